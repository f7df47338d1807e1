/** The house of this tab, as the page reaches it: its worker, how far it has come, and what waits for it. */
import type { Line } from '../lib/transport'
import { alone } from './alone'
import type { Folder } from './python'
import type { Answered, Asked, Stage, ToHouse, ToPage } from './said'

const said = document.querySelector<HTMLMetaElement>('meta[name=manoir-pocket]')?.content
const folder: Folder = { ...(JSON.parse(said ?? '{}') as Omit<Folder, 'base'>), base: new URL('.', document.baseURI).href }

class NearLine implements Line {
  readyState: number = WebSocket.CONNECTING
  onopen: Line['onopen'] = null
  onclose: Line['onclose'] = null
  onmessage: Line['onmessage'] = null

  constructor(readonly line: number) {}

  send(data: string) {
    near.post({ type: 'say', line: this.line, data })
  }

  close() {
    near.post({ type: 'hang', line: this.line })
    this.gone()
  }

  opened() {
    this.readyState = WebSocket.OPEN
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
  }

  gone() {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'))
  }
}

class Near {
  stage = $state<Stage>('loading')
  come = $state(0) // bytes
  forgets = $state(false)
  promised = $state(true) // until the browser has refused to keep the games for ever
  why = $state('')
  readonly folder = folder
  #worker: Worker | null = null
  #leave: () => void = () => undefined
  #asked = new Map<number, (answered: Answered) => void>()
  #lines = new Map<number, NearLine>()
  #count = 0

  /** Open the house, unless it is open or on its way, or could not be opened. */
  open(): void {
    if (this.#worker || this.#down) return
    try {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    } catch (error) {
      return this.#fell('failed', String(error))
    }
    const worker = this.#worker
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#heard(data)
    worker.onerror = (event) => this.#fell('failed', event.message ?? '')
    void alone(`manoir ${new URL(folder.base).pathname}`, () => (this.stage = 'elsewhere')).then((leave) => {
      if (worker !== this.#worker) return leave()
      this.#leave = leave
      this.stage = 'loading'
      this.post({ type: 'open', folder })
    })
  }

  /** Try once more: the network may be back, or another tab closed. */
  again(): void {
    this.come = 0
    this.stage = 'loading'
    this.open()
  }

  post(message: ToHouse): void {
    this.open()
    this.#worker?.postMessage(message)
  }

  ask(asked: Omit<Asked, 'type' | 'id'>): Promise<Answered> {
    this.#persist(asked)
    const id = (this.#count += 1)
    return new Promise((settle) => {
      this.#asked.set(id, settle)
      this.post({ type: 'ask', id, ...asked })
      if (this.#down) this.#hush()
    })
  }

  dial(): Line {
    const line = new NearLine((this.#count += 1))
    this.#lines.set(line.line, line)
    this.post({ type: 'dial', line: line.line })
    // What is said is kept until the house stands; where it cannot stand, nobody is there.
    queueMicrotask(() => (this.#down ? this.#hush() : line.opened()))
    return line
  }

  get #down(): boolean {
    return this.stage === 'failed' || this.stage === 'missing'
  }

  /** Ask the browser to keep what is here, the first time that there is something to keep. */
  #persist(asked: { method: string; target: string }) {
    if (asked.method !== 'POST' || asked.target !== '/api/tables') return
    void Promise.resolve(navigator.storage?.persist?.()).catch(() => false).then((kept) => (this.promised = kept === true))
  }

  /** The house is gone from this tab: nobody may wait for it any longer. */
  #fell(stage: Stage, why: string) {
    this.stage = stage
    this.why = why
    this.#worker?.terminate()
    this.#worker = null
    this.#leave()
    this.#hush()
  }

  #hush() {
    for (const [id, settle] of this.#asked) settle({ type: 'answered', id, status: 503, kind: 'application/json', text: '{}', name: '' })
    this.#asked.clear()
    for (const line of this.#lines.values()) line.gone()
    this.#lines.clear()
  }

  #heard(data: ToPage) {
    if (data.type === 'come') this.come = data.bytes
    else if (data.type === 'stage') this.#stands(data.stage, data.forgets, data.why)
    else if (data.type === 'answered') {
      this.#asked.get(data.id)?.(data)
      this.#asked.delete(data.id)
    } else if (data.type === 'told') this.#lines.get(data.line)?.onmessage?.(new MessageEvent('message', { data: data.data }))
    else {
      this.#lines.get(data.line)?.gone()
      this.#lines.delete(data.line)
    }
  }

  #stands(stage: Stage, forgets: boolean, why: string) {
    this.forgets = forgets
    if (stage === 'failed' || stage === 'missing') this.#fell(stage, why)
    else if (stage === 'taken') {
      this.#fell('elsewhere', '')
      this.open() // and wait until that other tab is closed
    } else [this.stage, this.why] = [stage, why]
  }
}

export const near = new Near()
