// Written by `python tools/protocol.py` from the types of the server: do not edit.
// What each message means is told in docs/reference/protocol.md.

export const PROTOCOL = 1;

/** Plain named data: what it holds is the game's own. */
export type Plain = unknown;

/** The faces that can be made. */
export type Face = "smile" | "laugh" | "wow" | "sad" | "angry" | "scared" | "ghost" | "clap" | "heart" | "think" | "hurry" | "sorry";

/** Consent to a proposal, or not. */
export interface Agree {
  type: "agree";
  proposal: number;
  yes: boolean;
  id?: number | null;
}

/** My answer to an ask, as text in notation or as named data. May be sent again: it is taken once. */
export interface Answer {
  type: "answer";
  ask: string;
  move: string | Record<string, Plain>;
  id?: number | null;
}

/** What became of my answer. `taken`: it is stored. The others change nothing. */
export interface Answered {
  type: "answered";
  ask: string;
  verdict: "not asked" | "refused" | "taken" | "too late";
  reason: string | null;
  words: Record<string, string> | null;
  detail: string | null;
  wait: number | null;
  again: boolean;
  id: number | null;
}

/** Seats, settings, presence or a proposal changed. */
export interface Around {
  type: "table";
  table: TableSeen;
  chair: number | null;
}

/** An open question; everything in it is public. */
export interface AskSeen {
  id: string;
  seat: number;
  kind: string;
  opens: number;
  due: number | null;
}

/** A bot sits here. */
export interface BotSeat {
  kind: "bot";
  bot: string;
  name?: string;
}

/** The last message: why the socket closes. After `trouble` or `shutting down`, come back. */
export interface Bye {
  type: "bye";
  reason: string;
  words: Record<string, string>;
}

/** Another edition, other options, before the start: what is not named stays, null is what is usual. */
export interface ChangeOptions {
  edition?: string | null;
  options?: Record<string, Plain>;
}

/** A part of a rulebook. */
export interface ChapterSeen {
  id: string;
  title: Record<string, string>;
  clauses: ClauseSeen[];
}

/** A rule in the words that a player reads. */
export interface ClauseSeen {
  name: string;
  words: Record<string, string>;
  ruling: boolean;
}

/** A new table: game, seats, and what is chosen already. */
export interface CreateTable {
  game: string;
  seats: (OpenSeat | MySeat | BotSeat)[];
  edition?: string | null;
  options?: Record<string, Plain>;
  settings?: Settings;
  start?: boolean;
}

/** A new table, the secret of its host, and the seats that are mine. */
export interface Created {
  table: TableSeen;
  host: string;
  held: Held[];
}

/** What I asked for, or sent, cannot be done. */
export interface Denied {
  type: "denied";
  reason: string;
  words: Record<string, string>;
  detail: string | null;
  id: number | null;
}

/** What I asked for was done, or now waits for the others' consent. */
export interface Done {
  type: "done";
  id: number | null;
}

/** The answer to a probe, at once: how long my line takes. */
export interface Echo {
  type: "echo";
  probe: number;
  id?: number | null;
}

/** A box of a game. */
export interface EditionSeen {
  id: string;
  name: string;
  low: number;
  high: number;
}

/** Make a face at everybody. */
export interface Emote {
  type: "emote";
  emote: string;
  id?: number | null;
}

/** A seat made a face. */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

/** How a game ended, with everything revealed. */
export interface End {
  winners: number[];
  scores: number[];
  truth: Plain;
}

/** One numbered event as my chair may read it; `{"event": "?"}` where all of it is withheld. */
export interface EventSeen {
  number: number;
  moment: number;
  event: Record<string, Plain>;
}

/** What the dice of a table follow from, as far as it may be known before the end. */
export interface FairSeen {
  commitment: string;
  shares: string[] | null;
}

/** From which moment to play on. */
export interface Fork {
  moment: number;
}

/** A game of the house. */
export interface GameSeen {
  game: string;
  title: Record<string, string>;
  line: Record<string, string>;
  authors: string;
  publisher: string;
  rules: number;
  aim: "fewest" | "most";
  editions: EditionSeen[];
  options: OptionSeen[];
  bots: string[];
}

/** The seat whose person becomes the host. */
export interface HandOver {
  seat: number;
}

/** Something happened: the events (none: only clocks changed), then the scene they end in. */
export interface Happened {
  type: "moment";
  events: EventSeen[];
  scene: Scene;
}

/** Whether the house stands. */
export interface Health {
  ok: boolean;
  tables: number;
  sockets: number;
  database: boolean;
}

/** A seat and the secret that holds it. */
export interface Held {
  seat: number;
  secret: string;
}

/** The first message: which table, by which secret link, and the number of the last event I have. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
  have?: number | null;
}

/** Ask what a bot would do; everybody is told that I asked. */
export interface Hint {
  type: "hint";
  id?: number | null;
}

/** What a bot would answer, in notation. */
export interface HintTold {
  type: "hinted";
  move: string;
  id: number | null;
}

/** A secret link for one seat. */
export interface Invite {
  name?: string;
}

/** A table that its host chose to show. */
export interface Listed {
  table: string;
  game: string;
  stage: string;
  seats: number;
  open: number;
  names: string[];
}

/** One moment of a game looked at again, as a chair saw it. */
export interface MomentSeen {
  moment: number;
  seat: number | null;
  move: string | null;
  events: Record<string, Plain>[];
  view: Plain;
}

/** A part of a game looked at again. */
export interface Moments {
  game: string;
  seats: string[];
  total: number;
  over: boolean;
  moments: MomentSeen[];
}

/** Something that I may answer: its text in notation, and the same as named data. */
export interface MoveSeen {
  text: string;
  data: Record<string, Plain>;
}

/** I sit here; several times for one device that passes from hand to hand. */
export interface MySeat {
  kind: "me";
  name: string;
}

/** Whoever sits here has another name. */
export interface NamedSeat {
  kind: "name";
  name: string;
}

/** Anybody who has the table's link may sit here. */
export interface OpenSeat {
  kind: "open";
}

/** Something that a table may decide before it starts. */
export interface OptionSeen {
  name: string;
  clause: string;
  kind: "rooms" | "seat" | "time" | "value" | "waits";
  values: Plain[];
  usual: Record<string, Plain>;
}

/** Stop the game, or let it go on. */
export interface Pause {
  paused: boolean;
}

/** Are you there? Also says which events I have. */
export interface Ping {
  type: "ping";
  have?: number | null;
  id?: number | null;
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
  id: number | null;
}

/** A personal setting that follows my seat: whether the page asks before it sends a move. */
export interface Prefer {
  type: "prefer";
  confirm: boolean;
  id?: number | null;
}

/** Send this number back at once as an `echo`; only where the table makes up for delays. */
export interface Probe {
  type: "probe";
  probe: number;
}

/** Why a request was not granted. */
export interface Problem {
  reason: string;
  words: Record<string, string>;
  detail: string | null;
}

/** A wish that waits for the others' agreement. */
export interface ProposalSeen {
  id: number;
  what: "pause" | "resume" | "undo";
  by: number;
  moment: number | null;
  agreed: number[];
  waiting: number[];
}

/** Wish for something that needs everybody's consent; an undo goes back before my last answer, or to a moment. */
export interface Propose {
  type: "propose";
  what: "pause" | "resume" | "undo";
  moment?: number | null;
  id?: number | null;
}

/** Everything that was answered to a puzzle so far, from the start: the house remembers none of it. */
export interface PuzzleAnswers {
  answers: string[];
}

/** A puzzle for one, as far as it has come. */
export interface PuzzleSeen {
  name: string;
  rating: string;
  points: number;
  view: Plain;
  moves: MoveSeen[];
  events: Record<string, Plain>[];
  over: boolean;
  refused: RefusalSeen | null;
  solution: Record<string, Plain>[];
}

/** Why the last answer to a puzzle could not be taken. */
export interface RefusalSeen {
  reason: string;
  words: Record<string, string>;
}

/** A rulebook in reading order. */
export interface RulebookSeen {
  game: string;
  title: Record<string, string>;
  chapters: ChapterSeen[];
}

/** All that a chair has before it at one moment: a board is a function of this and of the events that led here. */
export interface Scene {
  chair: number | null;
  moment: number;
  number: number;
  view: Plain;
  asks: AskSeen[];
  moves: MoveSeen[];
  back: string | null;
  now: number;
  reveal: number | null;
  end: End | null;
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  here: boolean;
  away: boolean;
  host: boolean;
  shared: boolean;
}

/** What a host chooses; game, edition and options only before the start. */
export interface Settings {
  clock?: "lively" | "none" | "relaxed" | number;
  listed?: boolean;
  spectators?: boolean;
  delay?: number;
  grace?: number;
  pace?: number;
  stand_in?: string;
  credit?: number;
}

/** My share of the dice, with the commitment that I have seen: given once, before the start. */
export interface Share {
  commitment: string;
  share: string;
}

/** Take an open seat: this one, or the first. */
export interface SitDown {
  name: string;
  seat?: number | null;
  share?: Share | null;
}

/** Where to go. */
export interface TableName {
  table: string;
}

/** A table as everybody sees it: the antechamber is a function of this. */
export interface TableSeen {
  id: string;
  game: string;
  edition: string;
  options: Record<string, Plain>;
  settings: Settings;
  stage: "antechamber" | "closed" | "over" | "playing";
  paused: boolean;
  seats: SeatSeen[];
  watching: number;
  hosted: boolean;
  proposal: ProposalSeen | null;
  rematch: string | null;
  fork: boolean;
  fair: FairSeen | null;
  stuck: boolean;
}

/** Take back my sealed answer to an ask (the scene's `back`). */
export interface TakeBack {
  type: "take-back";
  ask: string;
  id?: number | null;
}

/** The answer to a hello, and what everybody is told at the start and when the host changes. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableSeen;
  chair: number | null;
  host: boolean;
  confirm: boolean;
  fresh: boolean;
  events: EventSeen[];
  scene: Scene | null;
}

/** What a device says. */
export type Said = Hello | Answer | TakeBack | Propose | Agree | Emote | Hint | Prefer | Ping | Echo;

/** What a device is told. */
export type Told = Welcome | Happened | Around | Answered | Done | HintTold | Denied | Emoted | Pong | Probe | Bye;
