/** The games of this device as the house knows them: asked for together, and merged with what is kept here. */
import { ask } from './api'
import { myTables, type KeptTable } from './my_tables.svelte'
import { prefs } from './prefs.svelte'
import type { GameDeleted, Summary } from './wire'

const AT_ONCE = 100

/** A game of the list: what the house shows of it, or what this device remembers until it has answered. */
export interface MyGame { kept: KeptTable; seen: Summary | null }

export class MyGames {
  #seen = $state.raw<Map<string, Summary>>(new Map())
  asking = $state(true)
  trouble = $state('')

  get all(): MyGame[] {
    return myTables.all.map((table) => ({ kept: table, seen: this.#seen.get(table.id) ?? null })).sort((one, other) => whenOf(other) - whenOf(one))
  }

  async ask(ids = myTables.all.map((table) => table.id)): Promise<void> {
    this.asking = true
    this.trouble = ''
    try {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const found = await ask<Summary[]>('POST', '/summaries', { tables: ids.slice(from, from + AT_ONCE) })
        this.#seen = new Map([...this.#seen, ...found.map((one) => [one.table, one] as const)])
      }
    } catch (error) {
      this.trouble = (error as Error).message
    }
    this.asking = false
  }
}

export const whenOf = ({ kept: table, seen }: MyGame): number => seen?.when || table.when

/** Whether a game is over, as far as anybody knows. */
export const isOver = ({ kept: table, seen }: MyGame): boolean => (seen ? !['antechamber', 'playing'].includes(seen.state) : table.over)

/** A moment as people date it, in the language of this device. */
export const dated = (when: number): string => new Intl.DateTimeFormat(prefs.language, { dateStyle: 'long', timeStyle: 'short' }).format(when)

/** The seats that this device holds; a link that was never followed to its table holds one without saying which. */
export const heldSeats = (table: KeptTable): number[] => Object.keys(table.seats).map(Number).filter((seat) => seat > 0)

/** Wish a game deleted for everybody, with every secret that this device holds of it. */
export async function wishDeleted(table: KeptTable): Promise<GameDeleted> {
  const secrets = new Set(Object.values(table.seats))
  if (!secrets.size && table.host) secrets.add(table.host)
  let found: GameDeleted = { deleted: false, waiting: [] }
  for (const secret of secrets) {
    found = await ask<GameDeleted>('POST', `/tables/${table.id}/delete`, undefined, secret)
    if (found.deleted) break
  }
  return found
}
