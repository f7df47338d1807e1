import { expect, test } from 'vitest'
import { partedAt, softened } from './parted'

test('a long word is parted after a vowel or between two letters alike', () => {
  const parted = (word: string) => [word.slice(0, partedAt(word)), word.slice(partedAt(word))]
  expect(parted('Bibliothèque')).toEqual(['Biblio', 'thèque'])
  expect(parted('Fourrures')).toEqual(['Four', 'rures'])
  expect(parted('Toilettes')).toEqual(['Toi', 'lettes'])
  expect(partedAt('Hall')).toBe(0)
})

test('only long words are parted, and only where a line has no room', () => {
  expect(softened('Bibliothèque 1, Escalier 11')).toBe('Biblio\u00adthèque 1, Escalier 11')
})
