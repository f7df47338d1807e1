/** The moves on offer as things to tap. Nothing here knows a rule: a place is lit because a move names it. */
import type { DropSpot } from '$house/lib/drag.svelte'
import type { MoveSeen } from '$house/lib/wire'
import { say, words } from '$house/lib/words.svelte'
import { backOf, dataOf, faceOf, type Seen } from './seen'
import type { GameMove } from './sent'

const INTO = new Set(['put', 'start', 'step'])

export const kindOf = (move: MoveSeen): GameMove['move'] => dataOf(move).move
export const cardOf = (move: MoveSeen): string => {
  const data = dataOf(move)
  return 'key' in data ? `${data.key} ${data.back}` : ''
}
const roomOf = (move: MoveSeen): string | null => {
  const data = dataOf(move)
  return 'room' in data ? data.room : null
}

/** The thing that a move is made with: keys, or one of the objects; null where nothing is taken in hand. */
export function heldOf(move: MoveSeen): string | null {
  const kind = kindOf(move)
  if (kind === 'go') return 'keys'
  if (kind === 'pick' || kind === 'lamp') return kind
  return kind === 'detect' ? 'detector' : null
}

/** What must be in hand for the place of a move to be lit: its own key card, or an object. */
export const inHandOf = (move: MoveSeen): string | null => (['go', 'leave'].includes(kindOf(move)) ? cardOf(move) : heldOf(move))

/** What the panel offers at once: what needs no place or card, and what the object in hand does; the rest is lit on the board. */
export function offersOf(moves: MoveSeen[], pick: string | null): MoveSeen[] {
  const out = moves.find((move) => kindOf(move) === 'leave' && cardOf(move) === pick) ?? moveOf(moves, 'leave')
  const plain = moves.filter((move) => ['step', 'catch', 'flip', 'stop'].includes(kindOf(move)) || (kindOf(move) === 'detect' && pick === 'detector'))
  return out ? [out, ...plain] : plain
}

/** The rooms that are lit for what is in the hand (a group, a key card, or nothing yet), each with its move. */
export function litRooms(moves: MoveSeen[], pick: string | null): Map<string, MoveSeen> {
  const lit = new Map<string, MoveSeen>()
  for (const move of moves) {
    const kind = kindOf(move)
    const fits = INTO.has(kind) || (kind === 'go' ? pick === null || pick === 'keys' || pick === cardOf(move) : kind === pick)
    const room = roomOf(move)
    if (fits && room && !lit.has(room)) lit.set(room, move)
  }
  return lit
}

/** The first move of a kind, and the one that names a card, blazon or seat. */
export const moveOf = (moves: MoveSeen[], kind: string): MoveSeen | null => moves.find((move) => kindOf(move) === kind) ?? null
export const layOf = (moves: MoveSeen[], blazon: string): MoveSeen | null => moves.find((move) => kindOf(move) === 'lay' && move.data.blazon === blazon) ?? null
export const discardOf = (moves: MoveSeen[], card: string): MoveSeen | null => moves.find((move) => kindOf(move) === 'discard' && cardOf(move) === card) ?? null
export const catchOf = (moves: MoveSeen[], seat: number): MoveSeen | null => moves.find((move) => kindOf(move) === 'catch' && move.data.seat === seat) ?? null
/** The way out by a door of a colour, with the key in hand if there is a choice of keys. */
export function leaveOf(moves: MoveSeen[], colour: string, pick: string | null): MoveSeen | null {
  const ways = moves.filter((move) => kindOf(move) === 'leave' && move.data.key === colour)
  return ways.find((move) => cardOf(move) === pick) ?? ways[0] ?? null
}

/** The move that letting a thing go at a spot means: a lit place, the ghost's plan, the discards; null where it means none. */
export function droppedOf(moves: MoveSeen[], thing: string, spot: Pick<DropSpot, 'zone' | 'move'>): MoveSeen | null {
  if (spot.zone === 'plan') return thing === 'detector' ? moveOf(moves, 'detect') : layOf(moves, thing)
  if (spot.zone === 'discards') return discardOf(moves, thing)
  const found = moves.find((move) => move.text === spot.move) ?? null
  return found && [...INTO, 'go', 'leave', 'pick', 'lamp'].includes(kindOf(found)) ? found : null
}

/** What to send when an unlit room is tapped, so that the house can say which rule is in the way. */
export function triedRoom(room: string, kind: string | null, pick: string | null, keys: string[]): string {
  if (kind === 'token') return `put ${room}`
  if (kind === 'start') return `start ${room}`
  if (kind === 'plan' || kind === 'step' || kind === 'catch') return `step ${room}`
  if (pick === 'pick' || pick === 'lamp') return `${pick} ${room}`
  const card = pick !== null && keys.includes(pick) ? pick : (keys[0] ?? 'red tower')
  return `go ${card} ${room}`
}

/** A room by its name and the blazon on its floor. */
export function roomName(seen: Seen, room: string): string {
  const blazon = seen.castle.rooms.find((one) => one.id === room)?.blazon
  return blazon ? say('macgregor-page-room', { room, blazon: words.label('macgregor', blazon) }) : room
}

/** The colour of a key; with its back where the hand has two of that colour. */
function keyName(seen: Seen, card: string): string {
  const keys = seen.seats[(seen.you ?? 0) - 1]?.keys ?? []
  const alike = keys.filter((one) => faceOf(one) === faceOf(card)).length > 1
  return words.name('macgregor', alike ? card : faceOf(card))
}

/** A key in a sentence: its colour, and the blazon of its back. */
export function keySpoken(card: string): string {
  return say('macgregor-page-key', { colour: words.name('macgregor', faceOf(card)), blazon: backOf(card) ? words.label('macgregor', backOf(card)) : 'none' })
}

export function labelOf(move: MoveSeen, seen: Seen): string {
  const data = dataOf(move)
  switch (data.move) {
    case 'go':
      return say('macgregor-page-go-short', { room: data.room, key: keyName(seen, cardOf(move)) })
    case 'leave':
      return say('macgregor-page-leave-short', { key: words.name('macgregor', data.key) })
    case 'discard':
      return words.label('macgregor', cardOf(move).replace(' ', '-'))
    case 'lay':
      return words.label('macgregor', data.blazon)
    case 'catch':
      return words.label('macgregor', seen.seats[data.seat - 1]?.colour ?? String(data.seat))
    case 'detect':
      return say(seen.open ? 'macgregor-page-detect-open' : 'macgregor-page-detect')
    case 'flip':
    case 'stop':
      return say(`macgregor-page-${data.move}`)
    default:
      return roomName(seen, data.room)
  }
}

export function spokenOf(move: MoveSeen, seen: Seen): string {
  const data = dataOf(move)
  const kind = data.move
  const room = roomOf(move)
  const key = 'key' in data ? keySpoken(cardOf(move)) : ''
  if (['go', 'leave', 'discard', 'pick', 'lamp', 'put', 'start', 'step'].includes(kind)) {
    return say(`macgregor-page-say-${kind}`, { room: room ? roomName(seen, room) : '', key })
  }
  return kind === 'lay' ? say('macgregor-page-say-lay', { blazon: labelOf(move, seen) }) : data.move === 'catch' ? say('macgregor-page-say-catch', { colour: words.name('macgregor', seen.seats[data.seat - 1]?.colour ?? String(data.seat)) }) : labelOf(move, seen)
}

/** A label that fits a small button. */
export const briefOf = (move: MoveSeen, seen: Seen): string => roomOf(move) ?? labelOf(move, seen)
