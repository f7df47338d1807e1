import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [night, day] = sheet.split("[data-theme='day']").map((part) => Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((found) => [found[1]!, found[2]!])))

const light = (hex: string) =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n]!, 0)
const contrast = (a: string, b: string) => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x)
  return (high! + 0.05) / (low! + 0.05)
}

// What is written on what; 4.5 to 1 at the least, by night and by day.
const PAIRS: [string, string][] = [
  ['text', 'page'], ['text', 'surface'], ['text', 'raised'], ['muted', 'page'], ['muted', 'surface'], ['muted', 'raised'], ['candle-ink', 'candle'],
  ['link', 'surface'], ['link', 'page'], ['danger', 'surface'], ['ok', 'surface'], ['floor-n', 'floor'], ['floor-n', 'floor2'], ['lit-ink', 'lit1'],
  ['lit-ink', 'lit2'], ['shut-ink', 'shut'], ['mark', 'floor'], ['mark', 'floor2'],
]

test.each([['night', night!], ['day', { ...night!, ...day! }]] as const)('by %s everything can be read', (_, tokens) => {
  for (const [ink, ground] of PAIRS) expect(contrast(tokens[ink]!, tokens[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})
