import { expect, test } from 'vitest'
import { across, down, points, signs, STROKES } from './chances'

test('a line goes from the first moment at the left to the last at the right, and a sure victory is at the top', () => {
  expect(points([[0.5, 0.5], [1, 0]], 0)).toBe('0.0,200.0 1000.0,0.0')
  expect(points([[0.5, 0.5], [1, 0]], 1)).toBe('0.0,200.0 1000.0,400.0')
  expect([across(0, 0), down(0.25)]).toEqual([0, 300])
})

test('the sign of a player stands where the line is on its own, and no two stand in one place', () => {
  const curve = Array.from({ length: 101 }, (_, moment) => (moment < 40 ? [0.34, 0.33, 0.33] : moment < 70 ? [0.8, 0.1, 0.1] : [0.1, 0.7, 0.2]))
  const [a, b, c] = signs(curve) as [number, number, number]
  expect(a).toBeGreaterThanOrEqual(40)
  expect(a).toBeLessThan(70)
  expect(b).toBeGreaterThanOrEqual(70)
  expect(new Set([a, b, c]).size).toBe(3)
})

test('eight lines differ by how they are drawn, not by colour', () => {
  expect(new Set(STROKES).size).toBe(8)
})
