/** What people are called in a game that is looked at again: one whose name was removed by the number of their seat. */
import { say } from './words.svelte'

export const called = (names: string[]): string[] => names.map((name, n) => (name && name !== String(n + 1) && name !== `Player ${n + 1}` ? name : say('page-player', { number: n + 1 })))
