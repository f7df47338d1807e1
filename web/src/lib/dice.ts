/** Fair dice: this device's share of them, and every pick of a log computed again. docs/explanation/fair-dice.md */
import { ask } from './api'
import { myTables } from './my_tables.svelte'
import { hex, hmac, joined, sha256, unhex } from './sha256'
import type { Share, TableSeen } from './wire'

export type Found =
  | { what: 'fair'; picks: number; shares: number; mine: boolean }
  | { what: 'none' | 'secret' | 'other' | 'share' }
  | { what: 'pick'; entry: number }

interface Sealed { commitment: string; shares: string[]; secret?: string; names?: boolean }
interface Entry { n: number; picks: number[]; of?: number[] }

const SHARE = 16 // bytes
const SILENT = 'silent'
const giving = new Set<string>()

/** A share for a seat of this table, with the commitment that the house has shown; none once the game has begun. */
export function drawnShare(table: TableSeen): Share | null {
  const commitment = table.fair?.commitment
  if (table.stage !== 'antechamber' || !commitment) return null
  return { commitment, share: hex(crypto.getRandomValues(new Uint8Array(SHARE))) }
}

/** Keep a share that was given with the secret of its seat: the house is held to it from now on. */
export function keepShare(id: string, given: Share, secret: string): void {
  const now = myTables.find(id)?.dice
  myTables.keep(id, { dice: { commitment: now?.commitment ?? given.commitment, shares: { ...now?.shares, [secret]: given.share } } })
}

/** Give the share of a seat that this device already holds, once. */
export async function giveShare(table: TableSeen, secret: string): Promise<void> {
  const given = drawnShare(table)
  if (!given || myTables.find(table.id)?.dice?.shares[secret] || giving.has(secret)) return
  giving.add(secret)
  try {
    await ask('PUT', `/tables/${table.id}/share`, given, secret)
    keepShare(table.id, given, secret)
  } catch {
    // The game began a moment sooner, or the seat is gone: the dice do without, and the log says so.
  } finally {
    giving.delete(secret)
  }
}

/** What this device must find in the log: the commitment that it saw, and the shares of the seats that it still holds. */
export function notedFor(id: string): { commitment: string; shares: string[] } | null {
  const table = myTables.find(id)
  if (!table?.dice) return null
  const held = Object.values(table.seats)
  return { commitment: table.dice.commitment, shares: held.flatMap((secret) => table.dice!.shares[secret] ?? []) }
}

/** Compute every pick of a log again, by what the log says each was chosen among. */
export function checkDice(text: string, noted: { commitment: string; shares: string[] } | null): Found {
  const [head, ...entries] = text.trim().split('\n').map((line) => JSON.parse(line) as unknown)
  const { fair, seats } = head as { fair?: Sealed; seats: string[] }
  if (!fair?.secret) return { what: 'none' }
  const secret = unhex(fair.secret)
  if (hex(sha256(secret)) !== fair.commitment) return { what: 'secret' }
  if (noted && noted.commitment !== fair.commitment) return { what: 'other' }
  if (noted?.shares.some((share) => !fair.shares.includes(share))) return { what: 'share' }
  const sealed = fair.names ? [...fair.shares, ...seats] : fair.shares
  const key = hmac(secret, new TextEncoder().encode(sealed.join('\n')))
  let number = 0
  for (const entry of entries as Entry[]) {
    for (const [at, drawn] of entry.picks.entries()) {
      const size = entry.of?.[at] ?? 0
      if (size < 1 || pick(key, number, size) !== drawn) return { what: 'pick', entry: entry.n }
      number += 1
    }
  }
  return { what: 'fair', picks: number, shares: fair.shares.filter((share) => share !== SILENT).length, mine: noted !== null }
}

/** A number below `size`, without bias, from the key and the pick's number. */
function pick(key: Uint8Array, number: number, size: number): number {
  const among = BigInt(size)
  const limit = (1n << 64n) - ((1n << 64n) % among)
  for (let tries = 0; ; tries += 1) {
    const count = new DataView(new ArrayBuffer(12))
    count.setBigUint64(0, BigInt(number))
    count.setUint32(8, tries)
    const block = sha256(joined(key, new Uint8Array(count.buffer)))
    const drawn = new DataView(block.buffer).getBigUint64(0)
    if (drawn < limit) return Number(drawn % among)
  }
}
