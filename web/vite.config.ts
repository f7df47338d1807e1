import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { resolve } from './house.ts'
import { pocket } from './pocket.ts'

const BASE = /node_modules.(svelte|@fluent|clsx|esm-env)|src.lib.(api|colours|elision|folders|shelf|habits|my_tables|name|opening|prefs|route|shape|transport|words|ways|dice|sha256)\b|src.drawings.(Cover|Icon|Letter|Mark|Scene|Sprite)|board.Picture\.svelte|src.parts.(Join|LanguageSwitch|MyTables|Name|Opponents|Strength|Ways)\.svelte/
const BOARD = /(?:games[\\/](\w+)[\\/]board|src[\\/]boards[\\/](\w+))[\\/](?!Far|Hand|Picture|Solo|examples|puzzling|guide|end\b|late\b)/
const TABLE = /src.parts.(Ask|ConfirmMove|Hint|Journal|Play|Players|Proposal|Replaced|TopBar)\.svelte|src.drawings.(Afloat|Bulb|Die)|src.lib.(absence|beat|boards|buzz|clauses|clock|countdown|drag|hands|happening|hints|reach|sitting|sound|stage|table_socket|trying)\b/

/** Whose a file is, where its own name does not say it: `en-page` or `Hand` of a game. */
const ownerOf = (path: string | null, name: string) => {
  const game = /games[\\/](\w+)[\\/]/.exec(path ?? '')?.[1]
  return game && name !== game ? `${game}-` : ''
}

// The bundle goes beside the server that serves it, and from there into the wheel; so does the page of a tab.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'pocket' ? [pocket()] : [])],
  resolve,
  base: mode === 'pocket' ? './' : '/',
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    outDir: mode === 'pocket' ? '../src/manoir/pocket/page' : '../src/manoir/server/assets',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Names without the rolled-up paths of this machine; a hash, so that a browser may keep them for ever.
    rollupOptions: { output: {
      // Each file costs its headers as well (some 750 bytes): what is always fetched together is one file.
      // What a television, a remote, a menu, a guide or the end needs stays apart, and is fetched when it is needed.
      advancedChunks: { groups: [
        { name: 'base', test: BASE },
        { name: 'table', test: TABLE },
        { name: (id) => BOARD.exec(id)?.slice(1).find(Boolean) ?? null, test: BOARD },
      ] },
      entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: ({ name, facadeModuleId }) => `assets/${ownerOf(facadeModuleId, name)}${name}-[hash].js`, assetFileNames: 'assets/[name]-[hash][extname]' } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
