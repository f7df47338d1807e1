/** Where told events are played: beat after beat, and always ending in the view that came with them. */
import type { Beat, HandFirst } from './beat'
import type { Schedule } from './clock'
import { prefs } from './prefs.svelte'
import { play as sound } from './sound'

/** Who follows an event that is played: what waits for a hand, and when it is to be seen. */
export interface Follower {
  inHand: (hold: HandFirst) => Promise<void> // over when the hand has let go
  shown: () => void // at the very moment at which its first picture is shown
}

export class Stage<P> {
  picture = $state.raw<P | null>(null)
  beat = $state.raw<Beat<P> | null>(null)
  held = $state.raw<(HandFirst & { mine: boolean }) | null>(null) // what is in somebody's hand, and not to be seen yet
  #tap: (() => void) | null = null

  /** The name of what waits for my tap. */
  get waits(): string | null {
    return this.held?.mine ? this.held.name : null
  }

  /** Play beats in order; `hurried` shows only where they end, and a schedule says when the even ones begin and end. */
  async play(beats: Beat<P>[], follower: Follower | null, hurried: () => boolean, schedule?: Schedule): Promise<void> {
    let unseen = follower
    for (const beat of beats) {
      if (beat.hold) await follower?.inHand(beat.hold)
      const timed = beat.even ? schedule : undefined
      if (timed && !hurried()) await this.#rest(timed.opens())
      this.picture = beat.picture
      unseen?.shown()
      unseen = null
      const over = timed?.closes(beat.ms)
      if (hurried() && !beat.must) continue
      if (beat.sound) sound(beat.sound)
      this.beat = beat
      await this.#rest(over ?? (beat.linger || beat.must || beat.even ? beat.ms : beat.ms * prefs.pace))
    }
    unseen?.shown()
    this.beat = null
  }

  /** Something waits in my hand for a tap, so long at most. */
  async mine(hold: HandFirst, ms: number): Promise<void> {
    this.held = { ...hold, mine: true }
    await this.#rest(ms)
    this.held = null
  }

  /** Something is in another's hand. */
  async theirs(hold: HandFirst, thrown: Promise<void>): Promise<void> {
    this.held = { ...hold, mine: false }
    await thrown
    this.held = null
  }

  /** Show a picture at once. */
  show(picture: P): void {
    this.beat = null
    this.picture = picture
  }

  /** A tap: the die rolls, or what is being shown is over. */
  tap(): void {
    this.#tap?.()
  }

  #rest(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(() => this.#tap?.(), ms)
      this.#tap = () => {
        clearTimeout(timer)
        this.#tap = null
        done()
      }
    })
  }
}
