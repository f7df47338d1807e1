import { expect, test } from 'vitest'
import { direct } from './direct'
import { pictureOf, type Picture } from './picture'
import { centre, depthIn, lying, standing, wayBetween } from './plan'
import recorded from './recorded.json'
import type { Board, Seen } from './seen'
import type { GameEvent } from './sent'
import { spots } from './spots'

const board = recorded.board as unknown as Board
const seen = (moment: (typeof recorded.moments)[number]): Seen =>
  ({ ...moment, board, seats: moment.seats.map(([colour, figures], n) => ({ seat: n + 1, colour, figures, rounds: [], total: 0 })) }) as unknown as Seen
const standings = (picture: Picture) => picture.pieces.map((piece) => `${piece.seat} ${piece.place}`).sort()

test('told events, played as beats, end where the view has everything, all game long', () => {
  let picture = pictureOf(seen(recorded.moments[0]!))
  for (const moment of recorded.moments) {
    const view = seen(moment)
    if (!picture.pieces[0]!.letter) picture = pictureOf(view, picture)
    for (const told of moment.events) for (const beat of direct(picture, told as GameEvent, view)) picture = beat.picture
    const end = pictureOf(view, picture)
    expect(standings(picture)).toEqual(standings(end))
    expect(picture.hugo).toBe(end.hugo)
    picture = end
  }
  expect(recorded.moments.length).toBeGreaterThan(60)
})

test('every space of the edition is drawn, and every room lies outside its door', () => {
  const plan = lying(board)!
  expect(plan.spaces).toHaveLength(board.spaces)
  expect(plan.rooms.map((room) => room.room).sort()).toEqual(board.rooms.map((room) => room.room).sort())
  for (const room of plan.rooms) {
    const space = centre(plan.spaces[room.door - 1]!)
    expect(Math.hypot(space.x - room.gate.x, space.y - room.gate.y)).toBe(50) // the door is on the edge of its space
    const { x, y, w, h } = room.rect
    const [dx, dy] = [Math.max(x - room.gate.x, 0, room.gate.x - x - w), Math.max(y - room.gate.y, 0, room.gate.y - y - h)]
    expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(4)
  }
})

test('rooms never overlap, and a quarter turn changes no size', () => {
  const flat = lying(board)!
  for (const plan of [flat, standing(flat)]) {
    for (const a of plan.rooms)
      for (const b of plan.rooms) {
        if (a.room >= b.room) continue
        const apart = a.rect.x + a.rect.w <= b.rect.x || b.rect.x + b.rect.w <= a.rect.x || a.rect.y + a.rect.h <= b.rect.y || b.rect.y + b.rect.h <= a.rect.y
        expect(apart, `${a.room} and ${b.room}`).toBe(true)
      }
  }
  expect(standing(flat).box.w).toBe(flat.wall.h + 8)
  expect(standing(flat).spaces[7]).toEqual({ x: 400, y: 500, w: 100, h: 100 })
})

test('the gallery is a ring', () => {
  expect(wayBetween(board, 26, 3)).toEqual([26, 27, 28, 1, 2, 3])
})

test('figures that share a space all stand on it', () => {
  for (let count = 1; count <= 12; count += 1)
    for (const spot of spots(count, { x: 0, y: 0 })) expect(Math.max(Math.abs(spot.x), Math.abs(spot.y))).toBeLessThan(50)
})

test('on a small screen the rooms along the board grow until it fills what it is given', () => {
  const shown = ([upright, wide, high]: readonly [boolean, number, number]) => {
    const deep = upright ? 160 : 195
    const plan = lying(board, deep, depthIn(board, upright, wide, high, deep))!
    const { w, h } = (upright ? standing(plan) : plan).wall
    return ((w + 8) / (h + 8)) * (high / wide)
  }
  for (const screen of [[true, 374, 500], [true, 374, 430], [false, 500, 440], [false, 600, 480]] as const) expect(shown(screen)).toBeCloseTo(1, 2)
  expect(depthIn(board, true, 374, 900)).toBe(160) // a tall screen: its width is what there is
  expect(depthIn(board, true, 0, 0)).toBe(160) // before anything is laid out
})
