/** Things that fly from one named place of the board to another, over everything, and are gone when they land. */
import type { Slide } from '$house/lib/beat'

const SVG = 'http://www.w3.org/2000/svg'

export function fly(board: HTMLElement, slide: Slide, pace: number): void {
  const [from, to] = slide.way.map((place) => board.querySelector<HTMLElement>(`[data-at="${place}"]`))
  if (!from || !to || !pace || !from.offsetParent || !to.offsetParent) return
  const home = board.getBoundingClientRect()
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const thing = slide.id === 'clone' ? (from.cloneNode(true) as HTMLElement) : drawn(slide.id === 'coin' ? '#coin' : '#ch-back')
  const size = slide.id === 'clone' ? { w: start.width, h: start.height } : { w: 30, h: slide.id === 'coin' ? 30 : 42 }
  thing.removeAttribute('data-at')
  thing.setAttribute('aria-hidden', 'true')
  Object.assign(thing.style, { position: 'absolute', left: '0', top: '0', margin: '0', width: `${size.w}px`, height: `${size.h}px`, pointerEvents: 'none', zIndex: '5' })
  board.append(thing)
  const at = (rect: DOMRect) => ({ x: rect.left + rect.width / 2 - home.left - size.w / 2, y: rect.top + rect.height / 2 - home.top - size.h / 2 })
  const [a, b] = [at(start), at(end)]
  const half = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - slide.hop / 2 + Math.abs(a.y - b.y) / 3 }
  const move = (point: { x: number; y: number }, scale: number) => `translate(${point.x}px, ${point.y}px) scale(${scale})`
  const shrink = slide.id === 'clone' ? 0.55 : 1
  const flown = thing.animate([{ transform: move(a, 1) }, { transform: move(half, (1 + shrink) / 2) }, { transform: move(b, shrink) }], { duration: slide.ms * pace, easing: 'cubic-bezier(.2,.8,.3,1)' })
  flown.onfinish = flown.oncancel = () => thing.remove()
}

function drawn(symbol: string): HTMLElement {
  const holder = document.createElement('div')
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('width', '100%')
  svg.setAttribute('height', '100%')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', symbol)
  svg.append(use)
  holder.append(svg)
  return holder
}
