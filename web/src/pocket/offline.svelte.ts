/** The folder kept in this browser: whether it is whole, and whether a newer one waits. */
import { route } from '../lib/route.svelte'
import { near } from './near.svelte'

class Offline {
  whole = $state(false) // from now on the network may be cut
  newer = $state(false)
  #registration: ServiceWorkerRegistration | null = null

  /** Keep it, once the house stands: until then it would take the line from it. */
  async keep(): Promise<void> {
    if (!navigator.serviceWorker) return
    navigator.serviceWorker.onmessage = ({ data }) => (this.whole ||= data === 'whole')
    const found = await navigator.serviceWorker.register(new URL('sw.js', near.folder.base), { updateViaCache: 'none' })
    this.#registration = found
    const look = () => (this.newer = found.waiting !== null && found.active !== null)
    look()
    found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('whole') // and mend what was lost
  }

  /** An update is offered between games, never in one. */
  get offered(): boolean {
    return this.newer && ['hall', 'games', 'rules'].includes(route.place.page)
  }

  /** Take the newer version: it has been fetched, and games are read by it as a house reads those of an older one. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#registration?.waiting?.postMessage('now')
  }
}

export const offline = new Offline()
