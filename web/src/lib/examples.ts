/** Drawn examples of the rulebooks: a moment of a real game for each chapter, fetched when somebody reads the rules. */
import { inFolders } from './folders'
import type { Happening } from './happening'

export interface Example { view: unknown; event: Happening; chair: number | null; names: string[] }

const drawn = inFolders(import.meta.glob<Record<string, Example>>('../../../src/manoir/games/*/board/examples.json', { import: 'default' }))

/** By chapter; a game that brings none has none. */
export const examplesOf = async (game: string): Promise<Record<string, Example>> => (await drawn[game]?.()) ?? {}
