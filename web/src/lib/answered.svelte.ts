/** Which moments were answered on this device, and how: kept here and nowhere else. */
import { dayBefore } from './today'
import type { JudgedSeen } from './wire'

const KEY = 'manoir-moments'

export type How = JudgedSeen['how']
interface Kept { how: How; text: string } // the answer, in notation
type All = Record<string, Record<string, Kept>> // by game, then by the puzzle's name

function recalled(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All
  } catch {
    return {}
  }
}

export class AnsweredMoments {
  #all = $state.raw<All>(recalled())

  of(game: string, name: string): Kept | null {
    return this.#all[game]?.[name] ?? null
  }

  /** The first rung of a ladder that is still to answer; null where all were. */
  next(game: string, rating: string, rungs: number): string | null {
    for (let number = 1; number <= rungs; number += 1) if (!this.of(game, `${rating}-${number}`)) return `${rating}-${number}`
    return null
  }

  /** How many rungs of a ladder were answered right. */
  right(game: string, rating: string): number {
    return Object.entries(this.#all[game] ?? {}).filter(([name, kept]) => name.startsWith(`${rating}-`) && kept.how === 'right').length
  }

  /** How many days in a row were answered right, up to today or, before today's was answered, up to yesterday. */
  streak(game: string, today: string): number {
    let days = 0
    for (let day = this.of(game, today) ? today : dayBefore(today); this.of(game, day)?.how === 'right'; day = dayBefore(day)) days += 1
    return days
  }

  /** The first answer counts, however often it is looked at again. */
  keep(game: string, name: string, kept: Kept): void {
    const all = recalled()
    all[game] = { [name]: kept, ...all[game] }
    this.#all = all
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // A browser that keeps nothing asks all the same.
    }
  }
}

export const answered = new AnsweredMoments()
