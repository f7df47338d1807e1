/** A board of a package that does not come: after a while the page says so, and one can play without it. */
const PATIENCE = 8000 // milliseconds

let late = $state<{ from: string; without: () => void } | null>(null)

export const tardy = {
  /** What is waited for longer than anybody should, and how to wait no longer. */
  get now(): { from: string; without: () => void } | null {
    return late
  },
}

/** What comes from a package; it fails when somebody would rather not wait. */
export async function awaited<T>(from: string, coming: Promise<T>): Promise<T> {
  let said: typeof late = null
  const given = new Promise<never>((_, fail) => (said = { from, without: () => fail(new Error('it did not come')) }))
  const timer = setTimeout(() => (late = said), PATIENCE)
  try {
    return await Promise.race([coming, given])
  } finally {
    clearTimeout(timer)
    if (late === said) late = null
  }
}
