"""In no game does a page hold what its chair may not know; and whatever it held would be found."""

from __future__ import annotations

import json
from typing import Any

import pytest
from guests import Guest
from leaks import found, places
from positions import table_at, table_of

from manoir.games import TITLES

PACKS = (
    "1 pack mountains 1, mountains 2, mountains 3, mountains 4, mountains 5, mountains 6, mountains 7, tiger, gold; "
    "2 pack cave 12, jungle 6, jungle 1, jungle 2, jungle 3, jungle 4, jungle 5, gold, silver; "
    "3 pack cave 11, dog 2 8, dragon, cave 1, cave 2, cave 3, cave 4, cave 5, copper"
)
# A position with so many seats, and what each seat alone may know in it; any other game is tried from its start.
POSITIONS: dict[str, tuple[int, str, dict[int, set[str]]]] = {
    "minuit": (2, "hugo 3; red 1; blue 7; to roll red", {}),
    "booo": (2, "ghost c3; visitor 2; walls red 1; to search", {}),
    "chasseurs": (
        3,
        f"dealer 1; {PACKS}; to pick 1",
        {1: {"mountains 7"}, 2: {"cave 12", "jungle 6"}, 3: {"cave 11", "dog 2 8"}},
    ),
    "macgregor": (
        3,
        "ghost red; blue at A3 keys green lion, orange cross; green at D4 keys blue thistle, violet crown; "
        "top red lion; tokens B1 trap, C2 green; to plan",
        {2: {"green lion", "orange cross"}, 3: {"blue thistle", "violet crown"}},
    ),
}


def seated(visit: Any, house: str, game: str) -> dict[int | None, Guest]:
    """Two people, a bot and somebody who only watches, each with a page of their own."""
    if game in POSITIONS:
        seats, line, _ = POSITIONS[game]
        table, secrets = table_at(house, game, seats, line, people=(1, 2))
    else:
        table, secrets = table_of(house, game, 2, 1)
    guests: dict[int | None, Guest] = {seat: visit(f"P{seat}") for seat in (1, 2)}
    guests[None] = visit("")
    for seat, guest in guests.items():
        guest.go(f"/table/{table}#" + (f"seat={secrets[seat]}" if seat else "watch=1"))
        guest.page.locator(".ask").wait_for()
        guest.link = secrets.get(seat or 0)  # type: ignore[attr-defined]
    return guests


def scenes(guest: Guest) -> list[dict[str, Any]]:
    """Every view that a page was sent."""
    told = [json.loads(frame).get("scene") for frame in guest.frames]
    return [scene["view"] for scene in told if scene]


@pytest.mark.parametrize("game", TITLES)
def test_no_page_holds_what_its_chair_may_not_know(visit, house, game):
    facts = POSITIONS[game][2] if game in POSITIONS else {}
    guests = seated(visit, house, game)
    if game in ("chasseurs", "macgregor"):  # something sealed lies on the table
        lit = guests[1].page.locator("button.lit[data-move], .tray .thing.lit").first
        lit.click()
        if game == "chasseurs":
            guests[1].page.locator(".tray .thing.raised").click()
        guests[1].page.locator(".picks .mini, .course .slot:not(.empty)").first.wait_for()
    links = {seat: guest.link for seat, guest in guests.items() if guest.link}  # type: ignore[attr-defined]
    for seat, guest in guests.items():
        others = {fact for other, known in facts.items() if other != seat for fact in known}
        others |= {link for other, link in links.items() if other != seat}
        assert not found(guest, others, deep=bool(facts))  # in open games a link is the only secret
        mine = facts.get(seat or 0, set())
        assert {fact for _, fact in found(guest, mine, deep=False)} == mine, "the search itself works"
    if game == "macgregor":
        for seat, guest in guests.items():
            for view in scenes(guest):
                assert set(view["tokens"].values()) <= {"?"}
                assert seat == 1 or set(view["plan"]) <= {"?"}, "the ghost's plan lies face down"
        assert scenes(guests[1])[-1]["plan"][0] != "?"


def test_a_fact_is_found_wherever_a_page_might_hold_it(visit, house):
    zoe = seated(visit, house, "chasseurs")[1]
    seeds = {
        "document": "document.body.dataset.peek = 'cave 12'",
        "kept": "sessionStorage.setItem('peek', 'jungle 6')",
        "memory": "window.peek = (card => () => card)('dog 2 ' + 8)",
    }
    for seed in seeds.values():
        zoe.page.evaluate(f"() => {{ {seed} }}")
    zoe.frames.append(json.dumps({"scene": {"view": {"hand": ["cave 11"]}}}))
    held = found(zoe, {"cave 12", "jungle 6", "dog 2 8", '["cave 11"]'})
    assert {("document", "cave 12"), ("kept", "jungle 6"), ("memory", "dog 2 8"), ("frames", '["cave 11"]')} <= held
    assert set(places(zoe)) == {"document", "frames", "kept", "memory"}
