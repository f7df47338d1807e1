/** SHA-256 (FIPS 180-4) and its HMAC (RFC 2104), written out: a browser lends its own only to pages that came over TLS. */

const K = /* @__PURE__ */ roots(64, 1 / 3) // the fractions of the cube roots of the first primes
const H = /* @__PURE__ */ roots(8, 1 / 2) // and of the square roots
const BLOCK = 64 // bytes

function roots(count: number, power: number): Int32Array {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) {
    let prime = true
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false
    if (prime) found.push(fraction(n, power))
  }
  return Int32Array.from(found)
}

/** The first 32 bits after the point of a root, found by halves: Math.pow may err in its last bit. */
function fraction(n: number, power: number): number {
  const degree = BigInt(Math.round(1 / power))
  const target = BigInt(n) << (32n * degree)
  let low = 0n
  for (let bit = 1n << 36n; bit > 0n; bit >>= 1n) if ((low + bit) ** degree <= target) low += bit
  return Number(low & 0xffffffffn)
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(data: Uint8Array): Uint8Array {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK
  const padded = new Uint8Array(length)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(data.length / 0x20000000))
  view.setUint32(length - 4, data.length << 3)
  const hash = Int32Array.from(H)
  const w = new Int32Array(64)
  for (let at = 0; at < length; at += BLOCK) {
    for (let t = 0; t < 64; t += 1) {
      if (t < 16) {
        w[t] = view.getInt32(at + t * 4)
        continue
      }
      const [a, b] = [w[t - 15]!, w[t - 2]!]
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[t] = w[t - 16]! + small + w[t - 7]! + large
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let t = 0; t < 64; t += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = hash[n]! + word))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, n) => out.setInt32(n * 4, word))
  return new Uint8Array(out.buffer)
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = new Uint8Array(BLOCK)
  pad.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(joined(pad.map((byte) => byte ^ 0x36), message))
  return sha256(joined(pad.map((byte) => byte ^ 0x5c), inner))
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0)
  return whole
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
