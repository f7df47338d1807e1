/** What a device gives to another, and how it calls itself. docs/decisions/moving-to-another-device.md */
import type { KeptTable } from './my_tables.svelte'
import { say } from './words.svelte'

export interface Transferred { name: string; tables: KeptTable[] }

const FORM = 1

export const written = (given: Transferred): string => JSON.stringify({ form: FORM, ...given })

/** What was given, as far as it has the right form; null if it has none. */
export function read(text: string | null): Transferred | null {
  try {
    const found = JSON.parse(text ?? '') as Partial<Transferred> & { form?: number }
    if (found.form !== FORM || !Array.isArray(found.tables)) return null
    const usual: Omit<KeptTable, 'id'> = { game: '', name: '', seats: {}, host: null, way: 'friends', with: [], letter: null, asked: false, over: false, when: 0 }
    const tables = found.tables.filter((table) => typeof table?.id === 'string' && table.id !== '' && typeof table.seats === 'object')
    return { name: typeof found.name === 'string' ? found.name : '', tables: tables.map((table) => ({ ...usual, ...table })) }
  } catch {
    return null
  }
}

const BROWSERS: [RegExp, string][] = [[/Firefox\//, 'Firefox'], [/Edg\//, 'Edge'], [/OPR\//, 'Opera'], [/Chrome\//, 'Chrome'], [/Safari\//, 'Safari']]
const SYSTEMS: [RegExp, string][] = [[/Android/, 'Android'], [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Windows/, 'Windows'], [/Mac OS/, 'Mac'], [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux']]

/** What this device is, as its owner would say it. */
export function deviceName(agent = navigator.userAgent): string {
  const find = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1] ?? '?'
  return say('mine-a-device', { browser: find(BROWSERS), system: find(SYSTEMS) })
}
