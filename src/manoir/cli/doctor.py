"""`manoir doctor`: what this house lacks, and what makes it slow; each in a line, with what helps."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from manoir.cli.banner import taken
from manoir.cli.home import data_folder, database_in

if TYPE_CHECKING:
    from manoir.server.settings import ServerSettings

OLDEST, NEWEST = (3, 11), (3, 14)  # of the Pythons that the house is tested with
ROOM = 200_000_000  # bytes on the disk, below which a house soon cannot keep what is played
FILES = 4096  # open files, below which a full room finds no place
STRONG = ("asyncpg", "redis")


@dataclass(frozen=True, slots=True)
class Symptom:
    """One thing that was looked at: `ok`, `slow` or `note` if it can be lived with, `WRONG` if not."""

    mark: str
    what: str
    words: str

    def __str__(self) -> str:
        return f"{self.mark:5}  {self.what}: {self.words}"


def doctor(*, port: int | None = None) -> None:
    """Say what this house lacks or what makes it slow; nothing is changed. Exit code 1 if it could not open.

    Parameters
    ----------
    port
        The port to look at (8080).
    """
    found = list(examine(os.environ, port))
    for symptom in found:
        print(symptom)
    wrong = sum(symptom.mark == "WRONG" for symptom in found)
    print("The house can be opened." if not wrong else f"{wrong} to be mended before the house can be opened.")
    sys.exit(1 if wrong else 0)


def examine(environment: Mapping[str, str], port: int | None = None) -> Iterator[Symptom]:
    """Everything that a house of one's own needs, one after the other."""
    from dataclasses import replace

    from manoir.server.settings import ServerSettings, from_environment

    folder = data_folder(environment)
    settings = from_environment(environment, ServerSettings(host="0.0.0.0", database=database_in(folder)))
    settings = replace(settings, port=settings.port if port is None else port)
    yield python()
    yield form_found()
    yield from games()
    yield page(settings)
    if "MANOIR_DATABASE" not in environment:
        yield place(folder)
    yield database(settings)
    yield door(settings)
    yield loop()
    yield open_files_found()
    yield letters(sys.stdout.encoding)
    yield many_workers()
    yield Symptom("ok", "not needed", "a compiler, Node, chromium: only those who work on the house need them")


def python(version: tuple[int, ...] = tuple(sys.version_info[:3])) -> Symptom:
    """Whether this is a Python that the house is tested with."""
    name = ".".join(map(str, version))
    if version[:2] < OLDEST:
        return Symptom("WRONG", "Python", f"{name} is too old: 3.11 is the first that will do")
    if version[:2] > NEWEST:
        return Symptom("note", "Python", f"{name} is newer than 3.14, the last that the house was tested with")
    return Symptom("ok", "Python", f"{name}, {sys.executable}")


def form_found() -> Symptom:
    """Which form runs, and why it is not the quick one."""
    from manoir.pure import form, why_uncompiled

    if form() == "compiled":
        return Symptom("ok", "form", "compiled")
    helps = "with a C compiler there: pip install --force-reinstall --no-deps --no-binary manoir manoir"
    return Symptom("slow", "form", f"uncompiled ({why_uncompiled()}): some twenty times slower bots; {helps}")


def games() -> Iterator[Symptom]:
    """The games that are found, and the packages whose games are left out."""
    from manoir.kernel.registry import registry

    found = registry()
    names = ", ".join(found.titles)
    yield Symptom("ok" if names else "WRONG", "games", names or "none was found: the house is not installed whole")
    for left in found.left_out:
        yield Symptom("note", "games", str(left))


def page(settings: ServerSettings) -> Symptom:
    """Whether the page is there."""
    if (Path(settings.assets) / "index.html").is_file():
        return Symptom("ok", "page", "built")
    return Symptom(
        "WRONG", "page", f"none in {settings.assets}; a released package has it, in a clone `make web` makes it"
    )


def place(folder: Path) -> Symptom:
    """Whether the games can be kept in a person's own folder, and whether there is room."""
    there = folder
    while not there.exists():
        there = there.parent
    if not (there.is_dir() and os.access(there, os.W_OK)):
        return Symptom("WRONG", "folder", f"{there} cannot be written to; MANOIR_DATABASE names another place")
    free = shutil.disk_usage(there).free
    if free < ROOM:
        return Symptom("WRONG", "folder", f"{folder}: the disk has {free // 1_000_000} MB left, too few to play on")
    return Symptom(
        "ok",
        "folder",
        f"{folder}, {free // 1_000_000_000} GB free" + (" (made when the house opens)" if there != folder else ""),
    )


def database(settings: ServerSettings) -> Symptom:
    """Whether the database is there, of this version, and nobody else's at the moment."""
    import asyncio

    from manoir.kernel.wrong import WrongInput
    from manoir.server.check import check_database
    from manoir.store.engine import sqlite_file
    from manoir.store.files import held_alone
    from manoir.store.trouble import Trouble

    try:
        file = sqlite_file(settings.database)
        if file is not None and not Path(file).exists():
            return Symptom("ok", "database", "none yet: it is made when the house opens")
        with held_alone(file):
            found = asyncio.run(check_database(settings))
    except Trouble as trouble:
        return Symptom("note", "database", f"{trouble}")
    except WrongInput as wrong:
        return Symptom("WRONG", "database", f"{wrong}")
    return Symptom("ok" if found.good else "WRONG", "database", found.words)


def door(settings: ServerSettings) -> Symptom:
    """Whether the port is free."""
    why = taken(settings.host, settings.port, "manoir open")
    if why is None:
        return Symptom("ok", "port", f"{settings.port} is free")
    return Symptom("note", "port", " ".join(line.strip() for line in why.removeprefix("manoir: ").splitlines()))


def loop() -> Symptom:
    """Which event loop serves."""
    if find_spec("uvloop") is not None:
        return Symptom("ok", "event loop", "uvloop")
    return Symptom(
        "slow", "event loop", "Python's own, which takes twice the processor; there is no uvloop for Windows"
    )


def open_files_found() -> Symptom:
    """How many connections the system lets a house have."""
    from manoir.server.loop import most_files

    most = most_files()
    if most is None or most >= FILES:
        return Symptom("ok", "open files", "as many as a full house needs")
    return Symptom(
        "slow", "open files", f"{most} at the most: enough for a family; ulimit -Hn {FILES} lets more people in"
    )


def letters(encoding: str | None) -> Symptom:
    """Whether the terminal can show accents, boards and codes."""
    if "utf" in (encoding or "").lower():
        return Symptom("ok", "letters", str(encoding))
    return Symptom(
        "note", "letters", f"{encoding}: no code for phones is drawn here, and accents may be lost; PYTHONUTF8=1 helps"
    )


def many_workers() -> Symptom:
    """Whether the drivers for many workers are there; few houses need them."""
    lacking = [name for name in STRONG if find_spec(name) is None]
    if not lacking:
        return Symptom("ok", "many workers", "the drivers of PostgreSQL and Redis are here")
    return Symptom("note", "many workers", f"not possible without {', '.join(lacking)}: pip install 'manoir[scale]'")
