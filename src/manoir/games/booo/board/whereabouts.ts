/** Where a wall is, as people say it: above, below, left or right of the nearest room, as in the journal. */
import { CELL, type Plan } from './plan'

export type Side = 'above' | 'below' | 'left' | 'right'

export function whereaboutsOf(plan: Plan, wall: string): { room: string; side: Side } | null {
  const at = plan.walls.get(wall)?.at
  if (!at) return null
  const cells = [...plan.rooms.values()].flatMap((room) => room.cells.map((cell) => ({ room: room.name, right: at.x - cell.x - CELL / 2, down: at.y - cell.y - CELL / 2, cell })))
  // Near beats far, straight beats askew, and then the first in reading order.
  const far = ({ right, down }: { right: number; down: number }) => 100 * (Math.abs(right) + Math.abs(down)) + Math.min(Math.abs(right), Math.abs(down))
  const [best] = cells.sort((one, other) => far(one) - far(other) || one.cell.y - other.cell.y || one.cell.x - other.cell.x)
  if (!best) return null
  const { room, right, down } = best
  if (Math.abs(right) > Math.abs(down)) return { room, side: right > 0 ? 'right' : 'left' }
  return { room, side: down > 0 ? 'below' : 'above' }
}
