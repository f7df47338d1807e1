/** A board from elsewhere as a kit: what it has is used, what it lacks or breaks is plain. */
import { afterEach, expect, test, vi } from 'vitest'
import { kitOf } from './brought'
import type { Lent } from './lent'

const ABOUT = { game: 'chess', package: 'chess_of_mine' }
const MOVE = { text: 'e4', data: { move: 'step', to: 'e4' } }
const VIEW = { round: 3, seats: [{ total: 7 }] }
const mount = () => undefined

afterEach(() => vi.restoreAllMocks())

test('what a board has is used, and its label for every button', async () => {
  const lent: Lent = {
    mount, open: true, dice: true, unit: 'chess-pawns', paints: { W: '#ffffff' },
    pictureOf: (view) => ({ drawn: view }), direct: () => [], heading: () => 'Move 3', label: (move) => `to ${String(move.data.to)}`,
    standing: () => ({ letter: 'W', line: 'two knights', points: 1 }), asked: () => ({ title: 'White', line: 'moves' }), ending: () => ({ how: () => 'by mate' }) as never,
  }
  const kit = kitOf(ABOUT, lent)
  expect([kit.open, kit.dice, kit.unit, kit.heading(VIEW), kit.paints]).toEqual([true, true, 'chess-pawns', 'Move 3', { W: '#ffffff' }])
  expect([kit.label(MOVE, VIEW), kit.brief(MOVE, VIEW), kit.spoken(MOVE, VIEW)]).toEqual(['to e4', 'to e4', 'to e4'])
  expect([kit.pictureOf(VIEW), kit.direct({}, { event: 'Moved' }, VIEW)]).toEqual([{ drawn: VIEW }, []])
  expect(kit.standing(VIEW, 1).letter).toBe('W')
  const ending = await kit.ending()
  expect(ending.how(VIEW, [], [])).toBe('by mate')
  expect(ending.figure(VIEW, 1)).not.toEqual([]) // the house's, for it has none
})

test('what a board lacks is plain', () => {
  const kit = kitOf(ABOUT, { mount })
  expect([kit.far, kit.hand, kit.offers, kit.takes, kit.rule, kit.late, kit.watched, kit.guide]).toEqual(Array(8).fill(undefined))
  expect([kit.open, kit.dice, kit.suits(VIEW), kit.pictureOf(VIEW)]).toEqual([false, false, true, VIEW])
  expect(kit.standing(VIEW, 1)).toEqual({ letter: null, line: '', points: 7 })
  expect(kit.label(MOVE, VIEW)).toBe('step e4')
  expect(kit.asked('move', VIEW, true, 'Zoé').line).toBe('Move') // a key without words, as it can be read
})

const no = () => {
  throw new Error('no')
}

test.each([['throws', no], ['gives nothing', () => undefined], ['gives what no table can use', () => 5]])('a part that %s is done plainly, and the package is named once', async (_, part) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const parts = ['direct', 'suits', 'heading', 'standing', 'asked', 'die', 'groups', 'label', 'brief', 'spoken', 'held', 'attempt', 'offers', 'takes', 'mark', 'rule', 'late', 'watched', 'ending'] as const
  const kit = kitOf(ABOUT, { mount, ...Object.fromEntries(parts.map((name) => [name, part])) })
  const plain = kitOf(ABOUT, { mount })
  for (let again = 0; again < 2; again += 1) {
    expect(kit.direct(VIEW, { event: 'Moved' }, VIEW)).toEqual(plain.direct(VIEW, { event: 'Moved' }, VIEW))
    expect([kit.suits(VIEW), kit.heading(VIEW), kit.standing(VIEW, 1)]).toEqual([true, plain.heading(VIEW), plain.standing(VIEW, 1)])
    expect(kit.asked('move', VIEW, true, 'Zoé')).toEqual(plain.asked('move', VIEW, true, 'Zoé'))
    expect([kit.die(VIEW), kit.groups([MOVE], VIEW), kit.held(MOVE), kit.attempt('e4', null, [MOVE])]).toEqual([null, [], null, null])
    expect([kit.label(MOVE, VIEW), kit.brief(MOVE, VIEW), kit.spoken(MOVE, VIEW)]).toEqual(['step e4', 'step e4', 'step e4'])
    expect([kit.offers!([MOVE], null), kit.takes!(MOVE), kit.mark!(MOVE, VIEW), kit.rule!('e4', null, []), kit.late!([], [])]).toEqual([[MOVE], null, null, null, null])
    expect(kit.watched!('move', VIEW, 'Zoé')).toBe(plain.asked('move', VIEW, false, 'Zoé').line)
    expect((await kit.ending()).figure(VIEW, 1)).not.toEqual([])
  }
  expect(said.mock.calls.length).toBe(parts.length)
  for (const [line] of said.mock.calls) expect(line).toContain('chess_of_mine')
})

test('a lesson that fails is not learnt', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lesson = { name: 'pawn', says: 'pawn', clause: 'pawn', passed: no, when: no }
  const { guide } = kitOf(ABOUT, { mount, guide: { company: 1, lessons: [lesson] } })
  expect([guide!.lessons[0]!.passed({ event: 'Moved' }, 1), guide!.lessons[0]!.when!({} as never)]).toEqual([false, false])
})
