/** One told event: its name and its fields, as the game names them. */
import type { EventSeen } from './wire'

export interface Happening { event: string; [field: string]: unknown }

export const happeningOf = (seen: EventSeen): Happening => seen.event as unknown as Happening

/** What a journal keeps of an event: not what people must remember alone. */
export function writtenDown(seen: EventSeen): EventSeen {
  return seen.once.length ? { ...seen, event: { ...seen.event, ...Object.fromEntries(seen.once.map((field) => [field, '?'])) } } : seen
}
