/**
 * What one device seals so that only one other can read it: X25519 (RFC 7748) for a common key, SHA-256 as a stream
 * and HMAC to see that nothing was changed. Written out, for a browser lends its own only to pages that came over TLS.
 */
import { hex, hmac, joined, sha256, unhex } from './sha256'

const P = (1n << 255n) - 19n
const BYTES = 32
const text = new TextEncoder()

const mod = (a: bigint): bigint => ((a % P) + P) % P

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}

const number = (bytes: Uint8Array): bigint => BigInt(`0x${hex(bytes.slice().reverse())}`)
const littleEndian = (value: bigint): Uint8Array => unhex(value.toString(16).padStart(2 * BYTES, '0')).reverse()

/** The product of a scalar and a point of Curve25519, by Montgomery's ladder. A key is used once, so its time tells nothing. */
export function x25519(scalar: Uint8Array, point: Uint8Array): Uint8Array {
  const clamped = scalar.slice()
  clamped[0]! &= 248
  clamped[31] = (clamped[31]! & 127) | 64
  const k = number(clamped)
  const u = number(point) & ((1n << 255n) - 1n)
  let [x2, z2, x3, z3, swapped] = [1n, 0n, u, 1n, 0n]
  for (let t = 254n; t >= 0n; t -= 1n) {
    const bit = (k >> t) & 1n
    if (swapped !== bit) [x2, z2, x3, z3] = [x3, z3, x2, z2]
    swapped = bit
    const [a, b, c, d] = [x2 + z2, mod(x2 - z2), x3 + z3, mod(x3 - z3)]
    const [aa, bb, da, cb] = [(a * a) % P, (b * b) % P, (d * a) % P, (c * b) % P]
    const e = mod(aa - bb)
    x3 = power(da + cb, 2n)
    z3 = (u * power(mod(da - cb), 2n)) % P
    x2 = (aa * bb) % P
    z2 = (e * (aa + 121665n * e)) % P
  }
  if (swapped) [x2, z2] = [x3, z3]
  return littleEndian((x2 * power(z2, P - 2n)) % P)
}

const BASE = littleEndian(9n)

export interface Pair { secret: Uint8Array; open: string } // `open` may be told to anybody

export function newPair(secret: Uint8Array = crypto.getRandomValues(new Uint8Array(BYTES))): Pair {
  return { secret, open: hex(x25519(secret, BASE)) }
}

/** The key that two devices have in common; an error for a point that would make it no secret at all. */
export function commonKey(mine: Pair, theirs: string): Uint8Array {
  const shared = x25519(mine.secret, unhex(theirs))
  if (shared.every((byte) => byte === 0)) throw new Error('not a key')
  const both = [mine.open, theirs].sort().map(unhex)
  return sha256(joined(text.encode('manoir transfer'), shared, ...both))
}

/** Four digits that two devices show alike only if each has the key that the other sent. */
export function checkOf(one: string, other: string): string {
  const bytes = sha256(joined(text.encode('manoir check'), ...[one, other].sort().map(unhex)))
  return String(new DataView(bytes.buffer).getUint32(0) % 10_000).padStart(4, '0')
}

function streamed(key: Uint8Array, data: Uint8Array): Uint8Array {
  const own = sha256(joined(key, text.encode('stream')))
  const out = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += BYTES) {
    const block = new Uint8Array(4)
    new DataView(block.buffer).setUint32(0, at / BYTES)
    const mask = sha256(joined(own, block))
    for (let n = 0; n < BYTES && at + n < data.length; n += 1) out[at + n] = data[at + n]! ^ mask[n]!
  }
  return out
}

const sealOf = (key: Uint8Array, hidden: Uint8Array) => hmac(sha256(joined(key, text.encode('seal'))), hidden)

/** A text that only the holder of the key can read, in base 64. A key seals one text. */
export function sealed(key: Uint8Array, plain: string): string {
  const hidden = streamed(key, text.encode(plain))
  let binary = ''
  for (const byte of joined(sealOf(key, hidden), hidden)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** What was sealed; null if it was sealed by another key, or changed on its way. */
export function unsealed(key: Uint8Array, whole: string): string | null {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
  const [seal, hidden] = [bytes.slice(0, BYTES), bytes.slice(BYTES)]
  if (hex(seal) !== hex(sealOf(key, hidden))) return null
  return new TextDecoder().decode(streamed(key, hidden))
}
