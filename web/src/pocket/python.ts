/** Python in this worker, with the sources of the house: everything from the folder that the page came from. */

/** What the folder says of itself, in its page. */
export interface Folder {
  base: string // the address of the folder
  python: string // where Python's own files are below it
  house: string // the archive of the house, with what it needs of Python's library
  version: string
  bytes: number // of both
}

export interface Python {
  pyimport(name: string): any
  toPy(value: unknown): any
}

/** A file of the folder is neither kept here nor to be had: its words say which. */
export class Missing extends Error {}

const NOT_IMPORTED = /dynamically imported|importing a module/i // what browsers say of a module that does not come

/** Open Python; `told` hears how many bytes have come. */
export async function openPython(folder: Folder, told: (come: number) => void): Promise<Python> {
  if (!('DecompressionStream' in globalThis)) throw new Error('DecompressionStream')
  const python = new URL(folder.python, folder.base).href
  const fetched = globalThis.fetch.bind(globalThis)
  let come = 0
  let missing = ''
  const count = async (copy: Response) => {
    for (const reader = copy.body!.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return
      told((come += value.byteLength))
    }
  }
  // Python's library is packed as one; what WebAssembly becomes is kept by the browser only for a response that is nobody's copy.
  globalThis.fetch = async (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked)
    const packed = address.endsWith('.zip')
    const response = await fetched(packed ? `${address}.gz` : asked, ...more).catch(() => null)
    if (!response?.ok || !response.body) {
      missing = address
      throw new Missing(address)
    }
    void count(response.clone()).catch(() => undefined)
    return packed ? new Response(response.body.pipeThrough(new DecompressionStream('gzip'))) : response
  }
  try {
    const archive = fetch(new URL(folder.house, folder.base)).then((response) => response.arrayBuffer())
    archive.catch(() => undefined) // told below, when Python has come
    const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> }
    const [opened, house] = await Promise.all([loadPyodide({ indexURL: python }), archive])
    opened.pyimport('opening').unpack(opened.toPy(new Uint8Array(house)))
    return opened
  } catch (error) {
    if (missing) throw new Missing(missing)
    const { message } = error as Error
    throw NOT_IMPORTED.test(message) ? new Missing(message) : error
  } finally {
    globalThis.fetch = fetched
  }
}
