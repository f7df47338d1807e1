"""No page holds what its chair may not know: not in its document, not in its frames, not in its memory."""

from __future__ import annotations

import json
import urllib.request

from guests import Guest
from leaks import everything
from playwright.sync_api import expect


def sat_down(house: str, seats: list[dict[str, str]], game: str = "vigil") -> dict:
    """A table that has begun, with the secrets of its seats."""
    body = {"game": game, "seats": seats, "start": True}
    asked = urllib.request.Request(
        f"{house}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


def cards(guest: Guest) -> list[str]:
    """My own hand, as the last frame told it."""
    scenes = [json.loads(frame).get("scene") for frame in guest.frames]
    return next(scene["view"]["hand"] for scene in reversed(scenes) if scene)


def test_neither_players_nor_spectators_hold_another_hand(visit, house):
    made = sat_down(house, [{"kind": "me", "name": name} for name in ("Zoé", "Papi", "Lucie")])
    table = made["table"]["id"]
    guests = []
    for held, name in zip(made["held"], ("Zoé", "Papi", "Lucie"), strict=True):
        guest = visit(name).go(f"/table/{table}#seat={held['secret']}")
        guest.moves.first.wait_for()
        guests.append(guest)
    spectator = visit("").go(f"/table/{table}#watch=1")
    spectator.page.locator(".plain").wait_for()
    guests[0].moves.first.click()  # a sealed card lies on the table
    expect(guests[0].moves).to_have_count(0)
    for guest in [*guests, spectator]:
        held = cards(guest)
        for frame in guest.frames:
            told = json.loads(frame)
            for place in _hidden(told.get("scene") or {}):
                assert place in (None, True, False) or isinstance(place, int), f"{guest.name}: {place}"
        assert (held == []) == (guest is spectator)
    # Secrets of seats are never where they do not belong.
    for guest, held in zip(guests, made["held"], strict=True):
        text = everything(guest)
        assert held["secret"] in text  # the search itself works
        for other in made["held"]:
            if other is not held:
                assert other["secret"] not in text, f"{guest.name} holds the secret of seat {other['seat']}"
    text = everything(spectator)
    assert not any(held["secret"] in text for held in made["held"])
    assert "#seat" not in guests[0].page.url


def _hidden(scene: dict) -> list:
    """The fields of other seats that could hold a card."""
    seats = (scene.get("view") or {}).get("seats", [])
    return [value for seat in seats for key, value in seat.items() if key in ("sealed", "cards", "hand")]


def test_what_only_i_was_told_is_in_no_other_page(visit, house):
    """Law 2 on the wire, once more from the browser: two devices of one table share no private word."""
    made = sat_down(house, [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Papi"}])
    table = made["table"]["id"]
    zoe, papi = (visit(n).go(f"/table/{table}#seat={h['secret']}") for n, h in zip(("Zoé", "Papi"), made["held"]))  # noqa: B905
    for guest in (zoe, papi):
        guest.moves.first.wait_for()
    told = [json.loads(frame) for frame in papi.frames]
    offered = {move["text"] for one in told if one.get("scene") for move in one["scene"]["moves"]}
    mine = {f"seal {card}" for card in cards(papi)}
    assert offered <= mine  # nothing on offer that is not in my own hand
    assert not [
        one for one in told if "truth" in json.dumps(one.get("scene")) and (one["scene"]["end"] or {}).get("truth")
    ]
