"""Archives of Python as a tab opens them: compiled beforehand, without what it never needs, and packed as one."""

from __future__ import annotations

import gzip
import re
import subprocess
import tempfile
import zipfile
from pathlib import Path

from manoir.pocket.runtime import NoPocket, Runtime, node
from manoir.pocket.sources import archive

PROGRAM = Path(__file__).parent / "compile.mjs"
NEVER = """
_pydatetime _pydecimal _pyio _pyrepl bdb cmd code ctypes doctest ensurepip ftplib idlelib imaplib
lib2to3 mailbox mailcap multiprocessing nntplib optparse pdb pickletools poplib pydoc pydoc_data
smtplib socketserver telnetlib test tkinter trace turtle turtledemo unittest venv webbrowser wsgiref
xml xmlrpc zipapp
"""
"""Modules of the library that a tab has no use for: terminals, processes, mail, other protocols, tests."""

CODECS = re.compile(
    r"encodings/(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_\w+)\.py"
)


def compiled(fetched: Runtime, house: dict[str, bytes]) -> tuple[bytes, bytes]:
    """Python's library and the house, each as one archive."""
    with zipfile.ZipFile(fetched.pyodide / "python_stdlib.zip") as library:
        kept = {name: library.read(name) for name in library.namelist() if _needed(name)}
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        for name, files in (("library", kept), ("house", house)):
            (folder / f"{name}.zip").write_bytes(archive(files))
        pairs = [str(folder / name) for one in ("library", "house") for name in (f"{one}.zip", f"{one}.pyc.zip")]
        done = subprocess.run(
            [node(), str(PROGRAM), str(fetched.pyodide), *pairs], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NoPocket(f"the browser's Python could not compile the house:\n{done.stderr.strip()[-1000:]}")
        packed, made = ((folder / f"{one}.pyc.zip").read_bytes() for one in ("library", "house"))
        return gzip.compress(packed, 9, mtime=0), gzip.compress(made, 9, mtime=0)


def _needed(name: str) -> bool:
    first = name.split("/", maxsplit=1)[0].removesuffix(".py")
    return (
        first not in NEVER.split()
        and not name.endswith("/")
        and ("encodings/" not in name or bool(CODECS.fullmatch(name)))
    )
