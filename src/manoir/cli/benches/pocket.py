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
from manoir.cli.benches.visits import PATIENCE, PYTHON, Visit, served, visited
from manoir.games import TITLES

AIMS = {"hall": 0.15, "cold": 10.0, "warm": 3.0, "first visit": 6.0}  # MB, seconds, seconds, MB
BROTLI = """const { readFileSync } = require('fs'), { brotliCompressSync } = require('zlib')
console.log(process.argv.slice(1).reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0))"""


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
            launch = partial(playwright.chromium.launch, executable_path=program, args=root)
            found = measured(launch, folder, Path(place), rounds)
    text = as_text(found)
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        Console(soft_wrap=True, highlight=False).print(text, markup=False)
    if markdown is not None:
        markdown.write_text(text + "\n", encoding="utf-8")


def measured(launch: Any, folder: Path, place: Path, rounds: int) -> dict[str, Any]:
    """Everything that is printed."""
    visits: dict[str, list[Visit]] = {"first visit": [], "second visit": [], "served, first": [], "served, second": []}
    answers: dict[str, dict[str, list[Any]]] = {"tab": {}, "here": {}}
    files: dict[str, set[str]] = {}
    with house(place) as address, served(folder) as (pocketed, sent):
        for number in range(rounds):
            for name, at, whole in (("first visit", pocketed, True), ("served, first", address, False)):
                browser = launch()
                page = browser.new_page()
                sent.clear()
                visits[name].append(visited(browser, page, at, whole))
                again = {"first visit": "second visit", "served, first": "served, second"}[name]
                if whole:
                    files[name] = set(sent)
                sent.clear()
                visits[again].append(visited(browser, page, at, whole))
                if whole:
                    files[again] = set(sent)
                browser.close()
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
        browser = launch()
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        opened(page, pocketed, folder)
        for name in TITLES:
            answers["tab"][name] = json.loads(
                page.evaluate("name => opened.runPython(`json.dumps(answer_times('${name}'))`)", name)
            )
            answers["here"][name] = json.loads(
                subprocess.run([sys.executable, answer_times.__file__, name], capture_output=True, check=True).stdout
            )
        browser.close()
    return {
        "folder": weight(folder, {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}),
        "fetched": {name: weight(folder, sent) for name, sent in files.items()},
        "visits": {
            name: [median(one.hall for one in of), median(one.move for one in of), memories(of)]
            for name, of in visits.items()
        },
        "answers": answers,
        "rounds": rounds,
    }


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
    house = f"{address}/{about['house'].removesuffix('.gz')}"
    page.evaluate(PYTHON, {"python": f"{address}/{about['python']}", "house": house, "program": program})


def weight(folder: Path, names: set[str]) -> list[float]:
    """Megabytes of some files: as they are, and as gzip and brotli would send them."""
    from manoir.pocket.runtime import node

    paths = [path for name in sorted(names) if (path := folder / name).is_file()]
    packed = sum(min(path.stat().st_size, len(gzip.compress(path.read_bytes(), 6))) for path in paths)
    done = subprocess.run([node(), "-e", BROTLI, *map(str, paths)], capture_output=True, text=True, check=True)
    return [sum(path.stat().st_size for path in paths) / 1e6, packed / 1e6, int(done.stdout) / 1e6]


@contextmanager
def house(place: Path) -> Iterator[str]:
    """The address of a house on a server, in a process of its own."""
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
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def as_text(found: dict[str, Any]) -> str:
    """The tables, and beside each aim what was measured."""
    lines = ["| megabytes | as they are | gzip | brotli |", "| --- | --: | --: | --: |"]
    for name, sizes in {"the whole folder": found["folder"], **found["fetched"]}.items():
        lines.append(f"| {name} | {' | '.join(f'{size:.2f}' for size in sizes)} |")
    lines += ["", "| seconds | hall | first question | memory, MB |", "| --- | --: | --: | --: |"]
    for name, (hall, move, held) in found["visits"].items():
        lines.append(f"| {name} | {hall:.2f} | {move:.2f} | {'–' if held is None else f'{held:.0f}'} |")
    lines += ["", "| seconds an answer, median / longest | in the tab | by this Python | simulations/s in the tab |"]
    lines += ["| --- | --: | --: | --: |"]
    for game, levels in found["answers"]["tab"].items():
        for level, (middle, longest, rate) in levels.items():
            here = found["answers"]["here"][game][level]
            lines.append(
                f"| {game}, {level} | {middle:.3f} / {longest:.3f} | {here[0]:.3f} / {here[1]:.3f} | {rate:.0f} |"
            )
    visits = found["visits"]
    first = found["fetched"]["first visit"]
    aims = [
        ("at most 6 MB on the first visit, gzip", AIMS["first visit"], first[1]),
        ("the same, brotli", AIMS["first visit"], first[2]),
        ("first question under 10 s cold", AIMS["cold"], visits["first visit"][1]),
        ("first question under 3 s warm", AIMS["warm"], visits["second visit"][1]),
    ]
    lines += ["", *(f"- {what}: {got:.2f}, {'kept' if got <= aim else 'missed'}" for what, aim, got in aims)]
    return "\n".join(lines)
