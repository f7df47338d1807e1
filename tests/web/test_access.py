"""Nothing serious on any page for axe; no sideways scrolling; targets for fingers; the words of both languages."""

from __future__ import annotations

import json
import re

import pytest
from answered import answered
from faults import faults, faults_both_ways, pale, still
from guests import DESK, PHONE, Guest, play
from openings import begun, brought, seated
from playwright.sync_api import expect
from states import STATES

from manoir.games import TITLES


def looked_at(guest: Guest, size: dict[str, int]) -> None:
    """Everything that holds for every page, by night and by day, in French and in English."""
    page = guest.page
    still(guest)
    assert not (found := faults(guest)), f"{page.url}: {found}"
    guest.like(theme="day")
    assert not (found := pale(guest)), f"{page.url} by day: {found}"
    for language in ("en", "fr"):
        guest.like(theme="night", language=language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        expect(page.locator("body")).not_to_contain_text(KEYS, use_inner_text=True)  # words are there for everything
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], f"{language} sideways: {page.url}"
        if size is PHONE:
            assert not (small := page.evaluate(SMALL)), f"{language} too small for a finger: {small}"


KEYS = re.compile(r"\b(page|minuit|house|bot)-[a-z]")  # what is shown where a word is missing
SMALL = """() => [...document.querySelectorAll('button, select, input:not(.vh), .chip, .btn, .iconbtn, summary')]
  .filter(one => one.checkVisibility() && !one.closest('.log'))
  .map(one => [one.getBoundingClientRect(), one.getAttribute('aria-label') || one.textContent])
  .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name]) => `${name.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def size(request):
    return request.param


def test_the_hall_the_antechamber_and_the_rules_are_for_everybody(visit, size):
    zoe = visit("Zoé", size=size)
    looked_at(zoe.go("/"), size)
    for way in ("friends", "one", "tv"):
        zoe.open(way=way)
        zoe.page.locator("fieldset[data-option]").first.wait_for()
        looked_at(zoe, size)
    zoe.go("/rules/minuit")
    zoe.page.locator(".clause").first.wait_for()
    looked_at(zoe, size)
    looked_at(zoe.go("/replay"), size)


def test_a_table_from_its_first_question_to_its_replay_is_for_everybody(visit, house, size):
    def sits_down() -> None:
        seated(zoe, begun(house, "minuit", "Zoé", bots=3, rounds=1))
        page.locator(".ask").wait_for()

    zoe = visit("Zoé", size=size)
    page = zoe.page
    sits_down()
    for state in (".acts", ".target", ".groups"):
        for _ in range(8):  # the dice may end a short game before it has come to that
            play(zoe, until=lambda wanted=state: page.locator(wanted).count() > 0 or zoe.over)
            if not zoe.over:
                break
            sits_down()
        assert page.locator(state).count()
        looked_at(zoe, size)
    page.locator("header button[aria-expanded]").last.click()
    looked_at(zoe, size)
    page.keyboard.press("Escape")
    play(zoe)
    looked_at(zoe, size)
    zoe.go(f"/replay/{brought(house, 'minuit', 2)}")
    page.locator(".deck").wait_for()
    looked_at(zoe, size)


def test_whatever_else_may_stand_on_a_screen_is_for_everybody(visit, house):
    """A television, a hand beside it, a curtain, a puzzle, a guide, the list of games, what is not there."""
    zoe, wrong = visit("Zoé"), []

    def look(what: str, ready: str) -> None:
        zoe.page.locator(ready).first.wait_for()
        wrong.extend(f"{what}: {one}" for one in faults_both_ways(zoe))

    for game in TITLES:
        made = begun(house, game, "Zoé", "Papi", bots=1)
        held = next(one for one in made["held"] if one["seat"] == 1)
        zoe.go(f"/table/{made['table']['id']}#seat={held['secret']}&hand=1")
        look(f"a hand in {game}", ".remote .ask")
        zoe.go(f"/screen/{made['table']['id']}")
        look(f"{game} on a television", ".tv .board")
    zoe.go("/guide/chasseurs")
    look("a guide", ".coach")
    zoe.go("/solo/booo")
    look("a puzzle", ".ask .btn")
    zoe.page.locator(".ask .btn").click()
    look("a puzzle that has begun", ".castle")
    for game in ("minuit", "chasseurs", "macgregor"):
        zoe.go(f"/solo/{game}#puzzle=2026-11-20")  # the same day every day, and a crowd in two of them
        look(f"a moment of {game}", ".ask h2")
        answered(zoe.page)
        look(f"a moment of {game} that was answered", ".judged")
    zoe.go("/games")
    look("games", "li.panel")
    zoe.go("/nowhere")
    look("an unknown page", "h1")
    visit.wrong.clear()  # it is not there, and says so
    zoe.open("chasseurs", way="one").page.locator(".start").click()
    look("a curtain", ".curtain")
    assert not wrong, "\n".join(wrong)


def test_what_opens_over_a_page_and_what_is_read_afterwards_is_for_everybody(visit, house):
    """The host's panel, the opponents, a rulebook, the list of games and its dialogs, a review, a position."""
    zoe, wrong = visit("Zoé"), []
    page = zoe.page

    def look(what: str, ready: str) -> None:
        page.locator(ready).first.wait_for()
        wrong.extend(f"{what}: {one}" for one in faults_both_ways(zoe))

    zoe.go("/").page.locator("[data-opponents=minuit]").click()
    look("the opponents", "dialog[open]")
    for game in TITLES:
        zoe.go(f"/rules/{game}")
        look(f"the rules of {game}", ".clause")
    zoe.open().page.locator(".ask").wait_for()
    page.locator(".pl .help").first.click()
    look("what a host can do for a seat", "#host h2")
    page.keyboard.press("Escape")
    page.get_by_label("Menu", exact=True).click()
    look("the menu", "#menu")
    page.get_by_role("button", name="Ce que peut l’hôte").click()
    look("what a host can do for the table", "#host h2")
    zoe.go("/games").page.get_by_role("button", name="Supprimer").first.click()
    look("a game that may go", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Donner depuis cet appareil").click()
    look("a device that gives", "[data-code]")
    page.reload()
    page.get_by_role("button", name="Recevoir sur cet appareil").click()
    look("a device that takes", "#move-code")
    zoe.go(f"/replay/{brought(house, 'minuit', 2)}#review")
    look("a review", ".review svg[role=img]")
    page.get_by_role("button", name="Jouer d’ici").click()
    look("a position to play from", ".position")
    assert not wrong, "\n".join(wrong)


def test_what_passes_quickly_is_for_everybody_too(visit, house):
    """A search, a capture, a wish, a pause, and a seat that another device took, which says so in either language."""
    zoe, papi, again, wrong = visit("Zoé"), visit("Papi"), visit("Papi"), []

    def look(guest: Guest, what: str) -> None:
        wrong.extend(f"{what}: {one}" for one in faults_both_ways(guest))

    for state in STATES:
        if state.name in ("search", "capture"):
            state.open(zoe)
            look(zoe, state.name)
    made = begun(house, "minuit", "Zoé", "Papi", bots=1, first=1)
    for seat, guest in enumerate((zoe, papi), 1):
        seated(guest, made, seat).page.locator(".ask").wait_for()
    papi.page.locator("header button[aria-expanded]").last.click()
    papi.page.locator(".menu > button").nth(1).click()
    zoe.page.locator(".wish").wait_for()
    look(zoe, "a wish")
    zoe.page.locator(".wish .first").click()
    zoe.page.locator(".wish").wait_for(state="detached")
    look(zoe, "a pause")
    seated(again, made, 2).page.locator(".ask").wait_for()
    gone = papi.page.get_by_role("alert")
    expect(gone).to_have_text("Un autre appareil a pris cette place.")
    look(papi, "a seat that was taken")
    papi.like(language="en")
    expect(gone).to_have_text("This seat was taken over by another device.")
    assert not wrong, "\n".join(wrong)


def test_the_page_speaks_the_language_of_the_browser_and_another_when_asked(visit, house):
    zoe = visit("Zoé", language="en-GB").go("/")
    expect(zoe.page.locator("h1")).to_have_text("Somebody is still up.")
    assert zoe.page.evaluate("document.documentElement.lang") == "en"
    zoe.page.get_by_role("button", name="Français").click()
    expect(zoe.page.locator("h1")).to_have_text("Quelqu’un est encore debout.")
    zoe.page.reload()
    expect(zoe.page.locator("h1")).to_have_text("Quelqu’un est encore debout.")
    assert zoe.page.evaluate("document.documentElement.lang") == "fr"
    seated(zoe, begun(house, "minuit", "Zoé", "Papi", first=1))
    zoe.page.locator("[data-move='choose red']").click()
    expect(zoe.page.locator(".log")).to_contain_text("Vous choisissez")
    zoe.page.get_by_label("Menu").click()
    zoe.page.get_by_role("button", name="English").click()
    expect(zoe.page.locator(".log")).to_contain_text("You choose")  # what was told before is told anew


def test_what_happens_is_announced(visit, house):
    zoe = seated(visit("Zoé"), begun(house, "minuit", "Zoé", bots=1))
    zoe.page.locator(".ask").wait_for()
    play(zoe, until=lambda: zoe.page.locator(".log li").count() > 3 and zoe.page.locator(".target").count())
    said = zoe.page.locator(".wrap > [aria-live=polite]").inner_text()
    title, question = zoe.page.locator(".ask h2").inner_text(), zoe.page.locator(".ask p").first.inner_text()
    told, _, called = said.partition(f" {title}. ")  # what happened, then what I am asked
    assert zoe.page.locator(".log li").first.inner_text() in told
    assert called == question


def test_two_hundred_per_cent_of_zoom_loses_nothing(visit, house):
    half = {"width": 720, "height": 450}  # what a desk of 1440 by 900 shows at 200%
    zoe = visit("Zoé", size=half).go("/")
    assert zoe.page.evaluate("document.documentElement.scrollWidth") <= 720
    seated(zoe, begun(house, "minuit", "Zoé", bots=1))
    zoe.page.locator(".ask").wait_for()
    assert zoe.page.evaluate("document.documentElement.scrollWidth") <= 720
    play(zoe, until=lambda: zoe.page.locator(".target").count() > 0)
    zoe.page.locator(".target").first.scroll_into_view_if_needed()


POOR = """for (const [thing, name] of [
  [navigator, 'clipboard'], [navigator, 'serviceWorker'], [crypto, 'subtle'], [crypto, 'randomUUID'],
]) Object.defineProperty(thing, name, { get() { throw new Error(`asked for ${name}`) } })"""


def test_nothing_that_plain_http_lacks_is_needed(visit, house):
    """A phone on the local network has no clipboard, no subtle crypto, no random UUID and no service worker."""
    zoe = visit("Zoé", size=PHONE)
    zoe.context.add_init_script(POOR)
    zoe.go("/").open(way="friends")
    zoe.page.locator("svg.qr").wait_for()
    seated(zoe, begun(house, "minuit", "Zoé", bots=1))
    play(zoe, until=lambda: zoe.page.locator(".target").count() > 0)
    assert json.loads(zoe.page.evaluate("localStorage.getItem('manoir-tables')"))
