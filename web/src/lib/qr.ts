/** QR codes for addresses: byte mode, error correction M, versions 1 to 10 (213 bytes), the mask with the least penalty. */

// By version: data codewords of each block, and error-correction codewords per block, at level M.
const BLOCKS: [number[], number][] = [
  [[16], 10], [[28], 16], [[44], 26], [[32, 32], 18], [[43, 43], 24], [[27, 27, 27, 27], 16], [[31, 31, 31, 31], 18],
  [[38, 38, 39, 39], 22], [[36, 36, 36, 37, 37], 22], [[43, 43, 43, 43, 44], 26],
]
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let n = 0, x = 1; n < 255; n += 1) {
  EXP[n] = EXP[n + 255] = x
  LOG[x] = n
  x = x & 128 ? (x << 1) ^ 285 : x << 1
}

const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

function remainder(data: number[], size: number): number[] {
  let generator = [1]
  for (let n = 0; n < size; n += 1) {
    const next = new Array<number>(generator.length + 1).fill(0)
    generator.forEach((term, i) => {
      next[i] = next[i]! ^ term
      next[i + 1] = next[i + 1]! ^ times(term, EXP[n]!)
    })
    generator = next
  }
  const rest = [...data, ...new Array<number>(size).fill(0)]
  for (let n = 0; n < data.length; n += 1) {
    const lead = rest[n]!
    if (lead) generator.forEach((term, i) => (rest[n + i] = rest[n + i]! ^ times(term, lead)))
  }
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [sizes, extra] = BLOCKS[version - 1]!
  const room = sizes.reduce((a, b) => a + b, 0)
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let n = count - 1; n >= 0; n -= 1) bits.push((value >> n) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => put(byte, 8))
  put(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let n = 0; n < bits.length; n += 8) data.push(parseInt(bits.slice(n, n + 8).join(''), 2))
  for (let pad = 236; data.length < room; pad = pad === 236 ? 17 : 236) data.push(pad)
  let start = 0
  const blocks = sizes.map((size) => data.slice(start, (start += size)))
  const checks = blocks.map((block) => remainder(block, extra))
  const woven: number[] = []
  for (let n = 0; n < Math.max(...sizes); n += 1) for (const block of blocks) if (n < block.length) woven.push(block[n]!)
  for (let n = 0; n < extra; n += 1) for (const check of checks) woven.push(check[n]!)
  return woven
}

type Grid = (boolean | null)[][]

function frame(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y += 1) for (let x = -4; x <= 4; x += 1) set(cx + x, cy + y, [0, 1, 3].includes(Math.max(Math.abs(x), Math.abs(y))))
  const spots = ALIGN[version - 1]!
  for (const cy of spots)
    for (const cx of spots) {
      if (grid[cy]![cx] !== null) continue
      for (let y = -2; y <= 2; y += 1) for (let x = -2; x <= 2; x += 1) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1)
    }
  for (let n = 8; n < size - 8; n += 1) {
    grid[6]![n] ??= n % 2 === 0
    grid[n]![6] ??= n % 2 === 0
  }
  set(8, size - 8, true)
  return grid
}

function coded(value: number, generator: number, shift: number): number {
  let rest = value << shift
  const top = 31 - Math.clz32(generator)
  for (let n = 31 - Math.clz32(rest || 1); rest && n >= top; n = 31 - Math.clz32(rest || 1)) rest ^= generator << (n - top)
  return (value << shift) | rest
}

function signed(grid: Grid, version: number, mask: number): void {
  const size = grid.length
  const format = coded(mask, 0x537, 10) ^ 0x5412 // level M is 00
  for (let n = 0; n < 15; n += 1) {
    const dark = ((format >> n) & 1) === 1
    if (n < 6) grid[n]![8] = dark
    else if (n < 8) grid[n + 1]![8] = dark
    else grid[8]![n === 8 ? 7 : 14 - n] = dark
    if (n < 8) grid[8]![size - 1 - n] = dark
    else grid[size - 15 + n]![8] = dark
  }
  if (version < 7) return
  const bits = coded(version, 0x1f25, 12)
  for (let n = 0; n < 18; n += 1) {
    const dark = ((bits >> n) & 1) === 1
    const [a, b] = [Math.floor(n / 3), size - 11 + (n % 3)]
    grid[a]![b] = dark
    grid[b]![a] = dark
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function fill(grid: Grid, words: number[], mask: number): void {
  const size = grid.length
  let n = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const up = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue
        const bit = n < words.length * 8 && ((words[n >> 3]! >> (7 - (n & 7))) & 1) === 1
        grid[y]![x] = bit !== MASKS[mask]!(x, y)
        n += 1
      }
    }
  }
}

function penalty(grid: Grid): number {
  const size = grid.length
  let sum = 0
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))]
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2
    for (const pattern of ['10111010000', '00001011101']) for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40
  }
  let dark = 0
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const here = grid[y]![x]
      if (here) dark += 1
      if (x && y && here === grid[y]![x - 1] && here === grid[y - 1]![x] && here === grid[y - 1]![x - 1]) sum += 3
    }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

/** The squares of a text, row by row; true is dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex(([sizes], n) => sizes.reduce((a, b) => a + b, 0) >= bytes.length + (n < 9 ? 2 : 3)) + 1
  if (!version) throw new RangeError(`${bytes.length} bytes do not fit into a code of version 10`)
  const words = codewords(bytes, version)
  let best: { grid: Grid; worst: number } | null = null
  for (let mask = 0; mask < 8; mask += 1) {
    const grid = frame(version)
    signed(grid, version, mask)
    fill(grid, words, mask)
    const worst = penalty(grid)
    if (!best || worst < best.worst) best = { grid, worst }
  }
  return best!.grid.map((row) => row.map(Boolean))
}
