/** What a chair sees of Minuit, as the wire brings it. */

import type { MoveSeen } from '$house/lib/wire'
import type { GameMove } from './sent'

export type { BoardSeen as Board, RoomSeen as Room, Seen } from './sent'
export type Cell = [number, number]

/** A move as the named data that its schema declares. */
export const dataOf = (move: MoveSeen): GameMove => move.data as GameMove

const LETTERS: Record<string, string> = { blue: 'B', red: 'R', turquoise: 'T', yellow: 'Y', black: 'K', lilac: 'L', white: 'W', green: 'G' }

/** The code of a colour, by which its figure and mark are called. */
export const letterOf = (colour: string | null): string | null => (colour ? (LETTERS[colour] ?? null) : null)
