/** What is written in a room, and where its guest stands: text in two lines at most, then picture and sign in a row. */
import type { DrawnRoom, Point, Rect } from './plan'

export interface Inside { lines: { text: string; x: number; y: number }[]; size: number; icon: Rect; sign: Point | null; guest: Point }

/** Break a name where it fits best; a name is never cut. */
export function broken(name: string, width: number, size: number): string[] {
  const long = (text: string) => text.length * size * 0.54
  if (long(name) <= width) return [name]
  const parts = name.split(/[ -]/)
  let best: string[] = [name]
  for (let n = 1; n < parts.length; n += 1) {
    const two = [parts.slice(0, n).join(' '), parts.slice(n).join(' ')]
    if (Math.max(...two.map(long)) < Math.max(...best.map(long))) best = two
  }
  return best
}

export function inside(room: DrawnRoom, name: string, upright: boolean): Inside {
  const { x, y, w, h } = room.rect
  let size = upright ? 25 : 19
  const lines = broken(name, w - 14, size)
  const longest = Math.max(...lines.map((line) => line.length))
  size = Math.min(size, (w - 10) / (longest * 0.54))
  const tall = lines.length * size * 1.1
  const pictured = Math.max(40, Math.min(upright ? 78 : 66, h - tall - 30, w - 20))
  const signed = room.fright !== 0 || room.exact
  const top = y + (h - tall - 8 - pictured) / 2
  const cx = x + w / 2
  const below = room.side === 'bottom' && !upright // names stand at the outer wall, guests near the door
  const textTop = below ? top + pictured + 10 : top
  const iconTop = below ? top : top + tall + 8
  const shift = signed ? Math.min(34, w / 2 - pictured / 2 + 4) : 0
  return {
    lines: lines.map((text, n) => ({ text, x: cx, y: textTop + size * (0.82 + n * 1.1) })),
    size,
    icon: { x: cx - pictured / 2 - shift, y: iconTop, w: pictured, h: pictured },
    sign: signed ? { x: cx + Math.min(32, w / 2 - 29), y: iconTop + pictured * (room.exact ? 0.36 : 0.5) } : null,
    guest: { x: cx - shift, y: iconTop + pictured / 2 },
  }
}
