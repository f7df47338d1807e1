/** The page of a house in a tab: the same page, in which whatever stands below `src/pocket` takes the place of its namesake. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('./src/', import.meta.url))
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'", // Python is WebAssembly
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** For those whom the page's own words never reach. */
const CLOSED = `<div id="closed" hidden>
      <p>La maison ne s’ouvre pas : ce navigateur est trop ancien, ou un fichier n’est pas arrivé. Rechargez la page avec du réseau ; sinon, mettez le navigateur à jour. Vos parties sont gardées.</p>
      <p lang="en">The house does not open: this browser is too old, or a file did not come. Load the page again with a network; else bring the browser up to date. Your games are kept.</p>
    </div>
    <script src="./old.js"></script>`

export function pocket(): Plugin {
  return {
    name: 'pocket',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const path = found && relative(SOURCE, found.id.split('?')[0]!)
      if (!path || path.startsWith('..') || path.startsWith('pocket')) return found
      const own = `${SOURCE}pocket/${path}`
      // What takes a part's place may use that part itself.
      return existsSync(own) && importer?.split('?')[0] !== own ? own : found
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'old.js', source: readFileSync(`${SOURCE}pocket/old.js`) })
    },
    transformIndexHtml: (page) =>
      page
        .replace('<noscript>', `${CLOSED}\n    <noscript>`)
        .replace('<!-- preview -->', `<meta http-equiv="content-security-policy" content="${POLICY}" />\n    <!-- pocket -->`)
        .replace(/ *<link rel="preload" href="\/api\/games".*\n/, '')
        .replace('/src/main.ts', '/src/pocket/main.ts'),
  }
}
