"""The board of Chasseurs: whole games by finger, by mouse and by keyboard, and nothing of another hand in the page."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import DESK, PATIENCE, PHONE, Guest, play
from playwright.sync_api import Error, Locator, expect

ACTIVE = "document.activeElement"
PASS = ".acts button[data-move=pass], .acts button[data-move=done]"


def touch(thing: Locator) -> None:
    """Bring a thing under the finger, and tap it."""
    thing.evaluate("one => one.scrollIntoView({ block: 'center' })")
    thing.click(timeout=1500)


def answered(guest: Guest) -> bool:
    """Answer on the board itself: a lit card twice, an adventurer that is aimed at, or no card at all."""
    page = guest.page
    lit = page.locator(".tray .thing.lit")
    count = lit.count()
    drafting = page.locator(".tray.draft").count() > 0
    if count and (drafting or guest.dice.random() < 0.7):
        touch(lit.nth(guest.dice.randrange(count)))
        aimed = page.locator(".aim .thing.lit")
        touch(aimed.first if aimed.count() else page.locator(".tray .thing.raised"))
        return True
    if page.locator(PASS).count():
        page.locator(PASS).first.click(timeout=1500)
        return True
    return False


def tried(guest: Guest) -> bool:
    """Answer if that is possible now; what is reached for may go away while somebody else moves."""
    try:
        return answered(guest)
    except Error:
        return False


def hunt(*guests: Guest, until=None, steps: int = 6000) -> None:
    """Everybody plays on the board until the game is over, or until something is so."""
    done = until or (lambda: all(guest.over for guest in guests))
    for _ in range(steps):
        if done():
            return
        if not any([tried(guest) for guest in guests]):  # noqa: C419 -- everybody has a try
            guests[0].page.wait_for_timeout(30)
    raise AssertionError("the hunt did not come to its end")


def sound(guest: Guest, size: dict[str, int]) -> None:
    """Nothing serious for axe, nothing sideways, no word that is missing, nothing too small for a finger."""
    guest.page.wait_for_timeout(400)
    found = Axe().run(guest.page).response["violations"]
    serious = [
        f"{one['id']}: {[node['target'] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "chasseurs-" not in guest.page.locator("body").inner_text()
    if size is PHONE:
        assert not guest.page.evaluate(SMALL)


SMALL = """() => [...document.querySelectorAll('main button, .ask button')]
  .filter(one => one.checkVisibility())
  .map(one => [one.getBoundingClientRect(), one.getAttribute('aria-label') || one.textContent])
  .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, name]) => `${name.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_two_people_in_two_browsers_and_two_bots_hunt_to_the_end(visit, size):
    zoe, papi = visit("Zoé", size=size), visit("Papi", size=size, language="en")
    zoe.open("chasseurs", way="friends")
    table = zoe.table
    papi.sit(f"/table/{table}")
    zoe.sees("Papi")
    zoe.page.get_by_label("Qui prend la place 3").select_option("greedy")
    zoe.start()
    papi.page.locator(".tray .lit").first.wait_for()
    sound(zoe, size)
    hunt(zoe, papi, until=lambda: zoe.page.locator(".site.current").count() > 0)
    sound(zoe, size)
    hunt(zoe, papi, until=lambda: zoe.page.locator(".camp.current").count() > 0)
    sound(papi, size)
    hunt(zoe, papi)
    assert zoe.page.locator(".end tbody tr").count() == 5  # scrolls, relics, goblins, purse and their sum
    rows = [row.split("\t")[1:] for row in zoe.page.locator(".end tbody").inner_text().splitlines() if row]
    counted = [[int(cell.replace("−", "-")) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*counted[:-1], strict=True)] == counted[-1]
    sound(zoe, size)


def test_a_whole_round_with_the_keyboard_alone(visit):
    zoe = visit("Zoé")
    zoe.open("chasseurs")
    zoe.page.locator(".tray .lit").first.wait_for()
    for _ in range(600):
        if "2" in zoe.page.locator("header").first.inner_text().split("Manche")[1][:3]:
            return
        lit = zoe.page.locator(".tray.draft .thing.lit").count()
        wanted = ".tray .thing.lit" if lit else PASS
        if not lit and not zoe.page.locator(PASS).count():
            zoe.page.wait_for_timeout(40)
            continue
        for _ in range(90):
            if zoe.page.evaluate(f"{ACTIVE}.matches({wanted!r})"):
                zoe.page.keyboard.press("Enter")
                if lit:
                    zoe.page.keyboard.press("Enter")
                break
            zoe.page.keyboard.press("Tab")
        zoe.page.wait_for_timeout(60)
    raise AssertionError("the round did not end")


def test_the_switch_passes_by_itself_until_the_next_site(visit):
    zoe = visit("Zoé")
    zoe.open("chasseurs")
    hunt(zoe, until=lambda: zoe.page.locator(".site.current").count() and zoe.page.locator(PASS).count())
    site = zoe.page.locator(".site.current").get_attribute("data-site")
    switch = zoe.page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(zoe.page.locator(f".site.current[data-site={site}]")).to_have_count(0, timeout=PATIENCE)
    expect(zoe.page.get_by_role("switch")).to_have_attribute("aria-checked", "false")  # it was for that site only


def test_a_card_that_cannot_be_played_now_says_why(visit):
    zoe = visit("Zoé")
    zoe.open("chasseurs")
    dead = ".tray:not(.draft) .thing:not(.lit)"
    hunt(zoe, until=lambda: zoe.page.locator(PASS).count() and zoe.page.locator(dead).count())
    zoe.page.locator(dead).first.click()
    expect(zoe.page.locator(".detail")).to_be_visible()
    expect(zoe.page.locator(".notice")).to_be_visible()


def test_nobody_sees_another_hand(visit):
    zoe, papi = visit("Zoé"), visit("Papi")
    zoe.open("chasseurs", way="friends")
    table = zoe.table
    papi.sit(f"/table/{table}")
    zoe.page.get_by_label("Qui prend la place 3").select_option("greedy")
    zoe.start()
    papi.page.locator(".tray .lit").first.wait_for()
    watcher = visit("").go(f"/table/{table}#watch=1")
    hunt(zoe, papi, until=lambda: papi.page.locator(".picks .mini").count() == 4)
    watcher.page.locator(".backs svg").first.wait_for()
    assert watcher.page.locator(".tray .thing, .tray .mini").count() == 0
    for guest, seat in ((zoe, 1), (papi, 2), (watcher, None)):
        scenes = [scene for frame in guest.frames if (scene := json.loads(frame).get("scene"))]
        for view in (scene["view"] for scene in scenes):
            assert (view["me"] or {}).get("seat") == seat
            assert not any(key in player for player in view["seats"] for key in ("hand", "picks", "pack"))


def test_phones_hold_the_hands_while_a_television_shows_the_sites(visit):
    tv = visit("")
    tv.open("chasseurs", way="tv")
    link = tv.page.get_by_label("Lien à partager").input_value()
    zoe = visit("Zoé", size=PHONE).sit("/" + link.split("/", 3)[3])
    tv.sees("Zoé")
    for place in (2, 3):
        tv.page.get_by_label(f"Qui prend la place {place}").select_option("greedy")
    tv.start()
    zoe.page.locator(".tray .lit").first.wait_for()
    assert zoe.page.locator(".board").count() == 0
    sound(zoe, PHONE)
    play(zoe, until=lambda: tv.page.locator(".site.current").count() > 0)
    assert tv.page.locator(".tray .thing").count() == 0
