import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hex, hmac, sha256, unhex } from './sha256'

const bytes = (text: string) => new TextEncoder().encode(text)
const filled = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 31 + length) & 255)

test('the examples of FIPS 180-4', () => {
  expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hex(sha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1')
})

test('the second example of RFC 4231', () => {
  expect(hex(hmac(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
})

test('every length around the edges of a block agrees with the one that Node lends', () => {
  for (const length of [...Array(200).keys(), 1000, 4096]) {
    const data = filled(length)
    expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'))
    expect(hex(hmac(data, filled(64)))).toBe(createHmac('sha256', data).update(filled(64)).digest('hex'))
  }
})

test('bytes and their digits', () => expect(hex(unhex('00ff10ab'))).toBe('00ff10ab'))
