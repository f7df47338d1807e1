// Reads archives of Python and writes them with their sources compiled: `node compile.mjs PYODIDE FOLDER`.
// FOLDER has both archives, asked.json (what the house imports), imports.py and opening.py; at the end, also house.zip.xz.
// It must be the browser's own Python that compiles: another one's byte code is another language.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [pyodide, folder] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
process.on('uncaughtException', (error) => {
  console.error(error.message) // not the line of Pyodide where it came out
  process.exit(1)
})
const python = await loadPyodide({ indexURL: `${pyodide}/`, args: ['-X', 'no_debug_ranges'] }) // columns weigh as much as the rest
for (const name of ['library.zip', 'house.zip', 'asked.json', 'imports.py', 'opening.py']) python.FS.writeFile(name, new Uint8Array(readFileSync(`${folder}/${name}`)))
python.runPython(`
import io, json, lzma, sys, zipfile
from opening import WHERE, unpack

PACKED = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 23}]  # as much memory a tab takes
THEN = (1980, 1, 1, 0, 0, 0)

def read(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}

def stored(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:  # stored: packed as one, they are half as large
        for name, body in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name, THEN), bytes(body))
    return out.getvalue()

def packed(files):
    return lzma.compress(stored(files), filters=PACKED)

unpack(packed({"nothing.py": b""}))
early = {name.partition(".")[0] for name in sys.modules}  # what must be there before the house can be opened
frozen = {name for name, module in sys.modules.items() if getattr(getattr(module, "__spec__", None), "origin", "") == "frozen"}
`)
python.runPython(`
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from types import CodeType

from imports import module_of, reached

KINDS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
OWN = ("_pyodide", "pyodide", "encodings", "importlib")  # what Python and Pyodide ask for without an import in a source
BY_NAME = ["_strptime", "_pylong", "shutil", "zipfile", "tempfile", "uuid", "decimal", "datetime"]

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

def on_one_line(code):
    """A function of Python's own library is, in a traceback, where it begins."""
    units = len(code.co_code) // 2
    runs = [8] * (units // 8) + [units % 8] * (units % 8 > 0)
    where = b"".join(bytes([0x80 | 13 << 3 | run - 1, 0]) for run in runs)  # Objects/locations.md: no columns, the same line
    inner = tuple(on_one_line(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=where, co_consts=inner)

def compiled(files, change):
    for name, body in files.items():
        if name.endswith(".py"):
            code = change(compile(bare(body, name), name, "exec", dont_inherit=True, optimize=0))
            name, body = name + "c", _code_to_hash_pyc(code, source_hash(body), False)
        yield name, body

library, house = read("library.zip"), read("house.zip")
library["opening.py"] = open("opening.py", "rb").read()
own = [module_of(name) for name in library if name.split("/")[0] in OWN]
kept = reached(library, ["opening", *json.load(open("asked.json")), *own, *BY_NAME])
library = {name: body for name, body in library.items() if name in kept and module_of(name) not in frozen}
first = {name: body for name, body in library.items() if module_of(name).partition(".")[0] in early}
rest = {name: body for name, body in library.items() if name not in first}
assert not house.keys() & rest.keys()
open("library.zip", "wb").write(stored(dict(compiled(first, on_one_line))))
open("house.zip.xz", "wb").write(packed({**dict(compiled(rest, on_one_line)), **dict(compiled(house, lambda code: code))}))
`)
for (const name of ['library.zip', 'house.zip.xz']) writeFileSync(`${folder}/${name}`, python.FS.readFile(name))
