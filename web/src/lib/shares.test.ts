import { expect, test } from 'vitest'
import { prefs } from './prefs.svelte'
import { hundredths, signedHundredths, within } from './shares'

test('shares are read in hundredths, with the comma of French and a minus, and nothing is never less than nothing', () => {
  prefs.language = 'fr'
  expect([hundredths(0.631), signedHundredths(0.0764), signedHundredths(-0.12)]).toEqual(['63,1', '+7,6', '−12,0'])
  prefs.language = 'en'
  expect([signedHundredths(-0.0001), signedHundredths(0.0001), within(0.01)]).toEqual(['0.0', '0.0', '2.6'])
})
