/** What stands where: the pieces of a view, each with a name of its own so that it can be followed as it moves. */
import { letterOf, type Seen } from './seen'

export interface Piece { id: string; seat: number; letter: string; place: string }
export interface Die { face: string; seat: number; turn: number }
export interface Counted { round: number; points: number[]; totals: number[] }

export interface Picture {
  pieces: Piece[]
  hugo: string
  die: Die | null
  counted: Counted | null
  touched: string | null // where Hugo's light falls
}

export function pictureOf(seen: Seen, before?: Picture): Picture {
  return {
    pieces: seen.seats.flatMap((player) => piecesOf(player.seat, letterOf(player.colour) ?? '', player.figures, before)),
    hugo: seen.hugo,
    die: seen.number === null ? (before?.die ?? null) : { face: String(seen.number), seat: seen.turn ?? 0, turn: before?.die?.turn ?? 0 },
    counted: null,
    touched: null,
  }
}

/** Pieces keep their names: whoever stands where one stood before is the same one. */
function piecesOf(seat: number, letter: string, places: string[], before?: Picture): Piece[] {
  const known = before?.pieces.filter((piece) => piece.seat === seat) ?? []
  const free = places.map((place) => place)
  const names = places.map((_, n) => `${seat}-${n}`)
  const pieces = new Map<string, string>()
  for (const piece of known) {
    const found = free.indexOf(piece.place)
    if (found >= 0 && names.includes(piece.id)) {
      pieces.set(piece.id, piece.place)
      free.splice(found, 1)
    }
  }
  for (const name of names) if (!pieces.has(name)) pieces.set(name, free.shift()!)
  return names.map((id) => ({ id, seat, letter, place: pieces.get(id)! }))
}

/** The picture with one piece of a seat taken from a place to another; the same picture if there is none. */
export function carried(picture: Picture, seat: number, from: string, to: string): { picture: Picture; id: string | null } {
  const piece = picture.pieces.find((one) => one.seat === seat && one.place === from)
  if (!piece) return { picture, id: null }
  const pieces = picture.pieces.map((one) => (one === piece ? { ...one, place: to } : one))
  return { picture: { ...picture, pieces }, id: piece.id }
}
