/** The clock of the house, read from afar: every pong says what it shows, and the quickest one errs the least. */

export class HouseClock {
  #ahead: number | null = null // milliseconds that the house's clock is ahead of this device's
  #trip = Infinity

  /** A pong: when the ping left this device, and what the clock of the house showed in between. */
  set(asked: number, shown: number, now = Date.now()): void {
    const trip = now - asked
    if (trip > this.#trip) return
    this.#trip = trip
    this.#ahead = shown + trip / 2 - now
  }

  /** Milliseconds since the house's clock showed a time; none yet, as long as it has not been read. */
  since(shown: number, now = Date.now()): number {
    return this.#ahead === null ? 0 : Math.max(0, now + this.#ahead - shown)
  }

  /** Milliseconds until the house's clock shows a time; as long as it has not been read, by this device's own. */
  until(shown: number, now = Date.now()): number {
    return Math.max(0, shown - now - (this.#ahead ?? 0))
  }
}

const LEAD = 250 // milliseconds for a message to reach everybody

/** When beats that must be even begin and end, counted from the moment at which the house told them: alike on every screen. */
export class Schedule {
  #planned = LEAD

  constructor(readonly since: () => number) {}

  /** Milliseconds until the next beat begins. */
  opens(): number {
    return this.#planned - this.since()
  }

  /** Milliseconds until a beat that takes so long is over; less on a screen that heard of it late. */
  closes(ms: number): number {
    this.#planned += ms
    return this.#planned - this.since()
  }
}
