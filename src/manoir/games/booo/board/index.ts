import type { Kit } from '$house/lib/kit'
import { say, words } from '$house/lib/words.svelte'
import Answers from './Answers.svelte'
import Board from './Board.svelte'
import { colourOf, labelOf, paintOf, wallOf } from './choices'
import { direct } from './direct'
import { lateOf } from './late'
import { pictureOf, type Picture } from './picture'
import { MARKS, markOf, placeOf, type Seen } from './seen'
import type { GameEvent } from './sent'

export const kit: Kit<Seen, Picture, GameEvent> = {
  Board,
  far: () => Promise.resolve({ default: Board }),
  Answers,
  open: true,
  paints: Object.fromEntries(MARKS.map((letter) => [letter, '#c9d3e8'])), // colours belong to the walls: players differ by their shape
  shapes: true,
  pictureOf,
  direct,
  suits: (seen) => Array.isArray(seen.map) && seen.map.length > 2,
  heading: (seen) => say('booo-page-heading', { visitor: seen.visitor, left: seen.pile }),
  unit: 'page-points',
  standing: (seen, seat) => {
    const player = seen.seats[seat - 1]!
    const parts = [say('booo-page-walls', { count: player.walls.length }), say('booo-page-visitors', { count: player.visitors.length })]
    if (player.hand) parts.push(say('booo-board-hand'))
    if (player.wait && seen.stage === 'searching') parts.push(say('booo-page-waits', { seconds: Math.ceil(player.wait / 1000) }))
    return { letter: markOf(seat), line: parts.join(' · '), points: player.total }
  },
  asked: (kind, seen, mine, name) => {
    if (kind === 'trace') {
      const colour = colourOf(seen.claim?.colour ?? '')
      return { title: mine ? say('booo-page-show') : say('booo-page-shows', { name }), line: say(mine ? 'booo-page-show-line' : 'booo-page-shows-line', { colour }) }
    }
    const { column, row } = placeOf(seen.room ?? 'a1')
    return {
      title: say('booo-page-search'),
      line: say('booo-page-search-line', { coat: words.name('booo', seen.coats[column] ?? ''), portrait: words.name('booo', seen.portraits[row] ?? '') }),
    }
  },
  races: true,
  die: () => null,
  groups: () => [],
  label: labelOf,
  brief: (move, seen) => (wallOf(move) ? `${colourOf(paintOf(seen, wallOf(move)!))} ${wallOf(move)}` : labelOf(move, seen)),
  spoken: labelOf,
  held: () => null,
  attempt: (place) => `cross ${place}`,
  late: lateOf,
  ending: async () => (await import('./end')).ending,
}
