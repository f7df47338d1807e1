"""What is told is seen at the same moment in heading, board, journal and live region, and no die before its throw."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from cable import Cable
from guests import DESK, DICE_WAIT, PHONE, Guest
from openings import begun, brought, seated, taken_up
from playwright.sync_api import expect

from manoir.games import TITLES

TO_MOVE = 14  # in the golden game of two: the first player has rolled and may move several figures
TV = {"width": 1920, "height": 1080}

# Writes down, in their order, what the house said, the taps, and each change of what a person can see or hear.
DIARY = """() => {
  const diary = (window.diary = [])
  const note = (kind, text) => diary.push([kind, text])
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    set onmessage(hear) {
      super.onmessage = (event) => {
        const told = JSON.parse(event.data)
        const rolls = (told.events ?? []).some((one) => one.event.event.startsWith('Rolled'))
        note('told', told.type === 'moment' && rolls ? 'roll' : told.type)
        hear(event)
      }
    }
  }
  addEventListener('pointerdown', (event) => event.target.closest('.tap') && note('tap', ''), true)
  const seen = {}
  const look = (kind, text) => {
    if (text !== undefined && text !== seen[kind]) note(kind, (seen[kind] = text))
  }
  const see = () => {
    look('line', document.querySelector('.log li, .captions li:last-child')?.innerText)
    look('said', document.querySelector('.wrap > [aria-live], .tv ~ [aria-live]')?.innerText)
    look('ask', document.querySelector('.ask p, .asks p')?.innerText)
    look('die', document.querySelector('.ask .die use, .asks .die use')?.getAttribute('href'))
  }
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  addEventListener('DOMContentLoaded', () => new MutationObserver(see).observe(document, all))
}"""


def diary(guest: Guest) -> list[tuple[str, str]]:
    """What has happened on a page so far."""
    return [(kind, text or "") for kind, text in guest.page.evaluate("window.diary")]


def is_result(entry: tuple[str, str], name: str) -> bool:
    """Whether an entry shows what somebody threw."""
    kind, text = entry
    if kind == "die":
        return text != "#die-held"
    return bool(re.search(rf"{name} fait|Vous faites", text))


def in_hand(guests: list[Guest], name: str) -> list[tuple[Guest, int]]:
    """Everybody sees the die in somebody's hand, and nothing of what it shows; where in their diaries that begins."""
    found = []
    for guest in guests:
        expect(guest.page.locator(".die.held, .die.tap")).to_be_visible()
        expect(guest.page.locator(".ask h2, .asks h2")).to_contain_text(name)
        told = diary(guest)
        since = max(n for n, entry in enumerate(told) if entry == ("die", "#die-held"))
        assert not [entry for entry in told[since:] if is_result(entry, name)], guest.name
        found.append((guest, since))
    return found


def answered_until(people: list[Guest], thrower: Guest) -> None:
    """Everybody answers until a die is in that hand."""
    for _ in range(400):
        if thrower.page.locator(".die.tap").count():
            return
        for guest in people:
            if guest.page.locator(".acts .list[aria-expanded=false]").count():
                guest.page.locator(".acts .list").click()
            if guest.moves.count():
                guest.moves.first.click()
        thrower.page.wait_for_timeout(30)
    raise AssertionError("nobody threw")


def test_a_die_on_four_screens(visit, house):
    made = taken_up(house, brought(house, "minuit", 2), TO_MOVE, "Zoé", "Papi")
    table = made["table"]["id"]
    zoe, papi = visit("Zoé", PHONE, motion="none"), visit("Papi", PHONE, motion="full", handRoll=True)
    tv, watcher = visit("tv", TV, motion="brisk"), visit("watcher", motion="none")
    everybody = [zoe, papi, tv, watcher]
    for guest in everybody:
        guest.context.add_init_script(f"({DIARY})()")
        guest.context.add_init_script(f"({DICE_WAIT})()")  # nothing here passes because time has
    seated(zoe, made, 1)
    seated(papi, made, 2)
    tv.go(f"/screen/{table}")
    watcher.go(f"/table/{table}#watch=1")
    for guest in everybody:
        guest.page.locator(".ask, .asks").wait_for()
    answered_until([zoe, papi], papi)
    expect(papi.page.locator(".die.tap")).to_be_focused()  # nothing else had it
    expect(papi.page).to_have_title(re.compile("^À vous · "))
    held = in_hand(everybody, "Papi")
    late = visit("late", motion="none").go(f"/table/{table}#watch=1")  # comes while the die is in the hand
    late.page.locator(".wait").wait_for()
    papi.page.locator(".die.tap").click()
    for guest, since in held:
        expect(guest.page.locator(".log, .captions", has_text=re.compile("Papi fait|Vous faites"))).to_have_count(1)
        told = diary(guest)[since:]
        first = next(n for n, entry in enumerate(told) if is_result(entry, "Papi"))
        assert told.index(("tap", "") if guest is papi else ("told", "thrown")) < first, (guest.name, told)
        at_once = {kind for kind, _ in told[first : first + 4]}  # one change of the page: all of it together
        assert {"die", "line", "said", "ask"} == at_once, (guest.name, told)
    late.page.locator(".ask").wait_for()

    answered_until([zoe, papi], papi)
    held = in_hand([zoe, tv, watcher], "Papi")
    papi.context.close()  # the device is gone, and nobody waits for it
    for guest, since in held:
        expect(guest.page.locator(".die.held")).to_have_count(0)
        told = diary(guest)[since:]
        before = told[: next(n for n, entry in enumerate(told) if is_result(entry, "Papi"))]
        assert ("told", "table") in before
        assert ("told", "thrown") not in before


@pytest.mark.parametrize("game", TITLES)
def test_a_lost_line_is_seen_on_every_board_and_nothing_scrolls_for_nothing(visit, house, game):
    cable = Cable(urlsplit(house).port)
    near = f"http://127.0.0.1:{cable.port}"
    made = begun(house, game, "Zoé", bots=2)
    desk = visit("desk", DESK).go(f"/table/{made['table']['id']}#watch=1")
    phone = seated(visit("Zoé", PHONE, address=near), made, 1)
    desk.page.locator(".players").wait_for()
    assert desk.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    phone.page.locator(".players").wait_for()
    cable.cut()
    phone.page.evaluate("scrollTo(0, 10000)")
    strip: Any = phone.page.get_by_text("Connexion perdue")
    expect(strip).to_be_in_viewport()
    visit.wrong.clear()  # a browser says in its console that it could not dial
    cable.mend()
    expect(strip).to_have_count(0)
    visit.wrong.clear()


def test_a_table_says_who_is_called_what_is_refused_and_how_to_go_on(visit, house):
    made = begun(house, "minuit", "Zoé", "Papi", first=1)
    zoe, papi = seated(visit("Zoé"), made, 1), seated(visit("Papi", PHONE), made, 2)
    expect(zoe.page).to_have_title(re.compile("^À vous · Le Fantôme"))
    expect(papi.page).to_have_title(re.compile("^Le Fantôme"))
    zoe.page.locator("[data-move='choose red']").click()
    zoe.page.locator(".target").first.click()
    expect(papi.page).to_have_title(re.compile("^À vous · "))
    expect(papi.page.locator(".wrap > [aria-live]")).to_contain_text(re.compile("Zoé pose.* À vous"))
    # A pause that is not wished is answered; one that is wished is seen, and so is the way out of it.
    papi.page.get_by_label("Menu").click()
    papi.page.get_by_role("button", name="Proposer une pause").click()
    zoe.page.locator(".wish").get_by_role("button", name="Non").click()
    expect(papi.page.locator(".notice")).to_contain_text("Zoé préfère continuer")
    papi.page.get_by_label("Menu").click()
    papi.page.get_by_role("button", name="Proposer une pause").click()
    zoe.page.locator(".wish .first").click()
    expect(papi.page.get_by_role("button", name="Reprendre la partie")).to_be_visible()
    zoe.page.get_by_role("button", name="Reprendre la partie").click()
    if papi.page.locator(".wish").count():  # Zoé is the host, or not
        papi.page.locator(".wish .first").click()
    expect(zoe.page.locator(".resume")).to_have_count(0)
    expect(papi.page.locator(".resume")).to_have_count(0)
