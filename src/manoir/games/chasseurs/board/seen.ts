/** What a chair sees of Chasseurs, as the wire brings it. */

import type { MoveSeen } from '$house/lib/wire'
import type { GameMove, MineSeen, PlayerSeen, Seen as View } from './sent'

export type { BoardSeen as Board, MineSeen as Mine, PlayedSeen as Played } from './sent'

/** A player; where everything is shown, as in a replay of a finished game, with every card that was hidden. */
export type Player = PlayerSeen & Partial<Pick<MineSeen, 'hand' | 'picks' | 'pack'>>
export type Seen = Omit<View, 'seats'> & { seats: Player[] }

/** A move as the named data that its schema declares. */
export const dataOf = (move: MoveSeen): GameMove => move.data as GameMove

const LETTERS = ['B', 'R', 'T', 'Y', 'L', 'W']

/** The letter of a seat: this game has no colours of its own, so the house lends one to each chair. */
export const letterOf = (seat: number): string => LETTERS[seat - 1] ?? 'K'

export const CAMP = 'goblins'
