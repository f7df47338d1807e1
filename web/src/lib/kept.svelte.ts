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
  dice?: { commitment: string; shares: Record<string, string> } // what was seen, and the share given for each seat's secret
}

const KEY = 'manoir-tables'
const MOST = 40

function recalled(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[]
  } catch {
    return []
  }
}

class Kept {
  #tables = $state.raw<KeptTable[]>(recalled())

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#tables = recalled()
    })
  }

  get open(): KeptTable[] {
    return this.#tables.filter((table) => !table.over)
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

  forget(id: string): void {
    this.#store(recalled().filter((table) => table.id !== id))
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

export const kept = new Kept()
