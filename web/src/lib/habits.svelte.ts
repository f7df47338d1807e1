/** What this device usually does with each game: against how many bots, of which level, and whether it ever sat down to it. */
import { myTables } from './my_tables.svelte'

/** The five levels, the weakest first; `mixed` sits down a few of the middle ones together. */
export const LEVELS = ['child', 'guest', 'regular', 'butler', 'countess'] as const
export const MIXED = 'mixed'

export interface Opponents { count: number; level: string }
interface Habit extends Partial<Opponents> { met?: boolean }

const KEY = 'manoir-habits'
const USUAL = 3

function recalled(): Record<string, Habit> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Habit>
  } catch {
    return {}
  }
}

class Habits {
  #known = $state.raw(recalled())

  /** Whom this device plays against; a number that the game has no seats for is brought back to one that it has. */
  opponents(game: string, [low, high]: readonly [number, number]): Opponents {
    const { count = USUAL, level = MIXED } = this.#known[game] ?? {}
    return { count: Math.max(low - 1, Math.min(high - 1, count)), level: (LEVELS as readonly string[]).includes(level) ? level : MIXED }
  }

  against(game: string, opponents: Opponents): void {
    this.#keep(game, opponents)
  }

  /** Whether this device has ever been at a table of a game. */
  knows(game: string): boolean {
    return this.#known[game]?.met === true || myTables.knows(game)
  }

  met(game: string): void {
    this.#keep(game, { met: true })
  }

  #keep(game: string, change: Habit) {
    const known = recalled()
    this.#known = { ...known, [game]: { ...known[game], ...change } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#known))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const habits = new Habits()

/** How strong a bot is, from 1 to 5; 0 for one that is of no level. */
export const strengthOf = (bot: string | null): number => (LEVELS as readonly string[]).indexOf(bot ?? '') + 1
