/** What opens over the table closes at a tap outside it and at Escape, and the focus goes back to the button that opened it. */

export function away(id: string, close: () => void) {
  return (node: HTMLElement) => {
    // A panel that was opened from the menu goes back to the menu's own button: the menu is closed by then.
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${id}"][aria-expanded="true"]`) ?? document.querySelector<HTMLElement>('[aria-controls="menu"]')
    const tapped = (event: PointerEvent) => {
      const at = event.target as Element
      if (!node.contains(at) && !at.closest(`[aria-controls="${id}"]`)) close()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    addEventListener('pointerdown', tapped, true)
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('pointerdown', tapped, true)
      removeEventListener('keydown', pressed)
      if (node.contains(document.activeElement) || document.activeElement === document.body) opener?.focus()
    }
  }
}
