/** The moves on offer as things to tap. Nothing here knows a rule: a card is lit because a move names it. */
import type { DropSpot } from '$house/lib/drag.svelte'
import type { MoveSeen } from '$house/lib/wire'
import { say, words } from '$house/lib/words.svelte'
import { nameOf } from './faces'
import { dataOf, type Seen } from './seen'

/** The card or scroll that a move takes up; null for moves that take none. */
export const thingOf = (move: MoveSeen): string | null => {
  const data = dataOf(move)
  return 'card' in data ? data.card : 'scroll' in data ? data.scroll : null
}

/** The adventurer that a move is played on. */
export const targetOf = (move: MoveSeen): string | null => {
  const data = dataOf(move)
  return 'on' in data ? data.on : null
}

export const litThings = (moves: MoveSeen[]): Set<string> => new Set(moves.map(thingOf).filter((thing) => thing !== null))

/** A thing in the hand is picked by its name and its place, for two coins are alike. */
export const keyOf = (name: string, place: number): string => `${name}#${place}`
export const pickedName = (pick: string | null | undefined): string | null => pick?.split('#')[0] ?? null

/** A thing on a button: a dog by its discipline and its paws, an adventurer by its Force. */
const short = (thing: string): string => {
  const [kind = '', ...rest] = thing.split(' ')
  const word = say(`chasseurs-short-${kind}`)
  if (kind === 'dog') return `${word} ${rest[1]} (${say('chasseurs-board-paws', { paws: Number(rest[0]) })})`
  return rest.length ? `${word} ${rest.filter((part) => /\d/.test(part)).join(' ')}` : word
}

function worded(move: MoveSeen, seen: Seen, called: (thing: string) => string): string {
  const data = dataOf(move)
  if (data.move === 'pass') return say('chasseurs-page-pass')
  if (data.move === 'done') return say('chasseurs-page-done')
  const thing = thingOf(move)!
  if (data.move === 'use') return say('chasseurs-page-use', { scroll: called(thing), amount: paysOf(thing, seen) })
  const on = targetOf(move)
  return say(`chasseurs-page-${on ? 'sleep' : data.move}`, { card: called(on ?? thing) })
}

export const labelOf = (move: MoveSeen, seen: Seen): string => worded(move, seen, short)

/** The same in a sentence, for whoever listens and for advice: things by their names, not by the numbers on them. */
export const spokenOf = (move: MoveSeen, seen: Seen): string => worded(move, seen, dataOf(move).move === 'use' ? nameOf : (thing) => words.name('chasseurs', thing))

/** Where a thing may be let go: what is picked goes to my picks, what is played or used to the place that is being played. */
const ZONES: Record<string, string> = { keep: 'picks', discard: 'picks', play: 'place', use: 'place' }

/** The move that letting a thing go at a spot means; null where it means none. */
export function droppedOf(moves: MoveSeen[], name: string, spot: Pick<DropSpot, 'zone' | 'thing'>): MoveSeen | null {
  const mine = moves.filter((move) => thingOf(move) === name && ZONES[dataOf(move).move] === spot.zone)
  return mine.find((move) => targetOf(move) === spot.thing) ?? mine.find((move) => targetOf(move) === null) ?? null
}

/** What a scroll of mine would bring right now, as the house counted it. */
export const paysOf = (scroll: string, seen: Seen): number => seen.seats[(seen.me?.seat ?? 0) - 1]?.pays[scroll] ?? 0

/** What the panel offers at once: what is in my hand, and what needs no card. The rest is on the board and in the list. */
export function offersOf(moves: MoveSeen[], pick: string | null): MoveSeen[] {
  const name = pickedName(pick)
  if (name === null && moves.length <= 3) return moves
  const held = moves.filter((move) => thingOf(move) !== null && thingOf(move) === name)
  return [...held, ...moves.filter((move) => thingOf(move) === null)]
}

/** The notation of playing something that is not lit: the house then says why not. */
export function attemptOf(place: string, moves: MoveSeen[]): string | null {
  const kinds = new Set(moves.map((move) => move.data.move))
  if (kinds.has('pass')) return `play ${place}`
  if (kinds.has('done')) return `use ${place}`
  return null
}
