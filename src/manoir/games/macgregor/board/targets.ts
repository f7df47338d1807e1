/** What is lit in the castle for the moves on offer, and with what in hand. */
import type { MoveSeen } from '$house/lib/wire'
import { catchOf, leaveOf, litRooms, moveOf, spokenOf } from './choices'
import { COLOURS, type Seen } from './seen'

export interface Target { move: MoveSeen; spoken: string }

export interface Targets {
  rooms: Map<string, Target>
  exits: Map<string, Target> // by colour
  token: Target | null // the token of my room
  prey: Map<number, Target> // pawns by seat
}

export function targetsOf(moves: MoveSeen[], pick: string | null, view: Seen): Targets {
  const target = (move: MoveSeen): Target => ({ move, spoken: spokenOf(move, view) })
  const some = <K>(key: K, move: MoveSeen | null): [K, Target][] => (move ? [[key, target(move)]] : [])
  const flip = moveOf(moves, 'flip')
  return {
    rooms: new Map([...litRooms(moves, pick)].map(([room, move]) => [room, target(move)])),
    exits: new Map(COLOURS.flatMap((colour) => some(colour as string, leaveOf(moves, colour, pick)))),
    token: flip ? target(flip) : null,
    prey: new Map(view.seats.flatMap(({ seat }) => some(seat, catchOf(moves, seat)))),
  }
}

/** Which question the moves answer. */
export function kindAsked(moves: MoveSeen[]): string | null {
  return moves.length ? ({ put: 'token', start: 'start', lay: 'plan', step: 'step', catch: 'catch' }[moves[0]!.data.move as string] ?? 'turn') : null
}
