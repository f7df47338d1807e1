/** What people read: the same Fluent files as the terminal, in the language of this device. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefs, type Language } from './prefs.svelte'
import type { Happening } from './happening'

type Values = Record<string, FluentVariable>

const files = import.meta.glob<string>(['../../../src/manoir/words/*/*.ftl', '!**/cli.ftl'], { query: '?raw', import: 'default' })

/** The names under which events speak of seats, as in the terminal. */
const SEAT_FIELDS = new Set(['seat', 'seats', 'winners', 'first', 'other', 'dealer', 'ghost', 'owner', 'by'])

/** The names under which events list a number for each seat. */
const EACH_FIELDS = new Set(['points', 'totals'])

class Words {
  #bundles: Record<Language, FluentBundle> = {
    fr: new FluentBundle('fr', { useIsolating: false }),
    en: new FluentBundle('en', { useIsolating: false }),
  }
  #read = new Map<string, Promise<void>>() // whoever asks while a file is being read waits for it too
  #names = new Set<string>() // what has been asked for, in whichever language
  #heard = $state(0) // raised when a file has been read, so that sentences are said again

  /** Read files of words, such as `page` and `minuit`, in the language of this device. */
  async open(...names: string[]): Promise<void> {
    const language = prefs.language
    names.forEach((name) => this.#names.add(name))
    const wanted = Object.keys(files).filter((path) => {
      const [, tongue, name] = /([a-z]+)\/([a-z-]+)\.ftl$/.exec(path) ?? []
      return tongue === language && names.includes(name ?? '')
    })
    await Promise.all(wanted.map((path) => this.#file(language, path)))
  }

  #file(language: Language, path: string): Promise<void> {
    const reading = this.#read.get(path)
    if (reading) return reading
    const begun = (async () => {
      this.#bundles[language].addResource(new FluentResource(await files[path]!()))
      this.#heard += 1
    })()
    this.#read.set(path, begun)
    begun.catch(() => this.#read.delete(path)) // cut off: asked for again the next time
    return begun
  }

  /** The same files in the language that this device speaks now. */
  again(): Promise<void> {
    return this.open(...this.#names)
  }

  has(key: string): boolean {
    void this.#heard
    return this.#bundles[prefs.language].hasMessage(key)
  }

  /**
   * The words of a key. While a device changes its language the old one is read until the new one is there;
   * the key itself where there are no words at all, for a page must not fall over one.
   */
  say(key: string, values: Values = {}): string {
    void this.#heard
    const other = prefs.language === 'fr' ? 'en' : 'fr'
    const bundle = this.#bundles[this.has(key) ? prefs.language : other]
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) return key
    return spaced(bundle.formatPattern(pattern, values, []))
  }

  /** What a game is called, in full or in short; one that is new to this page by its plain name. */
  title(game: string, short = false): string {
    const key = `page-${short ? 'short' : 'game'}-${game}`
    return this.has(key) ? this.say(key) : game.charAt(0).toUpperCase() + game.slice(1)
  }

  /** What people call a thing of a game: a room, a colour, a card; its notation if it has no other name. */
  name(game: string, thing: string): string {
    const key = `${game}-name-${thing.replaceAll(' ', '-')}`
    return this.has(key) ? this.say(key) : thing
  }

  /** What stands on the board: a short name, or the name with a capital. */
  label(game: string, thing: string): string {
    const key = `${game}-label-${thing}`
    if (this.has(key)) return this.say(key)
    const name = this.name(game, thing)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  listing(parts: string[]): string {
    if (parts.length < 2) return parts.join('')
    return this.say('list-and', { head: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
  }

  /** An event as a sentence: seats become players, names their words, lists a listing. */
  told(game: string, event: Happening, players: string[]): string {
    if (event.event === '?') return this.say('told-withheld')
    const values: Values = {}
    for (const [key, value] of Object.entries(event)) if (key !== 'event') values[key] = this.#value(game, key, value, players)
    const key = event.event.startsWith('house:') ? `house-told-${event.event.slice(6)}` : `${game}-told-${event.event}`
    return this.has(key) ? this.say(key, values) : [event.event, ...Object.values(values)].join(' ')
  }

  #value(game: string, key: string, value: unknown, players: string[]): FluentVariable {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (Array.isArray(value)) return this.#listed(key, value.map((one) => String(this.#value(game, key, one, players))), players)
    if (typeof value === 'number') return SEAT_FIELDS.has(key) ? (players[value - 1] ?? String(value)) : value
    if (value === '?') return 'hidden' // what this chair may not know; sentences have a form for it
    if (typeof value === 'string') return this.name(game, value)
    return JSON.stringify(value)
  }

  /** Several values in a sentence: each player's beside their name, and a player who comes twice said once. */
  #listed(key: string, values: string[], players: string[]): string {
    if (EACH_FIELDS.has(key) && values.length === players.length) return this.listing(values.map((value, n) => this.say('list-each', { name: players[n]!, value })))
    if (!SEAT_FIELDS.has(key)) return this.listing(values)
    const counts = new Map<string, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    return this.listing([...counts].map(([name, count]) => (count === 1 ? name : this.say('list-times', { name, count }))))
  }
}

/** French keeps its high punctuation on the same line as the word before it. */
function spaced(text: string): string {
  return prefs.language === 'fr' ? text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f') : text
}

export const words = new Words()
export const say = (key: string, values?: Values): string => words.say(key, values)
