/** What stands where: pawns, tokens, hands, plan and pile of a view, so that told events can change them one by one. */
import { HIDDEN, plain, type Seen } from './seen'

export interface Pawn { seat: number; colour: string | null; room: string | null } // room: a place, or `out:` and a colour
export interface Hand { backs: string[]; keys: string[] | null; objects: string[]; treasures: Record<string, number> }
export interface Laid { blazon: string; up: boolean }
export interface Drama { by: number; seat: number; room: string; loot: { token: string; count: number } | null }

export interface Picture {
  ghost: number
  pawns: Pawn[]
  tokens: Record<string, string> // by room: a token's name, or hidden
  turned: string | null // the room whose token is being turned over
  shown: string | null // the token that the ghost holds up
  raised: boolean // whether it is held up for everybody right now
  hands: Hand[] // by seat
  plan: Laid[]
  walking: number | null // the card of the plan that is being walked
  top: string | null
  pile: number
  discards: string[]
  bag: number
  passed: [string, string] | null // the two rooms of a door or wall that is being passed
  drama: Drama | null
}

export function pictureOf(view: Seen): Picture {
  const seen = plain(view)
  return {
    ghost: seen.ghost,
    pawns: seen.seats.map((player) => ({ seat: player.seat, colour: player.colour, room: player.seat === seen.gone ? null : player.room })),
    tokens: seen.tokens,
    turned: null,
    shown: seen.shown,
    raised: false,
    hands: seen.seats.map(({ backs, keys, objects, treasures }) => ({ backs, keys, objects, treasures })),
    plan: seen.plan.map((blazon, n) => ({ blazon, up: blazon !== HIDDEN && (seen.open || n < seen.turned) })),
    walking: null,
    top: seen.top,
    pile: seen.pile,
    discards: seen.discards,
    bag: seen.bag,
    passed: null,
    drama: null,
  }
}

export const roomOf = (picture: Picture, seat: number): string | null => picture.pawns.find((pawn) => pawn.seat === seat)?.room ?? null

/** The picture with a pawn in another place. */
export const standing = (picture: Picture, seat: number, room: string): Picture => ({
  ...picture,
  pawns: picture.pawns.map((pawn) => (pawn.seat === seat ? { ...pawn, room } : pawn)),
})

/** The picture with something changed in the hand of a seat. */
export const handed = (picture: Picture, seat: number, change: (hand: Hand) => Partial<Hand>): Picture => ({
  ...picture,
  hands: picture.hands.map((hand, n) => (n === seat - 1 ? { ...hand, ...change(hand) } : hand)),
})

/** A list without the first of its kind. */
export function without<T>(list: T[], one: T): T[] {
  const at = list.indexOf(one)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

/** A purse with so many more, or fewer, of a token. */
export function paid(purse: Record<string, number>, token: string, by: number): Record<string, number> {
  const count = (purse[token] ?? 0) + by
  const { [token]: _, ...rest } = purse
  return count > 0 ? { ...rest, [token]: count } : rest
}
