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

test('a code is the one that a reader of such codes (zxing) read as its address', () => {
  const rows = qr('http://192.168.1.20:8080/').map((row) => Number.parseInt(row.map(Number).join(''), 2).toString(16))
  expect(rows.join(' ')).toBe(
    '1fc247f 1046a41 175a15d 175e85d 175645d 105a341 1fd557f 1b200 17cdb7c 1ea2c82 1541a6b 98b111 1ffd877 1ca8c0a 10432ab 1686209 13cf9f4 1d51c 1fc815f 105631b 1757bfc 1757f77 1759085 104d179 1fd4aff',
  )
})
