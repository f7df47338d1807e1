"""A house in a pocket for the tests: its folder, a plain web server that can be stopped, and a guest in its tab."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from guests import Guest
from houses import ROOT, free_port
from playwright.sync_api import BrowserContext, Route, Worker

from manoir.games import TITLES

BELOW = "jeux/manoir"  # of its host: a folder may lie anywhere
INSECURE = "manoir.test"  # leads here; without TLS it is no secure page, as 127.0.0.1 is
LONG = 120_000  # milliseconds until Python stands in a tab of a busy machine
LISTEN = """(() => {  // what the house tells this page
  const Plain = Worker
  window.told = []
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => data.type === 'told' && window.told.push(JSON.parse(data.data)))
    }
  }
})()"""
MINDS = """globalThis.minded = []  // what the worker of the bots says to the house
const Plain = Worker
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => minded.push(data))
  }
}
;"""
STANDS = """() => new Promise(done => {
  const look = () => (minded.length ? done(minded[0]) : setTimeout(look, 50))
  look()
})"""
WALK = "place => { history.pushState(null, '', place); dispatchEvent(new PopStateEvent('popstate')) }"
HURRY = """([table, secret, settings]) => {
  const body = JSON.stringify(settings)
  const data = { type: 'ask', id: -1, method: 'PUT', target: `/api/tables/${table}/settings`, secret, body }
  dispatchEvent(new MessageEvent('message', { data }))
}"""


def made(host: Path) -> Path:
    """The folder, made by the command itself."""
    folder = host / BELOW
    folder.parent.mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, "-m", "manoir", "pocket", str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


class Host:
    """`python -m http.server`, which knows nothing of the house."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{BELOW}"

    @property
    def insecure(self) -> str:
        """The same by a name, as another device would ask for it."""
        return self.address.replace("127.0.0.1", INSECURE)

    def open(self) -> None:
        """Serve the folder."""
        command = [
            sys.executable,
            "-m",
            "http.server",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--directory",
            str(self.folder),
        ]
        self.server = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT, env=os.environ
        )
        for _ in range(600):
            try:
                urlopen(f"{self.address}/", timeout=1)
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the web server did not open")

    def close(self) -> None:
        """From now on there is no network."""
        if self.server is not None:
            self.server.kill()
            self.server.wait(20)
            self.server = None


def made_once(where: Path) -> None:
    """The same for all processes of a run: the first of them makes it, and the others wait."""
    done = where / "made"
    try:
        where.mkdir()
    except FileExistsError:
        while not done.exists():
            time.sleep(0.1)
    else:
        try:
            made(where)
        finally:
            done.touch()


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A host that stands until it is closed, or the test is over."""
    host = Host(folder)
    host.open()
    try:
        yield host
    finally:
        host.close()


class Tab(Guest):
    """Somebody whose house is in their own browser."""

    def __init__(self, context: BrowserContext, house: str, name: str, likes: dict[str, Any]) -> None:
        super().__init__(context, house, name, likes)
        light = json.dumps({game: {"level": "child", "count": 1} for game in TITLES})
        context.add_init_script(LISTEN)
        context.add_init_script(
            f"try {{ localStorage['manoir-habits'] ??= {light!r} }} catch {{ /* an empty page */ }}"
        )

    def against(self, level: str) -> Tab:
        """Opponents of a level."""
        habits = json.dumps({game: {"level": level, "count": 1} for game in TITLES})
        self.context.add_init_script(f"try {{ localStorage['manoir-habits'] = {habits!r} }} catch {{}}")
        return self

    def changed(self, script: str, before: str) -> Tab:
        """Scripts of this name begin with something else."""

        def longer(route: Route) -> None:
            found = route.fetch()
            route.fulfill(response=found, body=before + found.text())

        self.context.route(f"**/assets/{script}-*.js", longer)
        return self

    def watch_minds(self) -> Tab:
        """Note what the bots' worker says."""
        return self.changed("worker", MINDS)

    def minds(self) -> list[dict[str, Any]]:
        """What the bots' worker has answered, after it stood."""
        paces = json.loads(self.worker.evaluate(STANDS)["text"])
        assert paces
        assert min(paces.values()) > 0
        said: list[dict[str, str]] = self.worker.evaluate("() => minded.slice(1)")
        return [json.loads(one["text"]) for one in said]

    def go(self, path: str = "/") -> Tab:
        """Open a place of the house."""
        self.page.goto(path if path.startswith("http") else self.at(path))
        return self

    def walk(self, path: str) -> Tab:
        """Go to a place of the house as its own links do: this page stays, and so does the house in it."""
        self.page.evaluate(
            "at => { history.pushState(null, '', at); dispatchEvent(new Event('popstate')) }", self.at(path)
        )
        return self

    def at(self, path: str) -> str:
        """The address of a place."""
        return f"{self.house}/" if path == "/" else f"{self.house}/?{path.replace('?', '&')}"

    def stand(self, stage: str = "open") -> Tab:
        """Wait until the house stands in this tab."""
        self.page.locator(f"[data-house={stage}]").wait_for(state="attached", timeout=LONG)
        return self

    def keep(self) -> Tab:
        """Wait until everything is kept here, so that the network may be cut."""
        self.stand().page.locator("[data-whole=true]").wait_for(state="attached", timeout=LONG)
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Every message of a kind that this page was told."""
        found: list[dict[str, Any]] = self.page.evaluate("kind => told.filter(one => one.type === kind)", kind)
        return found

    def answer(self) -> bool:
        """Take an answer that is lit, or the screen from the one before."""
        curtain = self.page.locator(".curtain .btn")
        if curtain.count():
            curtain.click()
            return True
        return super().answer()

    @property
    def worker(self) -> Worker:
        """The worker in which the house lives."""
        return next(one for one in self.page.workers if "/worker-" in one.url)

    @property
    def table(self) -> str:
        """The id of the table that this tab is at."""
        self.page.wait_for_function("() => /^\\?\\/(table|replay)\\//.test(location.search)")
        found: str = self.page.evaluate("() => location.search.split('/')[2].split('&')[0]")
        return found

    def open(self, game: str = "minuit", way: str = "bots", **settings: Any) -> Tab:
        """From the hall to a table, where bots need not be followed by an eye."""
        self.page.locator(".ways button").nth(("bots", "one").index(way)).click()
        self.page.locator(f"article[data-game={game}] .btn").click()
        kept: list[dict[str, Any]] = self.page.evaluate("id => JSON.parse(localStorage['manoir-tables'])", self.table)
        self.worker.evaluate(HURRY, [self.table, kept[0]["host"], {"pace": 0, **settings}])
        return self
