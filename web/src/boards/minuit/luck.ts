/** How the dice fell, told from the events of a finished game. */
import type { LuckRow } from '../../lib/kit'
import { happeningOf } from '../../lib/happening'
import type { EventSeen } from '../../lib/wire'
import { say } from '../../lib/words.svelte'

export function luckOf(events: EventSeen[], names: string[]): LuckRow[] {
  return names.map((_, n) => {
    const seat = n + 1
    const rolls = events.map(happeningOf).filter((told) => told.seat === seat && (told.event === 'Rolled' || told.event === 'RolledGhost'))
    const ghosts = rolls.filter((told) => told.event === 'RolledGhost').length
    const numbers = rolls.filter((told) => told.event === 'Rolled').map((told) => told.number as number)
    const mean = numbers.length ? numbers.reduce((a, b) => a + b, 0) / numbers.length : 0
    return {
      seat,
      line: say('minuit-page-luck', { rolls: rolls.length, ghosts, mean: Math.round(mean * 10) / 10 }),
      share: rolls.length ? ghosts / rolls.length : 0,
    }
  })
}
