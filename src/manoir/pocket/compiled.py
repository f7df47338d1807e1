"""Archives of Python as a tab opens them: compiled beforehand, without what it never needs, and packed as one."""

from __future__ import annotations

import gzip
import re
import subprocess
import tempfile
import zipfile
from pathlib import Path

from manoir.pocket import imports
from manoir.pocket.runtime import NoPocket, Runtime, node
from manoir.pocket.sources import archive

PROGRAM = Path(__file__).parent / "compile.mjs"
NEVER = """
_ast_unparse _pydatetime _pydecimal _pyio _pyrepl argparse bdb cProfile cmd code compileall configparser csv ctypes
curses dbm doctest ensurepip ftplib getopt getpass gettext http idlelib imaplib lib2to3 mailbox mailcap
mimetypes modulefinder multiprocessing netrc nntplib optparse pdb pickletools pip plistlib poplib pprint profile pstats
pty pyclbr pydoc pydoc_data rlcompleter runpy sched shelve site-packages smtplib socketserver sqlite3 ssl
symtable sysconfig tabnanny telnetlib test this timeit tkinter trace tracemalloc tty turtle turtledemo unittest venv
wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
"""Modules of the library that a tab has no use for: terminals, processes, networks, databases, tests."""

NOT_OF = re.compile(
    r"asyncio/(__main__|tools|windows_\w+|proactor_events)|concurrent/futures/(process|interpreter)"
    r"|email/(mime|generator|_header_value_parser).*|json/tool|pyodide/(console|_nodesock_transport|http/.*)"
    r"|importlib/resources/.*|urllib/(request|response|error|robotparser)"
)

CODECS = re.compile(
    r"encodings/(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_\w+)\.py"
)


def compiled(fetched: Runtime, house: dict[str, bytes]) -> tuple[bytes, bytes]:
    """Python's library, of which only what the house may import, and the house, each as one archive."""
    with zipfile.ZipFile(fetched.pyodide / "python_stdlib.zip") as library:
        kept = {name: library.read(name) for name in library.namelist() if _needed(name)}
    with tempfile.TemporaryDirectory() as where:
        both = [Path(where) / f"{name}.zip" for name in ("library", "house")]
        for path, files in zip(both, (kept, house), strict=True):
            path.write_bytes(archive(files))
        done = subprocess.run(
            [node(), str(PROGRAM), str(fetched.pyodide), imports.__file__, *map(str, both)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NoPocket(f"the browser's Python could not compile the house:\n{done.stderr.strip()[-1000:]}")
        packed, made = (gzip.compress(path.read_bytes(), 9, mtime=0) for path in both)
        return packed, made


def _needed(name: str) -> bool:
    first = name.split("/", maxsplit=1)[0].removesuffix(".py")
    return (
        first not in NEVER.split()
        and not name.endswith("/")
        and not NOT_OF.fullmatch(name.removesuffix(".py"))
        and ("encodings/" not in name or bool(CODECS.fullmatch(name)))
    )
