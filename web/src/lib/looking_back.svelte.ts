/** A moment of a game that is looked at again, as this chair saw it; while there is one, it stands where the board does. */
import { ask } from './api'
import type { Sitting } from './sitting.svelte'
import { momentsOf } from './whole'
import type { Moments } from './wire'

export class LookingBack {
  at = $state.raw<{ moment: number; view: unknown } | null>(null)

  /** `now`: whoever sits at this page; a screen that is passed round has one after the other. */
  constructor(readonly now: () => Sitting) {}

  /** Look at a moment; at the present one, or at the same one again, that is to return. */
  look = async (moment: number): Promise<void> => {
    const sitting = this.now()
    if (moment === sitting.scene!.moment || this.at?.moment === moment) {
      this.at = null
      return
    }
    const chair = sitting.chair === null ? 'public' : String(sitting.chair)
    try {
      const found = await ask<Moments>('GET', `/tables/${sitting.id}/moments?chair=${chair}&from=${moment}&count=1`, undefined, sitting.secret)
      const [then] = momentsOf(found)
      if (then) this.at = { moment, view: then.view }
    } catch (error) {
      sitting.tell((error as Error).message)
    }
  }
}
