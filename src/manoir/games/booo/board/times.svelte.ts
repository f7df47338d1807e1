/** The times of puzzles that were solved on this device: kept here and nowhere else. */

const KEY = 'manoir-booo-times'
export const RATINGS = ['easy', 'fair', 'hard'] as const
export type Rating = (typeof RATINGS)[number]

function recalled(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

class Times {
  #best = $state.raw<Record<string, number>>(recalled())

  best(name: string): number | null {
    return this.#best[name] ?? null
  }

  /** How many rungs of a ladder were climbed. */
  solved(rating: Rating): number {
    return Object.keys(this.#best).filter((name) => name.startsWith(`${rating}-`)).length
  }

  /** The first rung of a ladder that is still to climb. */
  next(rating: Rating): string {
    let number = 1
    while (`${rating}-${number}` in this.#best) number += 1
    return `${rating}-${number}`
  }

  keep(name: string, ms: number): void {
    const best = recalled()
    best[name] = Math.min(ms, best[name] ?? Infinity)
    this.#best = best
    try {
      localStorage.setItem(KEY, JSON.stringify(best))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const times = new Times()

/** A time as people say it: 8.4 s, or 2:07. */
export function spoken(ms: number, language: string): string {
  if (ms < 60_000) return `${(Math.floor(ms / 100) / 10).toLocaleString(language, { minimumFractionDigits: 1 })} s`
  return `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`
}
