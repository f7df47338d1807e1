import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Beat } from './beat'
import { HouseClock, Schedule } from './clock'
import { Stage } from './stage.svelte'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('the quickest pong sets the clock, for it errs the least', () => {
  const clock = new HouseClock()
  expect(clock.since(5000)).toBe(0)
  clock.set(1000, 5200, 1400) // two ways of 200
  expect(clock.since(5200, 1400)).toBe(200)
  clock.set(2000, 6100, 2040)
  expect(clock.since(6100, 2040)).toBe(20)
  clock.set(3000, 9999, 3900)
  expect(clock.since(6100, 2040)).toBe(20)
})

/** A screen whose own clock is wrong by some hours, and that hears everything after a while. */
function screen(wrong: number, late: number, beats: Beat<string>[], told: number): Record<string, number> {
  const clock = new HouseClock()
  clock.set(told - 1000 - late + wrong, told - 1000, told - 1000 + late + wrong)
  const stage = new Stage<string>()
  const seen: Record<string, number> = {}
  setTimeout(() => {
    void stage.play(beats, null, () => false, new Schedule(() => clock.since(told, Date.now() + wrong)))
    const look = setInterval(() => {
      if (stage.picture !== null) seen[stage.picture] ??= Date.now() - told
      if (stage.picture === 'gone') clearInterval(look)
    }, 1)
  }, late)
  return seen
}

test('a visitor appears on every screen at the same instant, however late the word of it came', async () => {
  const beats = (['coat', 'portrait', 'visitor', 'gone'] as const).map((picture): Beat<string> => ({ picture, ms: 500, even: true }))
  const told = Date.now()
  const screens = [screen(0, 20, beats, told), screen(7_200_000, 90, beats, told), screen(-3_600_000, 700, beats, told)]
  await vi.advanceTimersByTimeAsync(5000)
  const [near, far, farthest] = screens
  expect(near!.coat).toBe(far!.coat)
  expect(farthest!.coat).toBeGreaterThan(near!.coat!) // it had not heard of it yet
  expect(new Set(screens.map((seen) => seen.visitor)).size).toBe(1)
})

test('without a schedule an even beat takes its whole time', async () => {
  const stage = new Stage<string>()
  const over = vi.fn()
  void stage.play([{ picture: 'a', ms: 400, even: true }], null, () => false).then(over)
  await vi.advanceTimersByTimeAsync(399)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})
