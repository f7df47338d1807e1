/** The paints of a game's players where they are not the house's own, as a style for whatever is drawn in it. */
import type { AnyKit } from './kit'

/** Players who differ by their shapes alone are all outlined alike. */
export function paintsOf(kit: AnyKit | null): string {
  const paints = Object.entries(kit?.paints ?? {}).map(([letter, paint]) => `--c-${letter}: ${paint}`)
  return [...paints, ...(kit?.shapes ? ['--o: var(--ink)'] : [])].join(';')
}
