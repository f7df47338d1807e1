/** Somebody who explains a first game: what the learner has done and read, lesson by lesson, kept with the table on this device. */
import { happeningOf, type Happening } from './happening'
import type { EventSeen } from './wire'

export interface Lesson {
  name: string // of what it is about, a key of words: `<game>-lesson-<name>`
  says: string // the sentence: `<game>-guide-<says>`
  asks?: string[] // kinds of questions at which the learner does it; without them it is something to see, and to read
  when?: (view: never) => boolean // whether it can be done now
  passed: (told: Happening, me: number) => boolean // what shows that it happened
  rare?: boolean // said when it comes up, but nobody need wait for it
  clause: string // where the rulebook has it
}

/** What a board folder gives to the guide. */
export interface Guide {
  company: number // bots at the table
  options?: Record<string, unknown> // of the table, so that everything comes up
  settings?: Record<string, unknown>
  lessons: Lesson[]
}

interface Progress { table: string; learnt: string[]; reading: string[]; asked: Record<string, number> }

const KEY = 'manoir-guides'

function recalled(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

/** The table at which this device learns a game, if it has begun to. */
export const tableOf = (game: string): string | null => recalled()[game]?.table ?? null

export class Coach {
  #learnt = $state.raw<string[]>([]) // done by the learner, or read
  #reading = $state.raw<string[]>([]) // happened, and waits to be read: the first is on show until a tap
  #asked: Record<string, number> = {} // the moment at which the learner was first asked to do a thing

  constructor(
    readonly game: string,
    readonly table: string,
    readonly lessons: Lesson[],
  ) {
    const known = recalled()[game]
    if (known?.table === table) {
      this.#learnt = known.learnt
      this.#reading = known.reading
      this.#asked = known.asked
    } else this.#keep()
  }

  /** What happened and is being read. */
  get reading(): Lesson | null {
    return this.lessons.find((one) => one.name === this.#reading[0]) ?? null
  }

  get missing(): Lesson[] {
    return this.lessons.filter((one) => !one.rare && !this.#learnt.includes(one.name))
  }

  get learnt(): number {
    return this.lessons.filter((one) => !one.rare).length - this.missing.length
  }

  /** What the learner should do at a question of theirs; null where they have done it before. */
  doing(kind: string | undefined, view: unknown): Lesson | null {
    const open = (one: Lesson) => one.asks?.includes(kind ?? '') && !this.#learnt.includes(one.name) && (one.when?.(view as never) ?? true)
    return this.lessons.find(open) ?? null
  }

  /** The learner is asked something: what they do from now on counts. */
  asks(kind: string, moment: number): void {
    for (const one of this.lessons) if (one.asks?.includes(kind)) this.#asked[one.name] ??= moment
    this.#keep()
  }

  /** Everything that was told so far, once or again: a lesson is learnt once. */
  hear(events: EventSeen[], me: number): void {
    for (const one of this.lessons) {
      if (this.#learnt.includes(one.name) || this.#reading.includes(one.name)) continue
      const from = one.asks ? this.#asked[one.name] : -1 // what is done for somebody is not done by them
      if (from === undefined || !events.some((seen) => seen.moment > from && one.passed(happeningOf(seen), me))) continue
      if (one.asks) this.#learnt = [...this.#learnt, one.name]
      else this.#reading = [...this.#reading, one.name]
    }
    this.#keep()
  }

  /** The learner has read what was on show. */
  read(): void {
    const [first, ...rest] = this.#reading
    if (first === undefined) return
    this.#learnt = [...this.#learnt, first]
    this.#reading = rest
    this.#keep()
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...recalled(), [this.game]: { table: this.table, learnt: this.#learnt, reading: this.#reading, asked: this.#asked } }))
    } catch {
      // A browser that keeps nothing teaches all the same, from the start each time.
    }
  }
}
