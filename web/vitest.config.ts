import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { resolve } from './house.ts'
import { guide } from './guide.ts'

export default defineConfig({
  plugins: [guide(), svelte()],
  resolve,
  test: { include: ['src/**/*.test.ts', '../src/manoir/games/*/board/**/*.test.ts'], environment: 'node' },
})
