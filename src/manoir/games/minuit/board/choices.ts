/** The moves on offer as places to tap. Nothing here knows a rule: a place is lit because a move names it. */
import type { MoveSeen } from '$house/lib/wire'
import { say, words } from '$house/lib/words.svelte'
import { dataOf, type Seen } from './seen'

export interface Choice { place: string; move: MoveSeen; label: string; spoken: string }

/** The space whose figure a move would take; null for moves that take none. */
export const startOf = (move: MoveSeen): number | null => {
  const data = dataOf(move)
  return 'from' in data ? data.from : null
}

export function placeOf(move: MoveSeen): string | null {
  const data = dataOf(move)
  if (data.move === 'go') return String(data.to)
  if (data.move === 'hide') return data.room
  if (data.move === 'place') return String(data.space)
  return null
}

export function labelOf(move: MoveSeen): string {
  const data = dataOf(move)
  if (data.move === 'choose') return words.label('minuit', data.colour)
  if (data.move === 'stay') return say('minuit-page-stay')
  if (data.move === 'hide') return words.label('minuit', data.room)
  const place = placeOf(move)
  return place ? say('minuit-page-space', { space: Number(place) }) : move.text
}

export function spokenOf(move: MoveSeen, seen: Seen): string {
  const data = dataOf(move)
  const label = labelOf(move)
  const room = data.move === 'hide' ? seen.board.rooms.find((one) => one.room === data.room) : undefined
  if (data.move === 'hide' && room) return say('minuit-page-hide', { from: data.from, room: label, fright: room.fright })
  if (data.move === 'go') return say('minuit-page-go', { from: data.from, space: data.to ?? 0 })
  return label
}

/** The places that the picked-up figure (or any of them) may go to, or where a figure may be set down. */
export function choicesOf(moves: MoveSeen[], picked: number | 'all' | null, seen: Seen): Choice[] {
  const found = new Set<string>()
  return moves
    .filter((move) => picked === 'all' || startOf(move) === null || startOf(move) === picked)
    .flatMap((move) => {
      const place = placeOf(move)
      if (place === null || found.has(place)) return []
      found.add(place)
      return [{ place, move, label: labelOf(move), spoken: spokenOf(move, seen) }]
    })
}
