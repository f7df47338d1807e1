/** The boards of the house, each fetched when its game is played; any other game gets the plain one. */
import type { AnyKit } from './kit'

const drawn: Record<string, () => Promise<{ kit: AnyKit }>> = {
  minuit: () => import('../boards/minuit'),
}

export async function kitFor(game: string, view: unknown): Promise<AnyKit> {
  const own = drawn[game] ? (await drawn[game]()).kit : null
  return own?.suits(view) ? own : (await import('../boards/plain')).plainKit(game)
}
