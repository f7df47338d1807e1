/** The tables that this device has sat at, with the secrets that hold its seats: kept here and nowhere else. */

export interface KeptTable {
  id: string
  game: string
  name: string
  seats: Record<number, string> // the secret of each seat that this device holds; several when it is passed round
  host: string | null
  way: string
  with: string[]
  letter: string | null
  asked: boolean
  over: boolean
  when: number
  where?: { language: string; line: string } | null // how far the game was when it was last seen here
  dice?: { commitment: string; shares: Record<string, string> } // what was seen, and the share given for each seat's secret
}

const KEY = 'manoir-tables'
const MOST = 500 // a few hundred kilobytes; browsers give five megabytes

function recalled(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[]
  } catch {
    return []
  }
}

class MyTables {
  #tables = $state.raw<KeptTable[]>(recalled())

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#tables = recalled()
    })
  }

  get open(): KeptTable[] {
    return this.#tables.filter((table) => !table.over)
  }

  /** Whether this device has sat at a table of a game. */
  knows(game: string): boolean {
    return this.#tables.some((table) => table.game === game)
  }

  /** Every game that this device knows, the latest first. */
  get all(): KeptTable[] {
    return this.#tables
  }

  find(id: string): KeptTable | undefined {
    return this.#tables.find((table) => table.id === id)
  }

  pathOf(table: KeptTable): string {
    return `/${table.way === 'tv' ? 'screen' : 'table'}/${table.id}`
  }

  keep(id: string, change: Partial<KeptTable>): KeptTable {
    const known = recalled().find((table) => table.id === id)
    const usual: KeptTable = { id, game: '', name: '', seats: {}, host: null, way: 'friends', with: [], letter: null, asked: false, over: false, when: 0 }
    const table = { ...usual, ...known, ...change, when: Date.now() }
    this.#store([table, ...recalled().filter((one) => one.id !== id)].slice(0, MOST))
    return table
  }

  forget(...ids: string[]): void {
    this.#store(recalled().filter((table) => !ids.includes(table.id)))
  }

  /** Take over what another device held; says how many games are new here. What this device holds itself stays. */
  receive(given: KeptTable[]): number {
    const mine = new Map(recalled().map((table) => [table.id, table]))
    const fresh = given.filter((table) => !mine.has(table.id)).length
    for (const table of given) {
      const own = mine.get(table.id)
      mine.set(table.id, own ? { ...table, ...own, seats: { ...table.seats, ...own.seats }, host: own.host ?? table.host } : table)
    }
    this.#store([...mine.values()].sort((one, other) => other.when - one.when).slice(0, MOST))
    return fresh
  }

  #store(tables: KeptTable[]) {
    this.#tables = tables
    try {
      localStorage.setItem(KEY, JSON.stringify(tables))
    } catch {
      // A private window forgets; the link still holds the seat.
    }
  }
}

export const myTables = new MyTables()
