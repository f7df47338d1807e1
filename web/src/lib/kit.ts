/** What a board folder gives to the table: how to draw a view, how to play its events, how to name its moves. */
import type { Component } from 'svelte'
import type { Beat } from './beat'
import type { Happening } from './happening'
import type { EventSeen, MoveSeen } from './wire'

export interface BoardProps<V, P> {
  view: V
  picture: P
  beat: Beat<P> | null
  moves: MoveSeen[] // what I may answer now; empty while others play or pieces move
  chair: number | null
  names: string[]
  act: (move: MoveSeen) => void
  tried: (place: string, picked: number | null) => void // a place that is not lit: the house says why
  hinted?: string | null
  pick?: string | null // what is in my hand, shared with the ask panel
}

/** A board's own buttons in the question panel, where a list of moves would not do. */
export interface AnswersProps<V> {
  moves: MoveSeen[]
  view: V
  chair: number | null
  act: (move: MoveSeen) => void
  hinted?: string | null
  wait?: number // whole seconds until the house takes an answer of mine
}
/** What a phone shows of a private hand while the board is on a television. */
export type HandProps<V, P> = Omit<BoardProps<V, P>, 'beat'>

/** One line of a player: what stands under the name, and the number that counts. */
export interface Standing { letter: string | null; line: string; points: number | null }

export interface CountRow { label: string; cells: (number | string)[]; sum?: boolean }
export interface LuckRow { seat: number; line: string; share: number } // share: 0 unlucky to 1 lucky

export interface Kit<V, P> {
  Board: Component<BoardProps<V, P>, Record<string, never>, 'pick'>
  Answers?: Component<AnswersProps<V>> // instead of a button for each move
  shared?: boolean // everybody acts on the board itself, so that a phone shows it even beside a television
  Hand?: Component<HandProps<V, P>, Record<string, never>, 'pick'> // the part of the board that a phone keeps while a television shows the rest
  tall?: boolean // on a phone the board is longer than the screen, and the page scrolls under the question
  races?: boolean // the first answer counts, so that a table may make up for slow lines
  lesson?: { kind: string; turns: number } // which questions of a first game count as turns, and how many are explained
  open: boolean // nothing is hidden in this game, so a screen may pass from hand to hand without a curtain
  paints?: Record<string, string> // players' colours by letter, where they are not the house's own
  pictureOf: (view: V, before?: P) => P
  direct: (picture: P, told: Happening, view: V) => Beat<P>[]
  written?: (told: Happening, view: V) => Happening // what a journal keeps of an event, where remembering it is part of the game
  suits: (view: V) => boolean // whether this board can draw the view's edition
  heading: (view: V) => string
  standing: (view: V, seat: number) => Standing
  unit: string // the word of what counts, a key of words
  asked: (kind: string, view: V, mine: boolean, name: string) => { title: string; line: string }
  die: (picture: P) => { face: string; seat: number; turn: number } | null
  groups: (moves: MoveSeen[], view: V) => { pick: string; label: string; spoken: string }[] // things to take before choosing
  label: (move: MoveSeen, view: V) => string
  brief: (move: MoveSeen, view: V) => string // a label that fits a small button, where there are many
  spoken: (move: MoveSeen, view: V) => string
  held: (move: MoveSeen) => string | null // which of the groups a move belongs to
  offers?: (moves: MoveSeen[], pick: string | null) => MoveSeen[] // what the panel shows at once, where the board shows the rest; all are in its list
  attempt: (place: string, picked: number | null, moves: MoveSeen[]) => string | null // the notation of what was tried
  late?: (events: EventSeen[], names: string[]) => string | null // why an answer came too late, where the game can say more
  count: (view: V, names: string[]) => CountRow[]
  luck: (events: EventSeen[], names: string[]) => LuckRow[]
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view
export type AnyKit = Kit<any, any>
