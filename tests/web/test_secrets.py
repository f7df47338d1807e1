"""No page holds what its chair may not know: not in its document, not in its frames, not in its memory."""

from __future__ import annotations

import base64
import json
import re
import sqlite3

from guests import Guest
from leaks import everything, memory
from openings import begun, seated
from playwright.sync_api import expect

from manoir.kernel.usual import whole

# The fact is put together in the page itself, and held by nothing but a closure around a map.
SEED = """codes => {
  const fact = String.fromCharCode(...codes)
  const held = new Map([[{}, { deep: [fact] }]])
  addEventListener('nothing-fires-this', () => held)
}"""


def found(facts: set[str], text: str) -> set[str]:
    """Which of some facts are in a text, each as a whole: `jungle 1` is not in `jungle 12`."""
    return {fact for fact in facts if fact in text and re.search(rf"(?<!\w){re.escape(fact)}(?!\w)", text)}


def views(guest: Guest) -> list[dict]:
    """Every view that this device was told, the latest last."""
    found: list[dict] = []
    board: dict = {}
    for told in map(json.loads, guest.frames):
        board = told.get("board", board)
        if told.get("scene"):
            found.append(whole(board, told["scene"]["view"]))
    return found


def test_neither_players_nor_spectators_hold_another_hand(visit, house):
    names = ("Zoé", "Papi", "Lucie")
    made = begun(house, "vigil", *names)
    guests = [seated(visit(name), made, seat) for seat, name in enumerate(names, 1)]
    for guest in guests:
        guest.moves.first.wait_for()
    spectator = visit("").go(f"/table/{made['table']['id']}#watch=1")
    spectator.page.locator(".plain").wait_for()
    guests[0].moves.first.click()  # a sealed card lies on the table
    expect(guests[0].moves).to_have_count(0)
    for guest in [*guests, spectator]:
        for view in views(guest):
            for place in _hidden(view):
                assert place in (None, True, False) or isinstance(place, int), f"{guest.name}: {place}"
        assert (views(guest)[-1]["hand"] == []) == (guest is spectator)
    offered = {
        move["text"] for frame in guests[1].frames for move in (json.loads(frame).get("scene") or {}).get("moves", ())
    }
    assert offered <= {f"seal {card}" for card in views(guests[1])[-1]["hand"]}  # nothing that is not in my own hand
    assert not any(
        json.loads(frame)["scene"].get("end") for frame in guests[1].frames if json.loads(frame).get("scene")
    )
    assert "#seat" not in guests[0].page.url


def _hidden(view: dict) -> list:
    """The fields of other seats that could hold a card."""
    return [value for seat in view["seats"] for key, value in seat.items() if key in ("sealed", "cards", "hand")]


def _pack(guest: Guest) -> set[str]:
    """Cards in this hand whose names are neither words of the house nor in anything that everybody sees."""
    view = views(guest)[-1]
    numbered = {card for card in view["me"]["pack"] if any(letter.isdigit() for letter in card)}
    return numbered - found(numbered, json.dumps({**view, "me": None}))


def test_a_page_of_minuit_holds_neither_another_seat_nor_the_dice_to_come(visit, house, folder):
    made = begun(house, "minuit", "Zoé", "Papi", bots=1)
    table = made["table"]["id"]
    zoe, papi = seated(visit("Zoé"), made, 1), seated(visit("Papi"), made, 2)
    watcher = visit("").go(f"/table/{table}#watch=1")
    for guest in (zoe, papi, watcher):
        guest.page.locator(".ask").wait_for()
    with sqlite3.connect(folder / "house.db") as database:
        ((key,),) = database.execute("select key from tables where id = ?", [table]).fetchall()
    dice = {key.hex(), base64.b64encode(key).decode(), base64.urlsafe_b64encode(key).decode().rstrip("=")}
    secrets = {held["seat"]: held["secret"] for held in made["held"]}
    for guest, seat in ((zoe, 1), (papi, 2), (watcher, None)):
        text = everything(guest)
        others = {made["host"], *secrets.values()} - {secrets.get(seat)}
        assert not found(others | dice, text), f"{guest.name} holds what is not theirs"
        assert seat is None or found({secrets[seat]}, text), "the search itself does not work"
    zoe.page.evaluate(SEED, [ord(letter) for letter in key.hex()])
    assert found(dice, memory(zoe)) == {key.hex()}


def test_a_screen_that_is_passed_on_forgets_the_hand_before(visit, house):
    made = begun(house, "chasseurs", "Zoé", "Papi")
    guest = visit("Zoé").go("/rules/minuit")
    table = {
        "id": made["table"]["id"], "game": "chasseurs", "name": "", "host": made["host"], "way": "one", "with": [],
        "seats": {str(held["seat"]): held["secret"] for held in made["held"]},
        "letter": None, "asked": False, "over": False, "when": 1,
    }  # fmt: skip
    guest.page.evaluate("table => localStorage.setItem('manoir-tables', JSON.stringify([table]))", table)
    guest.go(f"/table/{table['id']}")
    curtain = guest.page.locator(".curtain .btn")
    curtain.click()
    lit = guest.page.locator(".tray .thing.lit")
    lit.first.wait_for()
    hand = _pack(guest)
    assert found(hand, memory(guest)) == hand != set()
    for _ in range(3):  # until the screen goes on: a card to keep, and with two players one to lay aside
        lit.first.click()
        guest.page.locator(".tray .thing.raised").click()
        guest.page.wait_for_timeout(300)
        if curtain.count():
            break
    curtain.wait_for()
    assert not found(hand, guest.page.content())
    assert not found(hand, memory(guest))
