import { expect, test } from 'vitest'
import { writtenDown } from './happening'

test('a journal keeps no field that people must remember alone, and all others', () => {
  const shown = { number: 7, moment: 3, event: { event: 'Showed', seat: 2, token: 'red' }, once: ['token'] }
  expect(writtenDown(shown).event).toEqual({ event: 'Showed', seat: 2, token: '?' })
  expect(shown.event.token).toBe('red') // the scene is played from what was told
  const kept = { ...shown, once: [] }
  expect(writtenDown(kept)).toBe(kept)
})
