/** Where guests of a room stand: side by side, closer and smaller as they grow in number. */
import type { DrawnRoom, Point } from './plan'

export interface Spot extends Point { scale: number }

export function spotsIn(room: DrawnRoom, count: number, size: number): Spot[] {
  const wide = room.rect.w - (room.step?.w ?? 0) - 8
  const gap = Math.min(44 * size, wide / Math.max(count, 1))
  const scale = size * Math.min(1, Math.max(0.55, gap / (34 * size)))
  return Array.from({ length: count }, (_, n) => ({ x: room.stand.x + (n - (count - 1) / 2) * gap, y: room.stand.y + (count > 3 ? (n % 2 ? 6 : -6) : 0), scale }))
}
