"""What a person does with a page: taps, types, waits; nothing that a person could not do."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WAYS = ("bots", "friends", "one", "tv")
HURRY = """async id => {  // bots of a test need not be followed by an eye
  const table = JSON.parse(localStorage.getItem('manoir-tables')).find(table => table.id === id)
  const headers = { authorization: `Bearer ${table.host}`, 'content-type': 'application/json' }
  const { settings } = await (await fetch(`/api/tables/${id}`)).json()
  await fetch(`/api/tables/${id}/settings`, { method: 'PUT', headers, body: JSON.stringify({ ...settings, pace: 0 }) })
}"""
DICE_WAIT = """() => {  // the ten seconds after which nobody waits for a die never end: a test has no time
  const later = window.setTimeout
  window.setTimeout = (work, ms, ...given) => (ms === 10000 ? 0 : later(work, ms, ...given))
}"""
LIKE = """liked => {  // as when another page of this device changes its mind
  const before = JSON.parse(localStorage.getItem('manoir-prefs'))
  localStorage.setItem('manoir-prefs', JSON.stringify({ ...before, ...liked }))
  dispatchEvent(new StorageEvent('storage', { key: 'manoir-prefs' }))
}"""
LIT = ".remote .target, .remote .card.lit, .remote .thing.lit"  # what may be tapped on a phone beside a television
PATIENCE = 20_000  # milliseconds


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, house: str, name: str, likes: dict[str, Any]) -> None:
        self.context = context
        self.house = house
        self.name = name
        self.frames: list[str] = []  # what the house told this device
        self.dice = random.Random(name)
        liked = json.dumps({"name": name, **likes})
        kept = f"localStorage.getItem('manoir-prefs') || localStorage.setItem('manoir-prefs', {liked!r})"
        context.add_init_script(f"try {{ {kept} }} catch {{ /* an empty page keeps nothing */ }}")
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def go(self, path: str = "/") -> Guest:
        """Open a page of the house."""
        self.page.goto(path if path.startswith("http") else self.house + path)
        return self

    def like(self, **likes: Any) -> None:
        """Change one's mind about theme, language and the like."""
        self.page.evaluate(LIKE, likes)

    def resize(self, width: int, height: int) -> None:
        """Another screen, once the page has been laid out on it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def open(self, game: str = "minuit", way: str = "bots") -> Guest:
        """From the hall to a table, in one of the four ways."""
        self.go("/")
        self.page.locator(".ways button").nth(WAYS.index(way)).click()
        self.page.locator(f"article[data-game={game}] .btn").click()
        self.page.evaluate(HURRY, self.table)
        return self

    def sit(self, link: str) -> Guest:
        """Come by a link and sit down."""
        self.go(link)
        self.page.locator("#name").fill(self.name)
        self.page.get_by_role("button", name="S’asseoir").or_(self.page.get_by_role("button", name="Sit down")).click()
        self.page.locator(".seats input").wait_for()  # from now on this page speaks for a seat
        return self

    def choice(self, title: str) -> Locator:
        """One of the things that a table decides, opened to be changed."""
        group = self.page.get_by_role("group", name=title)
        group.locator("summary").wait_for()
        if group.locator("details:not([open])").count():
            group.locator("summary").click()
        return group

    @property
    def table(self) -> str:
        """The id of the table that this page is at."""
        self.page.wait_for_url(re.compile(r"/(table|screen|replay)/[^/]+$"))
        return self.page.url.split("#")[0].rsplit("/", 1)[1]

    @property
    def moves(self) -> Locator:
        """The answers on offer."""
        return self.page.locator(".acts button[data-move]")

    @property
    def over(self) -> bool:
        """Whether this page shows the end."""
        return self.page.locator(".end").count() > 0

    def start(self) -> None:
        """Give the start, as the host."""
        self.page.locator(".start").click()
        self.page.locator(".ask").wait_for()

    def answer(self) -> bool:
        """Take one of the lit answers, if there is one; whether there was."""
        page = self.page
        if page.locator(".go-on").count():
            page.locator(".go-on").click(timeout=500, no_wait_after=True)
        if page.locator(".die.tap").count():
            page.locator(".die.tap").click()
            return True
        if page.locator(".acts .list[aria-expanded=false]:visible").count():
            page.locator(".acts .list").click()
        count = self.moves.count()
        if not count:
            return self.tap()
        self.moves.nth(self.dice.randrange(count)).click(timeout=3000)
        return True

    def tap(self) -> bool:
        """On a phone beside a television: tap a lit place, or take a lit card in hand; whether there was one."""
        lit = self.page.locator(LIT)
        count = lit.count()
        if count:
            lit.nth(self.dice.randrange(count)).click(timeout=3000)
        return count > 0

    def sees(self, text: str) -> None:
        """Wait until the page says something."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)


def play(*guests: Guest, until: Any = None, steps: int = 4000) -> None:
    """Everybody answers what they are asked until the game is over, or until something is so."""
    for _ in range(steps):
        over = all(guest.over for guest in guests)  # looked at once: it may come to be so at any moment
        if until() if until else over:
            return
        if over:
            raise AssertionError("the game was over before that")
        tried = [_tried(guest) for guest in guests]  # each of them, every time
        if not any(tried):
            guests[0].page.wait_for_timeout(30)
    raise AssertionError("the game did not come to its end")


def _tried(guest: Guest) -> bool:
    try:
        return guest.answer()
    except Exception:  # the button went away while it was being reached for: somebody else moved
        return False
