/** What a chair sees of Mac Gregor, as the wire brings it. */

export interface Room { id: string; row: number; span: [number, number]; blazon: string | null; stairs: boolean }
export type Side = 'north' | 'east' | 'south' | 'west'

export interface Castle {
  width: number
  rows: number
  ghost_room: string
  rooms: Room[]
  doors: [string, string, string][] // two rooms and a colour
  exits: [string, string, Side][] // a colour, a room and the wall it is in
}

export interface Player {
  seat: number
  colour: string | null
  room: string | null
  backs: string[]
  keys: string[] | null // mine only
  objects: string[]
  treasures: Record<string, number>
  total: number
}

export interface Seen {
  you: number | null
  stage: string
  round: number
  rounds: number | null
  needed: number
  turn: number | null
  ghost: number
  memory: boolean // whether the screen remembers tokens for everyone
  castle: Castle
  top: string | null
  pile: number
  discards: string[]
  tokens: Record<string, string>
  shown: string | null
  bag: number
  course: number // cards in a whole plan
  plan: string[]
  turned: number
  open: boolean
  gone: number | null
  seats: Player[]
}

export const HIDDEN = '?'
export const OBJECTS = ['pick', 'lamp', 'detector']

const CODES: Record<string, string> = { red: 'R', blue: 'B', green: 'G', yellow: 'Y', orange: 'O', violet: 'V' }
const PAINTS: Record<string, string> = { red: '#f4220f', blue: '#34a5ff', green: '#098e6b', yellow: '#ffd71d', orange: '#fb9100', violet: '#8f51b5' }
const BLAZONS = new Set(['tower', 'crown', 'lion', 'green-yellow', 'cross', 'thistle', 'unicorn'])

/** The code of a colour, by which its texture, figure and mark are called. */
export const codeOf = (colour: string | null): string | null => (colour ? (CODES[colour] ?? null) : null)
export const paintOf = (colour: string | null): string => PAINTS[colour ?? ''] ?? '#b3bdd8'
export const COLOURS = Object.keys(CODES)

/** A key card by its face and its back: `green green-yellow`. */
export const faceOf = (card: string): string => card.split(' ')[0] ?? ''
export const backOf = (card: string): string => card.split(' ')[1] ?? ''

/** Whether everything in a castle has a drawing here. */
export const drawable = (castle: Castle | undefined): boolean =>
  !!castle && castle.rows <= 8 && castle.rooms.every((room) => room.blazon === null || BLAZONS.has(room.blazon)) && [...castle.doors.map((door) => door[2]), ...castle.exits.map((exit) => exit[0])].every((colour) => colour in CODES)

/** The blazons of a castle, once each, in the order in which they first appear. */
export const blazonsOf = (castle: Castle): string[] => [...new Set(castle.rooms.flatMap((room) => (room.blazon ? [room.blazon] : [])))]

/** A view as it is drawn; the whole truth of a finished game, which replays lay over it, counts cards where views have numbers. */
export function plain(seen: Seen): Seen {
  if (!Array.isArray(seen.pile)) return seen
  const bag = seen.bag as unknown as Record<string, number>
  return {
    ...seen,
    top: seen.top ? backOf(seen.top) : null,
    pile: (seen.pile as string[]).length + (seen.top ? 1 : 0),
    bag: Object.values(bag).reduce((sum, one) => sum + one, 0),
    seats: seen.seats.map((player) => ({ ...player, backs: (player.keys ?? []).map(backOf), total: Object.values(player.treasures).reduce((sum, one) => sum + one, 0) })),
  }
}
