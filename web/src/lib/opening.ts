/** Opening a table in one of the four ways. */
import { ask } from './api'
import { giveShare } from './dice'
import { habits, MIXED } from './habits.svelte'
import { myTables } from './my_tables.svelte'
import { ownName } from './name'
import { prefs } from './prefs.svelte'
import { route } from './route.svelte'
import { playersOf, shelf } from './shelf.svelte'
import type { Way } from './ways'
import type { BotSeat, Created, CreateTable, GameSeen, MySeat, OpenSeat } from './wire'
import { say } from './words.svelte'

const COMPANY = ['guest', 'regular', 'butler'] // who sits down with somebody who plays at once, where the house has them
/** Who lives here: the names that bots answer to, the same in every language. */
export const HOUSEHOLD = ['Honorine', 'Barnabé', 'Ursule', 'Anatole', 'Léontine', 'Célestin', 'Philomène']
const PACE = 900 // milliseconds that a bot takes at the least, so that a person can follow
const LONG = 86_400 // a screen that is passed round, or stands in the room, is never away

/** The bots of a house for a game, the most companionable first. */
export function companyOf(game: GameSeen): string[] {
  const known = COMPANY.filter((bot) => game.bots.includes(bot))
  return known.length ? known : [game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random')]
}

export async function gameOf(name: string): Promise<GameSeen> {
  const found = (await shelf.fetch()).find((game) => game.game === name)
  if (!found) throw new Error(say('page-not-yet'))
  return found
}

export async function openTable(name: string, way: Way): Promise<void> {
  const game = await gameOf(name)
  const [low, high] = playersOf(game)
  const count = Math.max(low, Math.min(4, high))
  const mixed = companyOf(game)
  const against = habits.opponents(name, [low, high])
  const company = way === 'bots' && against.level !== MIXED && game.bots.includes(against.level) ? [against.level] : mixed
  const others = HOUSEHOLD.filter((one) => one !== prefs.name) // nobody plays against their own name
  const bot = (n: number): BotSeat => ({ kind: 'bot', bot: company[n % company.length]!, name: others[n % others.length]! })
  const me: MySeat = { kind: 'me', name: way === 'bots' || way === 'friends' ? ownName() : prefs.name }
  const open: OpenSeat = { kind: 'open' }
  const seats: CreateTable['seats'] = {
    bots: [me, ...Array.from({ length: against.count }, (_, n) => bot(n))],
    friends: [me, ...Array.from({ length: Math.max(1, count - 2) }, () => open), ...(count > 3 ? [bot(0)] : [])],
    one: Array.from({ length: Math.max(low, 2) }, (_, n): MySeat => ({ kind: 'me', name: (!n && me.name) || say('page-player', { number: n + 1 }) })),
    tv: Array.from({ length: Math.max(low, 3) }, () => open),
  }[way]
  const settings = { pace: PACE, stand_in: mixed[0]!, ...(way === 'one' || way === 'tv' ? { grace: LONG } : {}) }
  const made = await ask<Created>('POST', '/tables', { game: name, seats, settings } satisfies CreateTable)
  remember(made, name, way)
  if (way === 'bots') {
    // Not at once: the house seals its dice first, and this device has a share in them.
    for (const { secret } of made.held) await giveShare(made.table, secret)
    await ask('POST', `/tables/${made.table.id}/start`, undefined, made.host)
  }
  route.go(way === 'tv' ? `/screen/${made.table.id}` : `/table/${made.table.id}`)
}

/** Keep what a new table gave this device. */
export function remember(made: Created, game: string, way: string): void {
  habits.met(game)
  myTables.keep(made.table.id, {
    game,
    way,
    host: made.host,
    name: prefs.name,
    seats: Object.fromEntries(made.held.map(({ seat, secret }) => [seat, secret])),
  })
}
