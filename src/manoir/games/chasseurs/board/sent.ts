// Written by `python tools/protocol.py` from schema.py and events.py of the game: do not edit.
// The same for people: docs/reference/games/chasseurs.md.

/** What a chair sees. */
export type Seen = {
  stage: "act" | "award" | "deal" | "draw" | "mule" | "over" | "pick" | "prepare" | "raid" | "reveal" | "scroll"; // what happens next
  round: number; // from 1
  rounds: number; // of the whole game
  dealer: number; // a seat
  direction: "left" | "right"; // in which packs are passed
  pick: number | null; // of the draft, from 1; null outside it
  site: string | null; // the one that is searched; `goblins` while they raid
  asked: number; // questions so far
  since: number | null; // the seat with which this round of action cards began
  passed: number | null; // how many have passed in it
  asks: AskedSeen[]; // open questions
  sites: SiteSeen[]; // in order
  goblins: GoblinSeen[]; // from the top
  piles: PilesSeen; // what is left to draw
  gone: TilesGone; // what will not come back
  played: PlayedSeen[]; // action cards of this round, in order
  purses: "covered" | "shown"; // as the table has settled
  seats: PlayerSeen[]; // by seat
  me: MineSeen | null; // null for a spectator
  board: BoardSeen; // sent once
}

/** An open question. */
export type AskedSeen = {
  id: number; // what an answer cites
  seat: number; // who is asked
  kind: string; // of question
  after: number; // milliseconds before an answer is taken
}

/** A site and the treasures on it. */
export type SiteSeen = {
  site: string; // its name
  max: string | null; // the hidden treasure, for the highest total; null once it is taken
  min: string | null; // the obvious treasure, for the lowest
}

/** A goblin that lurks. */
export type GoblinSeen = {
  goblin: string; // its name: Paws and worth
  money: number; // coins on its tile
}

/** Tiles not yet drawn, which everybody can work out. */
export type PilesSeen = {
  hidden: number; // treasures in the hidden pile
  obvious: number; // treasures in the obvious pile
  goblins: number; // goblin tiles
  treasures: number[]; // how many of each treasure there still are, in the order of `board.treasures`
  tiles: number[]; // how many of each goblin, in the order of `board.tiles`
}

/** Tiles that are out of the game. */
export type TilesGone = {
  treasures: number; // back in the box or used up
  goblins: number; // that got away
}

/** An action card of this round. */
export type PlayedSeen = {
  seat: number; // who played it
  card: string; // its name
  site: string; // where; `goblins` for the camp
  on?: string; // the adventurer that fell asleep
  laid?: string; // the adventurer that the mule brought, laid for all to see
  drew?: string; // the card that the mule brought into the hand: `?` for everybody else
}

/** What lies before one player. */
export type PlayerSeen = {
  seat: number; // from 1
  purse: number; // coins
  trophies: number; // goblin tiles, face down
  treasures: string[]; // in the order in which they were won
  held: number; // cards in the hand
  picked: number; // cards picked in this draft
  aside: number; // cards put aside in this draft, with two players
  laid: Record<string, TeamSeen>; // adventurers by site
  dogs: string[]; // watchdogs on the table
  coins: string[]; // coin cards on the table, by metal
  pays: Record<string, number>; // what each yellow scroll would bring now, while scrolls are used
  count: Record<string, number> | null; // the lines of the final count, once all is over
}

/** The adventurers of a player on a site. */
export type TeamSeen = {
  cards: string[]; // all of them
  asleep: string[]; // those that count for nothing
  late: string[]; // those that a mule brought when the site was past
  total: number | null; // their Force together; null where nobody counts it
}

/** What this chair alone knows. */
export type MineSeen = {
  seat: number; // whose it is
  hand: string[]; // the cards in it
  pack: string[]; // the cards to pick from
  picks: string[]; // the cards picked in this draft, in order
  aside: string[]; // the cards put aside in it, with two players
  drawn: string[]; // the cards from the personal pile, with two players
  memory: Record<string, string[]>; // by pick, the pack that was held then
}

/** What the cards say that their names do not. */
export type BoardSeen = {
  sites: string[]; // their names, in order
  treasures: string[]; // in the order in which a pile counts them
  tiles: string[]; // goblins, in the order in which a pile counts them
  hand: number; // cards that a hunter drafts in a round
  force: number[]; // of the adventurers of a site
  actions: string[]; // action cards
  worth: Record<string, number>; // of a coin, by metal
  adds: Record<string, number>; // what an action card adds to a total
  doubles: Record<string, string>; // the site whose total a companion doubles
}

/** Pick a card out of the pack that passes. */
export type KeepMove = {
  move: "keep";
  card: string; // its name
}

/** Put a card of the pack aside, with two players. */
export type DiscardMove = {
  move: "discard";
  card: string; // its name
}

/** Play an action card. */
export type PlayMove = {
  move: "play";
  card: string; // its name
}

/** Play Sleeping Beauty on an adventurer. */
export type PlayOnMove = {
  move: "play";
  card: "sleeping-beauty"; // no other card is played on one
  on: string; // the adventurer
}

/** Play no action card now. */
export type PassMove = {
  move: "pass";
}

/** Use a yellow scroll. */
export type UseMove = {
  move: "use";
  scroll: string; // a treasure of one's own
}

/** Use no more scrolls this round. */
export type DoneMove = {
  move: "done";
}

/** The game began; the lot or the host named the dealer. */
export type Began = {
  event: "Began";
  dealer: number;
  purse: number;
}

/** A round began; cards will pass to the left or to the right. */
export type RoundBegan = {
  event: "RoundBegan";
  round: number;
  dealer: number;
  direction: "left" | "right";
}

/** A treasure was laid on a site, hidden (max) or obvious (min). */
export type TreasureLaid = {
  event: "TreasureLaid";
  site: string;
  side: string;
  tile: string;
}

/** A yellow scroll was drawn for the last round and put away. */
export type ScrollSkipped = {
  event: "ScrollSkipped";
  tile: string;
}

/** A goblin came to lurk, in that place from the top. */
export type GoblinLaid = {
  event: "GoblinLaid";
  number: number;
  goblin: string;
}

/** A player got their first cards of a round. */
export type Dealt = {
  event: "Dealt";
  seat: number;
  count: number;
  cards: string[] | "?";
}

/** A player drew a card from their personal pile (two players). */
export type Drew = {
  event: "Drew";
  seat: number;
  card: string;
}

/** A player put a card face down before them. */
export type Picked = {
  event: "Picked";
  seat: number;
  number: number;
  card: string;
}

/** A player discarded a card of the draft, face down (two players). */
export type SetAside = {
  event: "SetAside";
  seat: number;
  card: string;
}

/** A player took up the cards that a neighbour passed on. */
export type Received = {
  event: "Received";
  seat: number;
  by: number;
  count: number;
  cards: string[] | "?";
}

/** A player took the last card of the draft, without a choice. */
export type TookLast = {
  event: "TookLast";
  seat: number;
  by: number;
  card: string;
}

/** The search of a site began; these are its treasures. */
export type SiteOpened = {
  event: "SiteOpened";
  site: string;
  hidden: string;
  obvious: string;
}

/** A player laid out adventurers, and this is their Force together. */
export type Laid = {
  event: "Laid";
  seat: number;
  site: string;
  cards: string[];
  total: number;
}

/** A player had no adventurer for a site. */
export type StayedAway = {
  event: "StayedAway";
  seat: number;
  site: string;
}

/** A player played no action card now. */
export type Passed = {
  event: "Passed";
  seat: number;
}

/** A player played an action card that changes their total, which is now this. */
export type Played = {
  event: "Played";
  seat: number;
  card: string;
  site: string;
  total: number;
}

/** A player paid the goblin mercenaries, so much on each goblin tile and so much in all. */
export type Hired = {
  event: "Hired";
  seat: number;
  site: string;
  price: number;
  cost: number;
  total: number;
}

/** Sleeping Beauty cancelled an adventurer of her player. */
export type FellAsleep = {
  event: "FellAsleep";
  seat: number;
  card: string;
  site: string;
  total: number;
}

/** A player put up a scaregoblin: nothing will be stolen from them this round. */
export type ScareRaised = {
  event: "ScareRaised";
  seat: number;
}

/** A player played the mystery mule and draws a card. */
export type MulePlayed = {
  event: "MulePlayed";
  seat: number;
}

/** The mule's card went into the hand. */
export type MuleDrew = {
  event: "MuleDrew";
  seat: number;
  card: string;
}

/** The mule brought an adventurer that was laid at once: in time for its site, or late and without effect. */
export type MuleLaid = {
  event: "MuleLaid";
  seat: number;
  card: string;
  site: string;
  late: boolean;
}

/** What each seat's adventurers on a site came to in the end; `-` for who has none there. */
export type Totals = {
  event: "Totals";
  site: string;
  totals: (number | string)[];
}

/** A player's total is zero or less: no treasure for them here. */
export type FellToZero = {
  event: "FellToZero";
  seat: number;
  site: string;
  total: number;
}

/** Several tied for a treasure; the seat with the card of the highest Force wins the tie. */
export type TieBroken = {
  event: "TieBroken";
  site: string;
  side: string;
  seats: number[];
  seat: number;
  force: number;
}

/** A player took a treasure: for the highest total, for the lowest, or alone there. */
export type TreasureTaken = {
  event: "TreasureTaken";
  seat: number;
  site: string;
  side: string;
  tile: string;
  reason: string;
  total: number;
}

/** Nobody could take the treasures of a site: they went back to the box. */
export type TreasuresLost = {
  event: "TreasuresLost";
  site: string;
  tiles: string[];
}

/** The sites are searched, and the goblins come to the camp. */
export type GoblinsCame = {
  event: "GoblinsCame";
  goblins: string[];
}

/** A player laid out their watchdogs; these are their Paws together. */
export type DogsLaid = {
  event: "DogsLaid";
  seat: number;
  cards: string[];
  paws: number;
}

/** A player has no watchdog. */
export type NoDogs = {
  event: "NoDogs";
  seat: number;
}

/** The dogs of a player drove a goblin off. */
export type Repelled = {
  event: "Repelled";
  seat: number;
  goblin: string;
  number: number;
}

/** A goblin would have stolen, and fled from a scaregoblin. */
export type Shielded = {
  event: "Shielded";
  seat: number;
  goblin: string;
  number: number;
}

/** A goblin stole so much from a player. */
export type Stole = {
  event: "Stole";
  seat: number;
  goblin: string;
  number: number;
  amount: number;
}

/** Several have the most Paws; the dog of the highest Discipline decides. */
export type DogTieBroken = {
  event: "DogTieBroken";
  seats: number[];
  seat: number;
  discipline: number;
}

/** The player with the most Paws took a goblin tile, and the money on it. */
export type GoblinTaken = {
  event: "GoblinTaken";
  seat: number;
  goblin: string;
  number: number;
  money: number;
}

/** A goblin got away: its tile went to the box, the money on it to the supply. */
export type GoblinLeft = {
  event: "GoblinLeft";
  goblin: string;
  number: number;
  money: number;
}

/** A player laid out coin cards and received their worth. */
export type CoinsPaid = {
  event: "CoinsPaid";
  seat: number;
  cards: string[];
  amount: number;
}

/** A player discarded what was left in their hand, unseen. */
export type HandDiscarded = {
  event: "HandDiscarded";
  seat: number;
  count: number;
}

/** A player used a yellow scroll and received so much. */
export type ScrollUsed = {
  event: "ScrollUsed";
  seat: number;
  tile: string;
  amount: number;
}

/** A player uses no more scrolls this round. */
export type ScrollsKept = {
  event: "ScrollsKept";
  seat: number;
}

/** One line of the final count: grey scrolls, relics, goblins or purse. */
export type Counted = {
  event: "Counted";
  seat: number;
  source: string;
  points: number;
}

/** All was counted; the most points win. */
export type Ended = {
  event: "Ended";
  totals: number[];
  winners: number[];
}

/** A move as named data. */
export type GameMove = KeepMove | DiscardMove | PlayMove | PlayOnMove | PassMove | UseMove | DoneMove;

/** An event as named data. */
export type GameEvent = Began | RoundBegan | TreasureLaid | ScrollSkipped | GoblinLaid | Dealt | Drew | Picked | SetAside | Received | TookLast | SiteOpened | Laid | StayedAway | Passed | Played | Hired | FellAsleep | ScareRaised | MulePlayed | MuleDrew | MuleLaid | Totals | FellToZero | TieBroken | TreasureTaken | TreasuresLost | GoblinsCame | DogsLaid | NoDogs | Repelled | Shielded | Stole | DogTieBroken | GoblinTaken | GoblinLeft | CoinsPaid | HandDiscarded | ScrollUsed | ScrollsKept | Counted | Ended;
