/** A thing that is carried by hand: it follows the pointer, and where it is let go the board looks what that means. */

const FAR = 8 // pixels that a finger may tremble before it carries

/** What lies under the pointer: a place, a thing in it, or a lit target, by the names that the board gave them. */
export interface DropSpot { zone: string | null; thing: string | null; move: string | null }

const NOWHERE: DropSpot = { zone: null, thing: null, move: null }

export class Drag {
  name = $state<string | null>(null)
  at = $state.raw({ x: 0, y: 0 })
  over = $state.raw<DropSpot>(NOWHERE)
  #ended = false

  constructor(
    readonly lift: (name: string, key: string) => void,
    readonly drop: (name: string, spot: DropSpot) => void,
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
      setTimeout(() => (this.#ended = false)) // a click, if there is one, comes before
      this.name = null
      if (now.type === 'pointerup') this.drop(name, spotAt(now))
      this.over = NOWHERE
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

function spotAt(event: PointerEvent): DropSpot {
  const found = document.elementFromPoint(event.clientX, event.clientY)
  const named = (name: 'drop' | 'thing' | 'move') => found?.closest<HTMLElement | SVGElement>(`[data-${name}]`)?.dataset[name] ?? null
  return { zone: named('drop'), thing: named('thing'), move: named('move') }
}
