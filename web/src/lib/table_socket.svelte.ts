/** The line to one table: says hello, says it again after every cut, and waits longer each time nobody answers. */
import { HouseClock } from './clock'
import { dial, type Line } from './transport'
import { heardWhole } from './whole'
import { PROTOCOL } from './wire'
import type { Echo, Hello, Ping, Said, Told } from './wire'

export type Heard = Told
export type Sayable = Exclude<Said, Hello | Ping | Echo>

export type Connection = 'connecting' | 'open' | 'cut' | 'closed'

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const PING = 15000
const FOR_A_MOMENT = ['house:trouble', 'house:shutting-down', 'house:too-fast'] // a bye after which we come back
const SILENCE = 8000 // after a ping, how long until the line counts as cut: a phone that slept learns it at once

export class TableSocket {
  connection = $state<Connection>('connecting')
  readonly clock = new HouseClock()
  #socket: Line | null = null
  #wait = FIRST_WAIT
  #board: Record<string, unknown> = {} // what a view is wherever it does not say otherwise
  #ids = 0
  #asked = 0 // when the last ping left
  #pending = new Map<number, { said: Sayable; settle: (heard: Heard) => void }>()
  #timers: ReturnType<typeof setTimeout>[] = []
  #awake = () => document.visibilityState === 'visible' && this.#prod()

  constructor(
    readonly table: string,
    readonly secret: string | null,
    readonly hear: (heard: Heard) => void,
    readonly have: () => number | null,
  ) {
    document.addEventListener('visibilitychange', this.#awake)
    addEventListener('online', this.#awake)
    this.#dial()
  }

  /** Say something and wait for what became of it; it is said again if the line was cut in between. */
  say(said: Sayable): Promise<Heard> {
    const id = (this.#ids += 1)
    return new Promise((settle) => {
      this.#pending.set(id, { said, settle })
      this.#send({ ...said, id })
    })
  }

  close(): void {
    this.connection = 'closed'
    document.removeEventListener('visibilitychange', this.#awake)
    removeEventListener('online', this.#awake)
    this.#hush()
    this.#pending.clear() // what was said may be of a hand, and the house's answer may come after the chair was left
    this.#socket?.close()
    this.#socket = null
  }

  #dial() {
    this.#hush()
    const socket = dial()
    this.#socket = socket
    socket.onopen = () => {
      const have = this.have()
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: this.table, ...(this.secret ? { secret: this.secret } : {}), ...(have === null ? {} : { have }) }))
    }
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Heard)
    socket.onclose = () => {
      if (socket !== this.#socket || this.connection === 'closed') return
      this.connection = 'cut'
      this.#hush()
      this.#later(() => this.#dial(), this.#wait)
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
    }
  }

  #heard(told: Heard) {
    if (told.type === 'welcome') this.#board = told.board
    const heard = heardWhole(told, this.#board)
    if (heard.type === 'probe') {
      this.#send({ type: 'echo', probe: heard.probe }) // before anything else: this is how long the line takes
      return
    }
    if (heard.type === 'welcome') {
      this.connection = 'open'
      this.#wait = FIRST_WAIT
      for (const [id, { said }] of this.#pending) this.#send({ ...said, id }) // answers are taken once, however often they come
      this.#hush()
      this.#ping()
    }
    if (heard.type === 'bye' && !FOR_A_MOMENT.includes(heard.reason)) this.close()
    if (heard.type === 'pong') {
      this.clock.set(this.#asked, heard.now)
      this.#hush()
      this.#later(() => this.#ping(), PING)
    }
    const id = 'id' in heard ? heard.id : null
    if (id !== null && this.#pending.has(id)) {
      this.#pending.get(id)!.settle(heard)
      this.#pending.delete(id)
    }
    this.hear(heard)
  }

  #ping() {
    this.#asked = Date.now()
    this.#send({ type: 'ping', have: this.have() ?? 0 })
    this.#later(() => this.#cut(), SILENCE)
  }

  /** The device woke up: ask at once whether anybody is there. */
  #prod() {
    if (this.connection === 'open') {
      this.#hush()
      this.#ping()
    } else if (this.connection === 'cut') this.#dial()
  }

  #cut() {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.connection = 'cut'
    this.#dial()
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #later(then: () => void, ms: number) {
    this.#timers.push(setTimeout(then, ms))
  }

  #hush() {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }
}
