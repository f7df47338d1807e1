import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Hands, PATIENCE } from './hands'
import type { SeatSeen } from './wire'

const seat = (number: number, throws: boolean, die: number | null = null) => ({ seat: number, throws, die }) as SeatSeen

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a wait is over. */
function watched(wait: Promise<void> | null) {
  const over = vi.fn()
  void wait!.then(over)
  return async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms)
    return over.mock.calls.length === 1
  }
}

test('a die of a seat that does not throw by hand is waited for by nobody', () => {
  const hands = new Hands()
  hands.seen([seat(1, false), seat(2, true)], 5)
  expect(hands.until(1, 6)).toBeNull()
})

test('a die is waited for until it is thrown, also by a screen that is quicker than the hand', async () => {
  const hands = new Hands()
  hands.seen([seat(1, true)], 5)
  const over = watched(hands.until(1, 6))
  expect(await over(PATIENCE - 1)).toBe(false) // the thrower's page still plays what came before
  hands.held(1, 6)
  expect(await over(PATIENCE - 1)).toBe(false)
  hands.thrown(1, 6)
  expect(await over()).toBe(true)
  expect(hands.until(1, 6)).toBeNull()
})

test('a hand that never throws is waited for ten seconds, and one that never comes too', async () => {
  const hands = new Hands()
  hands.seen([seat(1, true)], 5)
  const never = watched(hands.until(1, 6))
  expect(await never(PATIENCE)).toBe(true)
  hands.held(1, 7)
  const held = watched(hands.until(1, 7))
  expect(await held(PATIENCE)).toBe(true)
})

test('a device that is gone is not waited for any longer', async () => {
  const hands = new Hands()
  hands.seen([seat(1, true)], 5)
  hands.held(1, 6)
  const over = watched(hands.until(1, 6))
  expect(await over()).toBe(false)
  hands.seen([seat(1, true, 6)], 6) // anything else at the table
  expect(await over()).toBe(false)
  hands.seen([seat(1, false)], 6)
  expect(await over()).toBe(true)
})

test('a throw that was missed while the line was cut is learnt from the table', async () => {
  const hands = new Hands()
  hands.seen([seat(1, true)], 5)
  hands.held(1, 6)
  const over = watched(hands.until(1, 6))
  hands.seen([seat(1, true, null)], 6)
  expect(await over()).toBe(true)
  hands.missed(9)
  expect(hands.until(1, 9)).toBeNull()
  hands.seen([seat(1, true, 12)], 12)
  hands.missed(12)
  expect(hands.until(1, 10)).toBeNull()
  expect(hands.until(1, 12)).not.toBeNull()
})

test('a device that has just come holds nothing of what was told before', () => {
  const hands = new Hands()
  hands.seen([seat(1, false)], 5)
  hands.seen([seat(1, true)], 8)
  expect(hands.until(1, 8)).toBeNull()
  expect(hands.until(1, 9)).not.toBeNull()
})

test('whoever comes while a die is in a hand waits until it has left it', async () => {
  const hands = new Hands()
  hands.seen([seat(1, true, 6)], 6)
  const over = watched(hands.empty())
  expect(await over()).toBe(false)
  hands.thrown(1, 6)
  expect(await over()).toBe(true)
})
