import { expect, test } from 'vitest'
import { METAL } from '../boards/chasseurs/faces'
import art from '../boards/chasseurs/art.svg?raw'
import { COLOURS, letterOf, paintOf } from '../boards/macgregor/seen'
import signs from '../boards/booo/signs.svg?raw'
import blazons from '../drawings/blazons.svg?raw'
import figures from '../drawings/figures.svg?raw'
import paints from '../drawings/paints.svg?raw'
import { apart, EYES, pairs, type Eye } from './eyes'

const LEAST = 13 // in OKLab, times a hundred: told apart at a glance, side by side or not

/** What a drawing is made of: the symbol of that name, and its colours in the order of its strokes. */
const drawn = (file: string, id: string) => new RegExp(`<symbol id="${id}".*?</symbol>`, 's').exec(file)![0]
const fills = (file: string, id: string) => [...drawn(file, id).matchAll(/fill="(?:var\(--\w+,)?(#[0-9a-f]{6})/g)].map((found) => found[1]!)
const named = (file: string, start: string) => [...file.matchAll(new RegExp(`id="(${start}[\\w-]+)"`, 'g'))].map((found) => found[1]!)
const paint = (letter: string) => new RegExp(`id="tx-${letter}"[^>]*><rect[^>]*fill="(#[0-9a-f]{6})"`).exec(paints)![1]!
const texture = (letter: string) => new RegExp(`id="tx-${letter}"[^>]*><rect[^>]*/>(.*?)</pattern>`).exec(paints)![1]!
const shape = (symbol: string) => symbol.replace(/#[0-9a-f]{6}/g, '').replace(/ id="[^"]*"/g, '').replace(/#\w+/g, '')

// What must be told apart in each game: one colour for each thing, or two where a sign stands on a ground.
const THINGS: Record<string, Record<string, string[]>> = {
  'players of the house': Object.fromEntries([...'BRTYKLWG'].map((letter) => [letter, fills(figures, `mark-${letter}`).slice(0, 1)])),
  'walls of Booo!': Object.fromEntries([...'WYRBGV'].map((letter) => [letter, [paint(letter)]])),
  'doors, keys, pawns and treasures of Mac Gregor': Object.fromEntries(COLOURS.map((colour) => [colour, [paintOf(colour)]])),
  'blazons of Mac Gregor': Object.fromEntries(named(blazons, 'bl-').map((id) => [id, fills(blazons, id).slice(0, 3)])),
  'coats of arms of Booo!': Object.fromEntries(named(signs, 'coat-').map((id) => [id, fills(signs, id).slice(0, 2)])),
  'coins of Chasseurs': Object.fromEntries(Object.entries(METAL).map(([metal, colour]) => [metal, [colour]])),
  'sites of Chasseurs': Object.fromEntries(['mountains', 'jungle', 'cave'].map((site) => [site, fills(art, `ch-scene-${site}`).slice(0, 2)])),
}

const EACH = Object.keys(THINGS).flatMap((what) => (Object.keys(EYES) as Eye[]).map((eye) => [what, eye] as const))

test.each(EACH)('%s are told apart by colour alone with %s eyes', (what, eye) => {
  const things = Object.entries(THINGS[what]!)
  expect(things.length).toBeGreaterThan(2)
  for (const [[one, a], [other, b]] of pairs(things)) {
    const far = Math.max(...a.map((colour, n) => apart(colour, b[n] ?? b[0]!, eye)))
    expect(far, `${one} and ${other}: ${a.join(' ')} and ${b.join(' ')}`).toBeGreaterThan(LEAST)
  }
})

test('colours that such eyes confuse are found', () => {
  expect(apart('#c0392b', '#5f7d1f', 'usual')).toBeGreaterThan(LEAST)
  expect(apart('#c0392b', '#5f7d1f', 'deutan')).toBeLessThan(LEAST)
  expect(apart('#3f7fbf', '#3f8f86', 'tritan')).toBeLessThan(LEAST)
  expect(apart('#000000', '#ffffff', 'protan')).toBeCloseTo(100, 0)
})

test('beside its colour every wall and door has a texture of its own, and every player a shape', () => {
  const letters = [...new Set([...'WYRBGV', ...COLOURS.map((colour) => letterOf(colour)!)])]
  expect(new Set(letters.map((letter) => texture(letter).replace(/#[0-9a-f]{6}/g, ''))).size).toBe(letters.length)
  const marks = [...'BRTYKLWGOV']
  expect(new Set(marks.map((letter) => shape(drawn(figures, `mark-${letter}`)))).size).toBe(marks.length)
})

test('blazons and coats of arms are told apart in grey, by their charge', () => {
  for (const [file, start] of [[blazons, 'bl-'], [signs, 'coat-'], [signs, 'portrait-']] as const) {
    const ids = named(file, start)
    expect(new Set(ids.map((id) => shape(drawn(file, id)))).size).toBe(ids.length)
  }
})

test('a colour of Mac Gregor is the same on doors and on keys', () => {
  for (const colour of COLOURS) expect(paintOf(colour), colour).toBe(paint(letterOf(colour)!))
})
