"""Windows of other browsers, as Debian has them: Firefox, which speaks BiDi itself, and WebKitGTK by its driver."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from houses import free_port
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0  # seconds for a browser to open, on a busy machine
SIZE = (1440, 900)
NEEDS = {
    "firefox": {"firefox-esr": ("firefox-esr", "firefox")},
    "webkit": {"webkit2gtk-driver": ("WebKitWebDriver",), "xvfb": ("Xvfb",)},
}


class Window(Protocol):
    """What a person has before them."""

    def go(self, url: str) -> None:
        """Open a page."""

    def run(self, function: str, *given: Any) -> Any:
        """What a function of the page answers, as plain data."""

    def tap(self, x: float, y: float) -> None:
        """Press and let go, at a point of the window."""


def missing(engine: str) -> list[str]:
    """The packages of Debian without which there is no such browser here."""
    return [package for package, names in NEEDS[engine].items() if not any(map(shutil.which, names))]


@contextmanager
def opened(engine: str) -> Iterator[Window]:
    """A window of that browser, until it is not needed any more."""
    with {"firefox": firefox, "webkit": webkit}[engine]() as window:
        yield window


def press(x: float, y: float) -> list[dict[str, Any]]:
    """A tap, as both drivers want it written."""
    at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
    return [{"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": [at, down, up]}]


class Firefox:
    """Firefox, which speaks WebDriver BiDi itself."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.asked = line, 0
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        wide, high = SIZE
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": wide, "height": high})

    def ask(self, method: str, **given: Any) -> Any:
        """One command, and what is answered to it."""
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": given}))
        while True:
            said = json.loads(self.line.recv(timeout=PATIENCE))
            if said.get("id") == self.asked:
                assert said["type"] == "success", said
                return said["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        plain = f"JSON.stringify(({function})(...{json.dumps(given)}) ?? null)"
        target = {"context": self.context}
        said = self.ask("script.evaluate", expression=plain, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        self.ask("input.performActions", context=self.context, actions=press(x, y))


@contextmanager
def firefox() -> Iterator[Window]:
    """A Firefox of its own, with a profile that nobody has used."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text('user_pref("intl.accept_languages", "fr");\n')
        at = ["--remote-debugging-port", str(port), "--profile", profile]
        with running([program, "--headless", "--no-remote", *at]):
            door = f"ws://127.0.0.1:{port}/session"
            with ExitStack() as stack:
                yield Firefox(patient(lambda: stack.enter_context(connect(door, max_size=None))))


class WebKit:
    """WebKitGTK, by its WebDriver."""

    def __init__(self, driver: str) -> None:
        self.driver = driver
        found = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {}}})
        self.session = f"/session/{found['sessionId']}"
        wide, high = SIZE
        self.ask("POST", f"{self.session}/window/rect", {"x": 0, "y": 0, "width": wide, "height": high})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One command, and what is answered to it."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.driver + path, data, {"content-type": "application/json"}, method=method)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def go(self, url: str) -> None:
        self.ask("POST", f"{self.session}/url", {"url": url})

    def run(self, function: str, *given: Any) -> Any:
        script = f"return JSON.stringify(({function})(...arguments) ?? null)"
        return json.loads(self.ask("POST", f"{self.session}/execute/sync", {"script": script, "args": list(given)}))

    def tap(self, x: float, y: float) -> None:
        self.ask("POST", f"{self.session}/actions", {"actions": press(x, y)})


@contextmanager
def webkit() -> Iterator[Window]:
    """A WebKitGTK of its own, on a screen that nobody looks at."""
    read, write = os.pipe()
    wide, high = SIZE
    screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{wide}x{high + 100}x24", "-nolisten", "tcp"]
    with running(screen, pass_fds=(write,)):
        os.close(write)
        with os.fdopen(read) as told:
            display = f":{told.readline().strip()}"
        port = free_port()
        with running(["WebKitWebDriver", f"--port={port}"], env={**os.environ, "DISPLAY": display, "LANG": "C.UTF-8"}):
            driver = f"http://127.0.0.1:{port}"
            patient(lambda: urllib.request.urlopen(f"{driver}/status", timeout=5).close())
            window = WebKit(driver)
            try:
                yield window
            finally:
                with suppress(OSError):
                    window.ask("DELETE", window.session)


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[None]:
    """A program, for as long as it is needed."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def patient(knock: Any) -> Any:
    """Knock until somebody opens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return knock()
        except (OSError, WebSocketException):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
