import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
const { AnsweredMoments } = await import('./answered.svelte')

beforeEach(() => kept.clear())

test('a ladder goes on at the first rung without an answer, and counts those that were right', () => {
  const answered = new AnsweredMoments()
  answered.keep('vigil', 'easy-1', { how: 'right', text: 'a' })
  answered.keep('vigil', 'easy-2', { how: 'no', text: 'b' })
  answered.keep('vigil', 'hard-1', { how: 'right', text: 'c' })
  expect(answered.next('vigil', 'easy', 3)).toBe('easy-3')
  expect(answered.next('vigil', 'easy', 2)).toBeNull()
  expect(answered.right('vigil', 'easy')).toBe(1)
  expect(answered.next('other', 'easy', 3)).toBe('easy-1')
})

test('a streak of days goes over the end of a month, and ends where an answer was wrong', () => {
  const answered = new AnsweredMoments()
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01']) answered.keep('vigil', day, { how: 'right', text: 'a' })
  expect(answered.streak('vigil', '2026-03-02')).toBe(3)
  answered.keep('vigil', '2026-03-02', { how: 'no', text: 'a' })
  expect(answered.streak('vigil', '2026-03-02')).toBe(0)
  expect(answered.streak('vigil', '2026-03-01')).toBe(3)
})

test('the first answer stays, here and for whoever comes back', () => {
  const answered = new AnsweredMoments()
  answered.keep('vigil', 'fair-1', { how: 'no', text: 'a' })
  answered.keep('vigil', 'fair-1', { how: 'right', text: 'b' })
  expect(answered.of('vigil', 'fair-1')).toEqual({ how: 'no', text: 'a' })
  expect(new AnsweredMoments().of('vigil', 'fair-1')).toEqual({ how: 'no', text: 'a' })
})
