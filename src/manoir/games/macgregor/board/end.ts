/** The end of Mac Gregor: treasures by colour, how they came and went, and what the castle had in store. */
import { bySource, partsOf } from '$house/lib/gains'
import type { Ending } from '$house/lib/kit'
import { say, words } from '$house/lib/words.svelte'
import { COLOURS, codeOf, paintOf, plain, type Seen } from './seen'

export const ending: Ending<Seen> = {
  figure: (seen, seat) => {
    const colour = seen.seats[seat - 1]?.colour ?? null
    return [
      { symbol: `fig-${codeOf(colour) ?? 'W'}`, x: 26, y: 38, width: 54, height: 76, paint: paintOf(colour) },
      { symbol: 'treasure', x: 70, y: 76, width: 38, height: 38 },
    ]
  },
  how: (seen, names, winners) => {
    if (seen.gone === null) return say('macgregor-end-rounds')
    return say('macgregor-end-left', { name: names[seen.gone - 1] ?? '', treasures: plain(seen).seats[(winners[0] ?? 1) - 1]?.total ?? 0 })
  },
  count: (seen, names, gains) => [
    ...COLOURS.filter((colour) => seen.seats.some((player) => player.treasures[colour])).map((colour) => ({
      label: words.label('macgregor', colour),
      cells: names.map((_, n) => ({ points: seen.seats[n]?.treasures[colour] ?? 0 })),
    })),
    {
      label: say('page-total'),
      cells: names.map((_, n) => ({ points: plain(seen).seats[n]?.total ?? 0, parts: partsOf(bySource(gains, n + 1), (source) => say(`macgregor-end-${source}`)) })),
      sum: true,
    },
  ],
  luck: (numbers) => say('macgregor-end-luck', numbers as Record<string, number>),
}
