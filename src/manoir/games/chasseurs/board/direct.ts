/** How each told event is played: the picture that it leads to, and what flies there. */
import type { Beat, Slide } from '$house/lib/beat'
import { cleared, withHunter, withLane, without, type Hunter, type Picture, type Raid } from './picture'
import { CAMP } from './seen'
import type { GameEvent, Hired, Laid, Picked, Repelled, Shielded, Stole, TookLast, TreasureTaken } from './sent'

type Scene = Beat<Picture>

const FLIGHT = 420

/** A thing that flies from place to place; the board knows places by their name. */
const flight = (id: string, from: string, to: string, ms = FLIGHT): Slide => ({ id, way: [from, to], ms, hop: 40 })

export function direct(picture: Picture, told: GameEvent): Scene[] {
  const now = { ...picture, told }
  const seat = 'seat' in told ? told.seat : 0
  const site = 'site' in told ? told.site : ''
  switch (told.event) {
    case 'RoundBegan':
      return [{ picture: { ...cleared(picture, told.round, told.dealer, told.direction), told }, ms: 900, sound: 'felt' }]
    case 'TreasureLaid':
      return [{ picture: { ...picture, places: picture.places.map((one) => (one.site === site ? { ...one, [told.side]: told.tile } : one)) }, ms: 170, sound: 'step' }]
    case 'GoblinLaid':
      return [{ picture: { ...picture, goblins: [...picture.goblins, { goblin: told.goblin, money: 0, taker: null }] }, ms: 170, sound: 'step' }]
    case 'Dealt':
      return [{ picture: { ...withHunter(picture, seat, () => ({ pack: listed(told.cards) })), stage: 'pick', pick: 1 }, ms: 60 }]
    case 'Drew':
      return [{ picture: withHunter(picture, seat, (one) => ({ pack: one.pack && typeof told.card === 'string' && told.card !== '?' ? [...one.pack, told.card] : one.pack })), ms: 60 }]
    case 'Picked':
    case 'TookLast':
      return [{ picture: withHunter(picture, seat, (one) => picked(one, told)), ms: 160, sound: 'step' }]
    case 'SetAside':
      return [{ picture: withHunter(picture, seat, (one) => ({ pack: one.pack && without(one.pack, [told.card]), aside: told.card === '?' ? one.aside : [...one.aside, told.card] })), ms: 120 }]
    case 'Received':
      return [{ picture: { ...withHunter(picture, seat, () => ({ pack: listed(told.cards) })), turn: picture.turn + (listed(told.cards) ? 1 : 0) }, ms: listed(told.cards) ? 260 : 50, slides: [flight('pack', `seat-${told.by}`, `seat-${seat}`)], sound: 'felt' }]
    case 'SiteOpened':
      return [{ picture: fresh({ ...now, stage: 'reveal', site, hunters: now.hunters.map((one) => ({ ...one, held: picture.site === null ? one.picked : one.held, hand: one.hand && (one.hand.length ? one.hand : (one.picks ?? [])), pack: one.pack && [] })) }), ms: 1000, sound: 'felt' }]
    case 'Laid':
      return laid(now, told)
    case 'StayedAway':
      return [{ picture: withLane(now, seat, site, () => ({ away: true })), ms: 300 }]
    case 'Passed':
      return [{ picture: withHunter(now, seat, () => ({ passed: true })), ms: 300 }]
    case 'Played':
      return [{ picture: played(now, seat, told.card, site, told.total), ms: 950, sound: 'hide' }]
    case 'Hired':
      return hired(now, told)
    case 'FellAsleep': {
      const asleep = withLane(now, seat, site, (lane) => ({ asleep: [...lane.asleep, told.card] }))
      return [{ picture: played(asleep, seat, 'sleeping-beauty', site, told.total), ms: 1000, sound: 'hugo' }]
    }
    case 'ScareRaised':
      return [{ picture: withHunter(fresh(spent(now, seat, ['scaregoblin'])), seat, () => ({ scared: true })), ms: 800, sound: 'hide' }]
    case 'MulePlayed':
      return [{ picture: played(now, seat, 'mystery-mule', picture.site ?? CAMP, null), ms: 700, sound: 'step' }]
    case 'MuleDrew':
      return [{ picture: withHunter(now, seat, (one) => ({ held: one.held + 1, hand: one.hand && told.card !== '?' ? [...one.hand, told.card] : one.hand })), ms: 450 }]
    case 'MuleLaid':
      return [{ picture: withLane(now, seat, site, (lane) => ({ cards: [...lane.cards, told.card], late: told.late ? [...lane.late, told.card] : lane.late })), ms: 900, sound: 'hide' }]
    case 'Totals': {
      const totals = told.totals
      return [{ picture: totals.reduce<Picture>((made, total, n) => (typeof total === 'number' ? withLane(made, n + 1, site, () => ({ total })) : made), { ...now, stage: 'award' }), ms: 700 }]
    }
    case 'FellToZero':
    case 'TieBroken':
    case 'DogTieBroken':
      return [{ picture: now, ms: 1400, sound: 'felt' }]
    case 'TreasureTaken':
      return taken(now, told)
    case 'TreasuresLost':
      return [{ picture: { ...now, places: now.places.map((one) => (one.site === site ? { ...one, max: null, min: null } : one)) }, ms: 1100, sound: 'caught' }]
    case 'GoblinsCame':
      return [{ picture: fresh({ ...now, stage: 'raid', site: CAMP }), ms: 1100, sound: 'hugo' }]
    case 'DogsLaid':
      return [{ picture: withHunter(spent(now, seat, told.cards), seat, () => ({ dogs: told.cards, paws: told.paws })), ms: 600, sound: 'step' }]
    case 'NoDogs':
      return [{ picture: withHunter(now, seat, () => ({ paws: 0 })), ms: 250 }]
    case 'Repelled':
      return [{ picture: raided(now, told, { end: 'repelled', amount: 0 }), ms: 320, sound: 'step' }]
    case 'Shielded':
      return [{ picture: raided(now, told, { end: 'shielded', amount: 0 }), ms: 420, sound: 'hide' }]
    case 'Stole':
      return stole(now, told)
    case 'GoblinTaken':
      return [
        { picture: now, ms: FLIGHT, slides: [flight('clone', `goblin-${told.number}`, `camp-${seat}`)], sound: 'hide' },
        { picture: paid({ ...withHunter(now, seat, (one) => ({ trophies: one.trophies + 1 })), goblins: now.goblins.map((one, n) => (n + 1 === told.number ? { ...one, money: 0, taker: seat } : one)) }, seat, told.money), ms: 450 },
      ]
    case 'GoblinLeft':
      return [{ picture: { ...now, goblins: now.goblins.map((one, n) => (n + 1 === told.number ? { ...one, money: 0, taker: 0 } : one)) }, ms: 600, sound: 'caught' }]
    case 'CoinsPaid':
      return [{ picture: paid(withHunter(spent(now, seat, told.cards), seat, () => ({ coins: told.cards })), seat, told.amount), ms: 750, sound: 'count' }]
    case 'HandDiscarded':
      return [{ picture: withHunter(now, seat, (one) => ({ hand: one.hand && [], held: 0 })), ms: 200 }]
    case 'ScrollUsed':
      return [{ picture: paid(withHunter({ ...now, stage: 'scroll' }, seat, (one) => ({ treasures: without(one.treasures, [told.tile]) })), seat, told.amount), ms: 1000, sound: 'count' }]
    case 'ScrollsKept':
      return [{ picture: now, ms: 250 }]
    default:
      return []
  }
}

/** Cards that this chair may see; null for those that it may not. */
const listed = (cards: unknown): string[] | null => (Array.isArray(cards) ? (cards as string[]) : null)

/** Whoever passed may be asked again: something happened since. */
const fresh = (picture: Picture): Picture => ({ ...picture, hunters: picture.hunters.map((one) => ({ ...one, passed: false })) })

function picked(one: Hunter, told: Picked | TookLast): Partial<Hunter> {
  const card = told.card
  const number = 'number' in told ? told.number : one.picked + 1
  if (card === '?') return { picked: number }
  return { picked: number, pack: one.pack && without(one.pack, [card]), picks: one.picks && [...one.picks, card] }
}

/** Cards leave a hand, where its faces are known; how many are left is known of all. */
const spent = (picture: Picture, seat: number, cards: string[]): Picture =>
  withHunter(picture, seat, (one) => ({ held: Math.max(0, one.held - cards.length), hand: one.hand && without(one.hand, cards) }))

function laid(picture: Picture, told: Laid): Scene[] {
  const [seat, site, cards] = [told.seat, told.site, told.cards]
  const hand = spent(picture, seat, cards)
  return cards.map((_, n) => ({
    picture: withLane(hand, seat, site, () => ({ cards: cards.slice(0, n + 1), total: n === cards.length - 1 ? told.total : null })),
    ms: n === cards.length - 1 ? 650 : 240,
    sound: 'step',
  }))
}

function played(picture: Picture, seat: number, card: string, site: string, total: number | null): Picture {
  return withLane(fresh(spent(picture, seat, [card])), seat, site, (lane) => ({ played: [...lane.played, card], total: total ?? lane.total }))
}

function hired(picture: Picture, told: Hired): Scene[] {
  const seat = told.seat
  const after = played(picture, seat, 'goblin-mercenaries', told.site, told.total)
  const goblins = picture.goblins.map((one) => ({ ...one, money: one.money + told.price }))
  return [
    { picture: after, ms: 700, slides: picture.goblins.map((_, n) => flight('coin', `seat-${seat}`, `goblin-${n + 1}`)), sound: 'hide' },
    { picture: paid({ ...after, goblins }, seat, -told.cost), ms: 450 },
  ]
}

function taken(picture: Picture, told: TreasureTaken): Scene[] {
  const [seat, site, side] = [told.seat, told.site, told.side]
  const places = picture.places.map((one) => (one.site === site ? { ...one, [side]: null, takers: { ...one.takers, [side]: seat }, gone: { ...one.gone, [side]: told.tile } } : one))
  const after = withHunter({ ...picture, places }, seat, (one) => ({ treasures: [...one.treasures, told.tile] }))
  return [
    { picture, ms: 700, slides: [flight('clone', `tile-${site}-${side}`, `lane-${site}-${seat}`, 640)], sound: 'count' },
    { picture: after, ms: 900 },
  ]
}

function raided(picture: Picture, told: Repelled | Shielded | Stole, raid: Raid): Picture {
  return withHunter(picture, told.seat, (one) => {
    const raids = [...one.raids]
    raids[told.number - 1] = raid
    return { raids }
  })
}

function stole(picture: Picture, told: Stole): Scene[] {
  const [seat, number, amount] = [told.seat, told.number, told.amount]
  const after = raided(picture, told, { end: 'stole', amount })
  const goblins = after.goblins.map((one, n) => (n + 1 === number ? { ...one, money: one.money + amount } : one))
  return [{ picture: paid({ ...after, goblins }, seat, -amount), ms: 550, slides: amount ? [flight('coin', `camp-${seat}`, `goblin-${number}`)] : [], sound: 'caught' }]
}

function paid(picture: Picture, seat: number, amount: number): Picture {
  if (!amount) return picture
  const turn = picture.turn + 1
  return { ...withHunter(picture, seat, (one) => ({ purse: one.purse + amount, gain: { amount, turn } })), turn }
}
