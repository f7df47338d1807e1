/** What a package is to give, and may be long in giving: after a while the page says so, and one can play without it. */
import { mount, unmount } from 'svelte'
import { words } from './words.svelte'

const PATIENCE = 8000 // milliseconds

/** What comes; it fails when somebody would rather not wait. */
export async function awaited<T>(from: string, coming: Promise<T>): Promise<T> {
  let over = false
  let said: Record<string, unknown> | null = null
  const given = new Promise<never>((_, fail) => {
    const tell = async () => {
      const [{ default: Tardy }] = await Promise.all([import('../parts/Tardy.svelte'), words.open('help')])
      if (!over) said = mount(Tardy, { target: document.body, props: { from, without: () => fail(new Error('it did not come')) } })
    }
    setTimeout(() => over || void tell(), PATIENCE)
  })
  try {
    return await Promise.race([coming, given])
  } finally {
    over = true
    if (said) void unmount(said)
  }
}
