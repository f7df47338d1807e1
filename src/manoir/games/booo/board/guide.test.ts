import { beforeEach, expect, test } from 'vitest'
import { Coach } from '$house/lib/coach.svelte'
import type { EventSeen } from '$house/lib/wire'
import { guide } from './guide'

const told = (moment: number, event: string, fields: object = {}): EventSeen => ({ number: moment, moment, event: { event, ...fields }, once: [] }) as unknown as EventSeen

beforeEach(() => {
  globalThis.localStorage = { getItem: () => null, setItem: () => undefined } as unknown as Storage
})

test('a path is learnt by whoever showed it themselves', () => {
  const coach = new Coach('booo', 't', guide.lessons)
  coach.asks('search', 0)
  coach.asks('trace', 0)
  const way = (seat: number, from: number) => [told(from, 'Called', { seat }), told(from + 1, 'Crossed', { seat }), told(from + 2, 'Took', { seat })]
  coach.hear(way(2, 1), 1)
  expect([coach.learnt, coach.reading]).toEqual([0, null])
  coach.hear([...way(2, 1), ...way(1, 5)], 1)
  expect([coach.learnt, coach.reading!.name]).toEqual([3, 'won'])
  coach.read()
  expect(coach.missing).toEqual([])
})
