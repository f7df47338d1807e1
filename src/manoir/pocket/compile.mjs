// Reads archives of Python and writes them with their sources compiled: `node compile.mjs PYODIDE IMPORTS LIBRARY HOUSE`.
// It must be the browser's own Python that compiles: another one's byte code is another language.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, imports, library, house] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
process.on('uncaughtException', (error) => {
  console.error(error.message) // not the line of Pyodide where it came out
  process.exit(1)
})
const python = await loadPyodide({ indexURL: `${folder}/` })
python.runPython(readFileSync(imports, 'utf8'))
for (const [name, path] of [['library', library], ['house', house]]) python.FS.writeFile(`/${name}.zip`, new Uint8Array(readFileSync(path)))
python.runPython(`
import ast
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

KINDS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
THEN = (1980, 1, 1, 0, 0, 0)
OWN = ("_pyodide", "pyodide", "encodings", "importlib")  # what Python and Pyodide ask for without an import in a source
BY_NAME = ["site", "_strptime", "_pylong", "shutil", "tarfile", "zipfile", "tempfile", "uuid", "decimal", "datetime"]

def read(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}

def bare(source, name):
    """Without what is written for readers; a class keeps a sign of it, for a data class would write one by itself."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, KINDS) and ast.get_docstring(node, False):
            first = node.body[0]
            mark = ast.Expr(ast.Constant(".")) if isinstance(node, ast.ClassDef) else ast.Pass()
            node.body[0] = ast.copy_location(mark, first)
            if isinstance(node, ast.Module):
                del node.body[0]
    ast.fix_missing_locations(tree)
    return tree

def write(files, path):
    with zipfile.ZipFile(path, "w") as made:  # stored: packed as one, they are half as large
        for name, body in sorted(files.items()):
            if name.endswith(".py"):
                code = compile(bare(body, name), name, "exec", dont_inherit=True, optimize=0)
                name, body = name + "c", _code_to_hash_pyc(code, source_hash(body), False)
            made.writestr(zipfile.ZipInfo(name, THEN), bytes(body))

library, house = read("/library.zip"), read("/house.zip")
asked = [one for name, body in house.items() if name.endswith(".py") for one in imported(module_of(name), name, body)]
own = [module_of(name) for name in library if name.split("/")[0] in OWN]
kept = reached(library, [*asked, *own, *BY_NAME])
write({name: body for name, body in library.items() if name in kept or not name.endswith(".py")}, "/library.zip")
write(house, "/house.zip")
`)
for (const [name, path] of [['library', library], ['house', house]]) writeFileSync(path, python.FS.readFile(`/${name}.zip`))
