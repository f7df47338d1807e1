/** Where told events are played: beat after beat, and always ending in the view that came with them. */
import type { Beat } from './beat'
import type { Schedule } from './clock'
import { prefs } from './prefs.svelte'
import { play as sound } from './sound'

const PATIENCE = 3000 // the longest that a die waits for its player's tap

export class Stage<P> {
  picture = $state.raw<P | null>(null)
  beat = $state.raw<Beat<P> | null>(null)
  waits = $state<string | null>(null) // the name of what waits for my tap
  #tap: (() => void) | null = null

  /** Play beats in order; `hurried` shows only where they end, and a schedule says when the even ones begin and end. */
  async play(beats: Beat<P>[], chair: number | null, hurried: () => boolean, schedule?: Schedule): Promise<void> {
    for (const beat of beats) {
      if (beat.hold && beat.hold.seat === chair && prefs.handRoll && !hurried()) {
        this.waits = beat.hold.name
        await this.#rest(PATIENCE)
        this.waits = null
      }
      const timed = beat.even ? schedule : undefined
      if (timed && !hurried()) await this.#rest(timed.opens())
      this.picture = beat.picture
      const over = timed?.closes(beat.ms)
      if (hurried() && !beat.must) continue
      if (beat.sound) sound(beat.sound)
      this.beat = beat
      await this.#rest(over ?? (beat.linger || beat.must || beat.even ? beat.ms : beat.ms * pace()))
    }
    this.beat = null
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

function pace(): number {
  return { full: 1, brisk: 0.45, none: 0 }[prefs.motion]
}
