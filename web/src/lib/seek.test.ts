import { expect, test } from 'vitest'
import { seeker } from './seek'

const STEAL = 'Si vos Pattes sont inférieures à celles d’un gobelin, il vous vole la valeur indiquée. goblins.steal'

test.each(['gobelin vole', 'vole gobelin', 'GOBELINS', 'inferieures', 'd’un gobelin', "d'un gobelin", 'goblins.steal', '  ', ''])('“%s” is found', (sought) => {
  expect(seeker(sought)(STEAL)).toBe(true)
})

test.each(['gobelin chien', 'obelin', 'valeurs volées'])('“%s” is not', (sought) => {
  expect(seeker(sought)(STEAL)).toBe(false)
})

test('letters that are written as one are found as two', () => {
  expect(seeker('coeur')('Un cœur')).toBe(true)
  expect(seeker('ex æquo')('celui des ex aequo')).toBe(true)
})
