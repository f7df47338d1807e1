import { expect, test } from 'vitest'
import { bySource, partsOf, signed } from './gains'

const gains = [
  { seat: 1, source: 'stairs', points: 9, round: 1 },
  { seat: 2, source: 'cellar', points: 2, round: 1 },
  { seat: 1, source: 'library', points: -3, round: 1 },
  { seat: 1, source: 'stairs', points: 7, round: 2 },
  { seat: 1, source: 'bedroom', points: 0, round: 2 },
]

test('what each source brought a seat is added up, of one round or of the game', () => {
  expect([...bySource(gains, 1)]).toEqual([['stairs', 16], ['library', -3], ['bedroom', 0]])
  expect([...bySource(gains, 1, 2)]).toEqual([['stairs', 7], ['bedroom', 0]])
  expect([...bySource(gains, 3)]).toEqual([])
})

test('parts are read with a minus that is one, and what brought nothing is left out', () => {
  expect(partsOf(bySource(gains, 1), (source) => source)).toEqual(['stairs 16', 'library −3'])
  expect(signed(0)).toBe('0')
})
