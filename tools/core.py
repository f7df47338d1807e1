"""Compile the core with mypyc: kernel, games, search and the way of an answer, from the source that runs uncompiled.

`python tools/core.py TARGET` leaves the extension modules below TARGET, laid out as in src. Objects of modules that did
not change are kept in build/core, so that a second time takes seconds.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("kernel", "games", "bots", "research")
# Of the house itself, the way of an answer from the socket to the disk and back to every screen: half its time.
ANSWER = (
    "protocol/codec.py",
    "protocol/conversation.py",
    "protocol/rate_limit.py",
    "server/frames.py",
    "server/inbox.py",
    "store/writer.py",
    "tables/answers.py",
    "tables/audience.py",
    "tables/clocks/clock.py",
    "tables/clocks/open_asks.py",
    "tables/game/changes.py",
    "tables/game/recording.py",
    "tables/mailbox.py",
    "tables/people/presence.py",
    "tables/scenes/per_chair.py",
    "tables/scenes/telling.py",
    "tables/table.py",
)
HOUSE = ("protocol", "server", "store", "tables")
BUILT = (".so", ".pyd")  # extension modules, elsewhere and on Windows

# Left interpreted, each for a reason: none of them is on a hot path.
#  - events: made only when somebody listens; a compiled frozen dataclass can neither be pickled nor copied
#  - account, edition, rulebook, schema, title, log, laws and the like: read once a game, or never while one is played;
#    they use dataclasses and open files
#  - reading and its kin, fields, forms: words and dictionaries gain little and are slow to compile; but a notation is
#    asked for every frame that is sent, and is compiled
#  - batch and the adapters of manoir.research: NumPy and the peers' own classes; their steps are in rows.py
LEFT = {
    "arrays.py",
    "batch.py",
    "__init__.py",
    "account.py",
    "advice.py",
    "alike.py",
    "catalogue.py",
    "choice.py",
    "commands.py",
    "comparison.py",
    "decisions.py",
    "drawing.py",
    "measures.py",
    "record.py",
    "registry.py",
    "request.py",
    "secrets.py",
    "edition.py",
    "events.py",
    "fields.py",
    "here.py",
    "forms.py",
    "laws.py",
    "levels.py",
    "log.py",
    "memory.py",
    "net_file.py",
    "nets.py",
    "peer.py",
    "peers.py",
    "notices.py",
    "plain.py",
    "possible.py",
    "puzzles.py",
    "question.py",
    "reading.py",
    "reason.py",
    "reasons.py",
    "refused.py",
    "rulebook.py",
    "runner.py",
    "schema.py",
    "secrecy.py",
    "shared.py",
    "seeds.py",
    "sighting.py",
    "sightings.py",
    "single.py",
    "solo.py",
    "spaces.py",
    "spiel.py",
    "stakes.py",
    "threads.py",
    "title.py",
    "turns.py",
    "values.py",
    "views.py",
    "bot_process.py",
    "bot_processes.py",
    "warnings.py",
    "whole.py",
    "wrong.py",
    "zoo.py",
}


# A function that no other library may replace can be called directly and put in line: 7% fewer instructions.
NATIVE = [] if sys.platform == "win32" else ["-fvisibility=hidden"]

LEFT_FOLDERS = {
    "arena",
    "drawing",
    "learning",
}  # what they spend their time on is compiled; values travel between processes


def sources(root: Path = ROOT) -> list[Path]:
    """The modules that are compiled, in one order everywhere."""
    package = root / "src" / "manoir"
    core = [
        path.relative_to(root / "src")
        for part in PARTS
        for path in (package / part).rglob("*.py")
        if path.name not in LEFT and path.parent.name not in LEFT_FOLDERS
    ]
    return sorted([*core, *(Path("manoir", *name.split("/")) for name in ANSWER)])


def groups(paths: list[Path]) -> list[tuple[list[str], str]]:
    """The kernel, each game, the bots and the house as libraries of their own: compiled anew only if changed."""
    found: dict[str, list[str]] = {}
    for path in paths:
        part = path.parts[2] if path.parts[1] == "games" else "house" if path.parts[1] in HOUSE else path.parts[1]
        found.setdefault(part, []).append(str(path))
    return [(files, f"manoir_{part}") for part, files in found.items()]


def fingerprint(root: Path = ROOT) -> str:
    """What the compiled form depends on: every source of the package it can import, this file and the Python."""
    mark = sha256(sys.version.encode() + Path(__file__).read_bytes())
    for path in sorted((root / "src" / "manoir").rglob("*.py")):
        if path.relative_to(root / "src" / "manoir").parts[0] in PARTS + HOUSE:
            mark.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


def why_not(platform: str = sys.platform) -> str | None:
    """Why nothing can be compiled here, before the minute that trying takes; None if there is hope."""
    if platform == "win32":
        return None  # its compiler is not on the path: setuptools finds it, or says that there is none
    if not any(shutil.which(name) for name in (*os.environ.get("CC", "cc").split()[:1], "gcc", "clang")):
        return "no C compiler was found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's headers are missing (on Debian: apt install python3-dev)"
    return None


def modules(folder: Path) -> list[Path]:
    """The extension modules below a folder, relative to it."""
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.suffix in BUILT)


def compile_core(work: Path, root: Path = ROOT) -> list[Path]:
    """Build the extension modules in `work` and return them, relative to it. Raises what the compiler raises."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work.mkdir(parents=True, exist_ok=True)
    stamp = work / "fingerprint"
    found = modules(work / "lib")
    if found and stamp.exists() and stamp.read_text() == fingerprint(root):
        return found
    # mypyc 2.4.1 fails on classes that it reads back from its cache of an earlier run ("value is not in list"), and a
    # module that is gone must not linger. The C files and objects stay: what did not change is not compiled again.
    for stale in (".mypy_cache", "lib", "manoir"):
        shutil.rmtree(work / stale, ignore_errors=True)
    (work / "lib").mkdir()
    shutil.copytree(root / "src" / "manoir", work / "manoir", dirs_exist_ok=True)
    here = Path.cwd()
    os.chdir(work)
    try:
        paths = sources(root)
        flags = [
            "--strict",
            "--config-file=",
            "--ignore-missing-imports",  # a build has msgspec; NumPy, SQLAlchemy and the like only what is interpreted
            "--no-warn-return-any",
            "--no-warn-unused-ignores",
        ]
        extensions = mypycify([*flags, *map(str, paths)], opt_level="3", debug_level="0", separate=groups(paths))
        for extension in extensions:
            extension.extra_compile_args += NATIVE
        command = Distribution({"name": "manoir", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = "lib"
        command.build_temp = "temp"
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    stamp.write_text(fingerprint(root))
    return modules(work / "lib")


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve()
    for built in compile_core(ROOT / "build" / "core"):
        (target / built).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / "build" / "core" / "lib" / built, target / built)
