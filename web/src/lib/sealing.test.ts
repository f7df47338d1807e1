import { expect, test } from 'vitest'
import { checkOf, commonKey, newPair, sealed, unsealed, x25519 } from './sealing'
import { hex, unhex } from './sha256'

test('X25519 is the one of RFC 7748', () => {
  const found = x25519(
    unhex('a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4'),
    unhex('e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c'),
  )
  expect(hex(found)).toBe('c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552')
  // Section 6.1: a public key, and both sides come to the same.
  const a = newPair()
  const b = newPair(unhex('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb'))
  expect(b.open).toBe('de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f')
  expect(hex(commonKey(a, b.open))).toBe(hex(commonKey(b, a.open)))
})

test('what is sealed is read by the other device alone, and whole', () => {
  const [old, other, thief] = [newPair(), newPair(), newPair()]
  const plain = JSON.stringify({ name: 'Zoé 👻', tables: Array.from({ length: 300 }, (_, n) => ({ id: `t${n}`, seats: { 1: 'secret' } })) })
  const whole = sealed(commonKey(old, other.open), plain)
  expect(whole).not.toContain('secret')
  expect(unsealed(commonKey(other, old.open), whole)).toBe(plain)
  expect(unsealed(commonKey(thief, old.open), whole)).toBeNull()
  const bytes = atob(whole)
  const changed = btoa(bytes.slice(0, 40) + String.fromCharCode(bytes.charCodeAt(40) ^ 1) + bytes.slice(41))
  expect(unsealed(commonKey(other, old.open), changed)).toBeNull()
  expect(unsealed(commonKey(other, old.open), '!')).toBeNull()
})

test('a point that makes a key everybody knows is refused', () => {
  expect(() => commonKey(newPair(), '0'.repeat(64))).toThrow()
})

test('both devices show the same four digits, and others show others', () => {
  const [a, b, c] = [newPair().open, newPair().open, newPair().open]
  expect(checkOf(a, b)).toBe(checkOf(b, a))
  expect(checkOf(a, b)).toMatch(/^\d{4}$/)
  expect(new Set([checkOf(a, b), checkOf(a, c), checkOf(b, c)]).size).toBeGreaterThan(1)
})
