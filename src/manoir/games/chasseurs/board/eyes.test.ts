import { expect, test } from 'vitest'
import { confused } from '$house/style/eyes'
import { fills } from '$house/style/strokes'
import art from './art.svg?raw'
import { METAL } from './faces'

test('coins are told apart by colour alone, with all eyes', () => {
  expect(Object.keys(METAL).length).toBeGreaterThan(2)
  expect(confused(Object.fromEntries(Object.entries(METAL).map(([metal, colour]) => [metal, [colour]])))).toEqual([])
})

test('sites are told apart by colour alone, with all eyes', () => {
  expect(confused(Object.fromEntries(['mountains', 'jungle', 'cave'].map((site) => [site, fills(art, `ch-scene-${site}`).slice(0, 2)])))).toEqual([])
})
