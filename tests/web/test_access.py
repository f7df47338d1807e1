"""Nothing serious on any page for axe; no sideways scrolling; targets for fingers; the words of both languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import DESK, PHONE, Guest, play
from playwright.sync_api import expect

LANGUAGES = ("fr", "en")


def faults(guest: Guest) -> list[str]:
    """What axe finds serious or critical, with where."""
    found = Axe().run(guest.page).response["violations"]
    return [
        f"{one['id']}: {', '.join(str(node['target']) for node in one['nodes'][:4])}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def looked_at(guest: Guest, size: dict[str, int]) -> None:
    """Everything that holds for every page."""
    guest.page.wait_for_timeout(400)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"], f"sideways: {guest.page.url}"
    assert not faults(guest), f"{guest.page.url}: {faults(guest)}"
    bare = guest.page.locator("body").inner_text()
    words = [word for word in bare.split() if word.startswith(("page-", "minuit-", "house-", "bot-"))]
    assert not words, f"without words: {words}"
    if size is PHONE:
        small = guest.page.evaluate(SMALL)
        assert not small, f"too small for a finger: {small}"


SMALL = """() => [...document.querySelectorAll('button, select, input:not(.vh), .chip, .btn, .iconbtn')]
  .filter(one => one.checkVisibility() && !one.closest('.log'))
  .map(one => [one.getBoundingClientRect(), one.getAttribute('aria-label') || one.textContent])
  .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name]) => `${name.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("theme", ["night", "day"])
def test_every_page_is_for_everybody(visit, language, size, theme):
    zoe = visit("Zoé", size=size, language=language, theme=theme)
    looked_at(zoe.go("/"), size)
    for way in ("friends", "one", "tv"):
        zoe.open(way=way)
        zoe.page.locator(".seats").wait_for()
        looked_at(zoe, size)
    zoe.go("/rules/minuit")
    zoe.page.locator(".clause").first.wait_for()
    looked_at(zoe, size)
    zoe.go("/replay")
    looked_at(zoe, size)
    zoe.open()
    for state in (".acts", ".target", ".groups"):
        play(zoe, until=lambda wanted=state: zoe.page.locator(wanted).count() > 0)
        looked_at(zoe, size)
    zoe.page.locator("header button[aria-expanded]").last.click()
    looked_at(zoe, size)
    zoe.page.keyboard.press("Escape")
    play(zoe)
    looked_at(zoe, size)
    zoe.page.locator(".end a[href^='/replay']").click()
    zoe.page.locator(".deck").wait_for()
    looked_at(zoe, size)


def test_the_page_speaks_the_language_of_the_browser_and_another_when_asked(visit):
    zoe = visit("Zoé", language="en-GB").go("/")
    expect(zoe.page.locator("h1")).to_have_text("Somebody is still up.")
    assert zoe.page.evaluate("document.documentElement.lang") == "en"
    zoe.page.get_by_role("button", name="Français").click()
    expect(zoe.page.locator("h1")).to_have_text("Quelqu’un est encore debout.")
    zoe.page.reload()
    expect(zoe.page.locator("h1")).to_have_text("Quelqu’un est encore debout.")
    assert zoe.page.evaluate("document.documentElement.lang") == "fr"


def test_what_happens_is_announced(visit):
    zoe = visit("Zoé")
    zoe.open()
    zoe.page.locator(".ask").wait_for()
    play(zoe, until=lambda: zoe.page.locator(".log li").count() > 3)
    said = zoe.page.locator("[aria-live=polite]").last.inner_text()
    assert said in zoe.page.locator(".log").inner_text()


def test_two_hundred_per_cent_of_zoom_loses_nothing(visit):
    half = {"width": 720, "height": 450}  # what a desk of 1440 by 900 shows at 200%
    zoe = visit("Zoé", size=half)
    zoe.go("/")
    assert zoe.page.evaluate("document.documentElement.scrollWidth") <= 720
    zoe.open()
    zoe.page.locator(".ask").wait_for()
    assert zoe.page.evaluate("document.documentElement.scrollWidth") <= 720
    play(zoe, until=lambda: zoe.page.locator(".target").count() > 0)
    zoe.page.locator(".target").first.scroll_into_view_if_needed()
