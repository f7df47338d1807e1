/** The worker in which bots think: it is told what their seats know, a line a question, and answers each with a line. */
import { openPython, type Folder } from './python'

let chairs: Promise<{ reply(line: string): string }>

async function seated(folder: Folder) {
  const python = await openPython(folder, () => undefined)
  return python.pyimport('manoir.coach.process').chairs() as { reply(line: string): string }
}

addEventListener('message', async ({ data }: MessageEvent<{ folder?: Folder; line?: string }>) => {
  try {
    if (data.folder) {
      chairs = seated(data.folder)
      await chairs
      postMessage({ text: 'ready' })
    } else postMessage({ text: (await chairs).reply(data.line!) })
  } catch (error) {
    postMessage({ error: String(error) })
  }
})
