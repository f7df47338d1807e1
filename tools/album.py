"""The pictures of one visitor: every page and state of the house, in the order in which somebody meets them."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/web")]

from endings import played_out, table_for  # noqa: E402
from guests import PHONE, Guest, play  # noqa: E402
from measures import wrongs  # noqa: E402
from openings import asked, begun, brought, seated, taken_up  # noqa: E402
from positions import table_from  # noqa: E402

OUT = ROOT / "build" / "screenshots"
DOCS = {"en": ROOT / "docs" / "pictures", "fr": ROOT / "docs" / "fr" / "pictures"}
SIZES = {"phone": (390, 844), "side": (844, 390), "tablet": (820, 1180), "desk": (1440, 900), "tv": (1920, 1080)}
LIKED = (
    ("fr", "night"),
    ("en", "day"),
)  # every state in both languages and in both themes, at half the cost of all four
READ = (("fr", "night"), ("en", "night"))  # the documentation's own pages are in both languages
PRINTED = {"phone": (390, 844), "desk": (1200, 880)}  # the documentation is to stay light
PEOPLE = ("Zoé", "Papi", "Lucie", "Nils")
LIVELY = 75  # in the golden game of four: Hugo is on the gallery, some are hidden, some caught
SHOWN = {  # what the documentation shows: the picture, and what it is called there
    "hall-desk": "hall",
    "antechamber-friends-desk": "antechamber",
    "table-hide-desk": "minuit-table",
    "table-hide-phone": "minuit-phone",
    "end-desk": "end",
    "replay-desk": "replay",
    "rules-desk": "rulebook",
}
LONGEST = 2600  # pixels of a page that is taken whole


class Album:
    """One visitor's pictures, each on every screen, in French by night and in English by day."""

    def __init__(self, browser: Browser, house: str, docs: bool = False) -> None:
        self.browser, self.house, self.docs = browser, house, docs
        self.wrong: list[str] = []  # what an eye and a thumb find wrong, measured
        self.guest = self.visitor("Zoé")

    @property
    def page(self) -> Page:
        return self.guest.page

    def visitor(self, name: str, **likes: object) -> Guest:
        """Somebody else, with a device of their own."""
        context = self.browser.new_context(viewport=PHONE, locale="fr", reduced_motion="no-preference")
        return Guest(context, self.house, name, {"motion": "none", "handRoll": True, "theme": "night", **likes})

    def take(self, name: str, whole: bool = False, guest: Guest | None = None) -> None:
        """The pictures of a state, once nothing moves."""
        shown = guest or self.guest
        for language, theme in READ if self.docs else LIKED:
            shown.like(language=language, theme=theme)
            shown.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
            for size, (width, height) in (PRINTED if self.docs else SIZES).items():
                printed = SHOWN.get(f"{name}-{size}")
                if self.docs and not printed:
                    continue
                shown.resize(width, height)
                shown.page.wait_for_timeout(250)
                file = OUT / f"{name}-{size}-{language}-{theme}.png"
                if self.docs:
                    file = DOCS[language] / f"{printed}.png"
                part = {"x": 0, "y": 0, "width": width, "height": self.height(shown, height) if whole else height}
                shown.page.screenshot(path=file, full_page=whole, animations="disabled", clip=part)
                self.wrong += (f"{file.stem}: {one}" for one in wrongs(shown.page, not whole))
        shown.like(language="fr", theme="night")
        shown.resize(PHONE["width"], PHONE["height"])

    @staticmethod
    def height(guest: Guest, least: int) -> int:
        """How much of a page is shown where it is shown whole."""
        return max(least, min(LONGEST, guest.page.evaluate("document.documentElement.scrollHeight")))

    def all(self) -> None:
        """Every page and state, in the order in which a visitor meets them."""
        self.arriving()
        self.playing()
        self.ending()
        self.reading()
        if not self.docs:
            self.together()
            self.other_games()
        self.guest.context.close()

    def arriving(self) -> None:
        """The hall of somebody who comes for the first time, and the antechamber in each of its ways."""
        guest, page = self.guest, self.page
        guest.go("/")
        page.locator("article").first.wait_for()
        self.take("hall")
        for way in ("friends",) if self.docs else ("friends", "one", "tv"):
            guest.open(way=way)
            page.locator("fieldset[data-option]").first.wait_for()
            if way == "friends":
                other = self.visitor("Papi").sit(f"/table/{guest.table}")
                page.get_by_text("Papi").first.wait_for()
                other.page.locator("fieldset[data-option]").first.wait_for()
                self.take("antechamber-guest", True, other)
            self.take(f"antechamber-{way}", whole=True)
        other.context.close()

    def playing(self) -> None:
        """A game against bots from the first question on; then one that is well under way."""
        guest, page = self.guest, self.page
        seated(guest, begun(self.house, "minuit", "Zoé", bots=3))
        if not self.docs:
            for name, wanted in (("colour", ".acts"), ("place", ".target"), ("roll", ".die.tap"), ("move", ".groups")):
                self.until(wanted)
                self.take(f"table-{name}")
        table, secrets = table_from(self.house, brought(self.house, "minuit", 4), LIVELY, (1,))
        guest.go(f"/table/{table}#seat={secrets[1]}")
        page.locator(".target.room").first.wait_for()
        self.take("table-hide")
        if self.docs:
            return
        page.locator(".tools .chip").first.click()
        page.locator(".hinted").first.wait_for()
        self.take("table-hint")
        page.locator("[data-place]:not(.target)").first.click(force=True)
        page.locator(".notice").wait_for()
        self.take("table-refused")
        page.locator("header button[aria-expanded]").last.click()
        self.take("table-menu")
        confirm = page.locator(".menu > button", has=page.locator("use[href='#i-check']"))
        confirm.click()
        page.keyboard.press("Escape")
        page.locator(".target").first.dispatch_event("click")
        self.take("table-confirm")
        page.keyboard.press("Escape")
        page.locator("header button[aria-expanded]").last.click()
        confirm.click()
        page.keyboard.press("Escape")
        page.locator("header button[aria-expanded]").first.click()
        self.take("table-faces")
        page.locator("header button[aria-expanded]").first.click()

    def ending(self) -> None:
        """The count of a round, the end of a game, and the game once more."""
        guest, page = self.guest, self.page
        seated(guest, begun(self.house, "minuit", "Zoé", bots=3, rounds=2))
        play(guest, until=lambda: page.locator("[data-piece]").count() > 7)
        if not self.docs:
            if page.locator(".pull").is_visible():
                page.locator(".pull").click()
                self.take("table-journal")
            page.locator(".log li button").nth(2).click()
            page.locator(".back").wait_for()
            self.take("table-looking-back")
            page.keyboard.press("Escape")
        play(guest, until=lambda: page.locator(".counted").count() > 0 or guest.over)
        self.take("table-round")
        play(guest)
        page.wait_for_timeout(2500)
        self.take("end")
        guest.go(f"/replay/{brought(self.house, 'minuit', 4)}")
        page.locator("input[type=range]").wait_for()
        page.locator("input[type=range]").fill(str(LIVELY))
        page.evaluate("document.activeElement.blur()")
        self.take("replay")
        if not self.docs:
            page.get_by_role("button", name="La revue du coach").click()
            page.locator(".review svg[role=img]").wait_for(timeout=600_000)
            page.locator(".review").scroll_into_view_if_needed()
            self.take("replay-review", whole=True)
        guest.go("/replay")
        self.take("replay-empty")

    def reading(self) -> None:
        """The rulebook, a clause in it, and the guide; then the hall of somebody who was here before."""
        guest, page = self.guest, self.page
        guest.go("/rules/minuit")
        page.locator(".clause").first.wait_for()
        self.take("rules")
        if self.docs:
            return
        guest.go("/rules/minuit#capture.same-space")
        page.locator(".clause.here").wait_for()
        self.take("rules-clause")
        guest.go("/guide/minuit")
        page.locator(".coach").wait_for()
        self.take("guide")
        guest.go("/")
        page.locator(".mine").first.wait_for()
        self.take("hall-tables", whole=True)
        for name, path, ready in (
            ("games", "/games", "li.panel"),
            ("lost", "/nowhere", "h1"),
            ("puzzle", "/solo/booo", ".ask .btn"),
        ):
            guest.go(path).page.locator(ready).first.wait_for()
            self.take(name, whole=name == "games")
        page.locator(".ask .btn").click()
        page.locator(".castle").wait_for()
        self.take("puzzle-begun")

    def together(self) -> None:
        """A television with a phone, a wish, a pause, a curtain, a spectator, a seat that was taken over."""
        made = begun(self.house, "minuit", "Zoé", "Papi", bots=1, first=1)
        zoe, papi = seated(self.visitor("Zoé"), made, 1), seated(self.visitor("Papi"), made, 2)
        zoe.page.locator(".ask").wait_for()
        papi.page.locator(".ask").wait_for()
        papi.page.locator("header button[aria-expanded]").last.click()
        papi.page.locator(".menu > button").nth(1).click()
        zoe.page.locator(".wish").wait_for()
        self.take("table-wish", guest=zoe)
        zoe.page.locator(".wish .first").click()
        zoe.page.locator(".wish").wait_for(state="detached")
        self.take("table-paused", guest=zoe)
        watcher = self.visitor("").go(f"/table/{made['table']['id']}#watch=1")
        watcher.page.locator(".board").wait_for()
        self.take("spectator", guest=watcher)
        again = seated(self.visitor("Papi"), made, 2)
        again.page.locator(".ask").wait_for()
        papi.page.get_by_role("alert").wait_for()
        self.take("taken-over", guest=papi)
        held = taken_up(self.house, brought(self.house, "minuit", 4), LIVELY, *PEOPLE)
        watcher.go(f"/screen/{held['table']['id']}")
        watcher.page.locator(".board").wait_for()
        self.take("television", guest=watcher)
        hand = next(one for one in held["held"] if one["seat"] == 1)
        zoe.go(f"/table/{held['table']['id']}#seat={hand['secret']}&hand=1")
        zoe.page.locator(".ask").wait_for()
        self.take("television-hand", guest=zoe)
        zoe.open("chasseurs", way="one").page.locator(".start").click()
        zoe.page.locator(".curtain").wait_for()
        self.take("curtain", guest=zoe)
        for one in (zoe, papi, watcher, again):
            one.context.close()

    def other_games(self) -> None:
        """What every game has: antechamber, first question, advice, television, hand, end, rulebook and guide."""
        for about in asked(self.house, "/games"):
            game = about["game"]
            self.guest.open(game, way="friends").page.locator("fieldset[data-setting=clock]").wait_for()
            self.take(f"{game}-antechamber", whole=True)
            most = max(edition["high"] for edition in about["editions"])
            made = begun(self.house, game, "Zoé", "Papi", bots=most - 2)
            seated(self.guest, made).page.locator(".ask").wait_for()
            self.take(f"{game}-first")
            low = min(edition["low"] for edition in about["editions"])
            seated(self.guest, begun(self.house, game, "Zoé", bots=low - 1)).page.locator(".ask").wait_for()
            self.take(f"{game}-fewest")
            if self.page.locator("[data-hint]").count():
                self.page.locator("[data-hint]").first.click()
                self.page.locator(".hint p:not(:empty)").wait_for()
                self.take(f"{game}-hint")
            watcher = self.visitor("").go(f"/screen/{made['table']['id']}")
            watcher.page.locator(".board").first.wait_for()
            self.take(f"{game}-television", guest=watcher)
            held = next(one for one in made["held"] if one["seat"] == 1)
            watcher.go(f"/table/{made['table']['id']}#seat={held['secret']}&hand=1")
            watcher.page.locator(".ask, .end").first.wait_for()
            self.take(f"{game}-hand", guest=watcher)
            over = table_for(self.house, game, "Zoé", bots=most - 1)
            table = played_out(self.guest, over)
            seated(self.guest, over).page.locator(".end").wait_for()
            self.page.wait_for_timeout(1500)
            self.take(f"{game}-over", whole=True)
            watcher.go(f"/screen/{table}").page.locator(".end").first.wait_for()
            watcher.page.wait_for_timeout(1500)
            self.take(f"{game}-television-over", guest=watcher)
            watcher.context.close()
            self.guest.go(f"/rules/{game}").page.locator(".clause").first.wait_for()
            self.take(f"{game}-rules")
            self.guest.go(f"/guide/{game}").page.locator(".coach, [role=alert], h1").first.wait_for()
            self.take(f"{game}-guide")

    def until(self, wanted: str) -> None:
        """Play until something is to be seen."""
        play(self.guest, until=lambda: self.page.locator(wanted).count() > 0 or self.guest.over)
