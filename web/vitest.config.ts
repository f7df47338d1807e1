import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { guide } from './guide.ts'

export default defineConfig({
  plugins: [guide(), svelte()],
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
