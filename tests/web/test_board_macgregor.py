"""Mac Gregor on its board: two people in two browsers and bots, by tap and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import DESK, PATIENCE, PHONE, Guest
from playwright.sync_api import Error, expect

LIT = "main .target[data-move], main button.lit[data-move]"


def tap(guest: Guest) -> bool:
    """Tap something that is lit on the board, or stop; whether there was anything."""
    page = guest.page
    lit = [each.get_attribute("data-move") or "" for each in page.locator(LIT).all()]
    best = [move for kind in ("leave", "flip", "") for move in lit if move.startswith(kind)]
    stops = page.locator(".acts button[data-move=stop]")
    if best and not (stops.count() and best[0].startswith("go") and guest.dice.random() < 0.4):
        move = best[0] if best[0] == "flip" else guest.dice.choice(best)
        page.locator(f'main [data-move="{move}"]').first.click(timeout=3000)
        return True
    if stops.count():
        stops.click(timeout=3000)
        return True
    return False


def play(*guests: Guest, until=None) -> None:
    """Everybody taps what is lit until the game is over, or until something is so."""
    for _ in range(6000):
        over = all(guest.over for guest in guests)
        if until() if until else over:
            return
        assert not over, "the game was over before"
        tried = [_tried(guest) for guest in guests]
        if not any(tried):
            guests[0].page.wait_for_timeout(40)
    raise AssertionError("the game did not come to its end")


def _tried(guest: Guest) -> bool:
    try:
        return tap(guest)
    except Error:  # it went out while it was being reached for: somebody else moved
        return False


def friends(visit, size) -> tuple[Guest, Guest]:
    """Two people and two bots at a short game."""
    zoe, papi = visit("Zoé", size=size), visit("Papi", size=size, language="en")
    zoe.open("macgregor", way="friends")
    zoe.page.wait_for_url("**/table/*")
    papi.sit(f"/table/{zoe.table}")
    zoe.page.get_by_label("Qui prend la place 3").select_option("greedy")
    needed = zoe.page.get_by_role("group", name="Combien de trésors pour sortir ?")
    needed.get_by_role("button", name="5", exact=True).click()
    rounds = zoe.page.get_by_role("group", name="Combien de manches au plus ?")
    rounds.get_by_role("button", name="5", exact=True).click()
    ghost = zoe.page.get_by_role("group", name="Qui est le premier fantôme ?")
    ghost.get_by_role("button", name="Papi", exact=True).click()  # so that Zoé has a turn
    zoe.start()
    papi.page.locator(".ask").wait_for()
    return zoe, papi


def serious(guest: Guest) -> list[str]:
    """What axe finds serious on a page."""
    found = Axe().run(guest.page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_people_in_two_browsers_and_two_bots_play_to_the_end(visit, size):
    zoe, papi = friends(visit, size)
    for guest in (zoe, papi):
        expect(guest.page.locator("main svg [data-exit], main svg .target[data-move^=leave]")).to_have_count(4)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    play(zoe, papi, until=lambda: zoe.page.locator(".acts button[data-move=stop]").count() == 1)
    assert not serious(zoe)
    hand = zoe.page.locator("[data-key]").evaluate_all("cards => cards.map((card) => card.dataset.key)")
    assert hand
    assert papi.page.locator(",".join(f'[data-key="{card}"]' for card in hand)).count() == 0
    play(zoe, papi)
    assert not serious(papi)
    winner = re.split(" gagne| et |, ", zoe.page.locator(".end h2").inner_text())[0]
    assert winner in papi.page.locator(".end h2").inner_text()
    assert zoe.page.locator(".luck li").count() == 4


def test_a_room_that_is_not_lit_says_its_rule(visit):
    zoe, papi = friends(visit, DESK)
    stops = zoe.page.locator(".acts button[data-move=stop]")
    play(zoe, papi, until=lambda: stops.count() == 1)
    zoe.page.locator("main [data-place=F]").first.click()
    expect(zoe.page.locator(".notice.refused")).to_contain_text("fantôme")


def test_a_token_that_was_shown_is_neither_written_down_nor_kept_on_the_board(visit):
    zoe, papi = friends(visit, DESK)
    face_down = zoe.page.locator("main svg [data-piece^=token] text", has_text="M")
    play(zoe, papi, until=lambda: face_down.count() >= 3)
    expect(zoe.page.locator(".log")).to_contain_text("tire un jeton et le montre à tous.")
    assert zoe.page.locator("main svg [data-piece^=token] use[href='#treasure']").count() == 0


def test_a_whole_round_by_keyboard_alone(visit):
    zoe = visit("Zoé")
    zoe.open("macgregor")
    zoe.page.locator(".ask").wait_for()
    page = zoe.page
    again = page.get_by_text("Manche 2", exact=True)
    pressed = 0
    for _ in range(3000):
        if again.count():
            break
        if not page.locator("[data-move]").count():
            page.wait_for_timeout(60)
            continue
        page.keyboard.press("Tab")
        move = page.evaluate("document.activeElement?.dataset?.move ?? ''")
        if move and not (move.startswith(("pick", "lamp"))):
            page.keyboard.press("Enter")
            pressed += 1
            page.wait_for_timeout(60)
    expect(again).to_be_visible(timeout=PATIENCE)
    assert pressed >= 3
