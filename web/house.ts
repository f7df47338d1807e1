/** How the boards in the folders of games find the house: `$house/lib/kit`, and what is installed here. */
import { fileURLToPath } from 'node:url'

export const resolve = {
  alias: { $house: fileURLToPath(new URL('./src', import.meta.url)) },
  dedupe: ['svelte', 'vitest', '@fluent/bundle', 'uqr'],
}
