/** What a chair sees of Minuit, as the wire brings it. */

export interface Room { room: string; door: number; open: boolean; exact: boolean; fright: number }
export type Cell = [number, number]

export interface Board {
  spaces: number
  top: number
  steps: number[]
  cellar: number
  rooms: Room[]
  drawing: { spaces: Cell[]; steps: Cell[]; cellar: Cell } | null
}

export interface Player { seat: number; colour: string | null; figures: string[]; rounds: number[]; total: number }

export interface Seen {
  stage: 'choosing' | 'placing' | 'rolling' | 'moving' | 'returning' | 'over'
  round: number
  rounds: number
  first: number
  turn: number | null
  number: number | null
  hugo: string
  seats: Player[]
  board: Board
}

const LETTERS: Record<string, string> = { blue: 'B', red: 'R', turquoise: 'T', yellow: 'Y', black: 'K', lilac: 'L', white: 'W', green: 'G' }

/** The code of a colour, by which its figure and mark are called. */
export const letterOf = (colour: string | null): string | null => (colour ? (LETTERS[colour] ?? null) : null)
