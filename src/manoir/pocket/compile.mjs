// Reads archives of Python and writes them with its sources compiled: `node compile.mjs PYODIDE IN OUT [IN OUT]...`
// It must be the browser's own Python that compiles: another one's byte code is another language.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, ...archives] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/` })
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

THEN = (1980, 1, 1, 0, 0, 0)

def compiled(source, target, optimize):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            body = old.read(name)
            if name.endswith(".py"):
                code = compile(body, name, "exec", dont_inherit=True, optimize=optimize)
                name, body = name + "c", _code_to_hash_pyc(code, source_hash(body), False)
            new.writestr(zipfile.ZipInfo(name, THEN), bytes(body))  # stored: packed as one, they are half as large
`)
for (let at = 0; at < archives.length; at += 2) {
  const level = archives[at].endsWith('library.zip') ? 2 : 0 // nobody reads the library's docstrings in a tab
  python.FS.writeFile('/in.zip', new Uint8Array(readFileSync(archives[at])))
  python.runPython('compiled("/in.zip", "/out.zip", ' + level + ')')
  writeFileSync(archives[at + 1], python.FS.readFile('/out.zip'))
}
