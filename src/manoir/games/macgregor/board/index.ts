import type { Kit } from '$house/lib/kit'
import { say, words } from '$house/lib/words.svelte'
import Board from './Board.svelte'
import { briefOf, inHandOf, kindOf, labelOf, offersOf, spokenOf } from './choices'
import { direct } from './direct'
import Holds from './Holds.svelte'
import { pictureOf, type Picture } from './picture'
import { COLOURS, drawable, codeOf, paintOf, plain, type Seen } from './seen'
import type { GameEvent } from './sent'

const name = (thing: string) => words.name('macgregor', thing)

export const kit: Kit<Seen, Picture, GameEvent> = {
  Board,
  Holds,
  far: () => import('./Far.svelte'),
  hand: () => import('./Hand.svelte'),
  watched: (kind, _seen, name) => say(`macgregor-screen-${kind}`, { name }),
  tall: true,
  open: false,
  paints: Object.fromEntries(COLOURS.map((colour) => [codeOf(colour), paintOf(colour)])),
  pictureOf,
  direct,
  suits: (seen) => drawable(seen.castle),
  heading: (seen) => say('macgregor-page-heading', { round: seen.round }),
  unit: 'macgregor-page-treasures',
  standing: (seen, seat) => {
    const player = plain(seen).seats[seat - 1]!
    const parts = seat === seen.ghost ? [say('macgregor-page-is-ghost')] : [say('macgregor-page-keys', { count: player.backs.length }), ...player.objects.map(name)]
    return { letter: codeOf(player.colour), line: parts.join(' · '), points: player.total }
  },
  asked: (kind, seen, mine, who) => ({
    title: mine ? say('page-yours', { name: who }) : say('page-theirs', { name: who }),
    line: mine ? say(`macgregor-page-ask-${kind}`, { token: name(seen.shown ?? 'trap'), trap: seen.shown === 'trap' ? 'yes' : 'no', card: seen.plan.length + 1 }) : say('page-thinks', { name: who }),
  }),
  die: () => null,
  groups: () => [],
  mark: (move, seen) => (kindOf(move) === 'catch' ? codeOf(plain(seen).seats[(move.data.seat as number) - 1]!.colour) : null),
  label: labelOf,
  brief: briefOf,
  spoken: spokenOf,
  held: () => null,
  offers: offersOf,
  takes: inHandOf,
  attempt: (place) => place, // the board says in notation what was tried
  ending: async () => (await import('./end')).ending,
}
