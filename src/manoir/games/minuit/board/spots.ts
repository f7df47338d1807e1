/** Where figures stand when several share a place, and how large they are. */
import type { Point } from './plan'

export interface Spot extends Point { scale: number }

const RING: Record<number, [number, number, number][]> = {
  1: [[0, 6, 1]],
  2: [[-20, 4, 0.84], [20, 9, 0.84]],
  3: [[-22, -8, 0.68], [22, -8, 0.68], [0, 20, 0.68]],
  4: [[-22, -12, 0.64], [22, -12, 0.64], [-22, 22, 0.64], [22, 22, 0.64]],
}

/** Spots around a centre, in reading order; beyond four they form rows that draw closer. */
export function spots(count: number, at: Point, wide = 1): Spot[] {
  const few = RING[count]
  if (few) return few.map(([x, y, scale]) => ({ x: at.x + x, y: at.y + y, scale }))
  const across = Math.ceil(Math.sqrt(count * wide))
  const rows = Math.ceil(count / across)
  const gap = { x: Math.min(30, (84 * wide) / across), y: Math.min(34, (80 * (wide > 1 ? 1 : 1)) / rows) }
  return Array.from({ length: count }, (_, n) => ({
    x: at.x + ((n % across) - (across - 1) / 2) * gap.x,
    y: at.y + 6 + (Math.floor(n / across) - (rows - 1) / 2) * gap.y,
    scale: Math.max(0.42, Math.min(0.6, gap.x / 44)),
  }))
}
