/** Who is waited for and is not there, and what happens next: the same facts for a question, a mark and a television. */
import { countdown } from './countdown.svelte'
import type { Sitting } from './sitting.svelte'
import type { SeatSeen, TableSeen } from './wire'
import { say, words } from './words.svelte'

/** `gone`: not there, and nobody plays; `stood-in`: a bot plays for a person; `bot`: its own seat. */
export type Presence = 'here' | 'gone' | 'stood-in' | 'bot'

/** `waits`: nothing happens by itself; `clock`: silence answers; `soon`: a bot plays in so many seconds; `bot`: one plays now. */
export interface Absence { how: 'waits' | 'clock' | 'soon' | 'bot'; seats: number[]; seconds: number }

export type TablePresence = Pick<TableSeen, 'seats' | 'paused' | 'one_screen'>

const FAR = 3600 // seconds: a table that waits for longer than an evening waits

export function presenceOf(table: TablePresence, seat: SeatSeen): Presence {
  if (seat.away || (seat.kind === 'bot' && (seat.until !== null || seat.left))) return 'stood-in'
  if (seat.kind === 'bot') return 'bot'
  // A screen that goes from hand to hand holds one seat at a time: the others are in the room.
  return seat.kind === 'person' && !seat.here && !table.one_screen ? 'gone' : 'here'
}

/** Whom a host waits for who is not asked: somebody who is asked and not there. */
export function waitedFor(table: TablePresence, asks: readonly { seat: number }[], chair: number | null): SeatSeen | undefined {
  if (asks.some((ask) => ask.seat === chair)) return undefined
  return asks.map((ask) => table.seats[ask.seat - 1]!).find((seat) => presenceOf(table, seat) === 'gone')
}

/**
 * What becomes of those of some seats who are not there, each once, in the order of what comes first.
 * `left`: seconds until the house's clock shows a time; `due`: seconds until silence answers for a seat.
 */
export function absencesOf(table: TablePresence, seats: number[], left: (shown: number) => number, due: (seat: number) => number | null): Absence[] {
  if (table.paused) return []
  const found: Absence[] = []
  const add = (how: Absence['how'], seat: number, seconds = 0) => {
    const same = found.find((one) => one.how === how && one.seconds === seconds)
    if (same) same.seats.push(seat)
    else found.push({ how, seats: [seat], seconds })
  }
  for (const number of new Set(seats)) {
    const seat = table.seats[number - 1]!
    const presence = presenceOf(table, seat)
    if (presence === 'stood-in') add('bot', number)
    if (presence !== 'gone') continue
    const bot = seat.bot_at === null ? Infinity : left(seat.bot_at)
    const clock = due(number)
    if (clock !== null && clock < bot) add('clock', number)
    else if (bot < FAR) add('soon', number, bot)
    else add('waits', number)
  }
  const order = ['waits', 'clock', 'soon', 'bot']
  return found.sort((one, two) => order.indexOf(one.how) - order.indexOf(two.how) || one.seconds - two.seconds)
}

/** What stands beside the name of one who is not there, in a word or two. */
export function absentWord(table: TablePresence, seat: SeatSeen): string | null {
  const presence = presenceOf(table, seat)
  return presence === 'gone' ? say('page-mark-gone') : presence === 'stood-in' ? say('page-mark-bot') : null
}

/** The absences of a table as this page knows them now; it counts down by itself. */
export function absences(sitting: Sitting, seats: number[]): Absence[] {
  const asks = sitting.scene?.asks ?? []
  const due = (seat: number) => {
    const ask = asks.find((one) => one.seat === seat)
    return ask?.due == null ? null : countdown(ask.due, sitting.arrived)
  }
  return absencesOf(sitting.table!, seats, (shown) => secondsUntil(sitting, shown), due)
}

export function secondsUntil(sitting: Sitting, shown: number): number {
  return countdown(sitting.line.clock.until(shown), performance.now())
}

/** What is said of absences: "Zoé is away; a bot plays in 40 s." */
export function absenceSaid(found: Absence[], names: string[]): string {
  return found
    .map((one) => {
      const minutes = Math.ceil(one.seconds / 60)
      const time = one.seconds < 100 ? say('page-seconds', { seconds: one.seconds }) : say('page-minutes', { minutes })
      return say(`page-absent-${one.how}`, { names: words.listing(one.seats.map((seat) => names[seat - 1] ?? '')), count: one.seats.length, time })
    })
    .join(' ')
}

/** Everybody who is not there, asked or not: for a screen that all look at. */
export function missingSaid(sitting: Sitting): string {
  return absenceSaid(absences(sitting, sitting.table!.seats.map((seat) => seat.seat)), sitting.names)
}
