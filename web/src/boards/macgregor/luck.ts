/** What the bag and the ghost had in store, told from the events of a finished game. */
import { happeningOf } from '../../lib/happening'
import type { LuckRow } from '../../lib/kit'
import type { EventSeen } from '../../lib/wire'
import { say } from '../../lib/words.svelte'

export function luckOf(events: EventSeen[], names: string[]): LuckRow[] {
  const told = events.map(happeningOf)
  return names.map((_, n) => {
    const seat = n + 1
    const count = (event: string) => told.filter((one) => one.event === event && one.seat === seat).length
    const [found, traps, caught, drawn] = [count('FoundTreasure'), count('SprungTrap'), count('Caught'), count('DrewOnEntering')]
    return { seat, line: say('macgregor-page-luck', { found, traps, caught, drawn }), share: found + traps ? found / (found + traps) : 0.5 }
  })
}
