/** The end: the winner's sign, dice left, and how each die was lost. */
import { letterOf } from './table.js'

const SOURCES = ['start', 'doubt', 'lie', 'exact', 'others']

export function ending(house) {
  return {
    figure: (_view, seat) => [{ symbol: `fig-${letterOf(seat)}`, x: 33, y: 38, width: 54, height: 76 }],
    how: (view, _names, winners) => house.say('menteur-end-how', { dice: Math.max(...winners.map((seat) => view.seats[seat - 1].dice)) }),
    count: (view, names, gains) => [
      ...SOURCES.filter((source) => gains.some((gain) => gain.source === source)).map((source) => ({
        label: house.say(`menteur-end-${source}`),
        cells: names.map((_, n) => ({ points: gains.filter((gain) => gain.source === source && gain.seat === n + 1).reduce((sum, gain) => sum + gain.points, 0) })),
      })),
      { label: house.say('page-total'), cells: names.map((_, n) => ({ points: view.seats[n].dice })), sum: true },
    ],
    luck: (numbers) => house.say('menteur-end-luck', numbers),
  }
}
