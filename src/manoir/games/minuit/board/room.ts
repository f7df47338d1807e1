/** What is written in a room, and where its guest stands: text in two lines at most, then picture and sign in a row. */
import { partedAt } from '$house/lib/parted'
import type { DrawnRoom, Point, Rect } from './plan'

export interface Inside { lines: { text: string; x: number; y: number; squeezed: number | undefined }[]; size: number; icon: Rect; sign: Point | null; guest: Point }

const WIDTH = 0.54 // of a letter, against its size

/** Break a name where it fits best; a name is never cut, a word that is too long for a wall is parted after a vowel. */
export function broken(name: string, width: number, size: number): string[] {
  const long = (text: string) => text.length * size * WIDTH
  if (long(name) <= width) return [name]
  const parts = name.split(/[ -]/).flatMap((word) => (long(word) > width * 1.12 ? parted(word) : [word]))
  if (parts.length < 2) return [name]
  let best: string[] | null = null
  const longest = (lines: string[]) => Math.max(...lines.map(long))
  const joined = (words: string[]) => words.join(' ').replaceAll('- ', '')
  for (let n = 1; n < parts.length; n += 1) {
    const two = [joined(parts.slice(0, n)), joined(parts.slice(n))]
    if (!best || longest(two) < longest(best)) best = two
  }
  if (longest(best!) <= width * 1.12) return best!
  return parts.length > 2 ? [parts[0]!, joined(parts.slice(1, -1)), parts.at(-1)!] : best!
}

function parted(word: string): string[] {
  const at = partedAt(word)
  return at ? [`${word.slice(0, at)}-`, word.slice(at)] : [word]
}

/** `least`: the smallest type that can be read on this screen. */
export function inside(room: DrawnRoom, name: string, upright: boolean, least = 0): Inside {
  const { x, y, w, h } = room.rect
  let size = Math.max(least, upright ? 25 : 19)
  const lines = broken(name, w - 14, size)
  const longest = Math.max(...lines.map((line) => line.length))
  size = Math.max(least, Math.min(size, (w - 10) / (longest * WIDTH)))
  const tall = lines.length * size * 1.1
  const pictured = Math.max(34, Math.min(upright ? 78 : 66, h - tall - 30, w - 20))
  const signed = room.fright !== 0 || room.exact
  const written = Math.max(least, upright ? 25 : 20) // of the sign; under it stands what must be thrown
  const foot = Math.max(pictured, room.exact ? pictured * 0.36 + written * 1.7 : 0)
  const gap = Math.max(0, Math.min(8, h - tall - foot - 4))
  const top = Math.max(y + 2, y + (h - tall - gap - foot) / 2)
  const cx = x + w / 2
  const below = room.side === 'bottom' && !upright // names stand at the outer wall, guests near the door
  const textTop = below ? top + pictured + 10 : top
  const iconTop = below ? top : top + tall + gap
  const shift = signed ? Math.min(34, w / 2 - pictured / 2 + 4) : 0
  return {
    lines: lines.map((text, n) => ({ text, x: cx, y: textTop + size * (0.82 + n * 1.1), squeezed: text.length * size * 0.5 > w - 8 ? w - 8 : undefined })),
    size,
    icon: { x: cx - pictured / 2 - shift, y: iconTop, w: pictured, h: pictured },
    sign: signed ? { x: cx + Math.min(32, w / 2 - 29, w / 2 - (room.exact ? written * 1.45 : 0)), y: iconTop + pictured * (room.exact ? 0.36 : 0.5) } : null,
    guest: { x: cx - shift, y: iconTop + pictured / 2 },
  }
}
