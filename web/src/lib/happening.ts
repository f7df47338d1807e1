/** One told event: its name and its fields, as the game names them. */
import type { EventSeen } from './wire'

export interface Happening { event: string; [field: string]: unknown }

export const happeningOf = (seen: EventSeen): Happening => seen.event as unknown as Happening
