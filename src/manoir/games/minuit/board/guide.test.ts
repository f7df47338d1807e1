import { beforeEach, expect, test } from 'vitest'
import { Coach } from '$house/lib/coach.svelte'
import type { EventSeen } from '$house/lib/wire'
import { guide } from './guide'

const told = (moment: number, event: string, fields: object = {}): EventSeen => ({ number: moment, moment, event: { event, ...fields }, once: [] }) as unknown as EventSeen

beforeEach(() => {
  globalThis.localStorage = { getItem: () => null, setItem: () => undefined } as unknown as Storage
})

test('what others do, and what was done for the learner before they were asked, is not learnt', () => {
  const coach = new Coach('minuit', 't', guide.lessons)
  coach.hear([told(1, 'Placed', { seat: 2 }), told(2, 'Placed', { seat: 1 })], 1)
  coach.asks('place', 3)
  expect(coach.learnt).toBe(0)
  coach.hear([told(4, 'Placed', { seat: 1 })], 1)
  expect(coach.learnt).toBe(1)
})

test('Hugo is read of when he climbs and when he walks', () => {
  const coach = new Coach('minuit', 't', guide.lessons)
  coach.hear([told(1, 'HugoClimbed'), told(2, 'HugoWalked')], 1)
  expect(coach.reading!.name).toBe('climb')
  coach.read()
  expect(coach.reading!.name).toBe('walk')
})

test('nobody is told to hide while every room is shut', () => {
  const coach = new Coach('minuit', 't', guide.lessons)
  coach.asks('move', 0)
  coach.hear([told(1, 'Moved', { seat: 1 })], 1)
  expect(coach.doing('move', { hugo: 'step-7' })).toBeNull()
  expect(coach.doing('move', { hugo: '12' })!.name).toBe('hide')
})
