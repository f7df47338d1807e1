// Written by `python tools/protocol.py` from the types of the server: do not edit.
// What each message means is told in docs/reference/protocol.md.

export const PROTOCOL = 2;

/** Plain named data: what it holds is the game's own. */
export type Plain = unknown;

/** The faces that can be made. */
export type Face = "smile" | "laugh" | "wow" | "sad" | "angry" | "scared" | "ghost" | "clap" | "heart" | "think" | "hurry" | "sorry";

/** What is left out of a message where it is so: the page puts it back in (whole.ts). */
export const LEFT_OUT = {
  AskSeen: {"opens": 0, "due": null},
  EventSeen: {"once": []},
  SceneSeen: {"moves": [], "theirs": [], "back": null, "reveal": null, "end": null},
};

/** Where a seat's result came from: `start`, `luck`, `skill`, `hidden` and `others` add up to it. */
export interface AccountSeen {
  seat: number;
  start: number;
  luck: EstimateSeen;
  skill: EstimateSeen;
  hidden: EstimateSeen;
  others: EstimateSeen;
  lost: EstimateSeen;
  result: number;
  fine: number;
  inexact: number;
  mistake: number;
  turning: number;
}

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

/** This device asks for what another holds. */
export interface ClaimTransfer {
  code: string;
  key: string;
  device: string;
}

/** A rule in the words that a player reads. */
export interface ClauseSeen {
  name: string;
  words: Record<string, string>;
  ruling: boolean;
  notes: NoteSeen[];
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

/** A proposal is over: a seat said no (null: nobody answered in time). */
export interface Declined {
  type: "declined";
  what: "pause" | "resume" | "seat" | "undo";
  by: number | null;
  seat: number | null;
}

/** What I asked for, or sent, cannot be done. */
export interface DeniedWish {
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

/** A finished game in numbers: the same on every device. */
export interface EndingSeen {
  game: string;
  seats: string[];
  when: number;
  winners: number[];
  gains: GainSeen[];
  luck: Record<string, Plain>[];
  turning: TurningSeen | null;
}

/** A mean and its standard error. */
export interface EstimateSeen {
  value: number;
  error: number;
}

/** One numbered event as my chair may read it; `{"event": "?"}` where all of it is withheld. */
export interface EventSeen {
  number: number;
  moment: number;
  event: Record<string, Plain>;
  once: string[];
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

/** Points that a seat came by or lost, in the order in which it happened. */
export interface GainSeen {
  seat: number;
  source: string;
  points: number;
  round: number | null;
}

/** What became of my wish to delete a game for everybody. */
export interface GameDeleted {
  deleted: boolean;
  waiting: number[];
}

/** A game of the house, as it stands in the hall. */
export interface GameSeen {
  game: string;
  package: string;
  title: Record<string, string>;
  short: Record<string, string>;
  line: Record<string, string>;
  pitch: Record<string, string>;
  minutes: number;
  solo: boolean;
  race: boolean;
  open: boolean;
  picture: string | null;
  board: string | null;
  authors: string;
  publisher: string;
  rules: number;
  aim: "fewest" | "most";
  editions: EditionSeen[];
  options: OptionSeen[];
  bots: string[];
}

/** The games that a device remembers, by the ids of their tables. */
export interface GamesAsked {
  tables: string[];
}

/** What was sealed for the other device; the house cannot read it. */
export interface GiveTransfer {
  sealed: string;
}

/** A package that is not installed here, and what its game is called. */
export interface GoneSeen {
  package: string;
  title: Record<string, string>;
}

/** The seat whose person becomes the host. */
export interface HandOver {
  seat: number;
}

/** Something happened: the events (none: only clocks changed), then the scene they end in. */
export interface Happened {
  type: "moment";
  events: EventSeen[];
  scene: SceneSeen;
}

/** Whether the house stands. */
export interface Health {
  ok: boolean;
  tables: number;
  sockets: number;
  database: boolean;
  trouble: string | null;
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
  protocol?: number;
}

/** Ask what a bot would do; everybody is told that I asked. */
export interface Hint {
  type: "hint";
  id?: number | null;
}

/** A move in notation, how it compares with the next best, and what speaks for it by what my seat knows. */
export interface HintTold {
  type: "hinted";
  move: string;
  other: string | null;
  verdict: "better" | "even" | "only";
  gain: number;
  unit: "chances" | "points";
  trials: number;
  reasons: Record<string, Plain>[];
  then: Record<string, Plain> | null;
  apart: Record<string, Plain> | null;
  id: number | null;
}

/** The die that an event told is in my hand. */
export interface Hold {
  type: "hold";
  event: number;
  id?: number | null;
}

/** The die of an event is in a seat's hand: do not show it before `thrown`, or ten seconds. */
export interface InHand {
  type: "in-hand";
  seat: number;
  event: number;
}

/** A secret link for one seat. */
export interface Invite {
  name?: string;
}

/** What is said of an answer to a moment: told to whoever has answered, and to nobody before. */
export interface JudgedSeen {
  how: "nearly" | "no" | "right" | "untried";
  given: MoveSeen;
  answers: WeighedSeen[];
  reasons: Record<string, Plain>[];
  missed: number;
  tries: number;
}

/** Puzzles of one rating, rung by rung: `<rating>-1` is the first. */
export interface LadderSeen {
  rating: string;
  rungs: number | null;
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

/** A decision that lost something beyond the noise, judged with what its seat knew. */
export interface LossSeen {
  entry: number;
  seat: number;
  kind: string;
  label: "fine" | "inexact" | "mistake" | "turning";
  given: MoveSeen;
  best: MoveSeen;
  before: number;
  after: number;
  cost: EstimateSeen;
  reasons: Record<string, Plain>[];
}

/** One moment of a game looked at again, as a chair saw it. */
export interface MomentSeen {
  moment: number;
  seat: number | null;
  move: string | null;
  events: Record<string, Plain>[];
  view: Plain;
  said: Record<string, string>[];
}

/** A part of a game looked at again. */
export interface Moments {
  game: string;
  seats: string[];
  total: number;
  over: boolean;
  winners: number[];
  board: Record<string, Plain>;
  moments: MomentSeen[];
  gone: GoneSeen | null;
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

/** What people ask about a rule, and the answer. */
export interface NoteSeen {
  question: Record<string, string>;
  answer: Record<string, string>;
}

/** This device wishes to give its seats and its list of games to another. */
export interface OfferTransfer {
  key: string;
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
  span: number[] | null;
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

/** A position to play on from. Seats count from 1. */
export interface PositionSeen {
  source: string | null;
  moment: number | null;
  names: string[];
  asked: number[];
  view: Plain;
}

/** A moment of a game that was looked over, to be tried again. */
export interface PracticeSeen {
  entry: number;
  seat: number;
}

/** What of a game may be tried again, and how far its review has come; `total` 0: nobody asked for one. */
export interface PracticesSeen {
  game: string;
  done: number;
  total: number;
  moments: PracticeSeen[] | null;
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
  what: "pause" | "resume" | "seat" | "undo";
  by: number | null;
  moment: number | null;
  agreed: number[];
  waiting: number[];
  seat: number | null;
  name: string;
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

/** What leads on in a puzzle for one, and why. */
export interface PuzzleHint {
  move: string;
  reasons: Record<string, Plain>[];
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
  asked: QuestionSeen | null;
  judged: JudgedSeen | null;
}

/** A moment of a game that is over: whose question it was, who sat there, and what that seat was told before it. */
export interface QuestionSeen {
  seat: number;
  kind: string;
  names: string[];
  told: Record<string, Plain>[];
}

/** Why the last answer to a puzzle could not be taken. */
export interface RefusalSeen {
  reason: string;
  words: Record<string, string>;
}

/** Take back my seat, where a bot plays for me. */
export interface Return {
  type: "return";
  id?: number | null;
}

/** All that the coach says of a game; of a race, what there was to see, and nothing else. */
export interface ReviewDocument {
  entries: number;
  trials: number;
  openly: number;
  seed: number;
  result: number[];
  curve: number[][];
  seats: AccountSeen[];
  losses: LossSeen[];
  turning: number[];
  seen: Record<string, Plain>[] | null;
}

/** A review as far as it has come. */
export interface ReviewSeen {
  done: number;
  total: number;
  review: ReviewDocument | null;
  part: number | null;
}

/** A rulebook in reading order: the aim, for whom it is, then the chapters. */
export interface RulebookSeen {
  game: string;
  title: Record<string, string>;
  aim: Record<string, string>;
  low: number;
  high: number;
  age: number | null;
  chapters: ChapterSeen[];
}

/** All that a chair has before it at one moment: a board is a function of this and of the events that led here. */
export interface SceneSeen {
  moment: number;
  number: number;
  now: number;
  view: Plain;
  asks: AskSeen[];
  moves: MoveSeen[];
  theirs: MoveSeen[];
  back: string | null;
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
  until: number | null;
  left: boolean;
  bot_at: number | null;
  throws: boolean;
  die: number | null;
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
  bot_time?: number;
  claim_time?: number;
  keep?: number;
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

/** A game in a list. Seats count from 1. */
export interface Summary {
  table: string;
  state: "antechamber" | "closed" | "over" | "playing" | "deleted" | "gone";
  game: string;
  when: number;
  names: string[];
  winners: number[];
  scores: number[];
  wished: number[];
  waiting: number[];
  title: Record<string, string>;
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
  code: string | null;
  stage: "antechamber" | "closed" | "over" | "playing";
  paused: boolean;
  seats: SeatSeen[];
  watching: number;
  hosted: boolean;
  proposal: ProposalSeen | null;
  one_screen: boolean;
  rematch: string | null;
  fork: boolean;
  fair: FairSeen | null;
  hints: boolean;
  stuck: "damaged" | "rules-gone" | null;
  gone: GoneSeen | null;
}

/** Take back my sealed answer to an ask (the scene's `back`). */
export interface TakeBack {
  type: "take-back";
  ask: string;
  id?: number | null;
}

/** The die that an event told has left my hand. */
export interface Throw {
  type: "throw";
  event: number;
  id?: number | null;
}

/** The die of an event has left a seat's hand. */
export interface Thrown {
  type: "thrown";
  seat: number;
  event: number;
}

/** Whether dice of mine wait on this device until I throw them; not kept: said after every welcome. */
export interface Throws {
  type: "throws";
  by_hand: boolean;
  id?: number | null;
}

/** A ticket to fetch it with, and the public key of the device that gives. */
export interface TransferClaimed {
  ticket: string;
  key: string;
  until: number;
}

/** A code for the other device to type, and a ticket to go on with. */
export interface TransferOffered {
  code: string;
  ticket: string;
  until: number;
}

/** How far a transfer has come, for either of its devices. */
export interface TransferSeen {
  stage: "asked" | "given" | "open" | "refused" | "taken";
  device: string;
  key: string;
  until: number;
}

/** What was sealed for me; told once. */
export interface TransferTaken {
  sealed: string;
}

/** The moment at which a game turned. */
export interface TurningSeen {
  moment: number;
  seat: number;
  how: "ahead" | "end" | "leap";
  lead: number;
}

/** One answer as two long searches weighed it. */
export interface WeighedSeen {
  text: string;
  data: Record<string, Plain>;
  share: number;
  cost: EstimateSeen;
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
  board: Record<string, Plain>;
  events: EventSeen[];
  scene: SceneSeen | null;
}

/** What a device says. */
export type Said = Hello | Answer | TakeBack | Propose | Agree | Return | Emote | Throws | Hold | Throw | Hint | Prefer | Ping | Echo;

/** What a device is told. */
export type Told = Welcome | Happened | Around | Emoted | InHand | Thrown | Declined | Answered | Done | HintTold | DeniedWish | Pong | Probe | Bye;
