import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { filesOfGuide } from '../../guide'
import type { AnyKit } from '../lib/kit'

const VIEW = {
  stage: 'seal', round: 2, bag: ['bell', 'ghost'], chest: 6, hand: ['comb', 'mirror'], sealed: null,
  seats: [{ cards: 2, sealed: false, shown: ['candle'], coins: 5 }, { cards: 3, sealed: true, shown: ['comb'], coins: 3 }],
}
const MOVES = [{ text: 'seal comb', data: { move: 'seal', card: 'comb' } }]

const INDEX = fileURLToPath(new URL('../../../src/manoir/games/vigil/board/index.ts', import.meta.url)) // nowhere but on the page
const opened = async (): Promise<AnyKit> => ((await import(/* @vite-ignore */ INDEX)) as { kit: AnyKit }).kit

/** The board of the guide, as a page shows it to the first seat. */
async function drawn(moves: typeof MOVES): Promise<string> {
  const kit = await opened()
  const props = { view: VIEW, picture: kit.pictureOf(VIEW), beat: null, moves, chair: 1, names: ['Zoé', 'Papi'], act: () => {}, tried: () => {}, pick: null }
  return render(kit.Board, { props }).body
}

test('the guide and every board have the same files', () => {
  const shape = ['Board.svelte', 'choices.ts', 'direct.ts', 'end.ts', 'index.ts', 'picture.ts', 'seen.ts']
  expect([...filesOfGuide().keys()].sort()).toEqual(shape)
  const boards = Object.keys(import.meta.glob('../../../src/manoir/games/*/board/index.ts'))
  expect(boards.length).toBeGreaterThan(3)
  for (const board of boards) expect(readdirSync(new URL('./', new URL(board, import.meta.url))), board).toEqual(expect.arrayContaining(shape))
})

test('the board of a package is the one that the browser tests play', () => {
  const page = readFileSync(new URL('../../../docs/how-to/draw-a-board.md', import.meta.url), 'utf8')
  const [, board] = /^```js board\.js\n(.*?)^```$/ms.exec(page)!
  expect(board).toBe(readFileSync(new URL('../../../tests/toy/drawn/board/board.js', import.meta.url), 'utf8'))
})

test.each([['kit.ts', 'Kit'], ['lent.ts', 'House'], ['lent.ts', 'Given'], ['lent.ts', 'Lent'], ['kit.ts', 'BoardProps']])('the page has every member that %s declares of %s', (file, name) => {
  const page = readFileSync(new URL('../../../docs/how-to/draw-a-board.md', import.meta.url), 'utf8')
  const source = readFileSync(new URL(`../lib/${file}`, import.meta.url), 'utf8')
  const body = new RegExp(`export (?:interface|type) ${name}\\b.*?\\{\n(.*?)^\\}`, 'ms').exec(source)![1]!
  const members = [...body.matchAll(/^  (\w+)\??:/gm)].map((found) => found[1]!)
  expect(members.length).toBeGreaterThan(3)
  for (const member of members) expect(page, member).toMatch(new RegExp(`^\\| \\*?\`${member}\\b|\\*\`${member}\`\\*`, 'm'))
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

test('its end counts what the view has', async () => {
  const ending = await (await opened()).ending()
  expect(ending.count(VIEW, ['Zoé', 'Papi'], []).at(-1)!.cells.map((cell) => cell.points)).toEqual([5, 3])
  expect(ending.figure(VIEW, 1)).not.toEqual([])
})
