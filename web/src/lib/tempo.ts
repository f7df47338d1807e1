/** The time of a replay: true to its speed, whatever a screen takes to draw. */

export interface Timer {
  now(): number // milliseconds
  wait(ms: number): Promise<void>
}

const BROWSER: Timer = {
  now: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
}
const LOST = 1000 // milliseconds behind after which nothing is made up for: the page was out of sight

/**
 * Rests are counted from the beginning, not from the end of the one before: what drawing took is taken from the next
 * rest. So four times the speed is a quarter of the time.
 */
export class Tempo {
  #due = 0

  constructor(
    private readonly speed: () => number,
    private readonly timer: Timer = BROWSER,
  ) {}

  start(): void {
    this.#due = this.timer.now()
  }

  /** Rest for so many milliseconds of a game at its usual speed. */
  async rest(ms: number): Promise<void> {
    this.#due += ms / this.speed()
    const left = this.#due - this.timer.now()
    if (left < -LOST) this.start()
    await this.timer.wait(Math.max(0, left))
  }
}
