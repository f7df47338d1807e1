import type { Kit } from '$house/lib/kit'
import { say } from '$house/lib/words.svelte'
import Board from './Board.svelte'
import { attemptOf, labelOf, offersOf, spokenOf } from './choices'
import { direct } from './direct'
import { pictureOf, type Picture } from './picture'
import { letterOf, type Seen } from './seen'
import type { GameEvent } from './sent'

export const kit: Kit<Seen, Picture, GameEvent> = {
  Board,
  far: () => import('./Far.svelte'),
  hand: () => import('./Hand.svelte'),
  watched: (kind, _seen, name) => say(`chasseurs-screen-${kind}`, { name }),
  tall: true,
  open: false,
  pictureOf,
  direct,
  suits: (seen) => seen.board?.sites?.length === 3,
  heading: (seen) => say('chasseurs-board-round', { round: seen.round, rounds: seen.rounds }),
  unit: 'chasseurs-page-purse',
  standing: (seen, seat) => {
    const player = seen.seats[seat - 1]!
    const covered = seen.purses === 'covered' && seen.stage !== 'over'
    const line = say('chasseurs-page-standing', { treasures: player.treasures.length, goblins: player.trophies })
    return { letter: letterOf(seat), line, points: covered ? null : player.purse }
  },
  asked: (kind, seen, mine, name) => ({
    title: mine ? say('page-yours', { name }) : say('page-theirs', { name }),
    line: mine ? say(`chasseurs-page-ask-${kind}`, { pick: seen.pick ?? 0, hand: seen.board.hand }) : say('page-thinks', { name }),
  }),
  die: () => null,
  groups: () => [],
  label: labelOf,
  brief: labelOf,
  spoken: spokenOf,
  held: () => null,
  offers: offersOf,
  attempt: (place, _picked, moves) => attemptOf(place, moves),
  ending: async () => (await import('./end')).ending,
}
