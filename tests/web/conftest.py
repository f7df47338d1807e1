"""A real house, a real browser: every page is watched for errors and for requests that would leave the machine."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from guests import DESK, PATIENCE, Guest
from houses import ASSETS, opened
from playwright.sync_api import Browser, BrowserContext, Page, expect
from pockets import BELOW, INSECURE, Host, Tab, hosted, made_once

expect.set_options(timeout=PATIENCE)  # a busy machine is not a fault of the page
WORDLESS = re.compile(r"no words for (?!vigil-)")  # the toy has none
CHROMIUM = os.environ.get("MANOIR_CHROMIUM") or next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a page the tests say so; where nobody would read it (CI) they fail."""
    missing = None
    if CHROMIUM is None:
        missing = "no chromium was found (on Debian: apt install chromium)"
    elif not (ASSETS / "index.html").is_file():
        missing = "the page is not built (make web)"
    if missing and os.environ.get("CI"):
        pytest.exit(f"browser tests: {missing}", returncode=1)
    if missing:
        for item in items:
            if "tests/web" in str(item.path):
                item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's own chromium; as root it needs to be told that there is no sandbox."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    whole = "--js-flags=--heap-snapshot-string-limit=10000000"  # what lies in memory is searched to its last letter
    named = f"--host-resolver-rules=MAP {INSECURE} 127.0.0.1"  # a host that no browser takes for this very machine
    return {"executable_path": CHROMIUM, "args": [*root, whole, named, "--ignore-certificate-errors"]}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its database."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def house(folder: Path) -> Iterator[str]:
    """The address of a house that stands for the whole run."""
    with opened(folder) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, house: str) -> Iterator[Callable[..., Guest]]:
    """Somebody comes to the house with a device of their own; at the end nothing may have gone wrong on any of them."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def watch(page: Page) -> None:
        page.on("console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("console", lambda said: wrong.append(said.text) if WORDLESS.match(said.text) else None)
        page.on("pageerror", lambda error: wrong.append(f"page: {error}"))
        page.on("request", lambda asked: wrong.append(f"left: {asked.url}") if _leaves(asked.url) else None)
        page.on("response", lambda got: wrong.append(f"{got.status}: {got.url}") if got.status >= 400 else None)
        page.on("websocket", lambda line: wrong.append(f"left: {line.url}") if _leaves(line.url) else None)

    def come(
        name: str = "", size: dict[str, int] = DESK, language: str = "fr", address: str = house, **likes: Any
    ) -> Guest:
        context = browser.new_context(viewport=size, locale=language, reduced_motion="no-preference")
        context.on("page", watch)
        contexts.append(context)
        return Guest(context, address, name, {"motion": "none", "handRoll": False, **likes})

    come.wrong = wrong  # type: ignore[attr-defined]
    yield come
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@pytest.fixture(scope="session")
def host_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a web server holds: the pocket somewhere below it."""
    base = tmp_path_factory.getbasetemp()
    where = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "host"
    made_once(where)
    assert (where / BELOW / "index.html").is_file()
    return where


@pytest.fixture
def host(host_folder: Path) -> Iterator[Host]:
    """The web server of one test."""
    with hosted(host_folder) as host:
        yield host


@pytest.fixture
def tab(browser: Browser, host: Host) -> Iterator[Callable[..., Tab]]:
    """A browser of one's own; nothing may go wrong in it, and nothing may be asked for elsewhere."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []
    hosts: set[str] = set()

    def watch(page: Page) -> None:
        page.on("console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(f"page: {error}"))

    def asked(url: str) -> None:
        if not url.startswith((*(f"{one}/" for one in hosts), "blob:", "data:")):
            wrong.append(f"left: {url}")

    def come(name: str = "Zoé", size: dict[str, int] = DESK, address: str = host.address, **likes: Any) -> Tab:
        hosts.add(address)
        context = browser.new_context(viewport=size, locale="fr", reduced_motion="no-preference")
        context.on("page", watch)
        context.on("request", lambda request: asked(request.url))  # those of workers too
        contexts.append(context)
        return Tab(context, address, name, {"motion": "none", "handRoll": False, **likes})

    come.wrong = wrong  # type: ignore[attr-defined]
    come.forgiven = []  # type: ignore[attr-defined]  # patterns of what goes wrong on purpose
    yield come
    for context in contexts:
        context.close()
    found = [one for one in wrong if not any(re.search(what, one) for what in come.forgiven)]  # type: ignore[attr-defined]
    assert not found, "\n".join(dict.fromkeys(found))


def _leaves(url: str) -> bool:
    return urlsplit(url).hostname not in ("127.0.0.1", None)
