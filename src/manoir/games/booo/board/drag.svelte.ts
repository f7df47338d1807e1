/** Leading the ghost by hand: every wall that the pointer passes through is asked for, one after the other. */
import type { MoveSeen } from '$house/lib/wire'
import { between, CELL, cellAt, cellName, type Plan, type Point } from './plan'

export class PathDrag {
  at = $state.raw<Point | null>(null)
  #walls: string[] = []
  #cell = ''
  #ready = false
  #moved = false

  constructor(
    readonly plan: () => Plan,
    readonly moveOf: (wall: string) => MoveSeen | null,
    readonly act: (move: MoveSeen) => void,
  ) {}

  begin(event: PointerEvent, pointOf: (event: PointerEvent) => Point, cell: string): void {
    event.preventDefault()
    this.#cell = cell
    this.#walls = []
    this.#moved = false
    const move = (now: PointerEvent) => {
      this.#moved = true
      this.at = pointOf(now)
      this.#reach(this.at)
    }
    const drop = () => {
      this.at = null
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', drop)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', drop)
  }

  /** Whether the click that comes now is only the end of leading the ghost. */
  ended(): boolean {
    const moved = this.#moved
    this.#moved = false
    return moved
  }

  /** The table is ready for the next step, or it is not. */
  goOn(ready: boolean): void {
    this.#ready = ready
    const wall = ready ? this.#walls.shift() : undefined
    if (wall === undefined) return
    const move = this.moveOf(wall)
    if (move) {
      this.#ready = false
      this.act(move)
    } else this.#walls = []
  }

  #reach(point: Point): void {
    const plan = this.plan()
    const column = Math.floor(point.x / CELL)
    const row = Math.floor(point.y / CELL)
    if (column < 0 || row < 0 || column >= plan.columns || row >= plan.rows) return
    const aim = { column, row }
    for (let here = cellAt(this.#cell); here.column !== aim.column || here.row !== aim.row; here = cellAt(this.#cell)) {
      const [dx, dy] = [aim.column - here.column, aim.row - here.row]
      const next = Math.abs(dx) > Math.abs(dy) ? cellName(here.column + Math.sign(dx), here.row) : cellName(here.column, here.row + Math.sign(dy))
      const wall = between(plan, this.#cell, next)
      this.#cell = next
      if (wall) this.#walls.push(wall.name)
    }
    if (this.#ready) this.goOn(true)
  }
}
