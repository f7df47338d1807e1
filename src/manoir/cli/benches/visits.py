"""Visits of a real browser to a folder or a house: what they fetch, how long they wait, what memory they take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

PATIENCE = 300_000  # milliseconds
PYTHON = """async ({ python, house, program }) => {  // a Python as the workers of a tab open theirs
  const plain = globalThis.fetch
  globalThis.fetch = async (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked)
    if (!address.endsWith('.zip')) return plain(asked, ...more)
    return new Response((await plain(`${address}.gz`)).body.pipeThrough(new DecompressionStream('gzip')))
  }
  const { loadPyodide } = await import(`${python}pyodide.mjs`)
  const opened = await loadPyodide({ indexURL: python })
  opened.pyimport('opening').unpack(opened.toPy(new Uint8Array(await (await fetch(house)).arrayBuffer())))
  opened.runPython(program)
  globalThis.opened = opened
}"""


@dataclass(frozen=True, slots=True)
class Visit:
    """What one visit was like."""

    hall: float  # seconds
    move: float  # seconds from the address to the first question of a game
    memory: float | None  # megabytes of the browser's page and its workers; None: this system does not say
    to_hall: list[str]  # the files that were sent until the hall stood
    sent: list[str]  # and in all, each as often as it was
    received: int  # bytes that the page itself got, its workers left aside


class Folder(SimpleHTTPRequestHandler):
    """A plain web server, which remembers what it sent."""

    sent: list[str]

    def __init__(self, sent: list[str], *given: Any, **named: Any) -> None:
        self.sent = sent
        super().__init__(*given, **named)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Remember whole files only: a browser that has one asks whether it is still so."""
        if code == 200:
            self.sent.append(self.path.partition("?")[0].lstrip("/") or "index.html")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of a folder, and the files that were sent from it."""
    sent: list[str] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Folder, sent, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", sent
    finally:
        server.shutdown()


def visited(context: Any, address: str, sent: list[str], whole: bool) -> Visit:
    """Open the hall and sit down to a game; `whole`: until a pocket has everything that it needs without a network."""
    sent.clear()
    page, received = context.pages[0], [0]
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda done: received.append(int(done["encodedDataLength"])))
    begun = perf_counter()
    page.goto(f"{address}/")
    button = page.locator("article[data-game=minuit] .btn")
    button.wait_for(timeout=PATIENCE)
    hall, to_hall = perf_counter() - begun, list(sent)
    button.click()
    page.locator(".ask").wait_for(timeout=PATIENCE)
    move = perf_counter() - begun
    if whole:
        page.locator("[data-whole=true]").wait_for(state="attached", timeout=PATIENCE)
    return Visit(hall, move, memory(context.browser), to_hall, list(sent), sum(received))


def memory(browser: Any) -> float | None:
    """Megabytes that the renderers hold for themselves, where /proc says it."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return own_memory([one["id"] for one in found if one["type"] == "renderer"])


def own_memory(processes: list[int]) -> float | None:
    """Megabytes that some processes hold for themselves, where /proc says it."""
    kilobytes = 0
    for process in processes:
        status = Path(f"/proc/{process}/status")
        held = re.search(r"RssAnon:\s+(\d+)", status.read_text(encoding="utf-8")) if status.is_file() else None
        kilobytes += int(held[1]) if held else 0
    return kilobytes / 1000 or None


def with_children(process: int) -> list[int]:
    """A process and those that it started, where /proc says it."""
    found = Path(f"/proc/{process}/task/{process}/children")
    started = found.read_text(encoding="utf-8").split() if found.is_file() else []
    return [process, *(one for child in started for one in with_children(int(child)))]
