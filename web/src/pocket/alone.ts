/** A house has one tab: a second one waits until the first is closed. Whoever sleeps meanwhile and is taken for closed, the shelves refuse. */

const MOMENT = 1000 // milliseconds in which another page, that is not asleep, has answered

/** Wait until no other tab has the house; `waits` is called where one has. What comes back gives it up again. */
export function alone(name: string, waits: () => void): Promise<() => void> {
  return navigator.locks ? locked(name, waits) : called(name, waits)
}

async function locked(name: string, waits: () => void): Promise<() => void> {
  const held = (options: LockOptions) =>
    new Promise<(() => void) | null>((got, failed) => {
      navigator.locks.request(name, options, (lock) => (lock ? new Promise<void>((leave) => got(leave)) : got(null))).catch(failed)
    })
  const free = await held({ ifAvailable: true })
  if (free) return free
  waits()
  return (await held({}))!
}

/** A page without TLS has no locks: it calls, and whoever has the house answers. Of two who call at once the lesser number has it. */
async function called(name: string, waits: () => void): Promise<() => void> {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(name)
  const me = Math.random()
  let mine = false
  let answered = true
  channel.onmessage = ({ data }: MessageEvent<{ calls?: number; here?: number }>) => {
    if (data.here === me) answered = true
    if (data.calls !== undefined && (mine || data.calls > me)) channel.postMessage({ here: data.calls })
  }
  while (answered) {
    answered = false
    channel.postMessage({ calls: me })
    await new Promise((later) => setTimeout(later, MOMENT))
    if (answered) waits()
  }
  mine = true
  return () => channel.close()
}
