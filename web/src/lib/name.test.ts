import { expect, test } from 'vitest'
import { cleaned, drawnName, LONGEST, ownName } from './name'
import { prefs } from './prefs.svelte'
import { words } from './words.svelte'

test('names are cleaned as the house cleans them', () => {
  expect(cleaned('  Zoé \n Dupont ')).toBe('Zoé Dupont')
  expect(cleaned('a\u202eb\u200bc\x00d')).toBe('a b c d')
  expect(cleaned('x'.repeat(500))).toBe('x'.repeat(LONGEST))
  expect([...cleaned('e' + '\u0301'.repeat(50))].length).toBeLessThanOrEqual(3)
  expect(cleaned('\u202e\u200b')).toBe('')
})

test.each(['fr', 'en'] as const)('a device without a name draws one of its own in %s, keeps it, and is never called Moi, Me or a number', async (language) => {
  prefs.language = language
  await words.open('page')
  prefs.name = ''
  const name = ownName()
  expect(name).toBe(drawnName())
  expect(prefs.name).toBe(name)
  const names = words.say('page-guest-names').split(', ')
  expect(names).toContain(name)
  expect(new Set(names).size).toBeGreaterThan(20)
  expect(names.every((one) => cleaned(one) === one && !/^(Moi|Me|\d+)$/.test(one))).toBe(true)
  prefs.name = 'Zoé'
  expect(ownName()).toBe('Zoé')
})
