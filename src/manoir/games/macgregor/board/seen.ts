/** What a chair sees of Mac Gregor, as the wire brings it. */

import type { MoveSeen } from '$house/lib/wire'
import type { CastleSeen as Castle, GameMove, Seen } from './sent'

export type { Castle, Seen }
export type { PlayerSeen as Player, RoomSeen as Room } from './sent'
export type Side = Castle['exits'][number][2]

/** A move as the named data that its schema declares. */
export const dataOf = (move: MoveSeen): GameMove => move.data as GameMove

export const HIDDEN = '?'
export const OBJECTS = ['pick', 'lamp', 'detector']

const CODES: Record<string, string> = { red: 'R', blue: 'B', green: 'G', yellow: 'Y', orange: 'O', violet: 'V' }
const PAINTS: Record<string, string> = { red: '#f4220f', blue: '#34a5ff', green: '#098e6b', yellow: '#ffd71d', orange: '#fb9100', violet: '#8f51b5' }
const BLAZONS = new Set(['tower', 'crown', 'lion', 'green-yellow', 'cross', 'thistle', 'unicorn'])

/** The code of a colour, by which its texture, figure and mark are called. */
export const codeOf = (colour: string | null): string | null => (colour ? (CODES[colour] ?? null) : null)
export const paintOf = (colour: string | null): string => PAINTS[colour ?? ''] ?? '#b3bdd8'
export const COLOURS = Object.keys(CODES)

/** A key card by its face and its back: `green green-yellow`. */
export const faceOf = (card: string): string => card.split(' ')[0] ?? ''
export const backOf = (card: string): string => card.split(' ')[1] ?? ''

/** Whether everything in a castle has a drawing here. */
export const drawable = (castle: Castle | undefined): boolean =>
  !!castle && castle.rows <= 8 && castle.rooms.every((room) => room.blazon === null || BLAZONS.has(room.blazon)) && [...castle.doors.map((door) => door[2]), ...castle.exits.map((exit) => exit[0])].every((colour) => colour in CODES)

/** The blazons of a castle, once each, in the order in which they first appear. */
export const blazonsOf = (castle: Castle): string[] => [...new Set(castle.rooms.flatMap((room) => (room.blazon ? [room.blazon] : [])))]

/** A view as it is drawn; the whole truth of a finished game, which replays lay over it, counts cards where views have numbers. */
export function plain(seen: Seen): Seen {
  if (!Array.isArray(seen.pile)) return seen
  const bag = seen.bag as unknown as Record<string, number>
  return {
    ...seen,
    top: seen.top ? backOf(seen.top) : null,
    pile: (seen.pile as string[]).length + (seen.top ? 1 : 0),
    bag: Object.values(bag).reduce((sum, one) => sum + one, 0),
    seats: seen.seats.map((player) => ({ ...player, backs: (player.keys ?? []).map(backOf), total: Object.values(player.treasures).reduce((sum, one) => sum + one, 0) })),
  }
}
