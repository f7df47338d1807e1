/** Whose hand a die is in, as far as this device was told: pictures wait for it, the game never does. */
import type { SeatSeen } from './wire'

export const PATIENCE = 10_000 // milliseconds that anybody waits for a die

interface Waiting { seat: number; event: number; held: boolean; timer: ReturnType<typeof setTimeout>; done: () => void }

export class Hands {
  #throws = new Set<number>() // seats whose device throws by hand
  #thrown = new Map<number, number>() // of each seat, the last event whose die has left its hand
  #held = new Map<number, number>() // of each seat, the event whose die is in it
  #waiting: Waiting | null = null

  /** What the table shows of its seats; a hand that was not there before holds nothing of what was told until now. */
  seen(seats: SeatSeen[], number: number): void {
    for (const { seat, throws, die } of seats) {
      if (throws && !this.#throws.has(seat)) this.#past(seat, die === null ? number : die - 1)
      if (throws) this.#throws.add(seat)
      else this.#throws.delete(seat)
      if (die !== null) this.held(seat, die)
      else this.#held.delete(seat)
    }
    const waiting = this.#waiting
    if (waiting && (!this.#throws.has(waiting.seat) || (waiting.held && this.#held.get(waiting.seat) !== waiting.event))) waiting.done()
  }

  /** What was told while this device was away is not waited for, but for what is in a hand right now. */
  missed(number: number): void {
    for (const seat of this.#throws) this.#past(seat, this.#held.has(seat) ? this.#held.get(seat)! - 1 : number)
  }

  held(seat: number, event: number): void {
    this.#held.set(seat, event)
    const waiting = this.#waiting
    if (waiting?.seat !== seat || waiting.event !== event || waiting.held) return
    waiting.held = true
    clearTimeout(waiting.timer)
    waiting.timer = setTimeout(waiting.done, PATIENCE)
  }

  thrown(seat: number, event: number): void {
    this.#past(seat, event)
    if ((this.#held.get(seat) ?? Infinity) <= event) this.#held.delete(seat)
    if (this.#waiting?.seat === seat && this.#waiting.event <= event) this.#waiting.done()
  }

  /** Until a die has left its hand, or nobody waits for it any longer; null where it is in none. */
  until(seat: number, event: number): Promise<void> | null {
    if (!this.#throws.has(seat) || (this.#thrown.get(seat) ?? 0) >= event) return null
    return new Promise((thrown) => {
      const done = () => {
        if (this.#waiting === waiting) this.#waiting = null
        clearTimeout(waiting.timer)
        thrown()
      }
      const waiting: Waiting = { seat, event, held: this.#held.get(seat) === event, timer: setTimeout(done, PATIENCE), done }
      this.#waiting = waiting
    })
  }

  /** Until every die that is in a hand now has left it, for who has just come. */
  async empty(): Promise<void> {
    for (const [seat, event] of [...this.#held]) await this.until(seat, event)
  }

  #past(seat: number, event: number) {
    this.#thrown.set(seat, Math.max(event, this.#thrown.get(seat) ?? 0))
  }
}
