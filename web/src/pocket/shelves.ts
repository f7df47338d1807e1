/** Where a house in a tab keeps its rows: one database of the browser, each commit whole and on the disk before it is acknowledged. */

export type Row = [key: string, text: string | undefined | null]

const HOLDER = 'house' // whose rows they are: the last who opened them

/** Another tab has opened these shelves: what this one would keep may be older. */
export class Taken extends Error {}

export class Shelves {
  #memory: Map<string, string> | null = null // where the browser keeps nothing
  #me = `${Date.now()} ${Math.random()}`

  private constructor(readonly db: IDBDatabase | null) {
    if (!db) this.#memory = new Map()
  }

  /** The shelves of a house; such as forget when the tab is closed where the browser refuses others. */
  static async open(name: string): Promise<Shelves> {
    try {
      const asked = indexedDB.open(name, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore('rows')
      const shelves = new Shelves(await done(asked))
      await done(shelves.#store().put(shelves.#me, HOLDER))
      return shelves
    } catch {
      return new Shelves(null)
    }
  }

  get forgets(): boolean {
    return this.db === null
  }

  /** Everything that is kept. */
  async rows(): Promise<[string, string][]> {
    if (!this.db) return [...this.#memory!]
    const store = this.db.transaction('rows').objectStore('rows')
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<string[]>)])
    return keys.map((key, n): [string, string] => [String(key), values[n]!]).filter(([key]) => key !== HOLDER)
  }

  /** Keep rows together or none of them. */
  async keep(rows: Row[]): Promise<void> {
    if (!this.db) {
      for (const [key, text] of rows) if (text == null) this.#memory!.delete(key)
      else this.#memory!.set(key, text)
      return
    }
    const store = this.#store()
    const change = store.transaction
    let taken = false
    const kept = new Promise<void>((good, bad) => {
      change.oncomplete = () => good()
      change.onabort = change.onerror = () => bad(taken ? new Taken() : (change.error ?? new Error('the browser did not keep it')))
    })
    const held = store.get(HOLDER)
    held.onsuccess = () => {
      taken = held.result !== this.#me
      if (taken) return change.abort()
      for (const [key, text] of rows) if (text == null) store.delete(key)
      else store.put(text, key)
      change.commit()
    }
    await kept
  }

  #store(): IDBObjectStore {
    return this.db!.transaction('rows', 'readwrite', { durability: 'strict' }).objectStore('rows')
  }
}

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    asked.onsuccess = () => good(asked.result)
    asked.onerror = () => bad(asked.error)
  })
