import type { Kit } from '../../lib/kit'
import type { MoveSeen } from '../../lib/wire'
import { shelf } from '../../lib/shelf.svelte'
import { say, words } from '../../lib/words.svelte'
import Board from './Board.svelte'
import type { PlainView } from './end'

/** The kit of a game without a drawing: whatever its views hold, as lists, and its moves as buttons. */
export function plainKit(game: string): Kit<PlainView, PlainView> {
  const label = (move: MoveSeen) => Object.values(move.data).map((one) => (typeof one === 'string' ? words.name(game, one) : String(one))).join(' ')
  return {
    Board,
    open: shelf.find(game)?.open ?? false,
    races: shelf.find(game)?.race ?? false,
    pictureOf: (view) => view,
    direct: (picture) => [{ picture, ms: 350 }],
    suits: () => true,
    heading: (view) => (typeof view.round === 'number' ? say('page-round', { round: view.round }) : ''),
    unit: 'page-points',
    standing: (view, seat) => {
      const player = (view.seats as PlainView[] | undefined)?.[seat - 1]
      const points = [player?.total, player?.points, player?.score, player?.money].find((one) => typeof one === 'number')
      return { letter: null, line: '', points: (points as number | undefined) ?? null }
    },
    asked: (kind, _view, mine, name) => ({
      title: mine ? say('page-yours', { name }) : say('page-theirs', { name }),
      line: mine ? say(`${game}-ask-${kind}`) : say('page-thinks', { name }),
    }),
    die: () => null,
    groups: () => [],
    label,
    brief: label,
    spoken: label,
    held: () => null,
    attempt: () => null,
    ending: async () => (await import('./end')).ending,
  }
}
