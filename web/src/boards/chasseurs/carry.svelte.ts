/** A card that is carried by hand: it follows the pointer, and where it is let go the board looks what that means. */

const FAR = 8 // pixels that a finger may tremble before it carries

export interface Spot { zone: string | null; thing: string | null } // what lies under the pointer, by the names that the board gave it

export class Carry {
  name = $state<string | null>(null)
  at = $state.raw({ x: 0, y: 0 })
  over = $state.raw<Spot>({ zone: null, thing: null })
  #ended = false

  constructor(
    readonly lift: (name: string, key: string) => void,
    readonly drop: (name: string, spot: Spot) => void,
  ) {}

  begin(event: PointerEvent, name: string, key: string): void {
    if (event.button !== 0) return
    const start = { x: event.clientX, y: event.clientY }
    this.#ended = false
    const move = (now: PointerEvent) => {
      if (this.name === null && Math.hypot(now.clientX - start.x, now.clientY - start.y) < FAR) return
      if (this.name === null) this.lift(name, key)
      this.name = name
      this.at = { x: now.clientX, y: now.clientY }
      this.over = spotAt(now)
    }
    const end = (now: PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      if (this.name === null) return
      this.#ended = true
      this.name = null
      if (now.type === 'pointerup') this.drop(name, spotAt(now))
      this.over = { zone: null, thing: null }
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  /** Whether the click that comes now is only the end of carrying. */
  ended(): boolean {
    const ended = this.#ended
    this.#ended = false
    return ended
  }
}

function spotAt(event: PointerEvent): Spot {
  const found = document.elementFromPoint(event.clientX, event.clientY)
  const zone = found?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
  return { zone, thing: zone === null ? null : (found?.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? null) }
}
