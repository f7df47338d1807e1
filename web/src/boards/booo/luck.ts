/** How sharp each eye was, told from the events of a finished game. */
import type { LuckRow } from '../../lib/kit'
import { happeningOf } from '../../lib/happening'
import type { EventSeen } from '../../lib/wire'
import { say } from '../../lib/words.svelte'

export function luckOf(events: EventSeen[], names: string[]): LuckRow[] {
  return names.map((_, n) => {
    const mine = events.map(happeningOf).filter((told) => told.seat === n + 1)
    const count = (event: string) => mine.filter((told) => told.event === event).length
    const [calls, right] = [count('Called'), count('Took')]
    return { seat: n + 1, line: say('booo-page-luck', { calls, right, walls: count('Crossed') }), share: calls ? right / calls : 0 }
  })
}

/** Who shouted last: whoever comes too late reads it. */
export function lateOf(events: EventSeen[], names: string[]): string | null {
  const last = events.map(happeningOf).filter((told) => told.event === 'Called').at(-1)
  return last ? say('booo-page-too-late', { name: names[(last.seat as number) - 1] ?? '' }) : null
}
