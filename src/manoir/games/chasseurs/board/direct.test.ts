import { expect, test } from 'vitest'
import { direct } from './direct'
import { pictureOf, type Picture } from './picture'
import type { Player, Seen } from './seen'
import type { GameEvent, Laid } from './sent'

const empty = { cards: [], asleep: [], late: [], total: null }
const player = (seat: number): Player => ({
  seat, purse: 15, trophies: 0, treasures: [], held: 0, picked: 9, aside: 0, laid: { mountains: empty, jungle: empty, cave: empty }, dogs: [], coins: [], pays: {}, count: null,
})
const seen: Seen = {
  stage: 'pick', round: 1, rounds: 5, dealer: 1, direction: 'left', pick: 9, site: null, asked: 0, since: null, passed: null, asks: [], played: [], purses: 'shown',
  piles: { hidden: 0, obvious: 0, goblins: 0, treasures: [], tiles: [] }, gone: { treasures: 0, goblins: 0 },
  sites: [{ site: 'mountains', max: 'relic 8', min: 'relic 19' }, { site: 'jungle', max: 'relic 3', min: 'relic 4' }, { site: 'cave', max: 'relic 5', min: 'relic 6' }],
  goblins: [{ goblin: 'goblin 2 3', money: 0 }],
  seats: [player(1), player(2)],
  me: { seat: 1, hand: [], pack: [], picks: ['mountains 7', 'flaming-sword', 'gold', 'dog 3 1'], aside: [], drawn: [], memory: {} },
  board: { sites: ['mountains', 'jungle', 'cave'], treasures: [], tiles: [], hand: 9, force: [], actions: ['flaming-sword'], worth: { gold: 3 }, adds: { 'flaming-sword': 4 }, doubles: {} },
}

function after(...events: GameEvent[]): Picture {
  return events.reduce((picture, told) => direct(picture, told).at(-1)?.picture ?? picture, pictureOf(seen))
}

const OPENED: GameEvent = { event: 'SiteOpened', site: 'mountains', hidden: 'relic 8', obvious: 'relic 19' }
const LAID: Laid = { event: 'Laid', seat: 1, site: 'mountains', cards: ['mountains 7'], total: 7 }

test('picks become the hand, and what is laid leaves it', () => {
  const [me, other] = after(OPENED, LAID).hunters
  expect(me!.hand).toEqual(['flaming-sword', 'gold', 'dog 3 1'])
  expect([me!.held, other!.held]).toEqual([8, 9])
  expect(me!.lanes.mountains).toMatchObject({ cards: ['mountains 7'], total: 7 })
  expect(other!.hand).toBeNull()
})

test('cards are laid one by one before their total is said', () => {
  const beats = direct(pictureOf(seen), { ...LAID, seat: 2, cards: ['mountains 1', 'mountains 2'], total: 3 })
  expect(beats.map((beat) => beat.picture.hunters[1]!.lanes.mountains!.total)).toEqual([null, 3])
})

test('an action card changes the total, and whoever passed may be asked again', () => {
  const picture = after(OPENED, LAID, { event: 'Passed', seat: 2 }, { event: 'Played', seat: 1, card: 'flaming-sword', site: 'mountains', total: 11 })
  expect(picture.hunters[0]!.lanes.mountains).toMatchObject({ played: ['flaming-sword'], total: 11 })
  expect(picture.hunters[1]!.passed).toBe(false)
})

test('a treasure flies to whoever takes it', () => {
  const told: GameEvent = { event: 'TreasureTaken', seat: 1, site: 'mountains', side: 'max', tile: 'relic 8', reason: 'highest', total: 7 }
  const [flight, landed] = direct(after(OPENED, LAID), told)
  expect(flight!.slides![0]!.way).toEqual(['tile-mountains-max', 'lane-mountains-1'])
  expect(landed!.picture.places[0]).toMatchObject({ max: null, takers: { max: 1 }, gone: { max: 'relic 8' } })
  expect(landed!.picture.hunters[0]!.treasures).toEqual(['relic 8'])
})

test('what goblins steal lies on them until somebody wins it', () => {
  const stolen = after({ event: 'GoblinsCame', goblins: ['goblin 2 3'] }, { event: 'Stole', seat: 2, goblin: 'goblin 2 3', number: 1, amount: 3 })
  expect([stolen.goblins[0]!.money, stolen.hunters[1]!.purse]).toEqual([3, 12])
  const won = direct(stolen, { event: 'GoblinTaken', seat: 1, goblin: 'goblin 2 3', number: 1, money: 3 }).at(-1)!.picture
  expect(won.hunters[0]).toMatchObject({ trophies: 1, purse: 18 })
  expect(won.goblins[0]).toMatchObject({ money: 0, taker: 1 })
})

test('what a chair may not know is never in the picture', () => {
  const picture = after({ event: 'Received', seat: 2, by: 1, count: 3, cards: '?' }, { event: 'Picked', seat: 2, number: 9, card: '?' })
  expect(picture.hunters[1]).toMatchObject({ pack: null, picks: null, hand: null })
})
