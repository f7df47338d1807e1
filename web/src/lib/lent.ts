/** The seam to boards that packages bring along: what the house lends them, and what they give. docs/how-to/draw-a-board.md */
import type { FluentVariable } from '@fluent/bundle'
import type { AnyKit, BoardProps, Ending } from './kit'
import { prefs } from './prefs.svelte'
import { play } from './sound'
import { words } from './words.svelte'

/** What the house lends to a board. */
export interface House {
  version: 1
  game: string
  base: string // the address of the board's folder, with a slash at its end
  language: () => 'fr' | 'en'
  motion: () => 'full' | 'brisk' | 'none' // how fast pieces move on this device
  say: (key: string, values?: Record<string, FluentVariable>) => string
  has: (key: string) => boolean
  name: (thing: string) => string // what people call a thing of this game
  label: (thing: string) => string // the same, with a capital
  listing: (parts: string[]) => string // `a, b and c`
  sound: (name: string) => void
  style: (file: string) => void // a style sheet of the board's folder
}

/** What a board is given to draw, now and after every change. */
export type Given = Omit<BoardProps<unknown, unknown>, 'absent' | 'hinted' | 'pick' | 'far'> & {
  absent: (string | null)[]
  hinted: string | null
  pick: string | null
  choose: (pick: string | null) => void // take something into my hand, or lay it down
  far: boolean // on a television
  hand: boolean // on a phone, while a television has the board
}

/** A board that is drawn: `update` draws it again; one without it is drawn anew for every change. */
export interface Drawn { update?: (given: Given) => void; destroy?: () => void }

type Plainly = 'Board' | 'Answers' | 'Holds' | 'far' | 'hand' | 'ending'
/** What the module of a board gives: how it is drawn, and whichever parts of a kit it has. */
export interface Lent extends Partial<Omit<AnyKit, Plainly>> {
  mount: (target: HTMLElement, given: Given) => Drawn | void
  far?: boolean // it is drawn for a television as well
  hand?: boolean // and for a phone while a television has the board
  ending?: () => Ending<unknown> | Promise<Ending<unknown>>
}

const styled = new Set<string>()

/** The house, as a board of this game may use it. */
export function houseFor(game: string, base: string): House {
  return {
    version: 1,
    game,
    base,
    language: () => prefs.language,
    motion: () => prefs.motion,
    say: (key, values) => words.say(key, values),
    has: (key) => words.has(key),
    name: (thing) => words.name(game, thing),
    label: (thing) => words.label(game, thing),
    listing: (parts) => words.listing(parts),
    sound: play,
    style: (file) => {
      const address = base + file
      if (styled.has(address)) return
      styled.add(address)
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      document.head.append(link)
    },
  }
}
