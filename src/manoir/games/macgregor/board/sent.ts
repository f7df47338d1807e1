// Written by `python tools/protocol.py` from schema.py and events.py of the game: do not edit.
// The same for people: docs/reference/games/macgregor.md.

/** What a chair sees. */
export type Seen = {
  you: number | null; // the seat; null for a spectator
  stage: "act" | "arrive" | "catch" | "deal" | "discard" | "draw" | "haunt" | "over" | "plan" | "rearm" | "set" | "start" | "step"; // what happens next
  round: number; // from 1
  rounds: number | null; // after how many the table stops; null: it plays to the end
  needed: number; // treasures that it takes to leave
  answered: number; // answers so far
  turn: number | null; // the seat whose turn it is
  ghost: number; // the seat that is the ghost
  memory: boolean; // whether the screen remembers tokens for everybody
  castle: CastleSeen; // sent once
  top: string | null; // the back of the card on the pile
  pile: number; // cards in it, the top one too
  discards: string[]; // open for all to see
  tokens: Record<string, string>; // by room
  shown: string | null; // the token that the ghost is about to put down
  bag: number; // tokens in it
  inside: Record<string, number> | null; // how many of each colour are in the bag; null where the screen may not remember
  course: number; // cards in a whole plan
  plan: string[]; // the ghost's cards as they lie
  turned: number; // how many of them it has walked
  open: boolean; // whether a detector has turned all of them over
  owed: number; // keys that the former ghost still draws
  gone: number | null; // the seat that left the castle
  entered?: boolean; // whether who is to act has come into their room in this turn
  seats: PlayerSeen[]; // by seat
  piles?: string[][]; // for whoever keeps count: the cards by the pile that each was last part of
}

/** The plan of the castle. */
export type CastleSeen = {
  width: number; // in columns
  rows: number; // of rooms
  ghost_room: string; // where a ghost begins
  rooms: RoomSeen[]; // all of them
  doors: [string, string, string][]; // two rooms, and the colour of the key
  exits: ([string, string, "east" | "north" | "south" | "west"])[]; // the colour of the key, a room, and the wall that the way out is in
}

/** A room of the castle. */
export type RoomSeen = {
  id: string; // its name
  row: number; // from the top
  span: [number, number]; // the columns from and to which it reaches
  blazon: string | null; // null: it bears none
  stairs: boolean; // whether pawns start there and lamps lead there
}

/** One player. */
export type PlayerSeen = {
  seat: number; // from 1
  colour: string | null; // null: not yet given
  room: string | null; // where the pawn is; null: not yet placed
  backs: string[]; // of the keys in the hand, sorted
  keys: string[] | null; // the keys themselves, for their owner alone
  objects: string[]; // still unused
  treasures: Record<string, number>; // how many of each colour
  total: number; // how many in all
  drawn?: [number, string][]; // for whoever keeps count: from which pile each back was drawn
}

/** Put the token that was shown face down in a room. */
export type PutMove = {
  move: "put";
  room: string; // its name
}

/** Put one's pawn on a stair. */
export type StartMove = {
  move: "start";
  room: string; // its name
}

/** Lay the next card of the plan, as the ghost. */
export type LayMove = {
  move: "lay";
  blazon: string; // on the card
}

/** Play a key and go through a door. */
export type GoMove = {
  move: "go";
  key: string; // the colour of its face
  back: string; // the blazon on its back
  room: string; // behind the door
}

/** Play a key and leave the castle. */
export type LeaveMove = {
  move: "leave";
  key: string; // the colour of its face
  back: string; // the blazon on its back
}

/** Use the pick to get into an adjacent room. */
export type PickMove = {
  move: "pick";
  room: string; // its name
}

/** Use the lamp to get to another stair. */
export type LampMove = {
  move: "lamp";
  room: string; // its name
}

/** Use the detector. */
export type DetectMove = {
  move: "detect";
}

/** Turn over the token of one's room. */
export type FlipMove = {
  move: "flip";
}

/** End one's turn. */
export type StopMove = {
  move: "stop";
}

/** Throw away a key that is one too many. */
export type DiscardMove = {
  move: "discard";
  key: string; // the colour of its face
  back: string; // the blazon on its back
}

/** Go to one of several rooms that bear the blazon, as the ghost. */
export type StepMove = {
  move: "step";
  room: string; // its name
}

/** Catch one of several players in a room, as the ghost. */
export type CatchMove = {
  move: "catch";
  seat: number; // whom
}

/** The game began with this seat as the ghost; so many treasures are needed to leave. */
export type Began = {
  event: "Began";
  ghost: number;
  needed: number;
}

/** A character gave a player its colour. */
export type GotColour = {
  event: "GotColour";
  seat: number;
  colour: string;
}

/** A player put their pawn on a stair. */
export type Started = {
  event: "Started";
  seat: number;
  room: string;
}

/** A player got their first keys: all see the backs, the player alone the cards. */
export type KeysDealt = {
  event: "KeysDealt";
  seat: number;
  backs: string[];
  keys: "?" | string[];
}

/** These players got a pick, a lamp and a detector. */
export type ObjectsGiven = {
  event: "ObjectsGiven";
  seats: number[];
}

/** A round began with this ghost. */
export type RoundBegan = {
  event: "RoundBegan";
  round: number;
  ghost: number;
}

/** The ghost drew a token and showed it to all: a treasure's colour, or a trap. */
export type Showed = {
  event: "Showed";
  seat: number;
  token: string;
}

/** The ghost put the token face down in a room. */
export type PutDown = {
  event: "PutDown";
  seat: number;
  room: string;
}

/** The bag ran out before every room was served. */
export type BagEmpty = {
  event: "BagEmpty";
}

/** The ghost laid a card face down, the first, second, and so on of its plan. */
export type Laid = {
  event: "Laid";
  seat: number;
  number: number;
  blazon: string;
}

/** A player drew the top key card. */
export type Drew = {
  event: "Drew";
  seat: number;
  back: string;
  face: string;
}

/** A player drew the top key card, for it bore the blazon of the room just entered. */
export type DrewOnEntering = {
  event: "DrewOnEntering";
  seat: number;
  back: string;
  face: string;
}

/** A player had no key card to draw. */
export type NoKeyLeft = {
  event: "NoKeyLeft";
  seat: number;
}

/** The discards were shuffled and are the new pile. */
export type PileMade = {
  event: "PileMade";
  cards: number;
}

/** A card came to lie on top of the pile, and its back shows. */
export type TopShown = {
  event: "TopShown";
  back: string;
}

/** A player went through a door with a key. */
export type Walked = {
  event: "Walked";
  seat: number;
  face: string;
  back: string;
  start: string;
  room: string;
}

/** A player turned over a treasure and kept it; so many they have now. */
export type FoundTreasure = {
  event: "FoundTreasure";
  seat: number;
  room: string;
  token: string;
  total: number;
}

/** A player turned over a trap, which went back in the bag. */
export type SprungTrap = {
  event: "SprungTrap";
  seat: number;
  room: string;
}

/** A player's keys went on the discards, open. */
export type Discarded = {
  event: "Discarded";
  seat: number;
  keys: string[];
}

/** A player's turn was over. */
export type Stopped = {
  event: "Stopped";
  seat: number;
}

/** A player broke into an adjacent room. */
export type UsedPick = {
  event: "UsedPick";
  seat: number;
  start: string;
  room: string;
}

/** A player went from stair to stair. */
export type UsedLamp = {
  event: "UsedLamp";
  seat: number;
  start: string;
  room: string;
}

/** A player used the detector; for nothing, if the plan was open already. */
export type UsedDetector = {
  event: "UsedDetector";
  seat: number;
  wasted: boolean;
}

/** All cards of the ghost's plan were turned face up. */
export type PlanOpened = {
  event: "PlanOpened";
  seat: number;
  blazons: string[];
}

/** The ghost turned over a card that several rooms around it bear, and has to choose. */
export type GhostChose = {
  event: "GhostChose";
  seat: number;
  number: number;
  blazon: string;
}

/** The ghost turned over a card of its plan and went to the room with that blazon. */
export type GhostStepped = {
  event: "GhostStepped";
  seat: number;
  number: number;
  blazon: string;
  start: string;
  room: string;
}

/** The ghost turned over a card that no room around it bears, and stayed where it was. */
export type GhostStopped = {
  event: "GhostStopped";
  seat: number;
  number: number;
  blazon: string;
  room: string;
}

/** The ghost caught nobody and took its cards back. */
export type TookBack = {
  event: "TookBack";
  seat: number;
  room: string;
}

/** The ghost caught a player in a room. */
export type Caught = {
  event: "Caught";
  by: number;
  seat: number;
  room: string;
}

/** The ghost took the treasures of its own colour from the player it had caught, if there were any. */
export type Looted = {
  event: "Looted";
  by: number;
  seat: number;
  token: string;
  treasures: number;
}

/** The caught player gave back their objects, took the ghost cards and went to the ghost's room. */
export type BecameGhost = {
  event: "BecameGhost";
  seat: number;
  room: string;
}

/** The former ghost got a pick, a lamp and a detector, and draws keys. */
export type Rearmed = {
  event: "Rearmed";
  seat: number;
}

/** A player left the castle. */
export type Left = {
  event: "Left";
  seat: number;
  face: string;
  back: string;
  room: string;
}

/** The rounds that the table had set were over and nobody had left. */
export type RoundsOver = {
  event: "RoundsOver";
  rounds: number;
}

/** The game was over; treasures by seat, and who won. */
export type Ended = {
  event: "Ended";
  treasures: number[];
  winners: number[];
}

/** A move as named data. */
export type GameMove = PutMove | StartMove | LayMove | GoMove | LeaveMove | PickMove | LampMove | DetectMove | FlipMove | StopMove | DiscardMove | StepMove | CatchMove;

/** An event as named data. */
export type GameEvent = Began | GotColour | Started | KeysDealt | ObjectsGiven | RoundBegan | Showed | PutDown | BagEmpty | Laid | Drew | DrewOnEntering | NoKeyLeft | PileMade | TopShown | Walked | FoundTreasure | SprungTrap | Discarded | Stopped | UsedPick | UsedLamp | UsedDetector | PlanOpened | GhostChose | GhostStepped | GhostStopped | TookBack | Caught | Looted | BecameGhost | Rearmed | Left | RoundsOver | Ended;
