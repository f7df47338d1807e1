import { expect, test } from 'vitest'
import { absencesOf, presenceOf } from './absence'
import type { SeatSeen } from './wire'

const seat = (number: number, change: Partial<SeatSeen> = {}): SeatSeen => ({ seat: number, kind: 'person', name: `P${number}`, bot: null, here: true, away: false, host: false, shared: true, until: null, left: false, bot_at: null, throws: false, die: null, ...change })
const table = (...seats: SeatSeen[]) => ({ seats, paused: false, one_screen: false })
const left = (shown: number) => shown / 1000
const none = () => null

test('who is there is not absent, and a bot on its own seat is nobody’s', () => {
  const all = table(seat(1), seat(2, { kind: 'bot', here: false }))
  expect(all.seats.map((one) => presenceOf(all, one))).toEqual(['here', 'bot'])
  expect(absencesOf(all, [1, 2], left, none)).toEqual([])
})

test('a bot plays for whoever is away, was replaced or left', () => {
  const all = table(seat(1, { away: true, here: false, until: 9 }), seat(2, { kind: 'bot', until: 9 }), seat(3, { kind: 'bot', left: true }))
  expect(absencesOf(all, [1, 2, 3], left, none)).toEqual([{ how: 'bot', seats: [1, 2, 3], seconds: 0 }])
})

test('until then it is said when that will be, and two of one moment are said together', () => {
  const all = table(seat(1, { here: false, bot_at: 40_000 }), seat(2, { here: false, bot_at: 40_000 }), seat(3, { here: false, bot_at: 12_000 }))
  expect(absencesOf(all, [1, 2, 3], left, none)).toEqual([
    { how: 'soon', seats: [3], seconds: 12 },
    { how: 'soon', seats: [1, 2], seconds: 40 },
  ])
})

test('a table that waits for a day waits, and so does one where no bot will play', () => {
  const all = table(seat(1, { here: false, bot_at: 86_000_000 }), seat(2, { here: false }))
  expect(absencesOf(all, [1, 2], left, none)).toEqual([{ how: 'waits', seats: [1, 2], seconds: 0 }])
})

test('a clock that ends first answers', () => {
  const all = table(seat(1, { here: false, bot_at: 40_000 }), seat(2, { here: false, bot_at: 10_000 }))
  const due = () => 20
  expect(absencesOf(all, [1, 2], left, due)).toEqual([
    { how: 'clock', seats: [1], seconds: 0 },
    { how: 'soon', seats: [2], seconds: 10 },
  ])
})

test('a pause waits for everybody, and a screen in the middle of the hands misses nobody', () => {
  const gone = seat(1, { here: false })
  expect(absencesOf({ ...table(gone), paused: true }, [1], left, none)).toEqual([])
  expect(presenceOf({ ...table(gone), one_screen: true }, gone)).toBe('here')
})

test('only those who are waited for are spoken of, each once', () => {
  const all = table(seat(1, { here: false }), seat(2, { here: false }))
  expect(absencesOf(all, [2, 2], left, none)).toEqual([{ how: 'waits', seats: [2], seconds: 0 }])
})
