/** What a table has decided, in the words of the antechamber: its options, then its clock. */
import { nameOf } from './sitting.svelte'
import type { GameSeen, OptionSeen, TableSeen } from './wire'
import { say, words } from './words.svelte'

export interface Chosen { question: string; value: string; clause: string | null }

export function chosenAt(game: GameSeen, table: TableSeen): Chosen[] {
  const names = table.seats.map((seat) => nameOf(seat))
  const rows = game.options.map((option) => {
    const decided = table.options[option.name] ?? null
    const now = decided ?? option.usual[String(names.length)] ?? null
    const value = valueOf(game.game, option, now, names)
    return { question: say(`${game.game}-page-option-${option.name}`), value: decided === null && now !== null ? say('page-chosen-usual', { value }) : value, clause: option.clause.split(':')[1] ?? null }
  })
  const { clock } = table.settings
  return [...rows, { question: say('page-clock'), value: typeof clock === 'number' ? say('page-seconds', { seconds: clock }) : say(`page-clock-${clock}`), clause: null }]
}

function valueOf(game: string, option: OptionSeen, value: unknown, names: string[]): string {
  if (value === null) return say(option.kind === 'rooms' ? 'page-option-rooms-box' : 'page-option-lot')
  if (option.kind === 'seat') return names[Number(value) - 1] ?? String(value)
  if (option.kind === 'time') return seconds(Number(value))
  if (option.kind === 'waits' && Array.isArray(value)) {
    const waits = (value as number[]).flatMap((wait, n) => (wait ? [say('list-each', { name: names[n] ?? '', value: seconds(wait) })] : []))
    return waits.length ? words.listing(waits) : say('page-option-none')
  }
  const key = `${game}-page-option-${option.name}-${String(value)}`
  return words.has(key) ? say(key) : String(value)
}

const seconds = (milliseconds: number) => (milliseconds ? say('page-seconds', { seconds: milliseconds / 1000 }) : say('page-option-none'))
