/** The end of Chasseurs: the final count as the house counted it, and what filled and emptied each purse. */
import { bySource, partsOf } from '$house/lib/gains'
import type { Ending } from '$house/lib/kit'
import type { GainSeen } from '$house/lib/wire'
import { say, words } from '$house/lib/words.svelte'
import { letterOf, type Seen } from './seen'

const LINES = ['grey-scrolls', 'relics', 'goblin-tiles', 'purse']
const PURSE = ['coins', 'yellow-scrolls', 'booty', 'stolen', 'mercenaries']

/** What a purse is made of: what came and went, and what was in it before. */
function purseOf(gains: GainSeen[], seat: number, purse: number): string[] {
  if (!gains.length) return []
  const sums = bySource(gains, seat)
  const moved = PURSE.map((source): [string, number] => [source, sums.get(source) ?? 0])
  const start = purse - moved.reduce((sum, [, points]) => sum + points, 0)
  return partsOf(new Map([['start', start], ...moved]), (source) => say(`chasseurs-end-${source}`))
}

export const ending: Ending<Seen> = {
  figure: (_seen, seat) => [
    { symbol: 'relic', x: 6, y: 62, width: 42, height: 42 },
    { symbol: 'adventurer', x: 22, y: 36, width: 78, height: 78 },
    { symbol: `mark-${letterOf(seat)}`, x: 82, y: 82, width: 30, height: 30 },
  ],
  how: (seen, _names, winners) => say('chasseurs-end-how', { points: seen.seats[(winners[0] ?? 1) - 1]?.count?.total ?? 0 }),
  count: (seen, names, gains) => [
    ...LINES.map((line) => ({
      label: words.label('chasseurs', line),
      cells: names.map((_, n) => {
        const points = seen.seats[n]?.count?.[line] ?? null
        return { points, parts: line === 'purse' && points !== null ? purseOf(gains, n + 1, points) : [] }
      }),
    })),
    { label: say('page-total'), cells: names.map((_, n) => ({ points: seen.seats[n]?.count?.total ?? null })), sum: true },
  ],
  luck: (numbers) => say('chasseurs-end-luck', numbers as Record<string, number>),
}
