/** Where everything stands, computed from the edition's own drawing: a cell is 100 units, rooms lie outside their doors. */
import type { Board, Cell, Room } from './seen'

export interface Point { x: number; y: number }
export interface Rect extends Point { w: number; h: number }
export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface DrawnRoom extends Room { rect: Rect; side: Side; gate: Point }

export interface Plan {
  upright: boolean
  box: Rect // what is shown
  wall: Rect
  spaces: Rect[] // from space 1 on
  rooms: DrawnRoom[]
  steps: { worth: number; rect: Rect }[] // from the cellar up
  cellar: Rect
  well: Rect
}

const CELL = 100
const DEEP = 160 // of a room
const EDGE = 40 // of the wall, where no room lies

/** The board lying down, as a desk shows it; small screens have deeper rooms, for their names are large there, and those along it as deep as there is room. */
export function lying(board: Board, deep = DEEP, along = deep): Plan | null {
  const drawing = board.drawing
  if (!drawing) return null
  const columns = Math.max(...drawing.spaces.map((cell) => cell[0])) + 1
  const rows = Math.max(...drawing.spaces.map((cell) => cell[1])) + 1
  const width = columns * CELL
  const height = rows * CELL
  const rooms = board.rooms.flatMap((room) => {
    const cell = drawing.spaces[room.door - 1]
    const side = cell && sideOf(cell, columns, rows)
    return side ? [{ room, side, at: side === 'top' || side === 'bottom' ? middle(cell[0]) : middle(cell[1]) }] : []
  })
  const sides = new Set(rooms.map((one) => one.side))
  const wall = {
    x: sides.has('left') ? -deep - 6 : -EDGE - 6,
    y: sides.has('top') ? -along - 6 : -EDGE - 6,
    w: 0,
    h: 0,
  }
  wall.w = width + (sides.has('right') ? deep : EDGE) + 6 - wall.x
  wall.h = height + (sides.has('bottom') ? along : EDGE) + 6 - wall.y
  const drawn: DrawnRoom[] = []
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const row = rooms.filter((one) => one.side === side).sort((a, b) => a.at - b.at)
    const flat = side === 'top' || side === 'bottom'
    const [start, end] = flat ? [wall.x + 10, wall.x + wall.w - 10] : [4, height - 4]
    row.forEach((one, n) => {
      const before = row[n - 1]
      const after = row[n + 1]
      const from = before ? (before.at + one.at) / 2 + 4 : start
      const to = after ? (one.at + after.at) / 2 - 4 : end
      const rect = flat
        ? { x: from, y: side === 'top' ? -along + 4 : height + 4, w: to - from, h: along - 8 }
        : { x: side === 'left' ? -deep + 4 : width + 4, y: from, w: deep - 8, h: to - from }
      const gate = { top: { x: one.at, y: 0 }, bottom: { x: one.at, y: height }, left: { x: 0, y: one.at }, right: { x: width, y: one.at } }[side]
      drawn.push({ ...one.room, rect, side, gate })
    })
  }
  const stepRow = drawing.steps.map(([column, row], n) => ({ worth: board.steps[n] ?? 0, rect: { x: column * CELL, y: row * CELL - 50, w: CELL, h: 2 * CELL } }))
  const [cellarColumn, cellarRow] = drawing.cellar
  return {
    upright: false,
    box: { x: wall.x - 4, y: wall.y - 172, w: wall.w + 8, h: wall.h + 176 },
    wall,
    spaces: drawing.spaces.map(([column, row]) => ({ x: column * CELL, y: row * CELL, w: CELL, h: CELL })),
    rooms: drawn,
    steps: stepRow,
    cellar: { x: cellarColumn * CELL, y: cellarRow * CELL - 50, w: CELL - 7, h: 2 * CELL },
    well: { x: CELL + 3, y: CELL + 3, w: width - 2 * CELL - 6, h: height - 2 * CELL - 6 },
  }
}

/** The same board on end, as a phone shows it: a quarter turn clockwise. */
export function standing(plan: Plan): Plan {
  const high = plan.well.y + plan.well.h + CELL + 3
  const point = ({ x, y }: Point): Point => ({ x: high - y, y: x })
  const rect = ({ x, y, w, h }: Rect): Rect => ({ x: high - y - h, y: x, w: h, h: w })
  const turned: Record<Side, Side> = { top: 'right', right: 'bottom', bottom: 'left', left: 'top' }
  const wall = rect(plan.wall)
  return {
    upright: true,
    box: { x: wall.x - 4, y: wall.y - 4, w: wall.w + 8, h: wall.h + 8 },
    wall,
    spaces: plan.spaces.map(rect),
    rooms: plan.rooms.map((room) => ({ ...room, rect: rect(room.rect), side: turned[room.side], gate: point(room.gate) })),
    steps: plan.steps.map((step) => ({ ...step, rect: rect(step.rect) })),
    cellar: rect(plan.cellar),
    well: rect(plan.well),
  }
}

/** How deep the rooms along a board are on a small screen: a board on end has width to spare, one lying down height, and names want it. */
export function depthIn(board: Board, upright: boolean, wide: number, high: number, deep = DEEP): number {
  const { wall } = lying(board, deep)!
  const spare = wide && high ? (upright ? wide / high : high / wide) * (wall.w + 8) - (wall.h + 8) : 0
  return deep + Math.min(DEEP, Math.max(0, spare / 2))
}

function sideOf([column, row]: Cell, columns: number, rows: number): Side | null {
  if (row === 0) return 'top'
  if (row === rows - 1) return 'bottom'
  if (column === columns - 1) return 'right'
  return column === 0 ? 'left' : null
}

const middle = (cell: number): number => cell * CELL + CELL / 2

export const centre = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 })

/** The spaces from one to another, to the right round the ring, both included. */
export function wayBetween(board: Board, from: number, to: number): number[] {
  const way = [from]
  for (let space = from; space !== to && way.length <= board.spaces; way.push(space)) space = space === board.spaces ? 1 : space + 1
  return way
}
