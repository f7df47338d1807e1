/** How fortune treated each hunter, told from the events of a finished game. */
import type { CountRow, LuckRow } from '../../lib/kit'
import { happeningOf, type Happening } from '../../lib/happening'
import type { EventSeen } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import type { Seen } from './seen'

export function luckOf(events: EventSeen[], names: string[]): LuckRow[] {
  const all = events.map(happeningOf)
  return names.map((_, n) => {
    const seat = n + 1
    const mine = (event: string) => all.filter((told) => told.event === event && told.seat === seat)
    const sum = (found: Happening[], field: string) => found.reduce((total, told) => total + (told[field] as number), 0)
    const ties = all.filter((told) => told.event === 'TieBroken' && (told.seats as number[]).includes(seat))
    const won = ties.filter((told) => told.seat === seat).length
    return {
      seat,
      line: say('chasseurs-page-luck', { treasures: mine('TreasureTaken').length, coins: sum(mine('CoinsPaid'), 'amount'), stolen: sum(mine('Stole'), 'amount'), won, ties: ties.length }),
      share: ties.length ? won / ties.length : 0.5,
    }
  })
}

/** The final count line by line, as the house counted it. */
export function countOf(seen: Seen, names: string[]): CountRow[] {
  const shown = (count: number | undefined) => (count === undefined ? '–' : count < 0 ? `−${-count}` : count)
  const cells = (line: string) => names.map((_, n) => shown(seen.seats[n]?.count?.[line]))
  const rows: CountRow[] = ['grey-scrolls', 'relics', 'goblin-tiles', 'purse'].map((line) => ({ label: words.label('chasseurs', line), cells: cells(line) }))
  return [...rows, { label: say('page-total'), cells: cells('total'), sum: true }]
}
