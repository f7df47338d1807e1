// Written by `python tools/protocol.py` from schema.py and events.py of the game: do not edit.
// The same for people: docs/reference/games/booo.md.

/** What every chair sees. */
export type Seen = {
  trapdoors: string[]; // rooms that have one
  transitions: string[]; // rooms where the ghost may change its colour
  ghost: string; // its room; while a path is shown, the one that it set out from
  room: string | null; // the visitor's
  claim: ClaimSeen | null; // null: nobody shows a path
  colours: Record<string, string>; // of walls: names by their letters on the map
  coats: string[]; // coats of arms of the columns, west to east
  portraits: string[]; // of the rows, north to south
  map: string[]; // the castle, drawn in letters
  stage: "over" | "placing" | "searching" | "tracing"; // what happens next
  round: number; // a visitor is a round
  tiles: number[]; // the numbers of the castle's tiles, as they lie
  route: number; // of the visitors
  first: number; // the seat of the first player
  visitor: number; // the one that is out, or the next
  pile: number; // visitors still to come
  gone: number[]; // visitors that left the game
  supply: string[]; // colours of the wall tokens that nobody has
  answered: number; // answers so far
  since: number; // answers when this search began, and those since then that do not count
  last?: number; // who gave the last answer in this search, at a table that counts them
  ending: "pile" | "visitors" | "walls" | null; // why the game is over
  seats: PlayerSeen[]; // by seat
}

/** A path that is being shown. */
export type ClaimSeen = {
  seat: number; // who shows it
  colour: string; // the colour that the ghost goes in
  cell: string; // the cell that it has reached, column and row: `7.12`
  room: string | null; // the room that it has reached; null in a corridor
}

/** One player. */
export type PlayerSeen = {
  seat: number; // from 1
  walls: string[]; // colours of the wall tokens that lie before them
  visitors: number[]; // those that they took, by number
  total: number; // both added up
  hand: boolean; // whether their hand is up: they see no way
  wait: number; // milliseconds before the table takes an answer of theirs
}

/** Call "Booo", with the colour in which the path starts. */
export type ClaimMove = {
  move: "claim";
  colour: string; // its name
}

/** Put a hand up, or keep it there: one sees no way. */
export type RaiseMove = {
  move: "raise";
}

/** Take the hand down. */
export type LowerMove = {
  move: "lower";
}

/** Take the ghost through a wall. */
export type CrossMove = {
  move: "cross";
  wall: string; // the east or south side of a cell: `7.12e`
  colour?: string; // in an offer: the wall's
  to?: string; // in an offer: the room behind it, or `corridor`
}

/** Take the ghost down a trapdoor. */
export type DropMove = {
  move: "drop";
  room: string; // where it comes out
}

/** Change the ghost's colour. */
export type TurnMove = {
  move: "turn";
  colour: string; // the new one
}

/** Give up the path. */
export type StopMove = {
  move: "stop";
}

/** The castle was laid; this seat is first player and the route was named. */
export type Began = {
  event: "Began";
  first: number;
  route: number;
  tiles: number[];
  room: string; // the ghost's
}

/** The first player turned a visitor, and it went to the room that its coat of arms and portrait name. */
export type VisitorPlaced = {
  event: "VisitorPlaced";
  first: number;
  visitor: number;
  room: string;
  coat: string;
  portrait: string;
  left: number; // visitors still in the pile
}

/** A player called "Booo", and the colour in which their path starts. */
export type Called = {
  event: "Called";
  seat: number;
  colour: string;
}

/** The ghost was taken through a wall, out of a room or a corridor (None) into another. */
export type Crossed = {
  event: "Crossed";
  seat: number;
  wall: string;
  colour: string;
  start: string | null;
  room: string | null;
  near: string; // the room that the wall is nearest to
  side: string; // above, below, left or right of it, as people see the castle
}

/** The ghost was taken down a trapdoor. */
export type Dropped = {
  event: "Dropped";
  seat: number;
  start: string;
  room: string;
}

/** The ghost changed colour in a room with a transition. */
export type Turned = {
  event: "Turned";
  seat: number;
  room: string;
  colour: string;
}

/** A claim ended without a path; the ghost is back in its room and everybody searches again. */
export type Failed = {
  event: "Failed";
  seat: number;
  reason: string; // wrong-wall, own-wall or stopped
  clause: string;
  colour: string; // the wrong one, or the one that the path was in
  path: string; // the one that the path was in
  room: string;
}

/** A path was right: the player took the visitor and a wall token, from the supply (None) or from its owner. */
export type Took = {
  event: "Took";
  seat: number;
  visitor: number;
  room: string;
  colour: string;
  owner: number | null;
}

/** A player put a hand up: they see no way. */
export type HandRaised = {
  event: "HandRaised";
  seat: number;
  hands: number;
  needed: number;
}

/** A player took a hand down. */
export type HandLowered = {
  event: "HandLowered";
  seat: number;
  hands: number;
  needed: number;
}

/** The search ended without a path: the visitor left the game and the ghost took its place. */
export type GivenUp = {
  event: "GivenUp";
  visitor: number;
  room: string;
  reason: string; // hands, or bound: the table's limit on answers
}

/** The game ended. */
export type Ended = {
  event: "Ended";
  reason: string; // walls, visitors or pile
  totals: number[]; // walls and visitors added up, by seat
  winners: number[];
}

/** A move as named data. */
export type GameMove = ClaimMove | RaiseMove | LowerMove | CrossMove | DropMove | TurnMove | StopMove;

/** An event as named data. */
export type GameEvent = Began | VisitorPlaced | Called | Crossed | Dropped | Turned | Failed | Took | HandRaised | HandLowered | GivenUp | Ended;
