import type { Ending } from '../../lib/kit'
import { say } from '../../lib/words.svelte'

export type PlainView = Record<string, unknown>

/** The end of a game without a drawing: its points, and a ghost of the house. */
export const ending: Ending<PlainView> = {
  figure: () => [{ symbol: 'spook', x: 28, y: 38, width: 64, height: 70 }],
  how: () => '',
  count: (view, names) => [{ label: say('page-total'), cells: names.map((_, n) => ({ points: ((view.seats as PlainView[] | undefined)?.[n]?.total as number | undefined) ?? null })), sum: true }],
  luck: () => '',
}
