import { expect, test, vi } from 'vitest'
import { inFolders } from './folders'
import { prefs } from './prefs.svelte'
import { words } from './words.svelte'

type Sample = { event: { event: string }; reader: number | null; fr: string; en: string }

const WORDS = import.meta.glob<string>(['../../../src/manoir/words/*/*.ftl', '../../../src/manoir/games/*/words/*.ftl'], { query: '?raw', import: 'default', eager: true })
const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts}', '../../../src/manoir/games/*/board/**/*.{svelte,ts}', '!**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const SENTENCES = inFolders(import.meta.glob<Sample[]>('../../../src/manoir/games/*/board/sentences.json', { eager: true, import: 'default' }))
const keys = (language: string) =>
  Object.entries(WORDS).filter(([path]) => new RegExp(`words/${language}[/.-]`).test(path)).flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!))

test.each(['fr', 'en'])('every word that the page and the boards name is there in %s', (language) => {
  const known = new Set(keys(language))
  const named = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/say\('([a-z][\w-]+)'/g)].map((found) => found[1]!))
  expect(named.length).toBeGreaterThan(300)
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
})

test('French and English have words for the same things', () => {
  expect(keys('fr').sort()).toEqual(keys('en').sort())
})

const PLAYERS = ['Zoé', 'Ursule', 'Le majordome', 'Robot']
const even = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ') // the page has its own spaces before French signs

test.each(Object.keys(SENTENCES).flatMap((game) => [[game, 'fr'], [game, 'en']] as const))('of every event of %s the page says what the terminal says, in %s', async (game, language) => {
  prefs.language = language
  await words.open('house', 'page', game, `${game}-page`)
  const rows = SENTENCES[game]!
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows) expect(even(words.told(game, row.event, PLAYERS, row.reader))).toBe(even(row[language]))
})

test('the words of a game from elsewhere are fetched, French is completed by English, and a key without words is read', async () => {
  const told: Record<string, string> = { '/api/games/chess/words/fr': 'chess-name-rook = tour', '/api/games/chess/words/en': 'chess-name-rook = rook\nchess-ask-move = Your move?' }
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return path in told ? new Response(told[path]) : new Response('', { status: 404 })
  })
  prefs.language = 'fr'
  await words.open('chess', 'chess-page', 'chess-end')
  await words.open('chess')
  expect(fetched.sort()).toEqual(['/api/games/chess/words/en', '/api/games/chess/words/fr']) // once, and whole
  expect([words.name('chess', 'rook'), words.say('chess-ask-move'), words.has('chess-ask-move')]).toEqual(['tour', 'Your move?', true])
  expect([words.say('chess-ask-castle-long'), words.say('chess-page-option-clock'), words.name('chess', 'bishop')]).toEqual(['Castle long', 'Clock', 'bishop'])
  expect(words.told('chess', { event: 'Moved', seat: 1, to: 'e4' }, PLAYERS)).toBe('Moved Zoé e4')
  await expect(words.open('gone')).resolves.toBeUndefined()
  await words.open('gone')
  expect(fetched.filter((path) => path.includes('gone/words/fr'))).toHaveLength(2) // what failed is asked for again
  vi.unstubAllGlobals()
})
