import { expect, test } from 'vitest'
import blazons from '$house/drawings/blazons.svg?raw'
import { confused } from '$house/style/eyes'
import { fills, named, paint, shape, texture } from '$house/style/strokes'
import { codeOf, COLOURS, paintOf } from './seen'

const BLAZONS = named(blazons, 'bl-')

test('doors, keys, pawns and treasures are told apart by colour alone with all eyes, and by their textures', () => {
  expect(COLOURS.length).toBeGreaterThan(2)
  expect(confused(Object.fromEntries(COLOURS.map((colour) => [colour, [paintOf(colour)]])))).toEqual([])
  expect(new Set(COLOURS.map((colour) => texture(codeOf(colour)!))).size).toBe(COLOURS.length)
})

test('blazons are told apart by colour alone with all eyes, and in grey by their charge', () => {
  expect(BLAZONS.length).toBeGreaterThan(2)
  expect(confused(Object.fromEntries(BLAZONS.map((id) => [id, fills(blazons, id).slice(0, 3)])))).toEqual([])
  expect(new Set(BLAZONS.map((id) => shape(blazons, id))).size).toBe(BLAZONS.length)
})

test('a colour is the same on doors and on keys', () => {
  for (const colour of COLOURS) expect(paintOf(colour), colour).toBe(paint(codeOf(colour)!))
})
