/** How each told event is played: a list of beats, each a picture with the way that leads to it. */
import type { Beat } from '$house/lib/beat'
import { carried, type Picture } from './picture'
import { wayBetween } from './plan'
import type { Seen } from './seen'
import type { Captured, GameEvent, HugoWalked, RoundEnded } from './sent'

const STEP = 140
const GLIDE = 220

type Scene = Beat<Picture>

export function direct(picture: Picture, told: GameEvent, seen: Seen): Scene[] {
  const seat = 'seat' in told ? told.seat : 0
  switch (told.event) {
    case 'Chose':
      return [{ picture, ms: 250 }]
    case 'Placed':
      return carry(picture, seat, 'box', String(told.space), 260)
    case 'Rolled':
      return roll(picture, seat, String(told.number))
    case 'RolledGhost':
      return roll(picture, seat, 'ghost')
    case 'Lost':
    case 'Stayed':
      return [{ picture, ms: 500 }]
    case 'Moved':
      return walk(picture, seat, wayBetween(seen.board, told.start, told.space).map(String))
    case 'Hid': {
      const door = seen.board.rooms.find((room) => room.room === told.room)?.door ?? told.start
      return walk(picture, seat, [...wayBetween(seen.board, told.start, door).map(String), told.room])
    }
    case 'HugoClimbed':
      return glide(picture, stairsBetween(seen, picture.hugo, `step-${told.step}`))
    case 'HugoWalked':
      return glide(picture, hugosWay(picture, told, seen))
    case 'Captured':
      return captured(picture, told)
    case 'RoomsFull':
      return carryAll(picture, picture.pieces.filter((piece) => /^\d+$/.test(piece.place)).map((piece) => [piece.seat, piece.place, 'cellar']), 700)
    case 'RoundEnded':
      return counted(picture, told)
    case 'CameOut':
      return carry(picture, seat, told.room, String(told.space), 320)
    case 'CameBack':
      return carry(picture, seat, told.step === null ? 'cellar' : `step-${told.step}`, String(told.space), 420)
    case 'RoundBegan':
      return [{ picture: { ...picture, hugo: `step-${seen.board.steps[0]}`, die: null }, ms: 500 }]
    default:
      return []
  }
}

function roll(picture: Picture, seat: number, face: string): Scene[] {
  const die = { face, seat, turn: (picture.die?.turn ?? 0) + 1 }
  return [{ picture: { ...picture, die }, ms: 750, hold: { seat, name: 'roll' }, sound: 'roll' }]
}

function walk(picture: Picture, seat: number, way: string[]): Scene[] {
  const moved = carried(picture, seat, way[0]!, way.at(-1)!)
  if (!moved.id) return []
  const hides = !/^\d+$/.test(way.at(-1)!)
  const ms = (way.length - 1) * STEP + (hides ? 260 - STEP : 0)
  return [{ picture: moved.picture, ms: ms + 120, move: { id: moved.id, way, ms, hop: 6 }, sound: hides ? 'hide' : 'step' }]
}

function glide(picture: Picture, way: string[]): Scene[] {
  const ms = (way.length - 1) * GLIDE
  return [{ picture: { ...picture, hugo: way.at(-1)! }, ms: ms + 150, move: { id: 'hugo', way, ms, hop: 0 }, sound: 'hugo' }]
}

function stairsBetween(seen: Seen, from: string, to: string): string[] {
  const steps = seen.board.steps.map((worth) => `step-${worth}`)
  const [start, end] = [steps.indexOf(from), steps.indexOf(to)]
  return start >= 0 && end >= start ? steps.slice(start, end + 1) : [from, to]
}

function hugosWay(picture: Picture, told: HugoWalked, seen: Seen): string[] {
  if (told.start !== null) return wayBetween(seen.board, told.start, told.space).map(String)
  const climb = stairsBetween(seen, picture.hugo, `step-${seen.board.steps.at(-1)}`)
  return [...climb, ...wayBetween(seen.board, seen.board.top, told.space).map(String)]
}

function captured(picture: Picture, told: Captured): Scene[] {
  const from = String(told.space)
  const to = told.step === null ? 'cellar' : `step-${told.step}`
  const touch: Scene = { picture: { ...picture, touched: from }, ms: 260, sound: 'caught' }
  return [touch, ...carryAll(picture, told.seats.map((seat) => [seat, from, to]), 700)]
}

function carry(picture: Picture, seat: number, from: string, to: string, ms: number): Scene[] {
  return carryAll(picture, [[seat, from, to]], ms)
}

/** Several pieces at once; those of a seat that share a place go one by one until none is left to go. */
function carryAll(picture: Picture, moves: [number, string, string][], ms: number): Scene[] {
  let now = picture
  const slides: { id: string; way: string[]; ms: number; hop: number }[] = []
  for (const [seat, from, to] of moves) {
    const moved = carried(now, seat, from, to)
    now = moved.picture
    if (moved.id) slides.push({ id: moved.id, way: [from, to], ms, hop: 0 })
  }
  return slides.length ? [{ picture: now, ms: ms + 60, slides, sound: 'felt' }] : []
}

function counted(picture: Picture, told: RoundEnded): Scene[] {
  const points = told.points
  const count = { round: told.round, points, totals: told.totals }
  return [{ picture: { ...picture, counted: count, die: null }, ms: 1400 + 350 * points.length, linger: true, sound: 'count' }]
}
