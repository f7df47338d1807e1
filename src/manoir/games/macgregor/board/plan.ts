/** Where everything stands, computed from the edition's own plan: a room is a span in a row of so many units. */
import type { Castle, Room, Side } from './seen'

export interface Point { x: number; y: number }
export interface Rect extends Point { w: number; h: number }

export interface DrawnRoom extends Room { rect: Rect; home: boolean; outer: 'left' | 'right'; shield: Rect; token: Point; stand: Point; step: Rect | null }
export interface DrawnDoor { id: string; colour: string; at: Point; upright: boolean; rooms: [string, string] }
export interface DrawnExit { colour: string; room: string; side: Side; at: Point; outside: Point; upright: boolean }

export interface Plan {
  narrow: boolean
  box: Rect
  wall: Rect
  rooms: DrawnRoom[]
  doors: DrawnDoor[]
  exits: DrawnExit[]
  sizes: { pawn: number; token: number; door: number; thick: number; plate: number; text: number; least: number }
}

const GAP = 5 // half a wall

/** `ratio`: how wide the place for it is against its height, where it is to be filled; rooms grow wider for it. `least`: the smallest type that can be read. */
export function planOf(castle: Castle, narrow: boolean, ratio: number | null = null, least = 0): Plan {
  const [usual, high, edge, crest] = narrow ? [620, 116, 50, 6] : [960, 150, 54, 30]
  const tall = castle.rows * high + 2 * edge + crest
  const wide = ratio === null ? usual : Math.max(usual * 0.92, Math.min(usual * 1.62, ratio * tall - 2 * edge))
  const unit = wide / castle.width
  const drawn = narrow ? { pawn: 0.92, token: 17.5, door: 46, thick: 19, plate: 13.5, text: 18 } : { pawn: 1.12, token: 25, door: 58, thick: 20, plate: 14.5, text: 17 }
  const sizes = { ...drawn, text: Math.max(drawn.text, least), plate: Math.max(drawn.plate, least / 1.3), token: Math.max(drawn.token, least), least }
  sizes.door = Math.max(drawn.door, 2 * sizes.plate + 24) // the colour shows on both sides of the letter
  sizes.thick = Math.max(drawn.thick, sizes.plate * 1.3)
  const spot = new Map<string, Rect>()
  for (const room of castle.rooms) spot.set(room.id, { x: room.span[0] * unit, y: room.row * high, w: (room.span[1] - room.span[0]) * unit, h: high })
  const rooms = castle.rooms.map((room) => furnished(room, spot.get(room.id)!, castle, narrow))
  return {
    narrow,
    box: { x: -edge, y: -edge - crest, w: wide + 2 * edge, h: castle.rows * high + 2 * edge + crest },
    wall: { x: -edge + 4, y: -edge + 4, w: wide + 2 * edge - 8, h: castle.rows * high + 2 * edge - 8 },
    rooms,
    doors: castle.doors.flatMap(([one, other, colour]) => {
      const hung = between(spot.get(one)!, spot.get(other)!)
      return hung ? [{ id: `${one}-${other}`, colour, rooms: [one, other] as [string, string], ...hung }] : []
    }),
    exits: castle.exits.map(([colour, room, side]) => ({ colour, room, side, ...outwards(spot.get(room)!, side, edge) })),
    sizes,
  }
}

function furnished(room: Room, spot: Rect, castle: Castle, narrow: boolean): DrawnRoom {
  const rect = { x: spot.x + GAP, y: spot.y + GAP, w: spot.w - 2 * GAP, h: spot.h - 2 * GAP }
  const outer = room.span[0] === 0 ? ('left' as const) : ('right' as const)
  const step = room.stairs ? stairIn(rect, outer, narrow) : null
  // Blazon and token share the upper half, guests stand below; a stair keeps its corner.
  const left = rect.x + (step && outer === 'left' ? step.w + 4 : 0)
  const width = rect.w - (step ? step.w + 4 : 0)
  const middle = left + width / 2
  const apart = Math.min(width * (narrow ? 0.215 : 0.24), narrow ? 40 : 58)
  const [w, h, down] = narrow ? [36, 42, 12] : [50, 58, 17]
  return {
    ...room,
    rect,
    outer,
    step,
    home: room.id === castle.ghost_room,
    shield: { x: middle - apart - w / 2, y: rect.y + down, w, h },
    token: { x: middle + apart, y: rect.y + down + h / 2 + 2 },
    stand: { x: middle, y: rect.y + rect.h - (narrow ? 33 : 44) },
  }
}

function stairIn(rect: Rect, outer: 'left' | 'right', narrow: boolean): Rect {
  const w = Math.min(rect.w * 0.24, narrow ? 40 : 64)
  return { x: outer === 'left' ? rect.x : rect.x + rect.w - w, y: rect.y, w, h: rect.h }
}

/** Where a door hangs in the wall that two rooms share; null where they share none. */
function between(one: Rect, other: Rect): { at: Point; upright: boolean } | null {
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.x + one.w, other.x + other.w)]
  const [top, bottom] = [Math.max(one.y, other.y), Math.min(one.y + one.h, other.y + other.h)]
  if (right - left > 0.5) return { at: { x: (left + right) / 2, y: top }, upright: false }
  return bottom - top > 0.5 ? { at: { x: left, y: (top + bottom) / 2 }, upright: true } : null
}

function outwards(room: Rect, side: Side, edge: number): { at: Point; outside: Point; upright: boolean } {
  const [x, y] = [room.x + room.w / 2, room.y + room.h / 2]
  const half = 17
  const far = edge + 60
  return {
    north: { at: { x, y: room.y - half }, outside: { x, y: room.y - far }, upright: false },
    south: { at: { x, y: room.y + room.h + half }, outside: { x, y: room.y + room.h + far }, upright: false },
    west: { at: { x: room.x - half, y }, outside: { x: room.x - far, y }, upright: true },
    east: { at: { x: room.x + room.w + half, y }, outside: { x: room.x + room.w + far, y }, upright: true },
  }[side]
}

export const centre = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 })
