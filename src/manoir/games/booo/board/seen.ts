/** What a chair sees of Booo!, as the wire brings it. */

import type { MoveSeen } from '$house/lib/wire'
import type { GameMove, Seen } from './sent'

export type { Seen }

/** A move as the named data that its schema declares. */
export const dataOf = (move: MoveSeen): GameMove => move.data as GameMove

/** The code of a wall's colour, as maps write it and textures are called. */
export const letterOf = (seen: Seen, colour: string): string => Object.entries(seen.colours).find(([, name]) => name === colour)?.[0] ?? '?'

/** Column and row of a room such as `c4`, from 0. */
export const placeOf = (room: string): { column: number; row: number } => ({ column: room.charCodeAt(0) - 97, row: Number(room.slice(1)) - 1 })

/** The shapes that the house lends to the chairs, by their letters. */
export const MARKS = ['B', 'R', 'T', 'Y', 'L', 'W']
export const markOf = (seat: number): string => MARKS[seat - 1] ?? 'K'
