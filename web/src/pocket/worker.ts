/** The worker in which the house lives: the same tables as on a server, in Python. */
import { Missing, openPython, type Folder } from './python'
import type { Asked, Stage, ToHouse, ToPage } from './said'
import { Shelves, Taken, type Row } from './shelves'

interface House {
  ask(method: string, target: string, secret: string | undefined, body: string): Promise<{ toJs(): [number, string, string, string]; destroy(): void }>
  dial(line: number, told: (data: string) => void, gone: () => void): void
  say(line: number, data: string): void
  hang_up(line: number): void
}
interface Proxy { toJs(): Row[]; destroy(): void }

const tell = (said: ToPage) => postMessage(said)
let forgets = false
const come = (stage: Stage, why = '') => tell({ type: 'stage', stage, forgets, why })
let stand: (house: Promise<House>) => void
const standing = new Promise<House>((settle) => (stand = settle))

async function opened(folder: Folder): Promise<House> {
  const [shelves, python] = await Promise.all([Shelves.open(`manoir ${new URL(folder.base).pathname}`), openPython(folder, (bytes) => tell({ type: 'come', bytes }))])
  forgets = shelves.forgets
  let full = false
  const keep = async (changes: Proxy) => {
    const rows = changes.toJs()
    try {
      await shelves.keep(rows)
      if (full) come('open')
      full = false
    } catch (error) {
      full = !(error instanceof Taken)
      come(full ? 'full' : 'taken', String(error))
      throw error
    }
  }
  const kept = python.toPy(await shelves.rows())
  const house = python.pyimport('manoir.tab.house').opened(kept, keep, () => mind(folder)) as House
  come('open')
  return house
}

/** A worker with a Python of its own, in which bots think. */
function mind(folder: Folder) {
  const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' })
  const waiting: { good: (text: string) => void; bad: (why: Error) => void }[] = []
  const said = () => new Promise<string>((good, bad) => waiting.push({ good, bad }))
  worker.onmessage = ({ data }: MessageEvent<{ text?: string; error?: string }>) => {
    const first = waiting.shift()
    if (data.error === undefined) first?.good(data.text ?? '')
    else first?.bad(new Error(data.error))
  }
  worker.onerror = (event) => waiting.splice(0).forEach(({ bad }) => bad(new Error(event.message)))
  const ready = said()
  worker.postMessage({ folder })
  return {
    ready: () => ready,
    ask: (line: string) => {
      const answer = said()
      worker.postMessage({ line })
      return answer
    },
    end: () => {
      worker.terminate()
      waiting.splice(0).forEach(({ bad }) => bad(new Error('it was ended')))
    },
  }
}

async function answer({ id, method, target, secret, body }: Asked): Promise<void> {
  try {
    const reply = await (await standing).ask(method, target, secret, body)
    const [status, kind, text, name] = reply.toJs()
    reply.destroy()
    tell({ type: 'answered', id, status, kind, text, name })
  } catch (error) {
    console.error(error)
    tell({ type: 'answered', id, status: 503, kind: 'application/json', text: '{}', name: '' })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === 'open') {
    stand(opened(data.folder))
    standing.catch((error: Error) => come(error instanceof Missing ? 'missing' : 'failed', error.message))
  } else if (data.type === 'ask') void answer(data)
  else
    void standing.then((house) => {
      if (data.type === 'dial') house.dial(data.line, (text) => tell({ type: 'told', line: data.line, data: text }), () => tell({ type: 'gone', line: data.line }))
      else if (data.type === 'say') house.say(data.line, data.data)
      else house.hang_up(data.line)
    }).catch(() => tell({ type: 'gone', line: data.line }))
})
