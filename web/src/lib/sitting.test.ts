/** One chair, from the messages of the house to what is shown: in which order, and what waits for what. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sitting } from './sitting.svelte'

const log: string[] = [] // what a person would notice, in order

vi.mock('./boards', () => ({ kitFor: async () => kit }))
vi.mock('./sound', () => ({ play: (name: string) => log.push(`sound ${name}`) }))
vi.mock('./buzz', () => ({ buzz: () => log.push('buzz') }))
vi.mock('./words.svelte', () => ({
  words: {
    open: async () => undefined,
    has: () => false,
    say: (key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given)].join(' '),
    told: (_: string, told: { event: string; number?: number }) => `${told.event} ${told.number ?? ''}`.trim(),
  },
}))

/** A game with a die: the picture is the last thing that happened. */
const kit = {
  dice: true,
  pictureOf: (view: { at: string }) => view.at,
  direct: (_: string, told: { event: string; seat?: number; number?: number }) =>
    told.event === 'Rolled'
      ? [{ picture: `die ${told.number}`, ms: 750, hold: { seat: told.seat!, name: 'roll' }, sound: 'roll' }]
      : told.event === 'Moved'
        ? [{ picture: 'moved', ms: 400, sound: 'step' }]
        : [],
  late: (events: { event: { event: string } }[]) => `too late: ${events.at(-1)?.event.event}`,
  asked: (kind: string, _: unknown, mine: boolean, name: string) => ({ title: mine ? 'yours' : `of ${name}`, line: kind }),
}

const sent: Record<string, unknown>[] = []
class FakeSocket {
  static OPEN = 1
  readyState = 1
  onopen = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose = () => undefined
  constructor() {
    socket = this
  }
  send(data: string) {
    sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {}
}
let socket: FakeSocket
const hear = (message: object) => socket.onmessage({ data: JSON.stringify(message) })
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

const seats = (throws: Record<number, boolean> = {}) =>
  [1, 2].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, bot: null, here: true, away: false, host: false, shared: false, until: null, throws: throws[seat] ?? false, die: null }))
const table = (throws?: Record<number, boolean>) => ({ game: 'dice', stage: 'playing', paused: false, proposal: null, seats: seats(throws) })
const scene = (number: number, seat: number, more: object = {}) =>
  ({ moment: number, number, view: { at: `view ${number}` }, asks: [{ id: `0.${number}`, seat, kind: 'move' }], ...(seat === 1 ? { moves: [{ text: 'go', data: {} }] } : {}), now: 0, ...more })
const told = (number: number, event: string, seat: number, face?: number) => ({ number, moment: number, event: { event, seat, ...(face ? { number: face } : {}) }})

async function sat(throws?: Record<number, boolean>, asked = 2) {
  const sitting = new Sitting('t', 'secret')
  socket.onopen()
  hear({ type: 'welcome', protocol: 2, table: table(throws), chair: 1, host: false, confirm: false, fresh: true, board: {}, events: [], scene: scene(1, asked) })
  await settle()
  log.length = sent.length = 0
  return sitting
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = (sitting: { stage: { picture: unknown }; journal: { text: string }[]; said: string }) =>
  ({ picture: sitting.stage.picture, journal: sitting.journal.map((line) => line.text), said: sitting.said })

test('a sentence is written when its picture is shown, one after the other', async () => {
  const sitting = await sat()
  hear({ type: 'moment', events: [told(2, 'Moved', 2), told(3, 'Rolled', 2, 4)], scene: scene(3, 2) })
  await settle()
  expect(shown(sitting)).toEqual({ picture: 'moved', journal: ['Moved'], said: 'Moved' })
  expect(sitting.telling).toMatchObject({ seat: 2, line: { text: 'Moved' } })
  expect(sitting.scene!.number).toBe(1)
  await settle(400)
  expect(shown(sitting)).toEqual({ picture: 'die 4', journal: ['Moved', 'Rolled 4'], said: 'Rolled 4' })
  await settle(750)
  expect(sitting.scene!.number).toBe(3)
  expect(sitting.telling).toBeNull()
  expect(log).toEqual(['sound step', 'sound roll'])
})

test("nothing of another's die is seen before the hand lets go of it", async () => {
  const sitting = await sat({ 2: true })
  hear({ type: 'moment', events: [told(2, 'Rolled', 2, 4)], scene: scene(2, 2) })
  hear({ type: 'in-hand', seat: 2, event: 2 })
  await settle(9_000)
  expect(shown(sitting)).toEqual({ picture: 'view 1', journal: [], said: '' })
  expect(sitting.stage.held).toMatchObject({ seat: 2, mine: false })
  expect(sitting.turns).toEqual([2])
  expect(sitting.telling).toBeNull()
  expect(log).toEqual([])
  hear({ type: 'thrown', seat: 2, event: 2 })
  await settle()
  expect(shown(sitting)).toEqual({ picture: 'die 4', journal: ['Rolled 4'], said: 'Rolled 4' })
  expect(sitting.stage.held).toBeNull()
  expect(log).toEqual(['sound roll'])
})

test('what is told beside the game takes no answer out of a hand', async () => {
  const sitting = await sat({}, 1)
  expect(sitting.mine).toHaveLength(1)
  hear({ type: 'moment', events: [{ ...told(2, 'house:SeatChanged', 2), moment: 1 }], scene: { ...scene(1, 1), number: 2 } })
  expect(sitting.mine).toHaveLength(1)
  await settle()
  expect(sitting.mine).toHaveLength(1)
  expect(shown(sitting).journal).toEqual(['house:SeatChanged'])
  hear({ type: 'moment', events: [told(3, 'Moved', 2)], scene: scene(3, 2) })
  expect(sitting.mine).toHaveLength(0)
})

test('a hand whose device is gone is not waited for', async () => {
  const sitting = await sat({ 2: true })
  hear({ type: 'moment', events: [told(2, 'Rolled', 2, 4)], scene: scene(2, 2) })
  await settle()
  expect(sitting.journal).toEqual([])
  hear({ type: 'table', table: table({ 2: false }), chair: 1 })
  await settle()
  expect(shown(sitting).journal).toEqual(['Rolled 4'])
})

test('my die is in my hand until I tap; the house is told when it comes and when it goes, and the journal knows nothing before', async () => {
  const sitting = await sat()
  hear({ type: 'moment', events: [told(2, 'Rolled', 1, 5)], scene: scene(2, 1) })
  await settle()
  expect(sitting.stage.waits).toBe('roll')
  expect(sitting.yours).toBe(true)
  expect(sent).toMatchObject([{ type: 'hold', event: 2 }])
  expect(shown(sitting)).toEqual({ picture: 'view 1', journal: [], said: 'page-yours P1. page-roll' })
  expect(log).toEqual(['buzz'])
  await settle(9_999)
  expect(sitting.journal).toEqual([])
  sitting.stage.tap()
  await settle()
  expect(sent).toMatchObject([{ type: 'hold' }, { type: 'throw', event: 2 }])
  expect(shown(sitting).journal).toEqual(['Rolled 5'])
  await settle(750)
  expect(sitting.said).toBe('yours. move')
  expect(log).toEqual(['buzz', 'sound roll', 'sound yours'])
})

test('a clock that is short leaves half of itself for the answer', async () => {
  const sitting = await sat()
  hear({ type: 'moment', events: [told(2, 'Rolled', 1, 5)], scene: { ...scene(2, 1), asks: [{ id: '0.2', seat: 1, kind: 'move', opens: 0, due: 8_000 }] } })
  await settle(3_999)
  expect(sitting.journal).toEqual([])
  await settle(1)
  expect(shown(sitting).journal).toEqual(['Rolled 5'])
})

test('the end waits for the last tap, although the game is over at the house', async () => {
  const sitting = await sat()
  hear({ type: 'moment', events: [told(2, 'Rolled', 1, 5)], scene: scene(2, 2, { asks: [], end: { winners: [1], scores: [1, 0], truth: null } }) })
  hear({ type: 'table', table: { ...table(), stage: 'over' }, chair: 1 })
  await settle(5_000)
  expect(sitting.scene!.end).toBeNull()
  sitting.stage.tap()
  await settle(750)
  expect(sitting.scene!.end).not.toBeNull()
  expect(sitting.idle).toBe(true)
  expect(log).toEqual(['buzz', 'sound roll', 'sound won'])
})

test('the question is read out when it becomes mine, after what led to it', async () => {
  const sitting = await sat()
  hear({ type: 'moment', events: [told(2, 'Chose', 2)], scene: scene(2, 1) })
  await settle()
  expect(sitting.said).toBe('Chose yours. move')
  expect(log).toEqual(['sound yours', 'buzz'])
  hear({ type: 'moment', events: [told(3, 'Chose', 1)], scene: scene(3, 1) }) // and I am asked again at once
  await settle()
  expect(sitting.said).toBe('Chose yours. move')
  hear({ type: 'moment', events: [], scene: scene(3, 1) }) // a clock changed: nothing to say
  await settle()
  expect(log).toEqual(['sound yours', 'buzz'])
})

test('a refusal stays while its question is open, whatever else happens, and leaves with it or with the next choice', async () => {
  const sitting = await sat({}, 1)
  const refused = async () => {
    const said = sitting.answer('no')
    await settle()
    const { id } = sent.at(-1)!
    hear({ type: 'answered', ask: '0.1', verdict: 'refused', reason: 'dice:rule', words: { fr: 'non', en: 'non' }, detail: null, wait: null, again: false, id })
    await said
  }
  await refused()
  hear({ type: 'moment', events: [told(2, 'Chose', 2)], scene: { ...scene(2, 1), asks: scene(1, 1).asks } })
  await settle(60_000)
  expect(sitting.notice?.text).toBe('non')
  sitting.unsay()
  expect(sitting.notice).toBeNull()
  await refused()
  hear({ type: 'moment', events: [told(3, 'Chose', 2)], scene: scene(3, 1) })
  await settle()
  expect(sitting.notice).toBeNull()
})

test('whoever was too late reads why, although what was quicker is not shown yet', async () => {
  const sitting = await sat({}, 1)
  const said = sitting.answer('go')
  hear({ type: 'moment', events: [told(2, 'Moved', 2), told(3, 'Called', 2)], scene: scene(3, 2) })
  await settle()
  hear({ type: 'answered', ask: '0.1', verdict: 'too late', reason: null, words: null, detail: null, wait: null, again: false, id: sent.at(-1)!.id })
  await said
  expect(shown(sitting).journal).toEqual(['Moved'])
  expect(sitting.notice?.text).toBe('too late: Called')
})

test('who wished in vain is told so, long enough to read it; the others are not', async () => {
  const sitting = await sat()
  hear({ type: 'declined', what: 'pause', by: 2, seat: 1 })
  expect(sitting.notice).toBeNull()
  hear({ type: 'declined', what: 'pause', by: 1, seat: 2 })
  expect(sitting.notice?.text).toBe('page-declined-pause P2')
  hear({ type: 'moment', events: [told(2, 'Chose', 2)], scene: scene(2, 2) })
  await settle(5_000)
  expect(sitting.notice?.text).toBe('page-declined-pause P2')
  await settle(2_000)
  expect(sitting.notice).toBeNull()
})

test('a page that is older than its house loads itself anew, once', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'http:', host: 'house', reload })
  const bye = { type: 'bye', reason: 'house:other-protocol', words: { fr: 'Rechargez', en: 'Reload' } }
  const sitting = await sat()
  hear(bye)
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(sitting.gone).toBeNull()
  const again = await sat() // the page came back, and is older still
  hear(bye)
  await settle()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(again.gone).toMatchObject({ reason: 'house:other-protocol' })
})

test('a hello says which protocol the page speaks', async () => {
  new Sitting('t', 'secret')
  sent.length = 0
  socket.onopen()
  expect(sent[0]).toMatchObject({ type: 'hello', protocol: 2 })
})
