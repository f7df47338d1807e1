import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

vi.mock('./api', () => ({ ask: () => Promise.resolve(null) }))
vi.mock('./my_tables.svelte', () => ({ myTables: { find: () => undefined, keep: () => undefined } }))
const { checkDice } = await import('./dice')

// A game that the house played and revealed; a test of the house keeps it honest too.
const text = readFileSync(new URL('./sealed.log', import.meta.url), 'utf8')
const lines = text.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
const written = (change: (copy: Record<string, any>[]) => void): string => {
  const copy = structuredClone(lines) as Record<string, any>[]
  change(copy)
  return copy.map((line) => JSON.stringify(line)).join('\n') + '\n'
}
const fair = lines[0]!.fair as { commitment: string; shares: string[] }
const noted = { commitment: fair.commitment, shares: [fair.shares[0]!] }

test('a game of the house holds', () => {
  expect(checkDice(text, null)).toEqual({ what: 'fair', picks: lines.slice(1).flatMap((line) => line.picks).length, shares: 1, mine: false })
  expect(checkDice(text, noted)).toMatchObject({ what: 'fair', mine: true })
})

test('one pick that was changed is named by its entry, wherever it is', () => {
  for (const [at, line] of lines.entries()) {
    if (!(line.picks as number[] | undefined)?.length) continue
    expect(checkDice(written((copy) => (copy[at]!.picks[0] += 1)), null)).toEqual({ what: 'pick', entry: line.n })
  }
})

test('whatever else is forged is found out', () => {
  expect(checkDice(written((copy) => (copy[0]!.fair.secret = '0'.repeat(64))), null)).toEqual({ what: 'secret' })
  expect(checkDice(written((copy) => (copy[0]!.fair.shares[1] = 'a-share-that-came-later')), null)).toMatchObject({ what: 'pick' })
  expect(checkDice(written((copy) => copy[0]!.seats.reverse()), null)).toMatchObject({ what: 'pick' })
  expect(checkDice(text, { ...noted, commitment: '0'.repeat(64) })).toEqual({ what: 'other' })
  expect(checkDice(text, { ...noted, shares: ['a-share-that-i-gave'] })).toEqual({ what: 'share' })
  expect(checkDice(written((copy) => delete copy[0]!.fair), null)).toEqual({ what: 'none' })
  expect(checkDice(written((copy) => copy.forEach((line) => delete line.of)), null)).toMatchObject({ what: 'pick' })
})
