import { expect, test } from 'vitest'
import { direct } from './direct'
import { pictureOf } from './picture'
import { between, nearest, planOf, stroll, through } from './plan'
import type { Seen } from './seen'
import type { GameEvent } from './sent'
import { whereaboutsOf } from './whereabouts'

// Four rooms of one cell each in a corridor: small, but with a wall of every kind.
const MAP = [
  '+  +  +  +  +  +',
  '                ',
  '+  +RR+  +BB+  +',
  '   Ga1Y  Vb1W   ',
  '+  +RR+GG+BB+  +',
  '                ',
  '+  +YY+  +YY+  +',
  '   Ra2R  Bb2B   ',
  '+  +GG+  +GG+  +',
  '                ',
  '+  +  +  +  +  +',
]
const seen: Seen = {
  stage: 'searching', round: 1, tiles: [], answered: 0, since: 0, ghost: 'a1', visitor: 1, room: 'b2', trapdoors: [], transitions: [], supply: [], claim: null, pile: 0, gone: [], route: 1, first: 1, ending: null,
  seats: [{ seat: 1, walls: ['red'], visitors: [], total: 1, hand: false, wait: 0 }, { seat: 2, walls: [], visitors: [], total: 0, hand: true, wait: 0 }],
  colours: { W: 'white', Y: 'yellow', R: 'red', B: 'blue', G: 'green', V: 'violet' }, coats: ['red lion', 'blue thistle'], portraits: ['green lady', 'blue knight'], map: MAP,
}

test('walls are read with their colours, and those of one colour in a row are one run', () => {
  const plan = planOf(seen)
  expect([plan.columns, plan.rows]).toEqual([5, 5])
  expect(plan.walls.size).toBe(17)
  expect(between(plan, '1.2', '2.2')?.letter).toBe('G')
  expect(between(plan, '1.1', '2.1')).toBeUndefined()
  expect(plan.runs.every((run) => run.w > 0 && run.h > 0)).toBe(true)
  expect(plan.room('4.4')).toBe('b2')
})

test('a line over the floor never passes a wall, and crosses one straight', () => {
  const plan = planOf(seen)
  const way = stroll(plan, '1.1', ['5.5'])!
  expect(way.slice(1).every((cell, n) => !between(plan, way[n]!, cell))).toBe(true)
  expect(through(plan, '2.2', '2.2s')).toEqual(['2.2', '2.3'])
  expect(through(plan, '1.1', '2.1s').at(-1)).toBe('2.2')
  expect(nearest(plan.walls.values(), { x: 80, y: 60 })?.wall.name).toBe('2.2e')
})

test('a wall is named by the nearest room and the side of it', () => {
  const plan = planOf(seen)
  const where = (wall: string) => whereaboutsOf(plan, wall)
  expect(where('2.1s')).toEqual({ room: 'a1', side: 'above' })
  expect(where('2.2s')).toEqual({ room: 'a1', side: 'below' })
  expect(where('1.4e')).toEqual({ room: 'a2', side: 'left' })
  expect(where('4.2e')).toEqual({ room: 'b1', side: 'right' })
  expect(where('3.2s')).toEqual({ room: 'a1', side: 'right' }) // in the corridor, as near to b1: the first counts
  expect(where('9.9e')).toBeNull()
})

test('a claim is played step by step, keeps its trail, and ends where the view says', () => {
  let picture = pictureOf(seen)
  expect(picture.hands).toEqual([2])
  expect(picture.holders.red).toBe(1)
  const play = (event: GameEvent) => {
    const beats = direct(picture, event, seen)
    expect(beats.every((beat) => beat.even)).toBe(true)
    picture = beats.at(-1)?.picture ?? picture
  }
  play({ event: 'Called', seat: 2, colour: 'green' })
  play({ event: 'Crossed', seat: 2, wall: '1.2e', colour: 'green', start: 'a1', room: null, near: 'a1', side: 'left' })
  expect(picture.trail).toEqual([['2.2', '1.2']])
  const view = { ...seen, stage: 'tracing', claim: { seat: 2, colour: 'green', cell: '1.2', room: null } } as Seen
  expect(pictureOf(view, picture).trail).toEqual(picture.trail)
  play({ event: 'Failed', seat: 2, reason: 'stopped', clause: 'claim.in-one-go', colour: 'green', path: 'green', room: 'a1' })
  expect([picture.claim, picture.at, picture.trail]).toEqual([null, '2.2', [['2.2']]])
  play({ event: 'VisitorPlaced', first: 1, visitor: 2, room: 'b1', coat: 'blue thistle', portrait: 'green lady', left: 0 })
  expect(picture.visitor).toEqual({ number: 2, room: 'b1' })
  expect(picture.hands).toEqual([])
})
