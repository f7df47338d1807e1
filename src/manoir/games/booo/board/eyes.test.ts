import { expect, test } from 'vitest'
import { confused } from '$house/style/eyes'
import { fills, named, paint, shape, texture } from '$house/style/strokes'
import signs from './signs.svg?raw'

const WALLS = [...'WYRBGV']
const COATS = named(signs, 'coat-')

test('walls are told apart by colour alone with all eyes, and by their textures', () => {
  expect(confused(Object.fromEntries(WALLS.map((letter) => [letter, [paint(letter)]])))).toEqual([])
  expect(new Set(WALLS.map(texture)).size).toBe(WALLS.length)
})

test('coats of arms are told apart by colour alone with all eyes', () => {
  expect(COATS.length).toBeGreaterThan(2)
  expect(confused(Object.fromEntries(COATS.map((id) => [id, fills(signs, id).slice(0, 2)])))).toEqual([])
})

test('coats of arms and portraits are told apart in grey, by their charge', () => {
  for (const ids of [COATS, named(signs, 'portrait-')]) expect(new Set(ids.map((id) => shape(signs, id))).size).toBe(ids.length)
})
