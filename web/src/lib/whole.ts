/** What the house leaves out because it was told once, or is so most of the time, put back in: everything behind this line is whole. */
import { LEFT_OUT } from './wire'
import type { EventSeen, Moments, MomentSeen, SceneSeen, Told } from './wire'

type Usual = Record<string, unknown>
const isObject = (value: unknown): value is Usual => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Data with what is usual where it leaves something out; what is usual of a list is usual of each of its rows. */
export function whole(usual: unknown, data: unknown): unknown {
  if (!isObject(usual)) return data
  if (Array.isArray(data)) return data.map((row) => whole(usual, row))
  if (!isObject(data)) return data
  const filled = { ...usual }
  for (const [name, value] of Object.entries(data)) filled[name] = whole(usual[name], value)
  return filled
}

/** A message of the house with everything in it; a welcome brings the board of all that comes after it. */
export function heardWhole(told: Told, board: Usual): Told {
  if (told.type !== 'welcome' && told.type !== 'moment') return told
  const events = told.events.map((one) => ({ ...LEFT_OUT.EventSeen, ...one }) as EventSeen)
  return { ...told, events, scene: told.scene && sceneOf(told.scene, board) } as Told
}

function sceneOf(scene: SceneSeen, board: Usual): SceneSeen {
  const asks = scene.asks.map((ask) => ({ ...LEFT_OUT.AskSeen, ...ask }))
  return { ...LEFT_OUT.SceneSeen, ...scene, asks, view: whole(board, scene.view) }
}

/** Moments that are looked back at, each with its whole view. */
export function momentsOf(found: Moments): MomentSeen[] {
  return found.moments.map((one) => ({ ...one, view: whole(found.board, one.view) }))
}
