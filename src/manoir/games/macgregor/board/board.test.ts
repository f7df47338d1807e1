import { expect, test } from 'vitest'
import { droppedOf, litRooms } from './choices'
import { direct } from './direct'
import { pictureOf } from './picture'
import { planOf } from './plan'
import { plain, type Castle, type Seen } from './seen'
import type { GameEvent } from './sent'

const castle: Castle = {
  width: 12,
  rows: 2,
  ghost_room: 'F',
  rooms: [
    { id: 'A1', row: 0, span: [0, 4], blazon: 'cross', stairs: true },
    { id: 'F', row: 0, span: [4, 12], blazon: null, stairs: false },
    { id: 'B1', row: 1, span: [0, 3], blazon: 'tower', stairs: true },
    { id: 'B2', row: 1, span: [3, 12], blazon: 'lion', stairs: true },
  ],
  doors: [['A1', 'B1', 'red'], ['B1', 'B2', 'blue']],
  exits: [['green', 'B2', 'south']],
}

const seen = (change: Partial<Seen> = {}): Seen => ({
  you: 1, stage: 'act', round: 1, rounds: 100, needed: 5, answered: 0, turn: 1, ghost: 2, memory: false, castle, top: 'lion', pile: 30, discards: [], tokens: {}, shown: null, bag: 50, inside: null, course: 4, plan: [], turned: 0, open: false, owed: 0, gone: null,
  seats: [
    { seat: 1, colour: 'red', room: 'A1', backs: ['lion', 'lion'], keys: ['red lion', 'blue lion'], objects: ['pick'], treasures: {}, total: 0 },
    { seat: 2, colour: 'blue', room: 'F', backs: [], keys: null, objects: [], treasures: {}, total: 0 },
  ],
  ...change,
})

test.each([true, false])('doors hang in the wall that their rooms share (narrow: %s)', (narrow) => {
  const plan = planOf(castle, narrow)
  const [down, across] = plan.doors
  const unit = (narrow ? 620 : 960) / 12
  expect(down!.upright).toBe(false)
  expect(down!.at.x).toBeCloseTo(1.5 * unit)
  expect(across!.upright).toBe(true)
  expect(across!.at.x).toBeCloseTo(3 * unit)
  expect(plan.exits[0]!.at.y).toBeGreaterThan(plan.rooms[3]!.rect.y + plan.rooms[3]!.rect.h)
})

test('a token that was put down lies face down, unless the screen remembers', () => {
  const put: GameEvent = { event: 'PutDown', seat: 2, room: 'B1' }
  const before = { ...pictureOf(seen()), shown: 'green' }
  expect(direct(before, put, seen()).at(-1)!.picture.tokens).toEqual({ B1: '?' })
  expect(direct(before, put, seen({ memory: true })).at(-1)!.picture.tokens).toEqual({ B1: 'green' })
})

test('a key that opened a door lies on the discards', () => {
  const [walk] = direct(pictureOf(seen()), { event: 'Walked', seat: 1, face: 'red', back: 'lion', start: 'A1', room: 'B1' }, seen())
  expect(walk!.picture.hands[0]!.keys).toEqual(['blue lion'])
  expect(walk!.picture.hands[0]!.backs).toEqual(['lion'])
  expect(walk!.picture.discards).toEqual(['red lion'])
  expect(walk!.picture.pawns[0]!.room).toBe('B1')
})

test('no object is in hand until it is taken', () => {
  const moves = [
    { text: 'go red lion B1', data: { move: 'go', key: 'red', back: 'lion', room: 'B1' } },
    { text: 'pick B2', data: { move: 'pick', room: 'B2' } },
  ]
  expect([...litRooms(moves, null).keys()]).toEqual(['B1'])
  expect([...litRooms(moves, 'pick').keys()]).toEqual(['B2'])
})

test('the whole truth is drawn as a view is', () => {
  const truth = { ...seen(), top: 'red lion', pile: ['blue lion'], bag: { red: 2, trap: 1 } } as unknown as Seen
  expect(plain(truth)).toMatchObject({ top: 'lion', pile: 2, bag: 3 })
})

test('a thing that is let go means the move of that place, and nothing where there is none', () => {
  const moves = [
    { text: 'go red lion B1', data: { move: 'go', key: 'red', back: 'lion', room: 'B1' } },
    { text: 'lay lion', data: { move: 'lay', blazon: 'lion' } },
    { text: 'discard red lion', data: { move: 'discard', key: 'red', back: 'lion' } },
    { text: 'stop', data: { move: 'stop' } },
  ]
  const dropped = (thing: string, zone: string | null, move: string | null) => droppedOf(moves, thing, { zone, move })?.text ?? null
  expect(dropped('pawn', null, 'go red lion B1')).toBe('go red lion B1')
  expect(dropped('lion', 'plan', null)).toBe('lay lion')
  expect(dropped('red lion', 'discards', null)).toBe('discard red lion')
  expect(dropped('blue lion', 'discards', null)).toBeNull()
  expect(dropped('pawn', null, 'stop')).toBeNull()
  expect(dropped('pawn', null, null)).toBeNull()
})
