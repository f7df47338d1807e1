/** The point of every place, and the spot of every piece. */
import { inside } from './room'
import type { Picture } from './picture'
import { centre, type Plan, type Point } from './plan'
import { spots, type Spot } from './spots'

export class Places {
  #points = new Map<string, { at: Point; wide: number }>()

  constructor(
    readonly plan: Plan,
    names: (room: string) => string,
    least = 0,
  ) {
    plan.spaces.forEach((space, n) => this.#points.set(String(n + 1), { at: centre(space), wide: 1 }))
    for (const room of plan.rooms) this.#points.set(room.room, { at: inside(room, names(room.room), plan.upright, least).guest, wide: 1 })
    for (const step of plan.steps) {
      const { x, y, h } = step.rect
      this.#points.set(`step-${step.worth}`, { at: plan.upright ? { x: x + 75, y: y + 46 } : { x: x + 46, y: y + 122 + (h - 200) }, wide: 1.3 })
    }
    const { x, y } = plan.cellar
    this.#points.set('cellar', { at: plan.upright ? { x: x + 75, y: y + 46 } : { x: x + 47, y: y + 112 }, wide: 1.3 })
  }

  at(place: string): Point {
    return this.#points.get(place)?.at ?? { x: this.plan.wall.x + 60, y: this.plan.wall.y - 40 }
  }

  knows(place: string): boolean {
    return this.#points.has(place)
  }

  /** Where each piece of a picture stands, sharing places with the others. */
  spots(picture: Picture): Map<string, Spot> {
    const found = new Map<string, Spot>()
    for (const place of new Set(picture.pieces.map((piece) => piece.place))) {
      const here = picture.pieces.filter((piece) => piece.place === place)
      const point = this.#points.get(place)
      if (!point) continue
      spots(here.length, point.at, point.wide).forEach((spot, n) => found.set(here[n]!.id, spot))
    }
    return found
  }
}
