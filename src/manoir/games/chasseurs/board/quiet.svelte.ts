/** The switch "pass for this site": this device alone knows of it, and it answers after the same time for everybody. */
import type { MoveSeen } from '$house/lib/wire'

const WAIT = 900 // milliseconds, whatever is in the hand

export class Quiet {
  #on = $state<string | null>(null)

  /** Whether it is on for this window: a site of a round, and a chair of this device. */
  is(window: string): boolean {
    return this.#on === window
  }

  turn(window: string): void {
    this.#on = this.#on === window ? null : window
  }

  /** Answer a question of that window by itself; what it gives back takes the answer back before it is sent. */
  answer(window: string, moves: MoveSeen[], act: (move: MoveSeen) => void): (() => void) | undefined {
    const pass = moves.find((move) => move.data.move === 'pass')
    if (!pass || !this.is(window)) return undefined
    const timer = setTimeout(() => act(pass), WAIT)
    return () => clearTimeout(timer)
  }
}
