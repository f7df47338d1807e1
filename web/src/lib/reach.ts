/** Taps beside a small lit place: the nearest one takes them, as far as a thumb is wide. */
export const REACH = 44 // pixels

/** The lit place whose square of a thumb's width holds a tap, the nearest first; null if the tap is on something itself. */
export function reached(event: MouseEvent, root: Element, lit = '.target'): Element | null {
  const on = event.target as Element
  if (!event.detail || on.closest(`${lit}, [role='button'], button`)) return null // a click without a pointer is meant as it is
  let best: { element: Element; away: number } | null = null
  for (const element of root.querySelectorAll(lit)) {
    const box = element.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2]
    if (Math.abs(x) > Math.max(REACH, box.width) / 2 || Math.abs(y) > Math.max(REACH, box.height) / 2) continue
    const away = Math.hypot(x, y)
    if (!best || away < best.away) best = { element, away }
  }
  return best?.element ?? null
}

/** Hand a tap on to the lit place that it reaches. */
export function reach(event: MouseEvent): void {
  const found = reached(event, event.currentTarget as Element)
  if (!found) return
  event.stopPropagation()
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
