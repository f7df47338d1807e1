import { expect, test } from 'vitest'
import figures from '../drawings/figures.svg?raw'
import { apart, confused, LEAST } from './eyes'
import { fills, shape } from './strokes'

test('players of the house are told apart by colour alone, with all eyes', () => {
  expect(confused(Object.fromEntries([...'BRTYKLWG'].map((letter) => [letter, fills(figures, `mark-${letter}`).slice(0, 1)])))).toEqual([])
})

test('colours that such eyes confuse are found', () => {
  expect(apart('#c0392b', '#5f7d1f', 'usual')).toBeGreaterThan(LEAST)
  expect(apart('#c0392b', '#5f7d1f', 'deutan')).toBeLessThan(LEAST)
  expect(apart('#3f7fbf', '#3f8f86', 'tritan')).toBeLessThan(LEAST)
  expect(apart('#000000', '#ffffff', 'protan')).toBeCloseTo(100, 0)
  expect(confused({ red: ['#c0392b'], green: ['#5f7d1f'] })).toEqual(['protan', 'deutan'].map((eye) => expect.stringContaining(`red and green with ${eye} eyes`)))
})

test('beside a colour every player has a shape', () => {
  const marks = [...'BRTYKLWGOV']
  expect(new Set(marks.map((letter) => shape(figures, `mark-${letter}`))).size).toBe(marks.length)
})
