/** The house of this tab, as the page reaches it: its worker, how far it has come, and what waits for it. */
import type { Line } from '../lib/transport'
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
  why = $state('')
  readonly folder = folder
  #worker: Worker | null = null
  #asked = new Map<number, (answered: Answered) => void>()
  #lines = new Map<number, NearLine>()
  #count = 0

  /** Open the house, unless it is open or on its way. */
  open(): void {
    if (this.#worker) return
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#heard(data)
    this.#worker.onerror = (event) => {
      this.stage = 'failed'
      this.why = event.message
    }
    this.post({ type: 'open', folder })
  }

  post(message: ToHouse): void {
    this.open()
    this.#worker!.postMessage(message)
  }

  /** Ask the browser to keep what is here, the first time that there is something to keep. */
  #persist(asked: { method: string; target: string }) {
    if (asked.method === 'POST' && asked.target === '/api/tables') void navigator.storage?.persist?.().catch(() => false)
  }

  ask(asked: Omit<Asked, 'type' | 'id'>): Promise<Answered> {
    this.#persist(asked)
    const id = (this.#count += 1)
    return new Promise((settle) => {
      this.#asked.set(id, settle)
      this.post({ type: 'ask', id, ...asked })
    })
  }

  dial(): Line {
    const line = new NearLine((this.#count += 1))
    this.#lines.set(line.line, line)
    this.post({ type: 'dial', line: line.line })
    queueMicrotask(() => line.opened()) // what is said is kept until the house stands
    return line
  }

  #heard(data: ToPage) {
    if (data.type === 'come') this.come = data.bytes
    else if (data.type === 'stage') [this.stage, this.forgets, this.why] = [data.stage, data.forgets, data.why]
    else if (data.type === 'answered') {
      this.#asked.get(data.id)?.(data)
      this.#asked.delete(data.id)
    } else if (data.type === 'told') this.#lines.get(data.line)?.onmessage?.(new MessageEvent('message', { data: data.data }))
    else {
      this.#lines.get(data.line)?.gone()
      this.#lines.delete(data.line)
    }
  }
}

export const near = new Near()
