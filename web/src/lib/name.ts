/** What this device's person is called: cleaned as the house cleans it, and drawn if nobody was asked. */
import { prefs } from './prefs.svelte'
import { say } from './words.svelte'

export const LONGEST = 24 // letters, as at the tables of the house

/** A name in one line: composed, without controls or invisible characters, and not too long. */
export function cleaned(name: string): string {
  let marks = 0
  const kept = [...name.normalize('NFC')].map((letter) => (/\p{C}/u.test(letter) ? ' ' : letter)).filter((letter) => {
    marks = /\p{M}/u.test(letter) ? marks + 1 : 0
    return marks <= 2 // accents, yes; towers of them over the next line, no
  })
  return [...kept.join('').split(/\s+/u).filter(Boolean).join(' ')].slice(0, LONGEST).join('').trim()
}

const luck = Math.random()

/** A friendly name that this device may have until its person says another; the same as long as the page is open. */
export function drawnName(): string {
  const names = say('page-guest-names').split(', ')
  return names[Math.floor(luck * names.length)] ?? ''
}

/** The name under which this device sits down: its person's own, or one that is drawn now and kept. */
export function ownName(): string {
  if (!prefs.name) prefs.name = drawnName()
  return prefs.name
}
