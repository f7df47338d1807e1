/** The board of docs/how-to/draw-a-board.md, file by file as it stands on that page: tests import it as if it were written. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HERE = dirname(fileURLToPath(import.meta.url))
const FOLDER = join(HERE, '../src/manoir/games/vigil/board')

/** The code blocks of the page that carry a file's name. */
export function filesOfGuide(): Map<string, string> {
  const page = readFileSync(join(HERE, '../docs/how-to/draw-a-board.md'), 'utf8')
  return new Map([...page.matchAll(/^```(?:ts|svelte) ([\w.]+)\n(.*?)^```$/gms)].map((found) => [found[1]!, found[2]!]))
}

export function guide(): Plugin {
  const files = filesOfGuide()
  const named = (path: string) => [path, `${path}.ts`].find((name) => files.has(name))
  return {
    name: 'guide',
    enforce: 'pre',
    resolveId(id, importer) {
      const path = id.startsWith('.') && importer ? join(dirname(importer), id) : id
      const name = path.startsWith(`${FOLDER}/`) ? named(path.slice(FOLDER.length + 1)) : undefined
      return name ? join(FOLDER, name) : undefined
    },
    load(id) {
      return id.startsWith(`${FOLDER}/`) ? files.get(id.slice(FOLDER.length + 1)) : undefined
    },
  }
}
