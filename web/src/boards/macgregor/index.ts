import type { Kit } from '../../lib/kit'
import { say, words } from '../../lib/words.svelte'
import Board from './Board.svelte'
import { briefOf, labelOf, offersOf, spokenOf } from './choices'
import { direct } from './direct'
import Hand from './Hand.svelte'
import { luckOf } from './luck'
import { pictureOf, type Picture } from './picture'
import { COLOURS, drawable, letterOf, paintOf, plain, type Seen } from './seen'

const name = (thing: string) => words.name('macgregor', thing)

export const kit: Kit<Seen, Picture> = {
  Board,
  Hand,
  tall: true,
  open: false,
  paints: Object.fromEntries(COLOURS.map((colour) => [letterOf(colour), paintOf(colour)])),
  lesson: { kind: 'turn', turns: 3 },
  pictureOf,
  direct,
  // A token that was shown is not written down, unless the table has its screen remember (arrive.memory).
  written: (told, seen) => (told.event === 'Showed' && !seen.memory ? { event: 'ShowedToken', seat: told.seat } : told),
  suits: (seen) => drawable(seen.castle),
  heading: (seen) => say('macgregor-page-heading', { round: seen.round }),
  unit: 'macgregor-page-treasures',
  standing: (seen, seat) => {
    const player = plain(seen).seats[seat - 1]!
    const parts = seat === seen.ghost ? [say('macgregor-page-is-ghost')] : [say('macgregor-page-keys', { count: player.backs.length }), ...player.objects.map(name)]
    return { letter: letterOf(player.colour), line: parts.join(' · '), points: player.total }
  },
  asked: (kind, seen, mine, who) => ({
    title: mine ? say('page-yours', { name: who }) : say('page-theirs', { name: who }),
    line: mine ? say(`macgregor-page-ask-${kind}`, { token: name(seen.shown ?? 'trap'), trap: seen.shown === 'trap' ? 'yes' : 'no', card: seen.plan.length + 1 }) : say('page-thinks', { name: who }),
  }),
  die: () => null,
  groups: () => [],
  label: labelOf,
  brief: briefOf,
  spoken: spokenOf,
  held: () => null,
  offers: offersOf,
  attempt: (place) => place, // the board says in notation what was tried
  count: (seen, names) => [
    ...COLOURS.filter((colour) => seen.seats.some((player) => player.treasures[colour])).map((colour) => ({
      label: words.label('macgregor', colour),
      cells: names.map((_, n) => seen.seats[n]?.treasures[colour] ?? '–'),
    })),
    { label: say('page-total'), cells: names.map((_, n) => seen.seats[n]?.total ?? 0), sum: true },
    { label: say('macgregor-page-out'), cells: names.map((_, n) => (seen.gone === n + 1 ? '✓' : '–')) },
  ],
  luck: luckOf,
}
