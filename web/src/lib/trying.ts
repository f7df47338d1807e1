/** A place that is not lit: the house is asked, or its rulebook, so that the rule in the way is said. */
import { clauseWords } from './clauses'
import { prefs } from './prefs.svelte'
import type { Sitting } from './sitting.svelte'

/** `now`: whoever sits at this page; a screen that is passed round has one after the other, and keeps nothing of the one before. */
export function trying(now: () => Sitting): (place: string, picked: number | null) => void {
  async function explain(clause: string) {
    const sitting = now()
    const asked = sitting.scene!.number
    const words = await clauseWords(clause).catch(() => null)
    if (words && sitting.scene?.number === asked) sitting.notice = { text: words[prefs.language]!, clause, kind: 'refused' }
  }
  return (place, picked) => {
    const sitting = now()
    const { kit, scene } = sitting
    const text = kit!.attempt(place, picked, scene!.moves)
    if (text && !scene!.moves.some((move) => move.text === text)) void sitting.answer(text)
    const clause = text ? null : kit!.rule?.(place, picked, scene!.moves)
    if (clause) void explain(clause)
  }
}
