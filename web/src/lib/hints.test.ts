import { expect, test } from 'vitest'
import { hintSaid } from './hints'
import { prefs } from './prefs.svelte'
import { words } from './words.svelte'

const PLAYERS = ['Zoé', 'Papi']
const TOLD = {
  move: 'go 20', other: 'go 9', verdict: 'better' as const, gain: 3, unit: 'points' as const, trials: 240, reasons: [{ reason: 'behind', count: 5 }],
  apart: { reason: 'apart-stairs', count: 4 }, then: { reason: 'then-hide', from: 24, room: 'kitchen', times: 61, tries: 120 },
}

test('a hint tells the next answer and what told two moves apart, and neither where its trials did not meet it', async () => {
  prefs.language = 'en'
  await words.open('house', 'help', 'minuit', 'minuit-help')
  const first = 'Go on: Hugo is 5 spaces behind this figure. Better than “go 9” by about 3 points (estimated in 240 trials).'
  const apart = 'What told the two apart, in these trials: 4 points of fright less on the stairs and in the cellar on average.'
  const then = 'Then most often, in 61 of 120 trials: hide in the kitchen from space 24.'
  const said = (told: Partial<typeof TOLD> | object) => hintSaid('minuit', { ...TOLD, ...told }, 'go on', 'go 9', PLAYERS)
  expect(said({})).toBe(`${first} ${apart} ${then}`)
  expect(said({ apart: null })).toBe(`${first} ${then}`)
  expect(said({ apart: null, then: null })).toBe(first)
  expect(said({ apart: { reason: 'apart-of-another-game', count: 1 }, then: null })).toBe(first) // no words: nothing is said
})
