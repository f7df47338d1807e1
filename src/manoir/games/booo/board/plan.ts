/** Where everything stands, read from the castle's own drawing: a cell is 40 units, walls lie on the lines between. */
import type { Seen } from './seen'

export interface Point { x: number; y: number }
export interface Wall { name: string; letter: string; across: boolean; at: Point } // across: it lies east and west; at: its middle
export interface Run { letter: string; x: number; y: number; w: number; h: number; plate: Point } // walls of one colour in a row
export interface Room { name: string; cells: Point[]; rests: Point; roomy: boolean; path: string } // rests: where a figure looks best

export interface Plan {
  columns: number
  rows: number
  size: { w: number; h: number }
  walls: Map<string, Wall>
  runs: Run[]
  pillars: Point[] // where walls meet or end
  rooms: Map<string, Room>
  stands: Map<string, string> // the cell of a room where a way begins
  room: (cell: string) => string | null
}

export const CELL = 40
export const THICK = 15
export const EDGE = 62 // of the frame

export const cellName = (column: number, row: number): string => `${column + 1}.${row + 1}`
export const cellAt = (cell: string): { column: number; row: number } => {
  const [column = '1', row = '1'] = cell.split('.')
  return { column: Number(column) - 1, row: Number(row) - 1 }
}
export const middle = (cell: string): Point => {
  const { column, row } = cellAt(cell)
  return { x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 }
}

let last: { key: string; plan: Plan } | null = null

/** The plan of a castle; drawn once, for it stands as long as the game. */
export function planOf(seen: Seen): Plan {
  const key = seen.map.join('\n')
  if (last?.key !== key) last = { key, plan: read(seen.map) }
  return last.plan
}

function read(map: string[]): Plan {
  const columns = Math.floor(map[0]!.length / 3)
  const rows = Math.floor(map.length / 2)
  const walls = new Map<string, Wall>()
  const named = new Map<string, string>()
  const rooms = new Map<string, Room>()
  const stands = new Map<string, string>()
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const line = map[2 * row + 1]!
      const cell = cellName(column, row)
      const east = line[3 * column + 3] ?? ' '
      const south = map[2 * row + 2]![3 * column + 1] ?? ' '
      if (east !== ' ') walls.set(`${cell}e`, { name: `${cell}e`, letter: east, across: false, at: { x: (column + 1) * CELL, y: (row + 0.5) * CELL } })
      if (south !== ' ') walls.set(`${cell}s`, { name: `${cell}s`, letter: south, across: true, at: { x: (column + 0.5) * CELL, y: (row + 1) * CELL } })
      const name = line.slice(3 * column + 1, 3 * column + 3).trim()
      if (!name) continue
      named.set(cell, name)
      if (!rooms.has(name)) {
        rooms.set(name, { name, cells: [], rests: { x: 0, y: 0 }, roomy: false, path: '' })
      }
      rooms.get(name)!.cells.push({ x: column * CELL, y: row * CELL })
    }
  }
  for (const room of rooms.values()) {
    const at = restIn(room.cells)
    room.rests = at
    room.roomy = at.x % CELL === 0 || at.y % CELL === 0
    const away = ({ x, y }: Point) => Math.abs(x + CELL / 2 - at.x) + Math.abs(y + CELL / 2 - at.y)
    const nearestCell = room.cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best))
    stands.set(room.name, cellName(nearestCell.x / CELL, nearestCell.y / CELL))
    room.path = room.cells.map(({ x, y }) => `M${x - 0.5} ${y - 0.5}h${CELL + 1}v${CELL + 1}h${-CELL - 1}Z`).join('')
  }
  return { columns, rows, size: { w: columns * CELL, h: rows * CELL }, walls, runs: runsOf(walls, columns, rows), pillars: pillarsOf(walls), rooms, stands, room: (cell) => named.get(cell) ?? null }
}

/** The point of a room where a figure looks best: the middle of its fullest part. */
function restIn(cells: Point[]): Point {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y)
  const square = cells.find(({ x, y }) => has(x + CELL, y) && has(x, y + CELL) && has(x + CELL, y + CELL))
  if (square) {
    const wider = cells.filter(({ x, y }) => has(x + CELL, y) && has(x, y + CELL) && has(x + CELL, y + CELL))
    const middleOf = (key: 'x' | 'y') => wider.reduce((sum, cell) => sum + cell[key], 0) / wider.length
    const [x, y] = [middleOf('x'), middleOf('y')]
    return wider.length === 2 && wider[0]!.x !== wider[1]!.x && wider[0]!.y !== wider[1]!.y ? { x: square.x + CELL, y: square.y + CELL } : { x: x + CELL, y: y + CELL }
  }
  const first = cells[Math.floor(cells.length / 2)]!
  return { x: first.x + CELL / 2, y: first.y + CELL / 2 }
}

function runsOf(walls: Map<string, Wall>, columns: number, rows: number): Run[] {
  const runs: Run[] = []
  const collect = (along: (n: number, m: number) => Wall | undefined, lines: number, length: number) => {
    for (let n = 0; n < lines; n += 1) {
      let open: Wall[] = []
      for (let m = 0; m <= length; m += 1) {
        const wall = m < length ? along(n, m) : undefined
        if (open.length && wall?.letter !== open[0]!.letter) {
          runs.push(drawn(open))
          open = []
        }
        if (wall) open.push(wall)
      }
    }
  }
  collect((row, column) => walls.get(`${cellName(column, row)}s`), rows, columns)
  collect((column, row) => walls.get(`${cellName(column, row)}e`), columns, rows)
  return runs
}

function drawn(walls: Wall[]): Run {
  const [first, end] = [walls[0]!, walls.at(-1)!]
  const plate = { x: (first.at.x + end.at.x) / 2, y: (first.at.y + end.at.y) / 2 }
  const long = walls.length * CELL
  return first.across
    ? { letter: first.letter, x: first.at.x - CELL / 2, y: first.at.y - THICK / 2, w: long, h: THICK, plate }
    : { letter: first.letter, x: first.at.x - THICK / 2, y: first.at.y - CELL / 2, w: THICK, h: long, plate }
}

function pillarsOf(walls: Map<string, Wall>): Point[] {
  const ends = new Map<string, { point: Point; ways: Set<string> }>()
  for (const { at, across } of walls.values()) {
    for (const side of [-1, 1]) {
      const point = across ? { x: at.x + (side * CELL) / 2, y: at.y } : { x: at.x, y: at.y + (side * CELL) / 2 }
      const key = `${point.x} ${point.y}`
      if (!ends.has(key)) ends.set(key, { point, ways: new Set() })
      ends.get(key)!.ways.add(`${across ? 'h' : 'v'}${side}`)
    }
  }
  // A wall that simply goes straight on needs no pillar.
  const straight = (ways: Set<string>) => ways.size === 2 && ((ways.has('h1') && ways.has('h-1')) || (ways.has('v1') && ways.has('v-1')))
  return [...ends.values()].filter(({ ways }) => !straight(ways)).map(({ point }) => point)
}

/** The wall drawn between two cells that lie side by side, if there is one. */
export function between(plan: Plan, one: string, other: string): Wall | undefined {
  const [a, b] = [cellAt(one), cellAt(other)]
  const first = a.column < b.column || a.row < b.row ? one : other
  return plan.walls.get(first + (a.row === b.row ? 'e' : 's'))
}

function beside(plan: Plan, cell: string): string[] {
  const { column, row } = cellAt(cell)
  const around: [number, number][] = [[column, row - 1], [column + 1, row], [column, row + 1], [column - 1, row]]
  return around.filter(([c, r]) => c >= 0 && r >= 0 && c < plan.columns && r < plan.rows).map(([c, r]) => cellName(c, r))
}

/** A line over the open floor from a cell to one of some others, for drawing only. */
export function stroll(plan: Plan, from: string, to: string[]): string[] | null {
  const came = new Map<string, string | null>([[from, null]])
  const ahead = [from]
  for (const cell of ahead) {
    if (to.includes(cell)) {
      const way = [cell]
      for (let back = came.get(cell); back; back = came.get(back)) way.unshift(back)
      return way
    }
    for (const next of beside(plan, cell)) {
      if (came.has(next) || between(plan, cell, next)) continue
      came.set(next, cell)
      ahead.push(next)
    }
  }
  return null
}

/** The line that a ghost draws from a cell to a wall and straight through it. */
export function through(plan: Plan, from: string, wall: string): string[] {
  const near = wall.slice(0, -1)
  const { column, row } = cellAt(near)
  const far = wall.endsWith('e') ? cellName(column + 1, row) : cellName(column, row + 1)
  const toNear = stroll(plan, from, [near])
  if (toNear) return [...toNear, far]
  return [...(stroll(plan, from, [far]) ?? [from]), near]
}

/** The wall that lies nearest to a point. */
export function nearest(walls: Iterable<Wall>, { x, y }: Point): { wall: Wall; away: number } | null {
  let best: { wall: Wall; away: number } | null = null
  for (const wall of walls) {
    const away = Math.abs(wall.at.x - x) + Math.abs(wall.at.y - y)
    if (!best || away < best.away) best = { wall, away }
  }
  return best
}
