/** One puzzle and one player: the house judges every step, this device only keeps the time. */
import { ask } from '$house/lib/api'
import type { Beat } from '$house/lib/beat'
import type { Happening } from '$house/lib/happening'
import { prefs } from '$house/lib/prefs.svelte'
import { Stage } from '$house/lib/stage.svelte'
import type { MoveSeen, PuzzleHint, PuzzleSeen } from '$house/lib/wire'
import { words } from '$house/lib/words.svelte'
import { direct } from './direct'
import { pictureOf, type Picture } from './picture'
import type { Seen } from './seen'
import type { GameEvent } from './sent'
import { times } from './times.svelte'

export class Puzzling {
  seen = $state.raw<PuzzleSeen | null>(null)
  state = $state<'covered' | 'running' | 'found' | 'shown'>('covered')
  tries = $state(0)
  spent = $state(0) // milliseconds
  notice = $state<{ text: string; clause: string | null } | null>(null)
  said = $state('')
  hinted = $state<string | null>(null)
  reasons = $state.raw<Record<string, unknown>[]>([]) // for what was advised
  readonly stage = new Stage<Picture>()
  #answers: string[] = []
  #began = 0
  #busy = $state(false)
  #ticks: ReturnType<typeof setInterval> | null = null

  constructor(readonly name: string) {}

  get player(): string {
    return prefs.name || words.say('booo-solo-you')
  }

  get view(): Seen | null {
    return this.seen?.view as Seen | null
  }

  get moves(): MoveSeen[] {
    return this.state === 'running' && !this.#busy ? (this.seen?.moves ?? []) : []
  }

  async open(): Promise<void> {
    try {
      this.seen = await ask<PuzzleSeen>('GET', `/booo/puzzles/${this.name}`)
      this.stage.show(pictureOf(this.view!))
    } catch (error) {
      this.notice = { text: (error as Error).message, clause: null }
    }
  }

  /** The castle is shown, and the time runs. */
  uncover(): void {
    this.state = 'running'
    this.#began = performance.now()
    this.#ticks = setInterval(() => (this.spent = performance.now() - this.#began), 100)
  }

  close(): void {
    if (this.#ticks !== null) clearInterval(this.#ticks)
    this.#ticks = null
  }

  async answer(text: string): Promise<void> {
    if (this.#busy || this.state !== 'running') return
    this.#busy = true
    this.notice = null
    this.hinted = null
    try {
      const heard = await ask<PuzzleSeen>('POST', `/booo/puzzles/${this.name}`, { answers: [...this.#answers, text] })
      if (heard.refused) this.notice = { text: heard.refused.words[prefs.language] ?? '', clause: heard.refused.reason }
      else {
        this.#answers.push(text)
        await this.#tell(heard)
      }
    } catch (error) {
      this.notice = { text: (error as Error).message, clause: null }
    }
    this.#busy = false
  }

  /** What leads on from here: alone one may ask. */
  async hint(): Promise<void> {
    const asked = this.#answers.length
    try {
      const { move, reasons } = await ask<PuzzleHint>('POST', `/booo/puzzles/${this.name}/hint`, { answers: this.#answers })
      await words.open('help', 'booo-help')
      if (asked !== this.#answers.length || !this.moves.some((one) => one.text === move)) return // whoever has gone on needs it no more
      this.hinted = move
      this.reasons = reasons as Record<string, unknown>[]
    } catch (error) {
      this.notice = { text: (error as Error).message, clause: null }
    }
  }

  /** A wall that is not lit: the house says why. */
  tried(wall: string): void {
    const text = `cross ${wall}`
    if (!this.moves.some((move) => move.text === text)) void this.answer(text)
  }

  async #tell(heard: PuzzleSeen): Promise<void> {
    const events = heard.events as unknown as Happening[]
    const found = events.some((told) => told.event === 'Took')
    if (heard.over) {
      this.close()
      this.spent = performance.now() - this.#began
    }
    if (found) times.keep(this.name, Math.round(this.spent))
    this.tries += events.filter((told) => told.event === 'Failed').length
    const view = heard.view as Seen
    this.said = events.filter((told) => told.event !== 'Ended').map((told) => words.told('booo', told, [this.player])).join(' ')
    const way = heard.over && !found ? (heard.solution as unknown as Happening[]) : events
    if (heard.over) this.state = found ? 'found' : 'shown'
    for (const told of way) {
      if (heard.over && (told.event === 'Took' || told.event === 'Ended')) continue // the way stays to be looked at
      await this.stage.play(direct(this.stage.picture!, told as GameEvent, view).map(quick), null, () => document.visibilityState === 'hidden')
    }
    this.seen = heard.over ? { ...heard, view: this.seen!.view } : heard
    if (!heard.over) this.stage.show(pictureOf(view, this.stage.picture ?? undefined))
  }
}

/** Alone nobody has to be waited for: only what must be read takes its time. */
const quick = (beat: Beat<Picture>): Beat<Picture> => (beat.picture.banner?.event === 'Called' ? { ...beat, picture: { ...beat.picture, banner: null }, ms: 60 } : { ...beat, even: beat.picture.banner !== null })
