// The Python of a browser, in node: `node tools/pyodide.mjs PYODIDE ARCHIVE... < PROGRAM` prints what the program does.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, ...archives] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/` })
for (const archive of archives) python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/house' })
python.runPython('import sys; sys.path.insert(0, "/house")')
await python.runPythonAsync(readFileSync(0, 'utf8'))
