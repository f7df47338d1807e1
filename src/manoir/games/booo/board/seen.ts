/** What a chair sees of Booo!, as the wire brings it. */

export interface Player { seat: number; walls: string[]; visitors: number[]; total: number; hand: boolean; wait: number }
export interface Claim { seat: number; colour: string; cell: string; room: string | null }

export interface Seen {
  stage: 'placing' | 'searching' | 'tracing' | 'over'
  trapdoors: string[]
  transitions: string[]
  route: number
  first: number
  ghost: string // its room; while a path is shown, the one it set out from
  visitor: number
  room: string | null // the visitor's
  pile: number
  gone: number[]
  supply: string[]
  claim: Claim | null
  ending: string | null
  seats: Player[]
  colours: Record<string, string> // names by letter
  coats: string[] // of the columns, west to east
  portraits: string[] // of the rows, north to south
  map: string[]
}

/** The code of a wall's colour, as maps write it and textures are called. */
export const letterOf = (seen: Seen, colour: string): string => Object.entries(seen.colours).find(([, name]) => name === colour)?.[0] ?? '?'

/** Column and row of a room such as `c4`, from 0. */
export const placeOf = (room: string): { column: number; row: number } => ({ column: room.charCodeAt(0) - 97, row: Number(room.slice(1)) - 1 })

/** The shapes that the house lends to the chairs, by their letters. */
export const MARKS = ['B', 'R', 'T', 'Y', 'L', 'W']
export const markOf = (seat: number): string => MARKS[seat - 1] ?? 'K'
