"""`manoir bench pocket`: the house in a browser's tab beside the same house on a server, by turns in one run."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from manoir.cli.arguments import check_bounds, check_writable
from manoir.cli.benches import answer_times
from manoir.cli.benches.visits import PATIENCE, PYTHON, Visit, own_memory, served, visited, with_children
from manoir.games import TITLES

AIMS = {"hall": 0.15, "cold": 10.0, "warm": 3.0, "first visit": 6.0}  # MB, seconds, seconds, MB
BROTLI = """const { readFileSync } = require('fs'), { brotliCompressSync } = require('zlib')
console.log(JSON.stringify(process.argv.slice(1).map((file) => brotliCompressSync(readFileSync(file)).length)))"""
PYTHONS = ("python-", "house-")  # what the hall does not wait for


def pocket(
    *,
    rounds: int = 3,
    core: Path | None = None,
    browser: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: Path | None = None,
) -> None:
    """Bytes, seconds and memory of a house in a tab, and seconds an answer of every level, beside a served house.

    Playwright and a Chromium are needed. Each round visits the folder for the first time, once more, and the served
    house; the medians are printed, also where an aim is missed.

    Parameters
    ----------
    rounds: how often all is measured
    core: the compiled core for a browser, as for `manoir pocket`
    browser: the program; without it, the first chromium or chrome of this machine
    markdown: write the tables to this file as well
    """
    check_writable("--markdown", markdown)
    check_bounds("--rounds", rounds, 1, 50)
    program = browser or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("manoir: this needs Playwright: pip install playwright")
    if program is None:
        sys.exit("manoir: no chromium was found; --browser names one")
    from manoir.pocket.folder import make
    from manoir.pocket.runtime import NoPocket

    with TemporaryDirectory() as place:
        folder = Path(place) / "pocket"
        try:
            make(folder, core)
        except NoPocket as why:
            sys.exit(f"manoir: the pocket could not be made: {why}")
        root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        with sync_playwright() as playwright:
            chromium = partial(playwright.chromium.launch_persistent_context, executable_path=program, args=root)
            found = measured(chromium, folder, Path(place), rounds)
    text = as_text(found)
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        Console(soft_wrap=True, highlight=False).print(text, markup=False)
    if markdown is not None:
        markdown.write_text(text + "\n", encoding="utf-8")


def measured(chromium: Any, folder: Path, place: Path, rounds: int) -> dict[str, Any]:
    """Everything that is printed. A second visit is that of a browser which was closed and opened again."""
    visits: dict[str, list[Visit]] = {}
    with house(place) as (address, server), served(folder) as (pocketed, sent):
        for number in range(rounds):
            for name, at, whole in (("pocket", pocketed, True), ("served", address, False)):
                for which in ("first", "second"):
                    context = chromium(place / f"{name} {number}")
                    visits.setdefault(f"{name}, {which} visit", []).append(visited(context, at, sent, whole))
                    context.close()
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
        held = own_memory(with_children(server))
        answers = answered(chromium(place / "answers"), pocketed, folder)
    sizes = weights(folder)
    first, second = visits["pocket, first visit"][0], visits["pocket, second visit"][0]
    hall = [name for name in first.to_hall if not name.startswith(PYTHONS)]
    files = {"the whole folder": list(sizes), "sent until the hall stands": hall}
    files |= {"sent on the first visit": first.sent, "sent on the second visit": second.sent}
    return {
        "bytes": {what: weight(sizes, names) for what, names in files.items()},
        "received": {name: of[0].received / 1e6 for name, of in visits.items() if name.startswith("served")},
        "visits": {
            name: [median(one.hall for one in of), median(one.move for one in of), memories(of)]
            for name, of in visits.items()
        },
        "server": held,
        "answers": answers,
        "rounds": rounds,
    }


def answered(context: Any, address: str, folder: Path) -> dict[str, dict[str, Any]]:
    """How long each level of each game thinks in a Python of the folder, and by turns in this one."""
    page = context.pages[0]
    page.set_default_timeout(PATIENCE)
    opened(page, address, folder)
    asked = "name => opened.runPython(`json.dumps(answer_times('${name}'))`)"
    found: dict[str, dict[str, Any]] = {"tab": {}, "here": {}}
    for name in TITLES:
        found["tab"][name] = json.loads(page.evaluate(asked, name))
        done = subprocess.run([sys.executable, answer_times.__file__, name], capture_output=True, check=True)
        found["here"][name] = json.loads(done.stdout)
        print(f"answers of {name}", file=sys.stderr)
    context.close()
    return found


def memories(of: list[Visit]) -> float | None:
    """The middle one, where the system says any."""
    said = [one.memory for one in of if one.memory is not None]
    return median(said) if said else None


def opened(page: Any, address: str, folder: Path) -> None:
    """A Python of the folder in this page, with the program that times answers."""
    about = json.loads(
        (folder / "index.html")
        .read_text("utf-8")
        .split('name="manoir-pocket" content="')[1]
        .split('"')[0]
        .replace("&quot;", '"')
    )
    page.goto(f"{address}/icon-192.png")  # a page of the folder that runs nothing by itself
    program = Path(answer_times.__file__).read_text("utf-8").partition("if __name__")[0]
    where = {"python": f"{address}/{about['python']}", "house": f"{address}/{about['house']}"}
    page.evaluate(PYTHON, {**where, "program": program})


def weights(folder: Path) -> dict[str, list[int]]:
    """By name, the bytes of every file that is sent: as it is, and as gzip and brotli would send it."""
    from manoir.pocket.runtime import node

    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
    done = subprocess.run([node(), "-e", BROTLI, *map(str, paths)], capture_output=True, text=True, check=True)
    found = {}
    for path, brotli in zip(paths, json.loads(done.stdout), strict=True):
        bare = path.stat().st_size
        packed = len(gzip.compress(path.read_bytes(), 6))
        found[path.relative_to(folder).as_posix()] = [bare, min(bare, packed), min(bare, brotli)]
    return found


def weight(sizes: dict[str, list[int]], names: list[str]) -> list[float]:
    """Megabytes of some files, each as often as it is named."""
    return [sum(sizes[name][form] for name in names if name in sizes) / 1e6 for form in range(3)]


@contextmanager
def house(place: Path) -> Iterator[tuple[str, int]]:
    """The address of a house on a server, and the process that it has of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = f"sqlite+aiosqlite:///{place}/house.db"
    command = [sys.executable, "-m", "manoir", "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", database, "--log-level", "warning"], stdout=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1)
                break
            except OSError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", server.pid
    finally:
        server.terminate()
        server.wait(20)


def as_text(found: dict[str, Any]) -> str:
    """The tables, and beside each aim what was measured."""
    lines = ["| megabytes | as they are | gzip | brotli |", "| --- | --: | --: | --: |"]
    lines += [f"| {name} | {' | '.join(f'{size:.2f}' for size in sizes)} |" for name, sizes in found["bytes"].items()]
    lines += ["", *(f"- {name}: {size:.2f} MB were sent" for name, size in found["received"].items())]
    lines += ["", "| seconds | hall | first question | memory of the page, MB |", "| --- | --: | --: | --: |"]
    for name, (hall, move, held) in found["visits"].items():
        lines.append(f"| {name} | {hall:.2f} | {move:.2f} | {_said(held)} |")
    lines += ["", f"- the server itself: {_said(found['server'])} MB"]
    lines += [
        "",
        "| seconds an answer, median / longest | in the tab | simulations/s | on the server | simulations/s |",
    ]
    lines += ["| --- | --: | --: | --: | --: |"]
    for game, levels in found["answers"]["tab"].items():
        for level, in_tab in levels.items():
            both = [in_tab, found["answers"]["here"][game][level]]
            said = " | ".join(f"{middle:.4f} / {longest:.4f} | {rate:.0f}" for middle, longest, rate in both)
            lines.append(f"| {game}, {level} | {said} |")
    visits, bytes_ = found["visits"], found["bytes"]
    first = bytes_["sent on the first visit"]
    aims = [
        ("hall under 0.15 MB, gzip", AIMS["hall"], bytes_["sent until the hall stands"][1]),
        ("at most 6 MB on the first visit, gzip", AIMS["first visit"], first[1]),
        ("the same, brotli", AIMS["first visit"], first[2]),
        ("first question under 10 s cold", AIMS["cold"], visits["pocket, first visit"][1]),
        ("first question under 3 s warm", AIMS["warm"], visits["pocket, second visit"][1]),
    ]
    lines += ["", *(f"- {what}: {got:.3g}, {'kept' if got <= aim else 'missed'}" for what, aim, got in aims)]
    return "\n".join(lines)


def _said(megabytes: float | None) -> str:
    return "–" if megabytes is None else f"{megabytes:.0f}"
