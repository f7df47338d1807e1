/** The moves on offer as places to tap. Nothing here knows a rule: a place is lit because a move names it. */
import type { MoveSeen } from '../../lib/wire'
import { say, words } from '../../lib/words.svelte'
import { ahead } from './plan'
import type { Seen } from './seen'

export interface Choice { place: string; move: MoveSeen; label: string; spoken: string }

/** The space whose figure a move would take; null for moves that take none. */
export const startOf = (move: MoveSeen): number | null => (typeof move.data.from === 'number' ? move.data.from : null)

/** Where a walk from a space ends with the number on the die. */
export const reachOf = (seen: Seen, from: number): number => ahead(seen.board, from, seen.number ?? 0)

export function placeOf(move: MoveSeen, seen: Seen): string | null {
  const { data } = move
  if (data.move === 'go') return String(reachOf(seen, data.from as number))
  if (data.move === 'hide') return data.room as string
  if (data.move === 'place') return String(data.space)
  return null
}

export function labelOf(move: MoveSeen, seen: Seen): string {
  const { data } = move
  if (data.move === 'choose') return words.label('minuit', data.colour as string)
  if (data.move === 'stay') return say('minuit-page-stay')
  if (data.move === 'hide') return words.label('minuit', data.room as string)
  const place = placeOf(move, seen)
  return place ? say('minuit-page-space', { space: Number(place) }) : move.text
}

export function spokenOf(move: MoveSeen, seen: Seen): string {
  const { data } = move
  const label = labelOf(move, seen)
  const room = seen.board.rooms.find((one) => one.room === data.room)
  if (data.move === 'hide' && room) return say('minuit-page-hide', { from: data.from as number, room: label, fright: room.fright })
  if (data.move === 'go') return say('minuit-page-go', { from: data.from as number, space: reachOf(seen, data.from as number) })
  return label
}

/** The places that the picked-up figure may go to, or where a figure may be set down. */
export function choicesOf(moves: MoveSeen[], picked: number | null, seen: Seen): Choice[] {
  return moves
    .filter((move) => startOf(move) === null || startOf(move) === picked)
    .flatMap((move) => {
      const place = placeOf(move, seen)
      return place === null ? [] : [{ place, move, label: labelOf(move, seen), spoken: spokenOf(move, seen) }]
    })
}
