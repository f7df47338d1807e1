/** Where other devices find this house: on the local network, when the page itself was opened as localhost. */
import { ask } from './api'

const LOCAL = /^(localhost|127\.|\[::1\])/

class Addresses {
  all = $state<string[]>([location.origin])
  chosen = $state(location.origin)
  #asked = false

  async ask(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    const found = await ask<string[]>('GET', '/addresses').catch(() => [])
    if (!found.length) return
    this.all = LOCAL.test(location.host) ? found : [location.origin, ...found.filter((one) => one !== location.origin)]
    this.chosen = this.all[0]!
  }
}

export const addresses = new Addresses()
