/** The games on the shelf, in the order of the hall: what the house has to play, as it tells it. */
import { ask } from './api'
import { prefs } from './prefs.svelte'
import type { GameSeen } from './wire'

class Shelf {
  games = $state.raw<GameSeen[]>([])
  trouble = $state('') // why there are none
  #asked: Promise<void> | null = null

  /** Ask the house once; a house that does not answer is asked again the next time. */
  open(): Promise<void> {
    return (this.#asked ??= this.fetch().then(() => undefined).catch((error: Error) => {
      this.#asked = null
      this.trouble = error.message
    }))
  }

  /** What the house has now. */
  async fetch(): Promise<GameSeen[]> {
    this.games = await ask<GameSeen[]>('GET', '/games')
    this.trouble = ''
    return this.games
  }

  find(name: string): GameSeen | undefined {
    return this.games.find((one) => one.game === name)
  }

  /** What a game is called, in full or in short; one that is not here by its plain name. */
  title(name: string, short = false): string {
    const game = this.find(name)
    return game?.[short ? 'short' : 'title'][prefs.language] ?? name.charAt(0).toUpperCase() + name.slice(1)
  }
}

export const shelf = new Shelf()

/** The fewest and the most who play a game, with its usual box. */
export const playersOf = (game: GameSeen): [number, number] => [game.editions[0]?.low ?? 2, game.editions[0]?.high ?? 4]
