/** What is on the table: the ghost and the way it was led, the visitor, who holds which wall, whose hand is up. */
import type { Happening } from '$house/lib/happening'
import { planOf } from './plan'
import type { Seen } from './seen'

export interface Picture {
  room: string // where the ghost rests; while a path is shown, where it set out
  at: string // the cell that it has reached
  trail: string[][] // the cells of the path, in one piece from trapdoor to trapdoor
  claim: { seat: number; colour: string } | null
  visitor: { number: number; room: string } | null
  aim: { coat: boolean; portrait: boolean; room: string } | null // the lines by which a visitor's room is found
  holders: Record<string, number | null> // of each colour's wall token
  hands: number[]
  crossing: string | null
  banner: Happening | null // what everybody should read now
}

export function pictureOf(seen: Seen, before?: Picture): Picture {
  const plan = planOf(seen)
  const here = seen.claim ? (seen.claim.room ?? seen.claim.cell) : seen.ghost
  const at = plan.stands.get(here) ?? here
  const goesOn = seen.claim && before?.claim?.seat === seen.claim.seat && (before.at === at || plan.room(before.at) === here)
  return {
    room: seen.ghost,
    at: goesOn ? before.at : at,
    trail: goesOn ? before.trail : [[at]],
    claim: seen.claim ? { seat: seen.claim.seat, colour: seen.claim.colour } : null,
    visitor: seen.room ? { number: seen.visitor, room: seen.room } : null,
    aim: null,
    holders: holdersOf(seen),
    hands: seen.seats.filter((player) => player.hand).map((player) => player.seat),
    crossing: null,
    banner: null,
  }
}

function holdersOf(seen: Seen): Record<string, number | null> {
  return Object.fromEntries(Object.values(seen.colours).map((colour) => [colour, seen.seats.find((player) => player.walls.includes(colour))?.seat ?? null]))
}
