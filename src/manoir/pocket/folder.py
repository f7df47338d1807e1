"""The folder: page, Python and house side by side, each with its digest in its name where a browser may keep it."""

from __future__ import annotations

import html
import json
import os
import shutil
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from manoir.pocket.answers import answers
from manoir.pocket.compiled import compiled
from manoir.pocket.runtime import FILES, NoPocket, runtime
from manoir.pocket.sources import asked_for, members

PAGE = Path(os.environ.get("MANOIR_POCKET") or Path(__file__).parent / "page")
WORKER = Path(__file__).parent / "service_worker.js"
LIBRARY = "python_stdlib.zip.gz"
LOCK = "pyodide-lock.json"
MARK = "<!-- pocket -->"
OURS = "manoir.webmanifest"  # what says that a folder is one of these
NOT_SENT = ("preview.png", "stamp.txt")


@dataclass(frozen=True, slots=True)
class Pocket:
    """What was made."""

    files: int
    bytes: int
    version: str


def make(folder: Path, core: Path | None = None) -> Pocket:
    """Make the folder, or make it anew; NoPocket says why it cannot be. `core`: where the compiled core lies."""
    if not (PAGE / "index.html").is_file():
        raise NoPocket(
            "the page of the pocket is not in this package: `make pocket` in a copy of the sources builds it"
        )
    if folder.exists() and not folder.is_dir():
        raise NoPocket(f"{folder} is no folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / OURS).is_file():
        raise NoPocket(f"{folder} holds something else: an empty or a new folder is expected")
    if core is not None and not any(core.rglob("*.so")):
        raise NoPocket(f"{core} has no compiled core for a browser: `make pocket` in a copy of the sources builds one")
    files = everything(core)
    target = folder.resolve()
    fresh = target.with_name(f".{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        for name, body in files.items():
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            (fresh / name).write_bytes(body)
        if target.is_dir():
            shutil.rmtree(target)
        fresh.rename(target)
    except OSError as wrong:
        raise NoPocket(f"{folder} could not be written: {wrong}") from None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return Pocket(len(files), sum(map(len, files.values())), _version(files))


def everything(core: Path | None = None) -> dict[str, bytes]:
    """Every file of the folder, by its path."""
    fetched = runtime()
    files = {path.relative_to(PAGE).as_posix(): path.read_bytes() for path in PAGE.rglob("*") if path.is_file()}
    for name in [name for name in files if name in NOT_SENT or name.endswith(".woff")]:
        del files[name]
    files |= answers()
    sources = members(fetched.wheels)
    library, house = compiled(fetched, members(fetched.wheels, core) if core else sources, asked_for(sources))
    python = {name: (fetched.pyodide / name).read_bytes() for name in FILES if name not in LIBRARY} | {LIBRARY: library}
    python[LOCK] = json.dumps({**json.loads(python[LOCK]), "packages": {}}).encode()  # a tab loads none of Pyodide's
    below = f"python-{_version(python)}/"
    files |= {below + name: body for name, body in python.items()}
    named = f"house-{sha256(house).hexdigest()[:12]}.zip.xz"
    files[named] = house
    files[".nojekyll"] = b""  # GitHub's pages leave nothing out
    coming = sum(map(len, python.values())) + len(house)
    about = {"python": below, "house": named, "bytes": coming, "version": _version(files)}
    page = files["index.html"].decode()
    meta = f'<meta name="manoir-pocket" content="{html.escape(json.dumps(about))}" />'
    assert MARK in page
    files["index.html"] = page.replace(MARK, meta).encode()
    files["sw.js"] = service_worker(files).encode()
    return files


def service_worker(files: dict[str, bytes]) -> str:
    """What keeps this version in the browser."""
    kept = sorted(name for name in files if not name.startswith("."))
    fixed = [name for name in kept if name.startswith(("assets/", "python-", "house-"))]
    said = {"VERSION": _version(files), "FILES": kept, "FIXED": fixed}
    head = "".join(f"const {name} = {json.dumps(value)}\n" for name, value in said.items())
    return head + WORKER.read_text(encoding="utf-8")


def _version(files: dict[str, bytes]) -> str:
    found = sha256()
    for name in sorted(files):
        found.update(name.encode() + b"\0" + sha256(files[name]).digest())
    return found.hexdigest()[:12]
