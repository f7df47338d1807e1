import { afterEach, expect, test, vi } from 'vitest'
import { prefs } from './prefs.svelte'
import { playersOf, shelf } from './shelf.svelte'
import type { GameSeen } from './wire'

const GAME = { game: 'chess', title: { fr: 'Les Échecs', en: 'Chess' }, short: { fr: 'Échecs', en: 'Chess' }, editions: [{ low: 2, high: 2 }] } as unknown as GameSeen

afterEach(() => vi.unstubAllGlobals())

test('a house that does not answer is asked again, and one that answered is not', async () => {
  const answers = [new Response('', { status: 503 }), new Response(JSON.stringify([GAME]))]
  vi.stubGlobal('fetch', async () => answers.shift()!)
  await shelf.open()
  expect([shelf.games, shelf.trouble !== '']).toEqual([[], true])
  await shelf.open()
  await shelf.open()
  expect([shelf.games.length, shelf.trouble, answers.length]).toEqual([1, '', 0])
})

test('a game is called by its title, in either language, and one that is not here by its plain name', () => {
  prefs.language = 'fr'
  expect([shelf.title('chess'), shelf.title('chess', true), shelf.title('gone', true)]).toEqual(['Les Échecs', 'Échecs', 'Gone'])
  prefs.language = 'en'
  expect(shelf.title('chess')).toBe('Chess')
  expect(playersOf(GAME)).toEqual([2, 2])
})
