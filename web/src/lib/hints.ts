/** A hint as people read it, in the same words as the terminal's: the facts are the house's, the sentences are in `*-help.ftl`. */
import type { HintTold } from './wire'
import { say, words } from './words.svelte'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What speaks for a move, as one listing; nothing where a game has no words for it. */
export function whySaid(game: string, reasons: readonly Record<string, unknown>[], players: string[]): string {
  return words.listing(reasons.map((one) => words.why(game, one, players)).filter((one) => one !== null))
}

/** What the trials met, as a sentence; nothing where they met nothing to tell, or the game has no words for it. */
function met(key: 'apart' | 'then', game: string, fact: Record<string, unknown> | null, players: string[]): string {
  const what = fact && words.why(game, fact, players)
  return what ? say(`hint-${key}`, { what, times: Number(fact.times ?? 0), tries: Number(fact.tries ?? 0) }) : ''
}

export function hintSaid(game: string, told: Omit<HintTold, 'type' | 'id'>, move: string, other: string, players: string[]): string {
  const why = whySaid(game, told.reasons as Record<string, unknown>[], players)
  const first = why ? say('hint-said', { move: capital(move), why }) : say('hint-alone', { move: capital(move) })
  const verdict = told.verdict === 'better' ? `better-${told.unit}` : told.verdict
  const compared = say(`hint-${verdict}`, { other, gain: told.gain, trials: told.trials })
  return [first, compared, met('apart', game, told.apart, players), met('then', game, told.then, players)].filter((one) => one !== '').join(' ')
}
