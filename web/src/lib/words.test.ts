import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prefs } from './prefs.svelte'
import sentences from './sentences.json'
import { words } from './words.svelte'

const WORDS = new URL('../../../src/manoir/words/', import.meta.url)
const keys = (language: string) =>
  new Set(readdirSync(new URL(`${language}/`, WORDS)).flatMap((file) => [...readFileSync(new URL(`${language}/${file}`, WORDS), 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!)))
const source = (folder: URL): string =>
  readdirSync(folder, { withFileTypes: true }).map((one) => (one.isDirectory() ? source(new URL(`${one.name}/`, folder)) : /\.(svelte|ts)$/.test(one.name) ? readFileSync(new URL(one.name, folder), 'utf8') : '')).join('\n')

test.each(['fr', 'en'])('every word that the page names is there in %s', (language) => {
  const known = keys(language)
  const named = [...source(new URL('../', import.meta.url)).matchAll(/say\('([a-z][\w-]+)'/g)].map((found) => found[1]!)
  expect(named.length).toBeGreaterThan(80)
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
})

test('French and English have words for the same things on the page', () => {
  const ours = (language: string) => [...keys(language)].filter((key) => /^(page|minuit-page|minuit-guide)-/.test(key)).sort()
  expect(ours('fr')).toEqual(ours('en'))
})

const PLAYERS = ['Zoé', 'Papi', 'Lucie', 'Robot']
const even = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ') // the page has its own spaces before French signs

test.each(Object.keys(sentences).flatMap((game) => [[game, 'fr'], [game, 'en']] as const))('of every event of %s the page says what the terminal says, in %s', async (game, language) => {
  prefs.language = language
  await words.open('house', 'page', game, `${game}-page`)
  const rows = sentences[game as keyof typeof sentences] as { event: { event: string }; fr: string; en: string }[]
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows) expect(even(words.told(game, row.event, PLAYERS))).toBe(even(row[language]))
})
