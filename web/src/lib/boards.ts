/** The boards of the house, each fetched when its game is played; any other game gets the plain one. */
import type { AnyKit } from './kit'

const drawn: Record<string, () => Promise<{ kit: AnyKit }>> = {
  booo: () => import('../boards/booo'),
  chasseurs: () => import('../boards/chasseurs'),
  macgregor: () => import('../boards/macgregor'),
  minuit: () => import('../boards/minuit'),
}

/** The kit that a game's own folder gives, if it has one. */
export const ownKit = async (game: string): Promise<AnyKit | null> => (drawn[game] ? (await drawn[game]()).kit : null)

export async function kitFor(game: string, view: unknown): Promise<AnyKit> {
  const own = await ownKit(game)
  return own?.suits(view) ? own : (await import('../boards/plain')).plainKit(game)
}
