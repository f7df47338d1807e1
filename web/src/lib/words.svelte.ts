/** What people read: the same Fluent files as the terminal, in the language of this device. */
import { untrack } from 'svelte'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { au, de, feminine, que } from './elision'
import { prefs, type Language } from './prefs.svelte'
import { request } from './transport'
import type { Happening } from './happening'

type Values = Record<string, FluentVariable>

const files = import.meta.glob<string>(['../../../src/manoir/words/*/*.ftl', '../../../src/manoir/games/*/words/*.ftl', '!../../../src/manoir/**/cli.ftl', '!../../../src/manoir/**/*-card.ftl', '!../../../src/manoir/**/*-typed.ftl'], { query: '?raw', import: 'default' })

/** Where the words of a name are, by language: `page` of the house, `<game>` and `<game>-page` of a game. */
const places: Record<string, Partial<Record<Language, string>>> = {}
const ours = new Set<string>() // games whose words this page was built with
for (const path of Object.keys(files)) {
  const [, game, tongue, part = ''] = /games\/(\w+)\/words\/([a-z]+)(-[a-z]+)?\.ftl$/.exec(path) ?? []
  const [, house, name] = /words\/([a-z]+)\/([a-z]+)\.ftl$/.exec(path) ?? []
  ;(places[name ?? `${game}${part}`] ??= {})[(house ?? tongue) as Language] = path
  if (game) ours.add(game)
}

/** What leads to the words of a key and is no word of it: the game, and what kind of thing is named. */
const LEADS = /^[a-z0-9]+-(?:(?:page|ask|option|name|label|told|screen|guide|lesson|why|seen|end|help|card)-)*(?=.)/

/** The names under which events speak of seats, as in the terminal. */
const SEAT_FIELDS = new Set(['seat', 'seats', 'winners', 'first', 'other', 'dealer', 'ghost', 'owner', 'by'])

/** The names under which events list a number for each seat. */
const EACH_FIELDS = new Set(['points', 'totals'])

const FUNCTIONS = {
  DE: ([name]: unknown[]) => de(String(name)),
  AU: ([name]: unknown[]) => au(String(name)),
  QUE: ([name]: unknown[]) => que(String(name)),
  FEM: ([colour]: unknown[]) => feminine(String(colour)),
}

class Words {
  #bundles: Record<Language, FluentBundle> = {
    fr: new FluentBundle('fr', { useIsolating: false, functions: FUNCTIONS }),
    en: new FluentBundle('en', { useIsolating: false, functions: FUNCTIONS }),
  }
  #read = new Map<string, Promise<void>>() // whoever asks while a file is being read waits for it too
  #missed = new Set<string>() // keys that nobody has words for
  #names = new Set<string>() // what has been asked for, in whichever language
  #heard = $state(0) // raised when a file has been read, so that sentences are said again

  /** Read files of words, such as `page` or a game's own, in the language of this device; whoever asks is not asked to do so again. */
  async open(...names: string[]): Promise<void> {
    const language = untrack(() => prefs.language)
    names.forEach((name) => this.#names.add(name))
    const wanted = names.flatMap((name) => places[name]?.[language] ?? places[name]?.en ?? [])
    const strangers = new Set(names.filter((name) => !places[name]).map((name) => name.split('-')[0]!).filter((game) => !ours.has(game)))
    await Promise.all([
      ...wanted.map((path) => this.#file(language, path, files[path]!)),
      ...[...strangers].flatMap((game) => [...new Set([language, 'en'] as const)].map((tongue) => this.#brought(game, tongue))),
    ])
  }

  #file(language: Language, path: string, fetched: () => Promise<string>): Promise<void> {
    const reading = this.#read.get(path)
    if (reading) return reading
    const begun = (async () => {
      this.#bundles[language].addResource(new FluentResource(await fetched()))
      this.#heard += 1
    })()
    this.#read.set(path, begun)
    begun.catch(() => this.#read.delete(path)) // cut off: asked for again the next time
    return begun
  }

  /** The words that a game from elsewhere brought along, English beside any other; without them its keys are read. */
  #brought(game: string, language: Language): Promise<void> {
    const path = `/games/${game}/words/${language}`
    const fetched = async () => {
      const response = await request(path)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response.text()
    }
    return this.#file(language, path, fetched).catch(() => undefined)
  }

  /** The same files in the language that this device speaks now. */
  again(): Promise<void> {
    return this.open(...this.#names)
  }

  /** Whether there are words for a key, in this language or in the other. */
  has(key: string): boolean {
    void this.#heard
    return Object.values(this.#bundles).some((bundle) => bundle.hasMessage(key))
  }

  /**
   * The words of a key. While a device changes its language the old one is read until the new one is there; so is
   * English where a game has no French. Where there are no words at all the key is read, for a page must not fall over one.
   */
  say(key: string, values: Values = {}): string {
    void this.#heard
    const { fr, en } = this.#bundles
    const bundle = [this.#bundles[prefs.language], en, fr].find((one) => one.hasMessage(key))
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) return this.#unknown(key)
    return minus(spaced(bundle.formatPattern(pattern, { you: 'none', ...values }, [])))
  }

  /** A key without words, as well as it can be read; whoever wrote it is told once. */
  #unknown(key: string): string {
    if (!this.#missed.has(key)) console.warn(`no words for ${key}`)
    this.#missed.add(key)
    return readable(key)
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

  /**
   * An event as a sentence: seats become players, names their words, lists a listing.
   * To a reader who sits at the table (their seat, from 1) it is told in the second person: `$you` is the field that names them.
   */
  told(game: string, event: Happening, players: string[], reader: number | null = null): string {
    if (event.event === '?') return this.say('told-withheld')
    const called = players.map((name, n) => (n + 1 === reader ? this.say('you') : name))
    const values: Values = {}
    const house = event.event.startsWith('house:')
    // The house speaks of people and seats, never of a game's things: a guest called « library » stays so.
    for (const [key, value] of Object.entries(event)) if (key !== 'event') values[key] = this.#value(house ? '' : game, key, value, called)
    // A seat changes hands: what the house told of somebody else is not told of whoever sits there now.
    const about = typeof event.who !== 'string' || event.who === players[(reader ?? 0) - 1]
    const you = reader === null || !about ? 'none' : fieldOf(event, reader)
    const key = house ? `house-told-${event.event.slice(6)}` : `${game}-told-${event.event}`
    const said = this.has(key) ? this.say(key, { ...values, you }) : [event.event, ...Object.values(values)].join(' ')
    return you === 'none' ? said : capital(said, called[reader! - 1]!)
  }

  /** A reason for a move as part of a sentence; null where a game has no words for it. */
  why(game: string, reason: Record<string, unknown>, players: string[]): string | null {
    return this.#fact(`${game}-why-${String(reason.reason)}`, game, reason, players)
  }

  /** What there was to see in a race, as a sentence; null where a game has no words for it. */
  seen(game: string, fact: Record<string, unknown>, players: string[]): string | null {
    return this.#fact(`${game}-seen-${String(fact.seen)}`, game, fact, players)
  }

  #fact(key: string, game: string, fact: Record<string, unknown>, players: string[]): string | null {
    if (!this.has(key)) return null
    return this.say(key, Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, this.#value(game, name, value, players)])))
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

/** Which field of an event names a seat: one that is that seat before one that lists it among others. */
function fieldOf(event: Happening, seat: number): string {
  const named = Object.keys(event).filter((key) => SEAT_FIELDS.has(key))
  return named.find((key) => event[key] === seat) ?? named.find((key) => Array.isArray(event[key]) && event[key].includes(seat)) ?? 'none'
}

/** A sentence that begins with `you` begins with a capital; one that begins with a name leaves it alone. */
function capital(sentence: string, you: string): string {
  return sentence.startsWith(you) && !/^[\p{L}\p{N}]/u.test(sentence.slice(you.length)) ? you.charAt(0).toUpperCase() + sentence.slice(1) : sentence
}

/** A key that has no words, as well as it can be read. */
function readable(key: string): string {
  const rest = key.replace(LEADS, '').replaceAll('-', ' ')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** French keeps its high punctuation on the same line as the word before it. */
function spaced(text: string): string {
  return prefs.language === 'fr' ? text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f') : text
}

/** A number below zero with its minus, as in the terminal; not the hyphen of a word, a date or a file's name. */
export function minus(text: string | number): string {
  return String(text).replace(/(?<![\p{L}\p{N}_-])-(?=\d+(?:[.,]\d+)?(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}]))/gu, '−')
}

export const words = new Words()
export const say = (key: string, values?: Values): string => words.say(key, values)
