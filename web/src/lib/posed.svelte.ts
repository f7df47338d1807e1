/** One moment that is put to one person: asked first, and judged once they have answered. */
import { answered } from './answered.svelte'
import { ask } from './api'
import { kitFor } from './boards'
import type { Happening } from './happening'
import type { AnyKit } from './kit'
import { prefs } from './prefs.svelte'
import type { MoveSeen, PuzzleSeen } from './wire'
import { words } from './words.svelte'

export class Posed {
  kit = $state.raw<AnyKit | null>(null)
  seen = $state.raw<PuzzleSeen | null>(null)
  chosen = $state<string | null>(null) // and not yet given
  trouble = $state('')
  #busy = $state(false)

  /** `path`: where the house asks it; `name`: what this device remembers it by; `own`: of a game that was played here. */
  constructor(
    readonly game: string,
    readonly name: string,
    readonly path: string,
    readonly own: boolean,
  ) {}

  async open(): Promise<void> {
    try {
      const seen = await ask<PuzzleSeen>('GET', this.path)
      this.kit = await kitFor(this.game, seen.view)
      this.seen = seen
      const before = answered.of(this.game, this.name)
      if (before) await this.#hear(before.text)
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  get judged() {
    return this.seen?.judged ?? null
  }

  /** What may be answered still. */
  get moves(): MoveSeen[] {
    return this.judged || this.#busy ? [] : (this.seen?.moves ?? [])
  }

  get chair(): number {
    return this.seen?.asked?.seat ?? 1
  }

  /** Who sat there; at a table of bots, whoever is asked sits in the place of one of them. */
  get names(): string[] {
    return (this.seen?.asked?.names ?? []).map((name, n) => (!this.own && n + 1 === this.chair && prefs.name) || name)
  }

  /** What was told before, the latest first. */
  get told(): string[] {
    const events = (this.seen?.asked?.told ?? []) as unknown as Happening[]
    return events.map((one) => words.told(this.game, one, this.names, this.chair)).reverse()
  }

  /** A move as it is called in a sentence. */
  spoken(move: MoveSeen): string {
    return this.kit!.spoken(move, this.seen!.view)
  }

  async answer(text: string): Promise<void> {
    if (this.#busy || this.judged) return
    this.#busy = true
    this.trouble = ''
    try {
      const { judged } = await this.#hear(text)
      if (judged) answered.keep(this.game, this.name, { how: judged.how, text })
    } catch (error) {
      this.trouble = (error as Error).message
    }
    this.chosen = null
    this.#busy = false
  }

  async #hear(text: string): Promise<PuzzleSeen> {
    return (this.seen = await ask<PuzzleSeen>('POST', this.path, { answers: [text] }))
  }
}
