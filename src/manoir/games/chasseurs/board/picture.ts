/** What lies where: a view as it is drawn, and what an event changes in it. */
import type { Happening } from '$house/lib/happening'
import { CAMP, type Mine, type Player, type Seen } from './seen'

export interface Lane { cards: string[]; asleep: string[]; late: string[]; played: string[]; total: number | null; away: boolean }
export type Raid = { end: 'repelled' | 'stole' | 'shielded'; amount: number }

export interface Hunter {
  seat: number
  purse: number
  gain: { amount: number; turn: number } | null // what came or went last, for the eye
  trophies: number
  treasures: string[]
  held: number
  picked: number
  lanes: Record<string, Lane>
  dogs: string[]
  paws: number | null
  coins: string[]
  scared: boolean
  passed: boolean
  raids: (Raid | null)[]
  pays: Record<string, number>
  pack: string[] | null // faces where this chair may see them
  picks: string[] | null
  hand: string[] | null
  aside: string[]
}

/** What is being looked at more closely: cards or tiles, under a heading. */
export interface Look { title: string; things: string[]; line?: string }

export interface Place { site: string; max: string | null; min: string | null; takers: { max: number; min: number }; gone: { max: string | null; min: string | null } } // who took which tile this round
export interface Lurker { goblin: string; money: number; taker: number | null } // taker 0: it got away

export interface Picture {
  stage: string
  round: number
  dealer: number
  direction: 'left' | 'right'
  pick: number | null
  site: string | null
  places: Place[]
  goblins: Lurker[]
  hunters: Hunter[]
  turn: number // raised whenever packs are passed on, and for every gain
  told: Happening | null // what is being shown, as the journal says it
}

const NOBODY = { max: 0, min: 0 }
const NOTHING = { max: null, min: null }

export function pictureOf(seen: Seen, before?: Picture): Picture {
  const round = before?.round === seen.round ? before : undefined
  const same = round && round.site !== seen.site ? { ...round, hunters: round.hunters.map((one) => ({ ...one, passed: false })) } : round // another window: everybody may play again
  return {
    stage: seen.stage,
    round: seen.round,
    dealer: seen.dealer,
    direction: seen.direction,
    pick: seen.pick,
    site: seen.site,
    places: seen.sites.map((place, n) => ({ ...place, takers: same?.places[n]?.takers ?? NOBODY, gone: same?.places[n]?.gone ?? NOTHING })),
    goblins: seen.goblins.length ? seen.goblins.map((one) => ({ ...one, taker: null })) : (same?.goblins ?? []),
    hunters: seen.seats.map((player, n) => hunterOf(player, seen, same?.hunters[n])),
    turn: before?.turn ?? 0,
    told: before?.told ?? null,
  }
}

function hunterOf(player: Player, seen: Seen, before?: Hunter): Hunter {
  const me: Mine | null = seen.me?.seat === player.seat ? seen.me : null
  const paws = seen.stage === 'scroll' || seen.stage === 'over' ? (before?.paws ?? null) : null
  const over = seen.stage === 'over' && before !== undefined
  return {
    seat: player.seat,
    purse: player.purse,
    gain: before?.gain ?? null,
    trophies: player.trophies,
    treasures: player.treasures,
    held: player.held,
    picked: player.picked,
    lanes: over ? before.lanes : Object.fromEntries(seen.board.sites.map((site) => [site, laneOf(player, site, seen, before?.lanes[site])])),
    dogs: over ? before.dogs : player.dogs,
    paws,
    coins: over ? before.coins : player.coins,
    scared: before?.scared || seen.played.some((one) => one.seat === player.seat && one.card === 'scaregoblin'),
    passed: (before?.passed ?? false) && !seen.asks.some((ask) => ask.seat === player.seat),
    raids: before?.raids ?? [],
    pays: player.pays,
    pack: me?.pack ?? player.pack ?? null,
    picks: me?.picks ?? player.picks ?? null,
    hand: me?.hand ?? player.hand ?? null,
    aside: me?.aside ?? [],
  }
}

function laneOf(player: Player, site: string, seen: Seen, before?: Lane): Lane {
  const row = player.laid[site]!
  const played = seen.played.filter((one) => one.seat === player.seat && one.site === site).map((one) => one.card)
  return {
    ...row,
    played: played.length ? played : (before?.played ?? []),
    total: row.total ?? (row.cards.length ? (before?.total ?? null) : null),
    away: before?.away ?? false,
  }
}

/** The picture with one hunter changed. */
export function withHunter(picture: Picture, seat: number, change: (hunter: Hunter) => Partial<Hunter>): Picture {
  return { ...picture, hunters: picture.hunters.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

export function withLane(picture: Picture, seat: number, site: string, change: (lane: Lane) => Partial<Lane>): Picture {
  return withHunter(picture, seat, (one) => {
    const lane = one.lanes[site]
    return lane ? { lanes: { ...one.lanes, [site]: { ...lane, ...change(lane) } } } : {}
  })
}

export const without = (cards: string[], gone: string[]): string[] => {
  const left = [...cards]
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}

/** A new round: nothing is laid, nobody has taken anything. */
export function cleared(picture: Picture, round: number, dealer: number, direction: 'left' | 'right'): Picture {
  const lane: Lane = { cards: [], asleep: [], late: [], played: [], total: null, away: false }
  return {
    ...picture,
    round,
    dealer,
    direction,
    pick: 1,
    site: null,
    stage: 'deal',
    places: picture.places.map((place) => ({ ...place, max: null, min: null, takers: NOBODY, gone: NOTHING })),
    goblins: [],
    hunters: picture.hunters.map((one) => ({
      ...one,
      lanes: Object.fromEntries(Object.keys(one.lanes).map((site) => [site, lane])),
      dogs: [],
      paws: null,
      coins: [],
      scared: false,
      passed: false,
      raids: [],
      picked: 0,
      gain: null,
      pays: {},
      picks: one.picks && [],
      pack: one.pack && [],
      hand: one.hand && [],
      aside: [],
    })),
  }
}

export const isDraft = (picture: Picture): boolean => ['prepare', 'deal', 'draw', 'pick'].includes(picture.stage)
export const isCamp = (picture: Picture): boolean => picture.site === CAMP || ['raid', 'scroll', 'over'].includes(picture.stage)
