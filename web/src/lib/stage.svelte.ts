/** Where told events are played: beat after beat, and always ending in the view that came with them. */
import type { Beat } from './beat'
import { prefs } from './prefs.svelte'
import { play as sound } from './sound'

const PATIENCE = 3000 // the longest that a die waits for its player's tap

export class Stage<P> {
  picture = $state.raw<P | null>(null)
  beat = $state.raw<Beat<P> | null>(null)
  waits = $state<string | null>(null) // the name of what waits for my tap
  #tap: (() => void) | null = null

  /** Play beats in order; `hurried` shows only where they end. */
  async play(beats: Beat<P>[], chair: number | null, hurried: () => boolean): Promise<void> {
    for (const beat of beats) {
      if (beat.hold && beat.hold.seat === chair && prefs.handRoll && !hurried()) {
        this.waits = beat.hold.name
        await this.#rest(PATIENCE)
        this.waits = null
      }
      this.picture = beat.picture
      if (hurried() && !beat.must) continue
      if (beat.sound) sound(beat.sound)
      this.beat = beat
      await this.#rest(beat.linger || beat.must || beat.even ? beat.ms : beat.ms * pace())
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
