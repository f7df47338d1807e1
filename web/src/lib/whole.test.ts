import { expect, test } from 'vitest'
import { heardWhole, momentsOf, whole } from './whole'
import type { Moments, Told } from './wire'

const BOARD = { rounds: 5, board: { sites: ['cave'] }, seats: { dogs: [], laid: { cave: { cards: [], total: null } } } }

test('what a view leaves out is as the board says, in every row of a list', () => {
  const view = { round: 2, seats: [{ seat: 1 }, { seat: 2, laid: { cave: { cards: ['cave 3'], total: 3 } } }] }
  expect(whole(BOARD, view)).toEqual({
    rounds: 5,
    round: 2,
    board: { sites: ['cave'] },
    seats: [
      { seat: 1, dogs: [], laid: { cave: { cards: [], total: null } } },
      { seat: 2, dogs: [], laid: { cave: { cards: ['cave 3'], total: 3 } } },
    ],
  })
})

test('what a view says is what it says, nothing among it', () => {
  expect(whole({ me: { hand: [] }, site: 'cave' }, { me: null, site: null })).toEqual({ me: null, site: null })
  expect(whole({}, { seats: [1, null] })).toEqual({ seats: [1, null] })
})

test('a message is whole when the page reads it', () => {
  const moment = { type: 'moment', events: [{ number: 2, moment: 1, event: { event: 'Passed' } }], scene: { moment: 1, number: 2, now: 9, view: { round: 2, seats: [] }, asks: [{ id: '0.1', seat: 1, kind: 'act' }] } }
  expect(heardWhole(moment as unknown as Told, BOARD)).toEqual({
    type: 'moment',
    events: [{ number: 2, moment: 1, event: { event: 'Passed' }, once: [] }],
    scene: {
      moment: 1, number: 2, now: 9, view: { rounds: 5, board: { sites: ['cave'] }, round: 2, seats: [] },
      asks: [{ id: '0.1', seat: 1, kind: 'act', opens: 0, due: null }], moves: [], theirs: [], back: null, reveal: null, end: null,
    },
  })
  const welcome = { type: 'welcome', events: [], scene: null } as unknown as Told
  expect(heardWhole(welcome, {})).toEqual(welcome)
})

test('moments that are looked back at have their whole views', () => {
  const found = { board: { rounds: 5 }, moments: [{ moment: 0, view: { round: 1 } }, { moment: 1, view: null }] } as unknown as Moments
  expect(momentsOf(found).map((one) => one.view)).toEqual([{ rounds: 5, round: 1 }, null])
})
