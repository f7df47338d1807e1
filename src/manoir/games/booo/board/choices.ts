/** The moves on offer, named. Nothing here knows a rule: a wall is lit because a move names it. */
import type { MoveSeen } from '$house/lib/wire'
import { say, words } from '$house/lib/words.svelte'
import { planOf } from './plan'
import { dataOf, type Seen } from './seen'
import { whereaboutsOf } from './whereabouts'

export const colourOf = (name: string): string => words.name('booo', name)

export const wallOf = (move: MoveSeen): string | null => {
  const data = dataOf(move)
  return data.move === 'cross' ? data.wall : null
}

/** The colour that stands in the drawing of a wall. */
export function paintOf(seen: Seen, wall: string): string {
  return seen.colours[planOf(seen).walls.get(wall)?.letter ?? ''] ?? ''
}

/** Where a wall is: `above c4`. */
export function whereOf(wall: string, seen: Seen): string {
  const found = whereaboutsOf(planOf(seen), wall)
  return found ? say('booo-page-where', found) : wall
}

export function labelOf(move: MoveSeen, seen: Seen): string {
  const data = dataOf(move)
  if (data.move === 'claim') return say('booo-page-shout', { colour: colourOf(data.colour) })
  if (data.move === 'cross') return say('booo-page-wall', { colour: colourOf(paintOf(seen, data.wall)), where: whereOf(data.wall, seen), wall: data.wall })
  if (data.move === 'drop') return say('booo-page-drop', { room: data.room })
  if (data.move === 'turn') return say('booo-page-turn', { colour: colourOf(data.colour) })
  return say(`booo-page-${data.move}`)
}
