import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The bundle goes beside the server that serves it, and from there into the wheel.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/manoir/server/assets',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Names without the rolled-up paths of this machine; a hash, so that a browser may keep them for ever.
    rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:8000', '/socket': { target: 'ws://127.0.0.1:8000', ws: true } } },
})
