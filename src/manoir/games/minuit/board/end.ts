/** The end of Minuit: fright by round and by place, and how the dice fell. */
import { bySource, partsOf } from '$house/lib/gains'
import type { Ending } from '$house/lib/kit'
import { say, words } from '$house/lib/words.svelte'
import { letterOf, type Seen } from './seen'

const place = (source: string) => (source === 'stairs' || source === 'cellar' ? say(`minuit-end-${source}`) : words.label('minuit', source))

export const ending: Ending<Seen> = {
  figure: (seen, seat) => [{ symbol: `fig-${letterOf(seen.seats[seat - 1]?.colour ?? null) ?? 'W'}`, x: 33, y: 38, width: 54, height: 76 }],
  how: (seen, _names, winners) => say('minuit-end-how', { points: seen.seats[(winners[0] ?? 1) - 1]?.total ?? 0 }),
  count: (seen, names, gains) => [
    ...Array.from({ length: seen.rounds }, (_, n) => ({
      label: say('minuit-page-round-n', { round: n + 1 }),
      cells: names.map((__, seat) => {
        const places = bySource(gains, seat + 1, n + 1)
        const parts = partsOf(places, place)
        return { points: seen.seats[seat]?.rounds[n] ?? null, parts: parts.length || !places.size ? parts : [say('minuit-end-safe')] }
      }),
    })),
    { label: say('page-total'), cells: names.map((__, seat) => ({ points: seen.seats[seat]?.total ?? 0 })), sum: true },
  ],
  luck: ({ rolls, ghosts, spaces }) => {
    const numbers = (rolls as number) - (ghosts as number)
    return say('minuit-end-luck', { rolls: rolls as number, ghosts: ghosts as number, numbers, mean: numbers ? Math.round(((spaces as number) / numbers) * 10) / 10 : 0 })
  },
}
