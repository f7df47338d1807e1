/** What a board folder gives to the table: how to draw a view, how to play its events, how to name its moves. */
import type { Component } from 'svelte'
import type { Guide } from './coach.svelte'
import type { Beat } from './beat'
import type { Happening } from './happening'
import type { EventSeen, GainSeen, MoveSeen } from './wire'

export interface BoardProps<V, P> {
  view: V
  picture: P
  beat: Beat<P> | null
  moves: MoveSeen[] // what I may answer now; empty while others play or pieces move
  chair: number | null
  names: string[]
  act: (move: MoveSeen) => void
  tried: (place: string, picked: number | null) => void // a place that is not lit: the house says why
  absent?: (string | null)[] // for each seat: what is said of one who is not there, and so does not think
  hinted?: string | null
  pick?: string | null // what is in my hand, shared with the ask panel
  far?: boolean // on a television: seen from three metres, and nobody taps it
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
export type HandProps<V, P> = Omit<BoardProps<V, P>, 'far'>

/** What a player holds, drawn beside the name where there is room for it. */
export interface HoldsProps<P> { picture: P; seat: number; mine: boolean } // mine: it lies before whoever looks already

/** One line of a player: what stands under the name, and the number that counts. */
export interface Standing { letter: string | null; line: string; points: number | null }

/** A symbol of a drawing, where it stands in a square of 120, and its paint where it is not the symbol's own. */
export interface DrawnPiece { symbol: string; x: number; y: number; width: number; height: number; paint?: string | undefined }

/** What a player has in one line of the count, and what it is made of, where that is known. */
export interface CountCell { points: number | null; parts?: string[] }
export interface CountRow { label: string; cells: CountCell[]; sum?: boolean }

/** The end of a game: fetched when it comes, for nobody needs it at the first sight of a table. */
export interface Ending<V> {
  figure: (view: V, seat: number) => DrawnPiece[] // the winner, drawn from the game's own pieces
  how: (view: V, names: string[], winners: number[]) => string // what it was won by
  count: (view: V, names: string[], gains: GainSeen[]) => CountRow[] // line by line; the last one is the sum of the others
  luck: (numbers: Record<string, unknown>) => string // a player's, from the numbers that the house counted
  heading?: string // of those lines, where they are not about luck; a key of words
}

export interface Kit<V, P, E = Happening> {
  Board: Component<BoardProps<V, P>, Record<string, never>, 'pick'>
  Answers?: Component<AnswersProps<V>> // instead of a button for each move
  far?: () => Promise<{ default: Component<BoardProps<V, P>, Record<string, never>, '' | 'pick'> }> // the board on a television; the board itself where there is none
  hand?: () => Promise<{ default: Component<HandProps<V, P>, Record<string, never>, 'pick'> }> // what a phone shows while a television has the board; the board itself where there is none
  Holds?: Component<HoldsProps<P>> // what a player holds, beside the name on a desk
  watched?: (kind: string, view: V, name: string) => string // what is asked, told to the whole room
  tall?: boolean // on a phone the board is longer than the screen, and the page scrolls under the question
  dice?: boolean // players throw dice, and may like to throw them by hand
  races?: boolean // the first answer counts, so that a table may make up for slow lines
  open: boolean // nothing is hidden in this game, so a screen may pass from hand to hand without a curtain
  paints?: Record<string, string> // players' colours by code, where they are not the house's own
  shapes?: boolean // players differ by their shapes alone: colours mean something else in this game
  pictureOf: (view: V, before?: P) => P
  direct: (picture: P, told: E, view: V) => Beat<P>[]
  suits: (view: V) => boolean // whether this board can draw the view's edition
  heading: (view: V) => string
  standing: (view: V, seat: number) => Standing
  unit: string // the word of what counts, a key of words; it is given `$count`, for one is said in the singular
  asked: (kind: string, view: V, mine: boolean, name: string) => { title: string; line: string }
  die: (picture: P) => { face: string; seat: number; turn: number; name: string } | null // the last one thrown: `die-<face>` is drawn, its name is read out
  groups: (moves: MoveSeen[], view: V) => { pick: string; label: string; spoken: string }[] // things to take before choosing
  label: (move: MoveSeen, view: V) => string
  mark?: (move: MoveSeen, view: V) => string | null // the code of the colour that a move chooses: its sign and letter stand beside the word
  brief: (move: MoveSeen, view: V) => string // a label that fits a small button, where there are many
  spoken: (move: MoveSeen, view: V) => string
  held: (move: MoveSeen) => string | null // which of the groups a move belongs to
  offers?: (moves: MoveSeen[], pick: string | null) => MoveSeen[] // what the panel shows at once, where the board shows the rest; all are in its list
  takes?: (move: MoveSeen) => string | null // what must be in hand for the place of a move to be lit
  attempt: (place: string, picked: number | null, moves: MoveSeen[]) => string | null // the notation of what was tried
  rule?: (place: string, picked: number | null, moves: MoveSeen[]) => string | null // the clause that keeps a place unlit, where no move could name it
  late?: (events: EventSeen[], names: string[]) => string | null // why an answer came too late, where the game can say more
  ending: () => Promise<Ending<V>>
  guide?: Guide // of a first game, where it is not a file of its own
}

// any: each board knows its own view and events
export type AnyKit = Kit<any, any, any>
