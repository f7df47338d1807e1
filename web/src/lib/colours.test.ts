import { beforeEach, expect, test } from 'vitest'
import { keyed, letterOf, spokenOf } from './colours'
import { prefs } from './prefs.svelte'
import { minus, words } from './words.svelte'

const CODES = [...'BRTYKLWGOV']
const WALLS = [...'WYRBGV']

beforeEach(async () => {
  for (const language of ['fr', 'en'] as const) {
    prefs.language = language
    await words.open('house')
  }
})

test('letters of colours follow the language', () => {
  prefs.language = 'fr'
  expect(CODES.map(letterOf).join(' ')).toBe('Be R T J N L Ba Ve O Vi')
  prefs.language = 'en'
  expect(CODES.map(letterOf).join(' ')).toBe('B R T Y K L W G O V')
})

test.each(['fr', 'en'] as const)('in %s no two colours share a letter, and each begins the word that is spoken, but for black', (language) => {
  prefs.language = language
  expect(new Set(CODES.map(letterOf)).size).toBe(CODES.length)
  for (const code of CODES) {
    if (letterOf(code) === 'K') continue
    const [first = '', second = ''] = letterOf(code).toLowerCase()
    expect(spokenOf(code).startsWith(first), code).toBe(true)
    expect(spokenOf(code).includes(second), code).toBe(true)
  }
})

test('a colour is spoken by its name, never by a letter', () => {
  prefs.language = 'fr'
  expect(spokenOf('G')).toBe('vert')
  prefs.language = 'en'
  expect(spokenOf('G')).toBe('green')
  expect(CODES.every((code) => spokenOf(code).length > 2)).toBe(true)
})

test('a key picks a colour by the letter that is read, and pressed again the next that begins alike', () => {
  prefs.language = 'fr'
  expect(keyed('j', WALLS, null)).toBe('Y')
  expect(keyed('v', WALLS, null)).toBe('G')
  expect(keyed('V', WALLS, 'G')).toBe('V')
  expect(keyed('v', WALLS, 'V')).toBe('G')
  expect(keyed('y', WALLS, null)).toBeNull() // English letters mean nothing here
  expect(keyed('Tab', WALLS, null)).toBeNull()
  prefs.language = 'en'
  expect(keyed('y', WALLS, null)).toBe('Y')
  expect(keyed('j', WALLS, null)).toBeNull()
})

test('a number below zero has a minus, not a hyphen', () => {
  expect(minus(-3)).toBe('−3')
  expect(minus('a, -3 and b-4')).toBe('a, −3 and b-4')
  expect(minus('2026-11-16')).toBe('2026-11-16')
  expect(minus('–')).toBe('–')
})
