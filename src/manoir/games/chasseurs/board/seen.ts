/** What a chair sees of Chasseurs, as the wire brings it. */

export interface Row { cards: string[]; asleep: string[]; late: string[]; total: number | null }

export interface Player {
  seat: number
  purse: number
  trophies: number
  treasures: string[]
  held: number
  picked: number
  aside: number
  laid: Record<string, Row>
  dogs: string[]
  coins: string[]
  pays: Record<string, number>
  count: Record<string, number> | null
  hand?: string[] // where everything is shown
  picks?: string[]
  pack?: string[]
}

export interface Played { seat: number; card: string; site: string; on?: string; laid?: string; drew?: string }

export interface Mine { seat: number; hand: string[]; pack: string[]; picks: string[]; aside: string[]; drawn: string[]; memory: Record<string, string[]> }

export interface Board {
  sites: string[]
  hand: number // cards that a hunter drafts in a round
  force: number[]
  actions: string[]
  worth: Record<string, number>
  adds: Record<string, number>
  doubles: Record<string, string>
}

export interface Seen {
  stage: string
  round: number
  rounds: number
  dealer: number
  direction: 'left' | 'right'
  pick: number | null
  site: string | null
  asks: { seat: number; kind: string }[]
  sites: { site: string; max: string | null; min: string | null }[]
  goblins: { goblin: string; money: number }[]
  played: Played[]
  purses: 'shown' | 'covered'
  seats: Player[]
  me?: Mine | null
  board: Board
}

const LETTERS = ['B', 'R', 'T', 'Y', 'L', 'W']

/** The letter of a seat: this game has no colours of its own, so the house lends one to each chair. */
export const letterOf = (seat: number): string => LETTERS[seat - 1] ?? 'K'

export const CAMP = 'goblins'
