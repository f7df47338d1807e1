import { readdirSync } from 'node:fs'
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { filesOfGuide } from '../../guide'
import type { AnyKit } from '../lib/kit'

const VIEW = {
  stage: 'seal', round: 2, bag: ['bell', 'ghost'], chest: 6, hand: ['comb', 'mirror'], sealed: null,
  seats: [{ cards: 2, sealed: false, shown: ['candle'], coins: 5 }, { cards: 3, sealed: true, shown: ['comb'], coins: 3 }],
}
const MOVES = [{ text: 'seal comb', data: { move: 'seal', card: 'comb' } }]

const FOLDER = './vigil/index.ts' // nowhere but on the page
const opened = async (): Promise<AnyKit> => ((await import(/* @vite-ignore */ FOLDER)) as { kit: AnyKit }).kit

/** The board of the guide, as a page shows it to the first seat. */
async function drawn(moves: typeof MOVES): Promise<string> {
  const kit = await opened()
  const props = { view: VIEW, picture: kit.pictureOf(VIEW), beat: null, moves, chair: 1, names: ['Zoé', 'Papi'], act: () => {}, tried: () => {}, pick: null }
  return render(kit.Board, { props }).body
}

test('the guide and every board have the same files', () => {
  const shape = ['Board.svelte', 'choices.ts', 'direct.ts', 'index.ts', 'picture.ts', 'seen.ts']
  expect([...filesOfGuide().keys()].sort()).toEqual(shape)
  const here = new URL('./', import.meta.url)
  const boards = readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'plain')
  expect(boards.length).toBeGreaterThan(3)
  for (const { name } of boards) expect(readdirSync(new URL(`${name}/`, here)), name).toEqual(expect.arrayContaining(shape))
})

test('its board draws everybody, and lights what a move names and nothing else', async () => {
  const page = await drawn(MOVES)
  for (const name of ['Zoé', 'Papi', 'Candle', 'Mirror']) expect(page).toContain(name)
  expect(page.match(/<button[^>]*data-move="seal comb"/g)).toHaveLength(1)
  expect(page.match(/<button/g)).toHaveLength(2)
  expect(await drawn([])).not.toContain('data-move')
})

test('its events end where the view will stand, and a face that is hidden stays so', async () => {
  const kit = await opened()
  const [sealed] = kit.direct(kit.pictureOf(VIEW), { event: 'Sealed', seat: 1, card: '?' }, VIEW)
  expect(sealed!.picture.places[0]).toMatchObject({ held: 1, down: true })
  const [open] = kit.direct(sealed!.picture, { event: 'Opened', cards: ['comb', 'mirror'] }, VIEW)
  expect(open!.picture.places.map((place: { shown: string[] }) => place.shown)).toEqual([['candle', 'comb'], ['comb', 'mirror']])
  expect(kit.direct(open!.picture, { event: 'Ended' }, VIEW)).toEqual([])
})
