/** Colours as the house draws and writes them: symbols are called by a code, people read a word and its letter. */
import { say, words } from './words.svelte'

const NAMES: Record<string, string> = { B: 'blue', R: 'red', T: 'turquoise', Y: 'yellow', K: 'black', L: 'lilac', W: 'white', G: 'green', O: 'orange', V: 'violet' }

/** The letter that stands for a colour in the reader's language: two where two colours begin alike (French vert and violet). */
export function letterOf(code: string): string {
  const key = `letter-${NAMES[code] ?? ''}`
  return words.has(key) ? say(key) : code
}

/** What the colour is called, for whoever listens. */
export function spokenOf(code: string): string {
  const key = `colour-${NAMES[code] ?? ''}`
  return words.has(key) ? say(key) : code
}

/** The colour that a key picks, of those on offer: the one after the colour chosen now, where several begin with that letter. */
export function keyed(key: string, codes: string[], now: string | null): string | null {
  const alike = [...key].length === 1 ? codes.filter((code) => letterOf(code).toLowerCase().startsWith(key.toLowerCase())) : []
  return alike[(alike.indexOf(now ?? '') + 1) % alike.length] ?? null
}
