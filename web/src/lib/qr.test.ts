import { expect, test } from 'vitest'
import { qr } from './qr'

const drawn = (text: string) => qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

test('a code has three eyes, and grows with its text', () => {
  expect(drawn('http://a/').length).toBe(21)
  expect(drawn('http://192.168.1.20:8080/table/abcdefghijklmnop').length).toBe(33)
  expect(drawn('x'.repeat(200)).length).toBe(57)
  expect(drawn('http://a/')[0]!.startsWith('#######.')).toBe(true)
})

test('what does not fit is refused', () => {
  expect(() => qr('x'.repeat(300))).toThrow(RangeError)
})
