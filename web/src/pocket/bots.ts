/** The worker in which bots think: it is told what their seats know, a line a question, and answers each with a line. */
import { openPython, type Folder } from './python'

interface Minds { paces(): string; reply(line: string): string }

let minds: Promise<Minds>

async function seated(folder: Folder) {
  const python = await openPython(folder, () => undefined)
  return python.pyimport('manoir.tab.minds').Minds() as Minds
}

addEventListener('message', async ({ data }: MessageEvent<{ folder?: Folder; line?: string }>) => {
  try {
    if (data.folder) {
      minds = seated(data.folder)
      postMessage({ text: (await minds).paces() })
    } else postMessage({ text: (await minds).reply(data.line!) })
  } catch (error) {
    postMessage({ error: String(error) })
  }
})
