/** One chair at one table: what it has been told, what of it is shown so far, and what it may say. */
import { ask } from './api'
import type { HandFirst } from './beat'
import { kitFor } from './boards'
import { buzz } from './buzz'
import { Schedule } from './clock'
import { Hands, PATIENCE } from './hands'
import type { AnyKit } from './kit'
import { TableSocket } from './table_socket.svelte'
import { prefs } from './prefs.svelte'
import { renewed } from './renewed'
import { play as sound } from './sound'
import { Stage } from './stage.svelte'
import { happeningOf, writtenDown } from './happening'
import type { Heard, Sayable } from './table_socket.svelte'
import type { Bye, Declined, EventSeen, HintTold, Moments, MoveSeen, SceneSeen, TableSeen } from './wire'
import { words } from './words.svelte'

export interface Sentence { number: number; moment: number; text: string; seat: number | null }
export interface Notice { text: string; clause: string | null; kind: 'refused' | 'late' | 'told'; ask?: string } // refused: while this is asked
export interface SeatEmote { seat: number; emote: string; key: number }

const PAGE = 100
const READ = 6000 // milliseconds for what is told once, and is true of no question that is still open
const BEHIND = 5 // moments after which the rest is shown at once

export class Sitting {
  table = $state.raw<TableSeen | null>(null)
  scene = $state.raw<SceneSeen | null>(null) // the one that is shown; its moves are lit
  kit = $state.raw<AnyKit | null>(null)
  host = $state(false)
  chair = $state<number | null>(null)
  journal = $state.raw<Sentence[]>([])
  said = $state('') // for whoever listens to the page
  notice = $state.raw<Notice | null>(null)
  hint = $state.raw<{ ask: string; told: HintTold } | null>(null) // what was advised, and for which question
  hinting = $state(false) // somebody thinks about it
  confirm = $state(false) // this seat's own wish, kept with the seat
  pending = $state<string | null>(null) // a move that waits to be confirmed
  faces = $state.raw<SeatEmote[]>([])
  invited = $state.raw<{ seat: number; name: string; secret: string } | null>(null) // the guest's link that this host made last
  gone = $state<Pick<Bye, 'reason' | 'words'> | null>(null)
  gotUp = $state(false) // I left of my own accord, and may come back
  sending = $state(false)
  arrived = $state(0) // when the house told the shown scene
  told = $state.raw<{ scene: SceneSeen; arrived: number } | null>(null) // the last scene of the house, shown or not: clocks are its own
  telling = $state.raw<{ seat: number | null; line: Sentence } | null>(null) // the event that is being shown, while the question before it is over
  readonly stage = new Stage<unknown>()
  readonly line: TableSocket
  events: EventSeen[] = []
  #queue: { events: EventSeen[]; scene: SceneSeen; arrived: number }[] = []
  #unseen: EventSeen[] = [] // told, and not shown yet
  #playing = false
  #number: number | null = null
  #faces = 0
  #hands = new Hands()
  #throws = false // whether the house knows that this device throws by hand
  #saying = false // whether something was said in this very moment
  #called = false // whether its person was called to the question that comes
  #past = false
  #left = false

  constructor(
    readonly id: string,
    readonly secret: string | null,
    readonly passed = false, // from hand to hand: everybody is called by name
  ) {
    this.line = new TableSocket(id, secret, (heard) => void this.#hear(heard), () => this.#number)
  }

  /** The seat that is addressed as `you` on this device, if one person alone looks at it. */
  get reader(): number | null {
    return this.passed ? null : this.chair
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => nameOf(seat)) ?? []
  }

  /** Whether a bot plays for me, on a seat that is mine to take back. */
  get replaced(): boolean {
    return this.table?.stage === 'playing' && this.chair !== null && this.table.seats[this.chair - 1]?.kind === 'bot'
  }

  /** Whether everything that was told has been shown. */
  get idle(): boolean {
    return this.#settled
  }

  get mine(): MoveSeen[] {
    return this.scene && this.#settled && !this.table?.paused && !this.replaced && !this.sending ? this.scene.moves : []
  }

  /** The seats whose turn it is on this screen: whose die or event is being shown, else all who are asked. */
  get turns(): number[] {
    const seat = this.stage.held?.seat ?? this.telling?.seat
    return seat ? [seat] : (this.scene?.asks.map((one) => one.seat) ?? [])
  }

  /** Whether the page waits for me: an answer, or a throw. */
  get yours(): boolean {
    return this.mine.length > 0 || this.stage.waits !== null
  }

  /** The move that was advised, as long as its question is open. */
  get hinted(): string | null {
    const { hint, scene } = this
    const open = hint !== null && this.mine.some((move) => move.text === hint.told.move) && scene?.asks.some((one) => one.seat === this.chair && one.id === hint.ask)
    return open ? hint.told.move : null
  }

  #settled = $state(true)

  /** What I like to do with my dice; everybody waits for those that I throw by hand. */
  throws(byHand: boolean): void {
    if (!byHand && this.stage.waits) this.stage.tap()
    const now = byHand && this.chair !== null && this.kit?.dice === true
    if (now === this.#throws) return
    this.#throws = now
    void this.line.say({ type: 'throws', by_hand: now })
  }

  /** Something else is in hand: what was refused before is of no use any more. */
  unsay(): void {
    if (this.notice?.kind === 'refused') this.notice = null
  }

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
      const late = heard.verdict === 'too late' ? this.kit?.late?.([...this.events, ...this.#unseen], this.names) : null
      const text = heard.words?.[prefs.language] ?? late ?? words.say(heard.verdict === 'too late' ? 'page-too-late' : 'page-not-asked')
      const clause = heard.reason?.startsWith('house:') ? null : heard.reason
      this.#notify(heard.verdict === 'refused' ? { text, clause, kind: 'refused', ask: open.id } : { text, clause, kind: 'late' })
    } else if (heard.type === 'denied') this.tell(heard.words[prefs.language] ?? heard.reason)
  }

  async wish(said: Sayable): Promise<void> {
    const asked = this.scene?.asks.find((one) => one.seat === this.chair)
    this.hinting ||= said.type === 'hint'
    const heard = await this.line.say(said)
    if (said.type === 'hint') this.hinting = false
    if (heard.type === 'denied') this.tell(heard.words[prefs.language] ?? heard.reason)
    if (heard.type === 'hinted' && asked) this.hint = { ask: asked.id, told: heard }
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
        for (const one of found.moments) for (const event of one.events) events.push({ number: 0, moment: one.moment, event, once: [] })
      }
    } catch {
      return // the journal then starts where this device came in
    }
    const same = (one: EventSeen) => `${one.moment} ${JSON.stringify(one.event)}` // a moment may have been heard in part
    const heard = new Set(this.events.map(same))
    const fresh = events.filter((one) => one.moment <= until && !heard.has(same(one)))
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
    this.#unseen = []
    this.scene = null
    this.journal = []
    this.events = []
    this.said = ''
    this.notice = null
    this.hint = null
    this.pending = null
    this.telling = null
    this.told = null
    this.stage.picture = null
    this.stage.beat = null
  }

  /** Something to be read by whoever sits here. */
  tell(text: string): void {
    this.#notify({ text, clause: null, kind: 'told' })
  }

  /** A refusal is there while its question is; whatever else, for as long as it takes to read it. */
  #notify(notice: Notice) {
    this.notice = notice
    this.said = notice.text
    if (!notice.ask) setTimeout(() => { if (this.notice === notice) this.notice = null }, READ)
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
        this.#unseen = []
        this.journal = []
        this.events = []
        this.#past = false
      }
      this.#throws = false // a new line: the house knows nothing of this hand
      this.throws(prefs.handRoll)
      this.#hands.seen(heard.table.seats, heard.scene?.number ?? 0)
      if (heard.events.length) this.#hands.missed(heard.events.at(-1)!.number)
      if (heard.scene) {
        // What happened before I came is history: it is written, not played. After a short cut it is played.
        const missed = heard.fresh ? [] : heard.events
        this.#push(missed, heard.scene)
      }
    } else if (heard.type === 'moment') this.#push(heard.events, heard.scene)
    else if (heard.type === 'table') {
      this.table = heard.table
      this.chair = heard.chair
      this.#hands.seen(heard.table.seats, this.#number ?? 0)
    } else if (heard.type === 'in-hand') this.#hands.held(heard.seat, heard.event)
    else if (heard.type === 'thrown') this.#hands.thrown(heard.seat, heard.event)
    else if (heard.type === 'declined') this.#declined(heard)
    else if (heard.type === 'emoted') this.#face(heard.seat, heard.emote)
    else if (heard.type === 'bye' && heard.reason === 'house:other-protocol' && renewed()) return
    else if (heard.type === 'bye' && this.line.connection === 'closed') this.gone = heard
  }

  /** A wish of mine was not granted: who said no, or that nobody said anything. */
  #declined({ what, by, seat }: Declined) {
    if (by !== this.chair || (by === null && !this.host)) return
    this.tell(seat === null ? words.say('page-declined-late') : words.say(`page-declined-${what}`, { name: this.names[seat - 1] ?? '' }))
  }

  #push(events: EventSeen[], scene: SceneSeen) {
    this.#number = scene.number
    const arrived = performance.now() - this.line.clock.since(scene.now)
    this.told = { scene, arrived }
    this.#unseen.push(...events)
    this.#queue.push({ events, scene, arrived })
    if (!this.#beside(events, scene)) this.#settled = false
    if (!this.#playing) void this.#run()
  }

  /** Whether all this is told beside the game: the same is asked, and nobody's answers go out for it. */
  #beside(events: EventSeen[], scene: SceneSeen): boolean {
    const asked = ({ moment, asks }: SceneSeen) => [moment, ...asks.map((one) => `${one.seat} ${one.id}`)].join()
    return this.scene !== null && asked(this.scene) === asked(scene) && events.every((one) => happeningOf(one).event.startsWith('house:'))
  }

  async #run(): Promise<void> {
    this.#playing = true
    while (this.#queue.length) {
      const { events, scene, arrived } = this.#queue.shift()!
      this.kit ??= await this.#kitOf(scene)
      const kit = this.kit!
      this.throws(prefs.handRoll)
      if (this.#left) return // it was left while its board was fetched: what came then is not to be shown
      if (this.stage.picture === null) {
        await this.#hands.empty() // whoever comes while a die is in a hand sees it when all the others do
        if (this.#left) return
        this.stage.show(kit.pictureOf(scene.view))
      }
      const schedule = new Schedule(() => this.line.clock.since(scene.now))
      const asks = this.scene?.asks ?? []
      const open = asks.some((one) => scene.asks.some((ask) => ask.id === one.id && ask.seat === one.seat)) // somebody still thinks
      for (const one of events) {
        if (this.stage.picture === null) break
        const follower = { inHand: (hold: HandFirst) => this.#inHand(hold, one.number, scene), shown: () => this.#tellNow(one, open) }
        await this.stage.play(kit.direct(this.stage.picture, happeningOf(one), scene.view), follower, () => this.#hurried(), schedule)
        if (this.#left) return this.#forgetAll()
      }
      this.stage.show(kit.pictureOf(scene.view, this.stage.picture ?? undefined))
      const before = this.scene?.asks.find((ask) => ask.seat === this.chair)
      this.scene = scene
      this.arrived = arrived
      this.telling = null
      if (!scene.moves.some((move) => move.text === this.pending)) this.pending = null
      if (this.notice?.ask && !scene.asks.some((ask) => ask.seat === this.chair && ask.id === this.notice!.ask)) this.notice = null
      if (!this.#queue.length) this.#call(scene, before?.id)
      if (scene.end && events.length) sound('won')
    }
    this.#playing = false
    this.#settled = true
  }

  /** A die in a hand: mine waits for my tap, another's until the house says that it was thrown. */
  async #inHand(hold: HandFirst, event: number, scene: SceneSeen): Promise<void> {
    if (hold.seat !== this.chair) {
      const thrown = this.#hands.until(hold.seat, event)
      if (thrown) await this.stage.theirs(hold, thrown)
      return
    }
    if (!prefs.handRoll || this.replaced) return
    if (!this.#hurried()) {
      void this.line.say({ type: 'hold', event })
      this.#announce(`${words.say('page-yours', { name: this.names[hold.seat - 1] ?? '' })}. ${words.say('page-roll')}`)
      buzz()
      this.#called = true
      const due = scene.asks.find((one) => one.seat === this.chair)?.due
      await this.stage.mine(hold, due == null ? PATIENCE : Math.min(PATIENCE, due / 2))
    }
    void this.line.say({ type: 'throw', event })
  }

  /** An event is seen: its sentence is written at the same moment, and the heading is about it unless a question is still open. */
  #tellNow(one: EventSeen, open: boolean) {
    const happening = happeningOf(one)
    this.#unseen = this.#unseen.filter((told) => told.number > one.number)
    if (happening.event === 'house:Undone') this.#unwrite(happening.moment as number)
    this.#write([one], this.table!)
    const turn = this.kit?.races ? null : (this.telling?.seat ?? this.scene?.asks[0]?.seat ?? null) // in a race it is nobody's
    const seat = this.journal.at(-1)!.seat ?? turn
    if (!open) this.telling = { seat, line: this.journal.at(-1)! }
  }

  /** A question of mine is read out; the one who did not have one before hears and feels it too. */
  #call(scene: SceneSeen, before: string | undefined) {
    const mine = scene.asks.find((one) => one.seat === this.chair)
    if (!mine || mine.id === before) return
    const { title, line } = this.kit!.asked(mine.kind, scene.view, true, this.names[mine.seat - 1] ?? '')
    this.#announce(`${title}. ${line}`)
    if (before === undefined) sound('yours')
    if (before === undefined && !this.#called) buzz()
    this.#called = false
  }

  /** For whoever listens to the page: what comes in the same moment is heard as one. */
  #announce(text: string) {
    this.said = this.#saying ? `${this.said} ${text}` : text
    this.#saying = true
    setTimeout(() => (this.#saying = false))
  }

  #hurried(): boolean {
    return document.visibilityState === 'hidden' || this.#queue.length > BEHIND
  }

  async #kitOf(scene: SceneSeen): Promise<AnyKit> {
    const game = this.table!.game
    const [kit] = await Promise.all([kitFor(game, scene.view), words.open(game, `${game}-page`)])
    return kit
  }

  #write(told: EventSeen[], table: TableSeen, quiet = false) {
    const events = told.map(writtenDown)
    this.events.push(...events)
    const names = table.seats.map((seat) => nameOf(seat))
    const self = this // each line is read later, on its own
    const lines = events.map((one) => ({
      number: one.number,
      moment: one.moment,
      get text() {
        return words.told(table.game, happeningOf(one), names, self.reader) // when it is read: the language may have changed
      },
      seat: typeof one.event.seat === 'number' ? one.event.seat : null,
    }))
    this.journal = [...this.journal, ...lines].slice(-400)
    if (told.length && !quiet) this.#announce(told.map((one) => words.told(table.game, happeningOf(one), names, this.reader)).join(' '))
  }

  /** After an undo the journal keeps what was said, struck from the moment that was left. */
  #unwrite(moment: number) {
    this.events = this.events.filter((one) => one.moment <= moment || happeningOf(one).event === 'house:SeatChanged')
    const stays = new Set(this.events.map((one) => one.number)) // who came and went is no part of the game
    this.journal = this.journal.filter((line) => stays.has(line.number))
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
