import type { Kit } from '$house/lib/kit'
import { say } from '$house/lib/words.svelte'
import Board from './Board.svelte'
import { labelOf, placeOf, spokenOf, startOf } from './choices'
import { direct } from './direct'
import { pictureOf, type Picture } from './picture'
import { dataOf, letterOf, type Seen } from './seen'
import type { GameEvent } from './sent'

export const kit: Kit<Seen, Picture, GameEvent> = {
  Board,
  far: () => Promise.resolve({ default: Board }),
  hand: () => import('./Hand.svelte'),
  watched: (kind, seen, name) => say(`minuit-screen-${kind}`, { name, number: seen.number ?? 0 }),
  open: true,
  dice: true,
  pictureOf,
  direct,
  suits: (seen) => seen.board?.drawing != null,
  heading: (seen) => say('minuit-board-round', { round: seen.round, rounds: seen.rounds }),
  unit: 'minuit-page-fright',
  standing: (seen, seat) => {
    const player = seen.seats[seat - 1]!
    const is = (test: (place: string) => boolean) => player.figures.filter(test).length
    const fleeing = is((place) => /^\d+$/.test(place))
    const caught = is((place) => place === 'cellar' || place.startsWith('step-'))
    const boxed = is((place) => place === 'box')
    const hidden = player.figures.length - fleeing - caught - boxed
    const parts = ([['fleeing', fleeing], ['hidden', hidden], ['caught', caught], ['boxed', boxed]] as const)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => say(`minuit-page-${what}`, { count }))
    return { letter: letterOf(player.colour), line: parts.join(' · '), points: player.total }
  },
  asked: (kind, seen, mine, name) => ({
    title: mine ? say('page-yours', { name }) : say('page-theirs', { name }),
    line: mine ? say(`minuit-page-ask-${kind}`, { number: seen.number ?? 0 }) : say('page-thinks', { name }),
  }),
  die: ({ die }) => die && { ...die, name: die.face === 'ghost' ? say('minuit-page-die-ghost') : say('minuit-page-die', { face: die.face }) },
  groups: (moves) => {
    const starts = [...new Set(moves.map(startOf).filter((start) => start !== null))]
    return starts.length < 2 ? [] : starts.map((space) => ({ pick: String(space), label: String(space), spoken: say('minuit-page-take', { space }) }))
  },
  mark: (move) => {
    const data = dataOf(move)
    return data.move === 'choose' ? letterOf(data.colour) : null
  },
  label: labelOf,
  brief: (move) => placeOf(move) ?? labelOf(move),
  spoken: spokenOf,
  held: (move) => (startOf(move) === null ? null : String(startOf(move))),
  takes: (move) => (startOf(move) === null ? null : String(startOf(move))),
  attempt: (place, picked, moves) => {
    const kind = moves[0]?.data.move
    if (kind === 'place') return /^\d+$/.test(place) ? `place ${place}` : 'place stairs'
    return picked !== null && !/^\d+$/.test(place) ? `hide ${picked} ${place}` : null
  },
  rule: (place, picked, moves) => (moves[0]?.data.move === 'go' && place !== String(picked) ? 'minuit:move.number' : null),
  ending: async () => (await import('./end')).ending,
}

