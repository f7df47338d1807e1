"""The sources of the house as a tab needs them, in one archive: kernel, games, bots, tables, protocol; no server."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from io import BytesIO
from pathlib import Path

import manoir
from manoir.kernel.registry import registry
from manoir.kernel.rulebook import LANGUAGES
from manoir.pocket.imports import imported, module_of, reached
from manoir.words import words_in

OPENED = ("manoir.tab.house", "manoir.tab.minds")
HOUSE = Path(manoir.__file__).parent
LEFT_OUT = ("cli", "pocket", "research", "server", "template", "testing", "store/migrations")
NOWHERE = {"board", "__pycache__", "net.bin", "proofs.json"}  # nobody in a tab goes by a net yet
IN_A_TERMINAL = {"commands", "drawing", "measures", "peers", "secrets"}  # parts of games that no table asks for
SUFFIXES = (
    ".ftl",
    ".so",
    ".pyd",
    ".pyc",
    ".typed",
    ".txt",
)  # the page has the words; what is compiled is not for a tab
LIBRARY = ".so"  # a compiled module, in a browser too
ABOUT = ("METADATA", "entry_points.txt")
THEN = (1980, 1, 1, 0, 0, 0)  # no archive knows when it was made: the same sources are the same bytes


def members(wheels: list[Path], core: Path | None = None) -> dict[str, bytes]:
    """Every file that a tab's Python finds below its folder, by its path there; `core` has compiled modules for it."""
    found: dict[str, bytes] = {}
    for path in _of_the_house():
        found[f"manoir/{path.relative_to(HOUSE).as_posix()}"] = path.read_bytes()
    for idle in {name for name in found if name.endswith(".py")} - reached(found, _roots(found)):
        del found[idle]
    if core is not None:
        _compiled(found, core)
    found["manoir/tab/said.json"] = json.dumps(sentences(), ensure_ascii=False).encode()
    for package in sorted({*registry().packages.values(), "manoir"}):
        found |= _about(package)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            found |= {name: archive.read(name) for name in archive.namelist() if not name.endswith((".pyi", "/"))}
    return found


def asked_for(files: dict[str, bytes]) -> set[str]:
    """The modules that these sources import, which they do also when they are compiled."""
    found = ((module_of(name), name, body) for name, body in files.items() if name.endswith(".py"))
    return {one for source in found for one in imported(*source)}


def _roots(found: Iterable[str]) -> list[str]:
    """What the workers of a tab open, and every part of a game: a title finds those by their names."""
    return [*OPENED, *(module_of(name) for name in found if name.startswith("manoir/games/"))]


def _compiled(found: dict[str, bytes], core: Path) -> None:
    """Compiled modules take the place of their sources, if they are of these sources: nothing else would be played."""
    for path in sorted(core.rglob(f"*{LIBRARY}")):
        name = path.relative_to(core).as_posix()
        source = f"{name.removesuffix(LIBRARY).partition('.')[0]}.py"
        if source in found or "/" not in name:
            found.pop(source, None)
            found[name] = path.read_bytes()


def archive(files: dict[str, bytes]) -> bytes:
    """The files as one archive."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(files):
            made.writestr(zipfile.ZipInfo(name, THEN), files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def sentences() -> dict[str, dict[str, str]]:
    """Why the house refuses something, in every language: a tab has nobody who reads Fluent."""
    lead = "house-denied-"
    words = {language: words_in(language) for language in LANGUAGES}
    slugs = sorted(key.removeprefix(lead) for key in words[LANGUAGES[0]].keys if key.startswith(lead))
    return {slug: {language: said.say(lead + slug) for language, said in words.items()} for slug in slugs}


def _of_the_house() -> Iterator[Path]:
    for path in sorted(HOUSE.rglob("*")):
        inside = path.relative_to(HOUSE)
        names = {Path(part).stem for part in inside.parts}
        elsewhere = inside.as_posix().startswith(tuple(f"{one}/" for one in LEFT_OUT)) or bool(
            NOWHERE & set(inside.parts)
        )
        idle = inside.parts[0] == "games" and bool(IN_A_TERMINAL & names)
        if path.is_file() and not elsewhere and not idle and path.suffix not in SUFFIXES:
            yield path


def _about(package: str) -> dict[str, bytes]:
    """What says that a package is installed, and which games it brings."""
    try:
        about = distribution(package)
    except PackageNotFoundError:
        return {}
    folder = f"{package.replace('-', '_')}-{about.version}.dist-info"
    return {f"{folder}/{name}": text.encode() for name in ABOUT if (text := about.read_text(name)) is not None}
