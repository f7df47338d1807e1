/** The boards: those of the house, those that packages bring along, each fetched when its game is played; else the plain one. */
import { inFolders } from './folders'
import type { AnyKit } from './kit'
import { shelf } from './shelf.svelte'

const drawn = inFolders(import.meta.glob<{ kit: AnyKit }>('../../../src/manoir/games/*/board/index.ts'))
const brought = new Map<string, Promise<AnyKit>>()

/** The kit of a game's own, if it has one. */
export async function ownKit(game: string): Promise<AnyKit | null> {
  if (drawn[game]) return (await drawn[game]()).kit
  await shelf.open()
  const about = shelf.find(game)
  if (!about?.board) return null
  if (!brought.has(game)) brought.set(game, import('./brought').then(({ broughtKit }) => broughtKit(about)))
  return brought.get(game)!
}

export async function kitFor(game: string, view: unknown): Promise<AnyKit> {
  const own = await ownKit(game)
  return own?.suits(view) ? own : (await import('../boards/plain')).plainKit(game)
}
