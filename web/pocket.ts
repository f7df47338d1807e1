/** The page of a house in a tab: the same page, in which whatever stands below `src/pocket` takes the place of its namesake. */
import { existsSync } from 'node:fs'
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
    transformIndexHtml: (page) =>
      page
        .replace('<!-- preview -->', `<meta http-equiv="content-security-policy" content="${POLICY}" />\n    <!-- pocket -->`)
        .replace(/ *<link rel="preload" href="\/api\/games".*\n/, '')
        .replace('/src/main.ts', '/src/pocket/main.ts'),
  }
}
