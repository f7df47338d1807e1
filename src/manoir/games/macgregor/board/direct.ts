/** How each told event is played: a list of beats, each a picture with the way that leads to it. */
import type { Beat } from '$house/lib/beat'
import { handed, paid, roomOf, standing, without, type Picture } from './picture'
import { backOf, faceOf, HIDDEN, OBJECTS, type Seen } from './seen'
import type { Drew, DrewOnEntering, GameEvent, GhostChose, GhostStepped, GhostStopped, Left, Looted } from './sent'

type Scene = Beat<Picture>

export function direct(before: Picture, told: GameEvent, seen: Seen): Scene[] {
  const picture: Picture = { ...before, passed: null, raised: false, turned: null }
  const seat = 'seat' in told ? told.seat : 0
  const room = 'room' in told ? told.room : ''
  switch (told.event) {
    case 'Showed':
      return [{ picture: { ...picture, shown: told.token, raised: true, bag: Math.max(0, picture.bag - 1) }, ms: 1300, must: true, sound: 'felt' }]
    case 'PutDown':
      return putDown(picture, room, seen)
    case 'Started':
      return [{ picture: standing(picture, seat, room), ms: 320, move: slide(seat, null, room, 260), sound: 'step' }]
    case 'KeysDealt':
      return [{ picture: handed(picture, seat, () => ({ backs: told.backs, keys: Array.isArray(told.keys) ? told.keys : null })), ms: 260, sound: 'felt' }]
    case 'ObjectsGiven':
      return [{ picture: told.seats.reduce((now, one) => handed(now, one, () => ({ objects: OBJECTS })), picture), ms: 300 }]
    case 'Rearmed':
      return [{ picture: handed(picture, seat, () => ({ objects: OBJECTS })), ms: 300 }]
    case 'RoundBegan':
      return [{ picture: { ...picture, plan: [], walking: null, ghost: told.ghost }, ms: 400 }]
    case 'Laid':
      return [{ picture: { ...picture, plan: [...picture.plan.slice(0, told.number - 1), { blazon: told.blazon, up: false }] }, ms: 320, sound: 'felt' }]
    case 'Drew':
    case 'DrewOnEntering':
      return drew(picture, told)
    case 'TopShown':
      return [{ picture: { ...picture, top: told.back }, ms: 200 }]
    case 'PileMade':
      return [{ picture: { ...picture, pile: told.cards, discards: [] }, ms: 500, sound: 'felt' }]
    case 'Walked':
      return walked(spent(picture, seat, [`${told.face} ${told.back}`]), seat, told.start, room)
    case 'UsedPick':
      return walked(used(picture, seat, 'pick'), seat, told.start, room)
    case 'UsedLamp':
      return walked({ ...used(picture, seat, 'lamp') }, seat, told.start, room)
    case 'UsedDetector':
      return [{ picture: used(picture, seat, 'detector'), ms: 450, sound: 'hugo' }]
    case 'PlanOpened':
      return [{ picture: { ...picture, plan: told.blazons.map((blazon) => ({ blazon, up: true })) }, ms: 1100 }]
    case 'FoundTreasure':
      return found(picture, seat, room, told.token)
    case 'SprungTrap':
      return sprung(picture, room)
    case 'Discarded':
      return [{ picture: spent(picture, seat, told.keys), ms: 320, sound: 'felt' }]
    case 'Stopped':
      return [{ picture, ms: 160 }]
    case 'GhostChose':
      return [{ picture: turnedUp(picture, told), ms: 420 }]
    case 'GhostStepped':
      return haunted(turnedUp(picture, told), seat, told.start, room)
    case 'GhostStopped':
      return [{ picture: turnedUp(picture, told), ms: 420 }, { picture: turnedUp(picture, told), ms: 700, move: slide(seat, room, room, 600) }]
    case 'TookBack':
      return [{ picture: { ...picture, plan: [], walking: null }, ms: 400 }]
    case 'Caught':
      return [{ picture: { ...picture, drama: { by: told.by, seat, room, loot: null } }, ms: 1500, must: true, sound: 'caught' }]
    case 'Looted':
      return looted(picture, told)
    case 'BecameGhost':
      return becameGhost(picture, seat, room)
    case 'Left':
      return left(picture, told)
    case 'RoundsOver':
      return [{ picture, ms: 600 }]
    default:
      return []
  }
}

const slide = (seat: number, from: string | null, to: string, ms: number) => ({ id: `pawn-${seat}`, way: from === null ? [to] : [from, to], ms, hop: 0 })

function putDown(picture: Picture, room: string, seen: Seen): Scene[] {
  const held = picture.shown ?? HIDDEN
  const laid = { ...picture, shown: null, tokens: { ...picture.tokens, [room]: held } }
  const down = { ...laid, tokens: { ...picture.tokens, [room]: seen.memory ? held : HIDDEN } }
  const from = roomOf(picture, picture.ghost) ?? room
  return [
    { picture: laid, ms: 480, move: { id: `token-${room}`, way: [from, room], ms: 420, hop: 0 }, sound: 'step' },
    { picture: down, ms: 240 },
  ]
}

function drew(picture: Picture, told: Drew | DrewOnEntering): Scene[] {
  const back = told.back
  const drawn = handed(picture, told.seat, (hand) => ({
    backs: [...hand.backs, back],
    keys: hand.keys && told.face !== HIDDEN ? [...hand.keys, `${told.face} ${back}`] : hand.keys,
  }))
  return [{ picture: { ...drawn, top: null, pile: Math.max(0, picture.pile - 1) }, ms: 320, sound: 'felt' }]
}

/** Keys of a hand go on the discards, for all to see. */
function spent(picture: Picture, seat: number, cards: string[]): Picture {
  const now = handed(picture, seat, (hand) => ({
    backs: cards.reduce((backs, card) => without(backs, backOf(card)), hand.backs),
    keys: hand.keys && cards.reduce((keys, card) => without(keys, card), hand.keys),
  }))
  return { ...now, discards: [...picture.discards, ...cards.filter((card) => faceOf(card) !== HIDDEN)] }
}

const used = (picture: Picture, seat: number, object: string): Picture => handed(picture, seat, (hand) => ({ objects: without(hand.objects, object) }))

function walked(picture: Picture, seat: number, start: string, room: string): Scene[] {
  return [{ picture: { ...standing(picture, seat, room), passed: [start, room] }, ms: 520, move: slide(seat, start, room, 420), sound: 'step' }]
}

function found(picture: Picture, seat: number, room: string, token: string): Scene[] {
  const open = { ...picture, turned: room, tokens: { ...picture.tokens, [room]: token } }
  const { [room]: _, ...rest } = picture.tokens
  const kept = handed({ ...picture, tokens: rest }, seat, (hand) => ({ treasures: paid(hand.treasures, token, 1) }))
  return [{ picture: open, ms: 800, sound: 'count' }, { picture: kept, ms: 260 }]
}

function sprung(picture: Picture, room: string): Scene[] {
  const { [room]: _, ...rest } = picture.tokens
  return [
    { picture: { ...picture, turned: room, tokens: { ...picture.tokens, [room]: 'trap' } }, ms: 1000, sound: 'caught' },
    { picture: { ...picture, tokens: rest, bag: picture.bag + 1 }, ms: 200 },
  ]
}

/** A card of the ghost's plan is turned over. */
function turnedUp(picture: Picture, told: GhostChose | GhostStepped | GhostStopped): Picture {
  const at = told.number - 1
  const plan = Array.from({ length: Math.max(picture.plan.length, at + 1) }, (_, n) => picture.plan[n] ?? { blazon: HIDDEN, up: false })
  plan[at] = { blazon: told.blazon, up: true }
  return { ...picture, plan, walking: at }
}

function haunted(picture: Picture, seat: number, start: string, room: string): Scene[] {
  return [
    { picture, ms: 420, sound: 'felt' },
    { picture: standing(picture, seat, room), ms: 640, move: slide(seat, start, room, 560), sound: 'hugo' },
  ]
}

function looted(picture: Picture, told: Looted): Scene[] {
  const [by, seat, token, count] = [told.by, told.seat, told.token, told.treasures]
  const taken = handed(picture, seat, (hand) => ({ treasures: paid(hand.treasures, token, -count) }))
  const given = handed(taken, by, (hand) => ({ treasures: paid(hand.treasures, token, count) }))
  const drama = picture.drama ?? { by, seat, room: '', loot: null }
  return [{ picture: { ...given, drama: { ...drama, loot: { token, count } } }, ms: 1900, linger: true, must: true, sound: 'count' }]
}

function becameGhost(picture: Picture, seat: number, room: string): Scene[] {
  const from = roomOf(picture, seat) ?? room
  const robed = { ...handed(picture, seat, () => ({ objects: [], backs: [], keys: picture.hands[seat - 1]?.keys ? [] : null })), drama: null, ghost: seat, plan: [], walking: null }
  return [
    { picture: robed, ms: 300 },
    { picture: standing(robed, seat, room), ms: 760, move: slide(seat, from, room, 700), sound: 'hugo' },
  ]
}

function left(picture: Picture, told: Left): Scene[] {
  const [seat, room, face] = [told.seat, told.room, told.face]
  const gone = standing(spent(picture, seat, [`${face} ${told.back}`]), seat, `out:${face}`)
  return [{ picture: gone, ms: 1000, move: slide(seat, room, `out:${face}`, 900), sound: 'hide' }]
}
