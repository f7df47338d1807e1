// Written by `python tools/protocol.py` from schema.py and events.py of the game: do not edit.
// The same for people: docs/reference/games/minuit.md.

/** What every chair sees. */
export type Seen = {
  stage: "choosing" | "moving" | "over" | "placing" | "returning" | "rolling"; // what happens next
  round: number; // from 1
  rounds: number; // of the whole game
  first: number; // the seat that began the round
  turn: number | null; // the seat whose turn it is
  number: number | null; // the number rolled, while it is being used
  hugo: string; // where he is: a space, or `step-9`
  answered: number; // answers so far
  seats: PlayerSeen[]; // by seat
  board: BoardSeen; // sent once
}

/** One player. */
export type PlayerSeen = {
  seat: number; // from 1
  colour: string | null; // null: not yet chosen
  figures: string[]; // where each is: a space, a room, `step-9`, `cellar` or `box`
  rounds: number[]; // fright points of each round counted
  total: number; // their sum
}

/** What the edition fixes. */
export type BoardSeen = {
  spaces: number; // of the gallery
  top: number; // the space at the head of the stairs
  steps: number[]; // what each step of the stairs costs, from the cellar up
  cellar: number; // what the cellar costs
  rooms: RoomSeen[]; // all of them, closed ones too
  drawing: DrawingSeen | null; // null: the edition has no drawing
}

/** A room off the gallery. */
export type RoomSeen = {
  room: string; // its name
  door: number; // the space before its door
  open: boolean; // whether the edition lets anybody hide in it
  exact: boolean; // whether only the exact number leads in
  fright: number; // points that it costs; below zero, points that it takes off
}

/** Where things stand on the drawing, column and row. */
export type DrawingSeen = {
  spaces: [number, number][]; // of each space
  steps: [number, number][]; // of each step
  cellar: [number, number]; // of the cellar
}

/** Take a colour. */
export type ChooseMove = {
  move: "choose";
  colour: string; // its name
}

/** Put a figure on the gallery. */
export type PlaceMove = {
  move: "place";
  space: number; // an empty one
}

/** Move a figure by the number rolled. */
export type GoMove = {
  move: "go";
  from: number; // the space where it stands
  to?: number; // in an offer: the space where it stops
}

/** Move a figure into a room. */
export type HideMove = {
  move: "hide";
  from: number; // the space where it stands
  room: string; // the room's name
}

/** Leave the last figure where it stands. */
export type StayMove = {
  move: "stay";
}

/** The game began; this seat is the bravest. */
export type Began = {
  event: "Began";
  first: number;
}

/** A player took a colour. */
export type Chose = {
  event: "Chose";
  seat: number;
  colour: string;
}

/** A player put a figure on the gallery. */
export type Placed = {
  event: "Placed";
  seat: number;
  space: number;
}

/** A player rolled a number. */
export type Rolled = {
  event: "Rolled";
  seat: number;
  number: number;
}

/** A player rolled a ghost. */
export type RolledGhost = {
  event: "RolledGhost";
  seat: number;
}

/** The number was lost: the player has no figure on the gallery. */
export type Lost = {
  event: "Lost";
  seat: number;
  number: number;
}

/** A figure walked along the gallery; forced when its player had no other move and was not asked. */
export type Moved = {
  event: "Moved";
  seat: number;
  start: number;
  space: number;
  forced: boolean;
}

/** A player left their last figure where it stands. */
export type Stayed = {
  event: "Stayed";
  seat: number;
  space: number;
}

/** A figure slipped into a room, which will cost it that many fright points, or take them off. */
export type Hid = {
  event: "Hid";
  seat: number;
  start: number;
  room: string;
  fright: number;
}

/** Hugo moved and is still on the stairs, on the step of that worth. */
export type HugoClimbed = {
  event: "HugoClimbed";
  step: number;
}

/** Hugo moved and stands on the gallery; start is None when he came off the stairs. */
export type HugoWalked = {
  event: "HugoWalked";
  start: number | null;
  space: number;
}

/** Hugo caught everybody on one space; they went on one step, or into the cellar (None), at that cost each. */
export type Captured = {
  event: "Captured";
  space: number;
  seats: number[];
  step: number | null;
  fright: number;
}

/** Every open room was taken: those left on the gallery went into the cellar, at that cost each. */
export type RoomsFull = {
  event: "RoomsFull";
  seats: number[];
  fright: number;
}

/** A round was counted: its points and the running totals, by seat. */
export type RoundEnded = {
  event: "RoundEnded";
  round: number;
  points: number[];
  totals: number[];
}

/** A figure came out of its room, onto the space before the door. */
export type CameOut = {
  event: "CameOut";
  seat: number;
  room: string;
  space: number;
}

/** A captured figure came back on the gallery; step is None for one from the cellar. */
export type CameBack = {
  event: "CameBack";
  seat: number;
  step: number | null;
  space: number;
}

/** Hugo stands before the cellar again and this seat rolls first. */
export type RoundBegan = {
  event: "RoundBegan";
  round: number;
  first: number;
}

/** The last round was counted; the fewest fright points win. */
export type Ended = {
  event: "Ended";
  totals: number[];
  winners: number[];
}

/** A move as named data. */
export type GameMove = ChooseMove | PlaceMove | GoMove | HideMove | StayMove;

/** An event as named data. */
export type GameEvent = Began | Chose | Placed | Rolled | RolledGhost | Lost | Moved | Stayed | Hid | HugoClimbed | HugoWalked | Captured | RoomsFull | RoundEnded | CameOut | CameBack | RoundBegan | Ended;
