import { expect, test } from 'vitest'
import { droppedOf } from './choices'

const MOVES = [
  { text: 'pass', data: { move: 'pass' } },
  { text: 'play flaming-sword', data: { move: 'play', card: 'flaming-sword' } },
  { text: 'play sleeping-beauty on jungle 2', data: { move: 'play', card: 'sleeping-beauty', on: 'jungle 2' } },
  { text: 'play sleeping-beauty on jungle 9', data: { move: 'play', card: 'sleeping-beauty', on: 'jungle 9' } },
]
const dropped = (name: string, zone: string | null, thing: string | null = null) => droppedOf(MOVES, name, { zone, thing })?.text ?? null

test('a card is played where it is let go, and put back anywhere else', () => {
  expect(dropped('flaming-sword', 'place')).toBe('play flaming-sword')
  expect(dropped('flaming-sword', 'place', 'relic 6')).toBe('play flaming-sword') // over a tile of that place
  expect(dropped('flaming-sword', 'picks')).toBeNull()
  expect(dropped('flaming-sword', null)).toBeNull()
})

test('a card that needs an adventurer is let go on one', () => {
  expect(dropped('sleeping-beauty', 'place', 'jungle 9')).toBe('play sleeping-beauty on jungle 9')
  expect(dropped('sleeping-beauty', 'place')).toBeNull()
})

test('in the draft a card goes to my picks', () => {
  const keep = { text: 'keep gold', data: { move: 'keep', card: 'gold' } }
  expect(droppedOf([keep], 'gold', { zone: 'picks', thing: null })).toBe(keep)
  expect(droppedOf([keep], 'gold', { zone: 'place', thing: null })).toBeNull()
})
