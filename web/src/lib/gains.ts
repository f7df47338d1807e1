/** Points by where they came from: the gains of a finished game, added up for the lines of the count. */
import type { GainSeen } from './wire'

/** Points that are a minus read as one. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** What each source brought a seat, in the order in which sources first came; of one round, if it is named. */
export function bySource(gains: GainSeen[], seat: number, round: number | null = null): Map<string, number> {
  const sums = new Map<string, number>()
  for (const gain of gains) {
    if (gain.seat === seat && (round === null || gain.round === round)) sums.set(gain.source, (sums.get(gain.source) ?? 0) + gain.points)
  }
  return sums
}

/** Each source with what it brought, as people read it; what brought nothing is left out. */
export function partsOf(sums: Map<string, number>, label: (source: string) => string): string[] {
  return [...sums].filter(([, points]) => points !== 0).map(([source, points]) => `${label(source)} ${signed(points)}`)
}
