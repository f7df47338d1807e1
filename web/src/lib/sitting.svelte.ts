/** One chair at one table: what it has been told, what of it is shown so far, and what it may say. */
import { ask } from './api'
import { kitFor } from './boards'
import { Schedule } from './clock'
import type { AnyKit } from './kit'
import { Line } from './line.svelte'
import { prefs } from './prefs.svelte'
import { play as sound } from './sound'
import { Stage } from './stage.svelte'
import { happeningOf } from './happening'
import type { Heard, Sayable } from './line.svelte'
import type { EventSeen, Moments, MoveSeen, Scene, TableSeen } from './wire'
import { words } from './words.svelte'

export interface Sentence { number: number; moment: number; text: string; seat: number | null }
export interface Face { seat: number; emote: string; key: number }

const PAGE = 100
const LATE = 6000 // milliseconds that a reader of "too late" has
const BEHIND = 5 // moments after which the rest is shown at once

export class Sitting {
  table = $state.raw<TableSeen | null>(null)
  scene = $state.raw<Scene | null>(null) // the one that is shown; its moves are lit
  kit = $state.raw<AnyKit | null>(null)
  host = $state(false)
  chair = $state<number | null>(null)
  journal = $state.raw<Sentence[]>([])
  said = $state('') // for whoever listens to the page
  notice = $state<{ text: string; clause: string | null; kind: 'refused' | 'late' | 'told' } | null>(null)
  hinted = $state<string | null>(null)
  confirm = $state(false) // this seat's own wish, kept with the seat
  pending = $state<string | null>(null) // a move that waits to be confirmed
  faces = $state.raw<Face[]>([])
  gone = $state<{ reason: string; text: string } | null>(null)
  sending = $state(false)
  arrived = $state(0) // when the house told the shown scene: clocks count from here
  readonly stage = new Stage<unknown>()
  readonly line: Line
  events: EventSeen[] = []
  #queue: { events: EventSeen[]; scene: Scene }[] = []
  #playing = false
  #number: number | null = null
  #faces = 0
  #past = false
  #left = false

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    this.line = new Line(id, secret, (heard) => void this.#hear(heard), () => this.#number)
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => nameOf(seat)) ?? []
  }

  /** Whether everything that was told has been shown. */
  get idle(): boolean {
    return this.#settled
  }

  get mine(): MoveSeen[] {
    return this.scene && this.#settled && !this.table?.paused && !this.sending ? this.scene.moves : []
  }

  #settled = $state(true)

  /** Take a move: at once, or after a second tap where this seat asked for one. */
  choose(move: string): void {
    this.notice = null
    if (this.confirm && this.kit?.Answers === undefined) this.pending = move
    else void this.answer(move)
  }

  async prefer(confirm: boolean): Promise<void> {
    this.confirm = confirm
    prefs.confirm = confirm
    this.pending = null
    await this.wish({ type: 'prefer', confirm })
  }

  async answer(move: string): Promise<void> {
    const open = this.scene?.asks.find((one) => one.seat === this.chair)
    if (!open || this.sending) return
    this.notice = null
    this.pending = null
    this.sending = true
    const heard = await this.line.say({ type: 'answer', ask: open.id, move })
    this.sending = false
    if (heard.type === 'answered' && heard.verdict !== 'taken') {
      const late = heard.verdict === 'too late' ? this.kit?.late?.(this.events, this.names) : null
      const text = heard.words?.[prefs.language] ?? late ?? words.say(heard.verdict === 'too late' ? 'page-too-late' : 'page-not-asked')
      this.notice = { text, clause: heard.reason?.startsWith('house:') ? null : heard.reason, kind: heard.verdict === 'refused' ? 'refused' : 'late' }
      this.said = text
      if (this.notice.kind === 'late') this.#forget(this.notice)
    } else if (heard.type === 'denied') this.#tell(heard.words[prefs.language] ?? heard.reason)
  }

  async wish(said: Sayable): Promise<void> {
    const heard = await this.line.say(said)
    if (heard.type === 'denied') this.#tell(heard.words[prefs.language] ?? heard.reason)
    if (heard.type === 'hinted') this.hinted = heard.move
  }

  /** What was told before this device came: fetched once, and written above what it heard itself. */
  async fetchPast(): Promise<void> {
    if (this.#past || !this.scene || !this.table) return
    this.#past = true
    const until = this.scene.moment
    const chair = this.chair === null ? 'public' : String(this.chair)
    const events: EventSeen[] = []
    try {
      for (let from = 0; from <= until; from += PAGE) {
        const found = await ask<Moments>('GET', `/tables/${this.id}/moments?chair=${chair}&from=${from}&count=${PAGE}&views=false`, undefined, this.secret)
        for (const one of found.moments) for (const event of one.events) events.push({ number: 0, moment: one.moment, event })
      }
    } catch {
      return // the journal then starts where this device came in
    }
    const heard = new Set(this.journal.map((line) => line.moment))
    const fresh = events.filter((one) => one.moment <= until && !heard.has(one.moment))
    const later = this.journal
    const laterEvents = this.events
    this.journal = []
    this.events = []
    this.#write(fresh.map((one, n) => ({ ...one, number: n - fresh.length })), this.table, true)
    this.journal = [...this.journal, ...later]
    this.events = [...this.events, ...laterEvents]
  }

  leave(): void {
    this.#left = true
    this.line.close()
    this.#forgetAll()
  }

  /** A chair that is left leaves nothing behind. */
  #forgetAll() {
    this.#queue = []
    this.scene = null
    this.journal = []
    this.events = []
    this.said = ''
    this.notice = null
    this.hinted = null
    this.pending = null
    this.stage.picture = null
    this.stage.beat = null
  }

  /** What came too late is still read while the game goes on; then it is gone. */
  #forget(notice: Sitting['notice']) {
    setTimeout(() => {
      if (this.notice?.text === notice?.text) this.notice = null
    }, LATE)
  }

  #tell(text: string) {
    this.notice = { text, clause: null, kind: 'told' }
    this.said = text
  }

  async #hear(heard: Heard): Promise<void> {
    if (heard.type === 'welcome') {
      this.table = heard.table
      this.chair = heard.chair
      this.host = heard.host
      this.confirm = heard.confirm
      if (heard.chair !== null && prefs.confirm !== heard.confirm) void this.prefer(prefs.confirm) // what this device likes, at every table
      if (heard.fresh) {
        this.#queue = []
        this.journal = []
        this.events = []
        this.#past = false
      }
      if (heard.scene) {
        // What happened before I came is history: it is written, not played. After a short cut it is played.
        const missed = heard.fresh ? [] : heard.events
        this.#push(missed, heard.scene)
      }
    } else if (heard.type === 'moment') this.#push(heard.events, heard.scene)
    else if (heard.type === 'table') {
      this.table = heard.table
      this.chair = heard.chair
    } else if (heard.type === 'emoted') this.#face(heard.seat, heard.emote)
    else if (heard.type === 'bye' && this.line.connection === 'closed') this.gone = { reason: heard.reason, text: heard.words[prefs.language] ?? heard.reason }
  }

  #push(events: EventSeen[], scene: Scene) {
    this.#number = scene.number
    this.#queue.push({ events, scene })
    this.#settled = false
    if (!this.#playing) void this.#run()
  }

  async #run(): Promise<void> {
    this.#playing = true
    while (this.#queue.length) {
      const { events, scene } = this.#queue.shift()!
      this.kit ??= await this.#kitOf(scene)
      const kit = this.kit!
      if (this.#left) return // it was left while its board was fetched: what came then is not to be shown
      if (this.stage.picture === null) this.stage.show(kit.pictureOf(scene.view))
      const since = () => this.line.clock.since(scene.now)
      const schedule = new Schedule(since)
      for (const one of events) {
        if (happeningOf(one).event === 'house:Undone') this.#unwrite(happeningOf(one).moment as number)
        this.#write([one], this.table!, false, scene.view)
        if (this.stage.picture === null) break
        await this.stage.play(kit.direct(this.stage.picture, happeningOf(one), scene.view), this.chair, () => this.#hurried(), schedule)
        if (this.#left) return this.#forgetAll()
      }
      const before = this.stage.picture
      this.stage.show(kit.pictureOf(scene.view, before ?? undefined))
      const asked = scene.asks.some((ask) => ask.seat === this.chair) && !this.scene?.asks.some((ask) => ask.seat === this.chair)
      this.scene = scene
      this.arrived = performance.now() - since()
      this.hinted = null
      if (!scene.moves.some((move) => move.text === this.pending)) this.pending = null
      if (events.length && this.notice?.kind !== 'late') this.notice = null
      if (asked && !this.#queue.length) sound('yours')
      if (scene.end && events.length) sound('won')
    }
    this.#playing = false
    this.#settled = true
  }

  #hurried(): boolean {
    return document.visibilityState === 'hidden' || this.#queue.length > BEHIND
  }

  async #kitOf(scene: Scene): Promise<AnyKit> {
    const game = this.table!.game
    const [kit] = await Promise.all([kitFor(game, scene.view), words.open(game, `${game}-page`)])
    return kit
  }

  #write(told: EventSeen[], table: TableSeen, quiet = false, view?: unknown) {
    const written = view === undefined ? undefined : this.kit?.written
    const events = written ? told.map((one) => ({ ...one, event: written(happeningOf(one), view) as unknown as EventSeen['event'] })) : told
    this.events.push(...events)
    const names = table.seats.map((seat) => nameOf(seat))
    const lines = events.map((one) => ({
      number: one.number,
      moment: one.moment,
      get text() {
        return words.told(table.game, happeningOf(one), names) // when it is read: the language may have changed
      },
      seat: typeof one.event.seat === 'number' ? one.event.seat : null,
    }))
    this.journal = [...this.journal, ...lines].slice(-400)
    if (told.length && !quiet) this.said = told.map((one) => words.told(table.game, happeningOf(one), names)).join(' ')
  }

  /** After an undo the journal keeps what was said, struck from the moment that was left. */
  #unwrite(moment: number) {
    this.journal = this.journal.filter((line) => line.moment <= moment)
    this.events = this.events.filter((one) => one.moment <= moment)
  }

  #face(seat: number, emote: string) {
    const key = (this.#faces += 1)
    this.faces = [...this.faces, { seat, emote, key }]
    setTimeout(() => (this.faces = this.faces.filter((face) => face.key !== key)), 3500)
  }
}

export function nameOf(seat: { seat: number; kind: string; name: string; bot: string | null }): string {
  if (seat.name) return seat.name
  return seat.kind === 'bot' ? botName(seat.bot ?? '') : words.say('page-seat', { seat: seat.seat })
}

/** What people call a bot: its character's name, where it has one. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1)
}
