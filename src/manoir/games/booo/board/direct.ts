/** How each told event is played. Every beat takes as long on every screen: a race must start for all at once. */
import type { Beat } from '$house/lib/beat'
import type { Picture } from './picture'
import { planOf, through } from './plan'
import type { Seen } from './seen'
import type { Crossed, GameEvent, VisitorPlaced } from './sent'

type Scene = Beat<Picture>

export function direct(picture: Picture, told: GameEvent, seen: Seen): Scene[] {
  return beats({ ...picture, banner: null, crossing: null, aim: null }, told, seen).map((beat) => ({ ...beat, even: true }))
}

function beats(picture: Picture, told: GameEvent, seen: Seen): Scene[] {
  const seat = 'seat' in told ? told.seat : 0
  switch (told.event) {
    case 'Began':
      return [{ picture: { ...picture, visitor: null }, ms: 500 }]
    case 'VisitorPlaced':
      return found(picture, told)
    case 'Called':
      return [{ picture: { ...picture, claim: { seat, colour: told.colour }, trail: [[picture.at]], banner: told }, ms: 1000, sound: 'wail' }]
    case 'Crossed':
      return crossed(picture, told, seen)
    case 'Dropped': {
      const at = planOf(seen).stands.get(told.room) ?? picture.at
      return [{ picture: { ...picture, at, trail: [...picture.trail, [at]] }, ms: 450, sound: 'hide' }]
    }
    case 'Turned':
      return [{ picture: { ...picture, claim: { seat, colour: told.colour } }, ms: 350, sound: 'felt' }]
    case 'Failed':
      return [
        { picture: { ...picture, banner: told }, ms: 1900, sound: 'caught' },
        { picture: home(picture, told.room, seen), ms: 300 },
      ]
    case 'Took': {
      const holders = { ...picture.holders, [told.colour]: seat }
      return [
        { picture: { ...picture, holders, banner: told }, ms: 1900, sound: 'count' },
        { picture: { ...home(picture, told.room, seen), holders, visitor: null }, ms: 200 },
      ]
    }
    case 'HandRaised':
      return [{ picture: { ...picture, hands: [...new Set([...picture.hands, seat])] }, ms: 150, sound: 'step' }]
    case 'HandLowered':
      return [{ picture: { ...picture, hands: picture.hands.filter((one) => one !== seat) }, ms: 150 }]
    case 'GivenUp':
      return [
        { picture: { ...picture, banner: told }, ms: 1900, sound: 'hugo' },
        { picture: { ...home(picture, told.room, seen), visitor: null }, ms: 400 },
      ]
    default:
      return []
  }
}

/** The visitor's coordinates, found in front of everybody: the coat of arms, the portrait, and the room where they cross. */
function found(picture: Picture, told: VisitorPlaced): Scene[] {
  const room = told.room
  const bare = { ...picture, visitor: null, hands: [], claim: null }
  return [
    { picture: { ...bare, aim: { coat: true, portrait: false, room } }, ms: 500, sound: 'step' },
    { picture: { ...bare, aim: { coat: true, portrait: true, room } }, ms: 500, sound: 'step' },
    { picture: { ...bare, visitor: { number: told.visitor, room }, aim: { coat: true, portrait: true, room } }, ms: 250, sound: 'yours' },
  ]
}

function crossed(picture: Picture, told: Crossed, seen: Seen): Scene[] {
  const way = through(planOf(seen), picture.at, told.wall)
  const ms = Math.min(700, 180 + 45 * way.length)
  const legs = picture.trail.slice(0, -1)
  const leg = [...(picture.trail.at(-1) ?? [picture.at]), ...way.slice(1)]
  const now = { ...picture, at: way.at(-1)!, trail: [...legs, leg], crossing: told.wall }
  return [{ picture: now, ms, move: { id: 'ghost', way, ms, hop: 0 }, sound: 'hugo' }]
}

/** The path is over: the ghost rests in a room and its trail fades. */
function home(picture: Picture, room: string, seen: Seen): Picture {
  const at = planOf(seen).stands.get(room) ?? picture.at
  return { ...picture, room, at, trail: [[at]], claim: null }
}
