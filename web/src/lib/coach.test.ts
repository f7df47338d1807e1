import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { Coach, tableOf, type Guide, type Lesson } from './coach.svelte'
import { inFolders } from './folders'
import type { EventSeen } from './wire'

const GUIDES = inFolders(import.meta.glob<Guide>('../../../src/manoir/games/*/board/guide.ts', { eager: true, import: 'guide' }))
const LESSONS: Lesson[] = [
  { name: 'place', says: 'place', asks: ['place'], passed: (told, me) => told.event === 'Placed' && told.seat === me, clause: 'place' },
  { name: 'climb', says: 'climb', passed: (told) => told.event === 'Climbed', clause: 'climb' },
  { name: 'walk', says: 'walk', passed: (told) => told.event === 'Walked', clause: 'walk' },
]
const told = (moment: number, event: string, fields: object = {}): EventSeen => ({ number: moment, moment, event: { event, ...fields }, once: [] }) as unknown as EventSeen

beforeEach(() => {
  const stored = new Map<string, string>()
  globalThis.localStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) } as unknown as Storage
})

test('what others do, and what was done for the learner before they were asked, is not learnt', () => {
  const coach = new Coach('ladder', 't', LESSONS)
  coach.hear([told(1, 'Placed', { seat: 2 }), told(2, 'Placed', { seat: 1 })], 1)
  expect(coach.learnt).toBe(0)
  coach.asks('place', 3)
  coach.hear([told(2, 'Placed', { seat: 1 })], 1)
  expect(coach.learnt).toBe(0)
  coach.hear([told(4, 'Placed', { seat: 1 })], 1)
  expect(coach.learnt).toBe(1)
})

test('a sentence about what happened stays until it is read, whatever comes after it, and is said once', () => {
  const coach = new Coach('ladder', 't', LESSONS)
  coach.hear([told(1, 'Climbed')], 1)
  coach.hear([told(1, 'Climbed'), told(2, 'Walked'), told(3, 'Climbed')], 1)
  expect(coach.reading!.name).toBe('climb')
  expect(coach.learnt).toBe(0) // it happened; nobody has read of it
  coach.read()
  expect(coach.reading!.name).toBe('walk')
  coach.read()
  coach.hear([told(9, 'Climbed')], 1)
  expect(coach.reading).toBeNull()
})

test('it goes on where it was at the same table, and begins anew at another', () => {
  const coach = new Coach('ladder', 't', LESSONS)
  coach.asks('place', 0)
  coach.hear([told(1, 'Placed', { seat: 1 }), told(2, 'Climbed')], 1)
  const again = new Coach('ladder', 't', LESSONS)
  expect([again.learnt, again.reading!.name, tableOf('ladder')]).toEqual([1, 'climb', 't'])
  expect(new Coach('ladder', 'other', LESSONS).learnt).toBe(0)
})

test.each(Object.entries(GUIDES))('every lesson of %s has its words in both languages, and a clause of the rulebook', (game, { lessons }) => {
  const rules = readFileSync(`../src/manoir/games/${game}/rulebook.toml`, 'utf8')
  for (const one of lessons) {
    expect(rules).toContain(`slug = "${one.clause}"`)
    for (const language of ['fr', 'en']) {
      const said = readFileSync(`../src/manoir/games/${game}/words/${language}-help.ftl`, 'utf8')
      expect(said).toContain(`${game}-guide-${one.says} = `)
      expect(said).toContain(`${game}-lesson-${one.name} = `)
    }
  }
  expect(new Set(lessons.map((one) => one.name)).size).toBe(lessons.length)
})

test('every game of the house has a guide', () => {
  expect(Object.keys(GUIDES).length).toBe(Object.keys(import.meta.glob('../../../src/manoir/games/*/board/index.ts')).length)
})
