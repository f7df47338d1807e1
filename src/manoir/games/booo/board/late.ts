import { happeningOf } from '$house/lib/happening'
import type { EventSeen } from '$house/lib/wire'
import { say } from '$house/lib/words.svelte'

/** Who shouted last: whoever comes too late reads it. */
export function lateOf(events: EventSeen[], names: string[]): string | null {
  const last = events.map(happeningOf).filter((told) => told.event === 'Called').at(-1)
  return last ? say('booo-page-too-late', { name: names[(last.seat as number) - 1] ?? '' }) : null
}
