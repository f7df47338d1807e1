"""Archives of Python as a tab opens them: compiled beforehand, without what it never needs, and packed as one."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

from manoir.pocket import imports, opening
from manoir.pocket.runtime import NoPocket, Runtime, node
from manoir.pocket.sources import archive

PROGRAM = Path(__file__).parent / "compile.mjs"
NEVER = """
_ast_unparse _compat_pickle _pydatetime _pydecimal _pyio _pyrepl argparse bdb cProfile cmd code compileall
configparser csv ctypes curses dbm doctest ensurepip ftplib getopt getpass gettext gzip http idlelib imaplib lib2to3
mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib optparse pdb pickle pickletools pip platform
plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy sched shelve site-
packages smtplib socketserver sqlite3 ssl symtable sysconfig tabnanny tarfile telnetlib test this timeit tkinter trace
tracemalloc tty turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
"""Modules of the library that a tab has no use for: terminals, processes, networks, databases, tests, archives."""

NOT_OF = re.compile(
    r"asyncio/(__main__|tools|windows_\w+|proactor_events)|concurrent/futures/(process|interpreter)"
    r"|email/(mime|generator|_header_value_parser).*|json/tool|pyodide/(console|_nodesock_transport|http/.*)"
    r"|importlib/resources/.*|urllib/(request|response|error|robotparser)"
)

CODECS = re.compile(
    r"encodings/(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_\w+)\.py"
)


def compiled(fetched: Runtime, house: dict[str, bytes], asked: set[str]) -> tuple[bytes, bytes]:
    """What Python needs to stand, and the house with what else of Python's library is `asked` for: two archives."""
    with zipfile.ZipFile(fetched.pyodide / "python_stdlib.zip") as library:
        kept = {name: library.read(name) for name in library.namelist() if _needed(name)}
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        for name, files in (("library.zip", kept), ("house.zip", house)):
            (folder / name).write_bytes(archive(files))
        (folder / "asked.json").write_text(json.dumps(sorted(asked)), encoding="utf-8")
        for program in (imports.__file__, opening.__file__):
            shutil.copy(program, folder)
        command = [node(), str(PROGRAM), str(fetched.pyodide), where]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoPocket(f"the browser's Python could not compile the house:\n{done.stderr.strip()[-1000:]}")
        return gzip.compress((folder / "library.zip").read_bytes(), 9, mtime=0), (folder / "house.zip.xz").read_bytes()


def _needed(name: str) -> bool:
    first = name.split("/", maxsplit=1)[0].removesuffix(".py")
    return (
        first not in NEVER.split()
        and not name.endswith("/")
        and not NOT_OF.fullmatch(name.removesuffix(".py"))
        and ("encodings/" not in name or bool(CODECS.fullmatch(name)))
    )
