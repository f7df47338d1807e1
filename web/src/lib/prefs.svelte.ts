/** What this device likes: kept here and nowhere else. */

export type Language = 'fr' | 'en'
export type Motion = 'full' | 'brisk' | 'none'

interface Liked {
  language: Language | null
  theme: 'night' | 'day' | null
  sound: boolean
  buzz: boolean
  motion: Motion | null
  handRoll: boolean
  name: string
  curtain: boolean
  confirm: boolean
}

const KEY = 'manoir-prefs'
const USUAL: Liked = { language: null, theme: null, sound: false, buzz: true, motion: null, handRoll: true, name: '', curtain: false, confirm: false }

function recalled(): Liked {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>) }
  } catch {
    return { ...USUAL }
  }
}

class Prefs {
  #liked = $state<Liked>(recalled())
  #bright = $state(false) // whether the system wishes for light

  constructor() {
    const light = globalThis.matchMedia?.('(prefers-color-scheme: light)')
    this.#bright = light?.matches ?? false
    light?.addEventListener('change', () => (this.#bright = light.matches))
    // Another page of this device changed its mind: they agree at once. (Tests of the source have no window.)
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === KEY) this.#liked = recalled()
    })
  }

  get language(): Language {
    return this.#liked.language ?? ((globalThis.navigator?.language ?? 'fr').toLowerCase().startsWith('fr') ? 'fr' : 'en')
  }
  set language(language: Language) {
    this.#keep({ language })
  }

  /** Night or day: as the system wishes, until somebody says otherwise here. */
  get theme(): 'night' | 'day' {
    return this.#liked.theme ?? (this.#bright ? 'day' : 'night')
  }
  set theme(theme: 'night' | 'day') {
    this.#keep({ theme })
  }

  get sound(): boolean {
    return this.#liked.sound
  }
  set sound(sound: boolean) {
    this.#keep({ sound })
  }

  /** Whether the device buzzes in the hand when its person is asked, where it can. */
  get buzz(): boolean {
    return this.#liked.buzz
  }
  set buzz(buzz: boolean) {
    this.#keep({ buzz })
  }

  /** How fast pieces move; until somebody says otherwise it follows the system's own setting. */
  get motion(): Motion {
    return this.#liked.motion ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full')
  }
  set motion(motion: Motion) {
    this.#keep({ motion })
  }

  /** What is left of the usual time of a movement. */
  get pace(): number {
    return { full: 1, brisk: 0.45, none: 0 }[this.motion]
  }

  /** Whether my die waits for my tap. */
  get handRoll(): boolean {
    return this.#liked.handRoll
  }
  set handRoll(handRoll: boolean) {
    this.#keep({ handRoll })
  }

  /** Whether a screen that is passed round draws its curtain even where nothing is hidden. */
  get curtain(): boolean {
    return this.#liked.curtain
  }
  set curtain(curtain: boolean) {
    this.#keep({ curtain })
  }

  /** Whether my moves wait for a second tap. */
  get confirm(): boolean {
    return this.#liked.confirm
  }
  set confirm(confirm: boolean) {
    this.#keep({ confirm })
  }

  get name(): string {
    return this.#liked.name
  }
  set name(name: string) {
    this.#keep({ name })
  }

  #keep(change: Partial<Liked>) {
    this.#liked = { ...this.#liked, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#liked))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs()
