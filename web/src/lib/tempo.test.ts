import { expect, test } from 'vitest'
import { Tempo } from './tempo'

/** A clock that only rests and drawing move; every timer is late by something. */
function clock(draws: number, late: number) {
  let now = 5000
  return {
    draw: () => (now += draws),
    timer: {
      now: () => now,
      wait: (ms: number) => {
        now += ms + late
        return Promise.resolve()
      },
    },
  }
}

const BEATS = [400, 250, 900, 60, 250, 700, 30, 250]

async function took(speed: number, draws = 12, late = 3): Promise<number> {
  const { timer, draw } = clock(draws, late)
  const tempo = new Tempo(() => speed, timer)
  const begun = timer.now()
  tempo.start()
  for (let game = 0; game < 20; game += 1) {
    for (const ms of BEATS) {
      draw()
      await tempo.rest(ms)
    }
  }
  return timer.now() - begun
}

test.each([2, 4])('%d times the speed is that part of the time, whatever drawing takes', async (speed) => {
  const ratio = (await took(1)) / (await took(speed))
  expect(Math.abs(ratio - speed)).toBeLessThan(0.01)
})

test('a page that was out of sight does not rush through what it missed', async () => {
  const { timer, draw } = clock(0, 0)
  const tempo = new Tempo(() => 1, timer)
  tempo.start()
  for (let n = 0; n < 60; n += 1) await timer.wait(1000)
  await tempo.rest(400)
  draw()
  const before = timer.now()
  await tempo.rest(400)
  expect(timer.now() - before).toBe(400)
})
