/** The end of Booo!: walls and visitors, what it was won by, and how sharp each eye was. */
import { bySource, partsOf } from '$house/lib/gains'
import type { Ending } from '$house/lib/kit'
import { say } from '$house/lib/words.svelte'
import { markOf, type Seen } from './seen'

const GREY = '#c9d3e8' // colours belong to the walls: players differ by their shape

export const ending: Ending<Seen> = {
  figure: (_seen, seat) => [
    { symbol: 'booo-visitor', x: 6, y: 62, width: 42, height: 48 },
    { symbol: 'spook', x: 30, y: 34, width: 72, height: 79 },
    { symbol: `mark-${markOf(seat)}`, x: 82, y: 82, width: 30, height: 30, paint: GREY },
  ],
  how: (seen, _names, winners) => {
    if (seen.ending !== 'pile') return say(`booo-end-${seen.ending ?? 'pile'}`, { points: 0 })
    const best = seen.seats[(winners[0] ?? 1) - 1]?.total ?? 0
    if (best === 0) return say('booo-end-nothing')
    return say(seen.seats.filter((player) => player.total === best).length > 1 ? 'booo-end-tie' : 'booo-end-pile', { points: best })
  },
  count: (seen, names, gains) => [
    { label: say('booo-page-count-walls'), cells: names.map((_, n) => ({ points: seen.seats[n]?.walls.length ?? 0, parts: partsOf(new Map([...bySource(gains, n + 1)].filter(([source]) => source === 'taken' || source === 'lost')), (source) => say(`booo-end-${source}`)) })) },
    { label: say('booo-page-count-visitors'), cells: names.map((_, n) => ({ points: seen.seats[n]?.visitors.length ?? 0 })) },
    { label: say('page-total'), cells: names.map((_, n) => ({ points: seen.seats[n]?.total ?? 0 })), sum: true },
  ],
  heading: 'booo-end-eyes',
  luck: (numbers) => say('booo-end-luck', numbers as Record<string, number>),
}
