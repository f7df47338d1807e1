import { expect, test } from 'vitest'
import { chosenAt } from '$house/lib/chosen'
import { prefs } from '$house/lib/prefs.svelte'
import type { GameSeen, OptionSeen, TableSeen } from '$house/lib/wire'
import { words } from '$house/lib/words.svelte'

const option = (name: string, kind: OptionSeen['kind'], usual: unknown): OptionSeen => ({ name, clause: `booo:clause.${name}`, kind, values: [], usual: { '2': usual } }) as unknown as OptionSeen
const OPTIONS = [option('first', 'seat', null), option('route', 'value', null), option('trapdoors', 'rooms', 2), option('transitions', 'rooms', null), option('delays', 'waits', [0, 0]), option('pause', 'time', 0), option('bound', 'value', 0)]

const told = (options: Record<string, unknown>, clock: unknown = 'none') => {
  const seats = ['Zoé', 'Papi'].map((name, n) => ({ seat: n + 1, kind: 'person', name, bot: null }))
  return chosenAt({ game: 'booo', options: OPTIONS } as unknown as GameSeen, { seats, options, settings: { clock } } as unknown as TableSeen)
}

test('what nobody decided is said to be usual, or left to chance or to the box', async () => {
  prefs.language = 'en'
  await words.open('house', 'page', 'booo', 'booo-page')
  expect(told({}).map((row) => row.value)).toEqual(['By lot', 'By lot', '2 (usual)', 'As in the box', 'None (usual)', 'None (usual)', 'Never (usual)', 'No limit'])
  expect(told({})[0]).toEqual({ question: 'Who is first player?', value: 'By lot', clause: 'clause.first' })
})

test('every kind of choice is said in words', async () => {
  prefs.language = 'fr'
  await words.open('house', 'page', 'booo', 'booo-page')
  const row = told({ first: 2, route: 3, trapdoors: 'a1 b2', transitions: 'c3', delays: [5000, 20000], pause: 2500, bound: 0 }, 45).map(({ value }) => value)
  expect(row).toEqual(['Papi', '3', 'a1 b2', 'c3', 'Zoé 5 s et Papi 20 s', '2,5 s', 'Jamais', '45 s'])
  expect(told({ delays: '0 5000' })[4]!.value).toBe('0 5000') // as it was given, where it is no list
})
