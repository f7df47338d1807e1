"""Mac Gregor on its board: a game of two people in two browsers and a bot, and every kind of question by itself."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from faults import faults
from guests import DESK, PATIENCE, PHONE, Guest
from playwright.sync_api import Error, Locator, expect
from positions import table_at, table_of

EDITION = Path(__file__).parents[2] / "src/manoir/games/macgregor/edition.toml"
LIT = "main .target[data-move], main button.lit[data-move]"
Until = Callable[[], bool] | None
WHOLE = os.environ.get("MANOIR_FULL") == "1"  # twelve rounds, and not one alone
STOP = ".acts button[data-move=stop]"
PLAN = "plan crown lion green-yellow cross"
TOKENS = "tokens B1 trap, C2 green, D1 blue, A3 red, E4 yellow"
SEATS = "ghost red; blue at A3 keys red tower, green lion, yellow cross objects pick, lamp, detector; green at D4"
TURN = f"{SEATS}; top red lion; {TOKENS}; {PLAN}; to act blue"


def tap(guest: Guest, until: Until = None) -> bool:
    """Tap something that is lit on the board, or stop; whether there was anything."""
    page = guest.page
    lit = [each.get_attribute("data-move") or "" for each in page.locator(LIT).all()]
    best = [move for kind in ("leave", "flip", "") for move in lit if move.startswith(kind)]
    stops = page.locator(STOP)
    may_stop = stops.count() > 0
    if until and until():  # it came to be so while we looked: hands off
        return True
    if best and not (may_stop and best[0].startswith("go") and guest.dice.random() < 0.4):
        move = best[0] if best[0] == "flip" else guest.dice.choice(best)
        page.locator(f'main [data-move="{move}"]').first.click(timeout=3000)
        return True
    if may_stop:
        stops.click(timeout=3000)
        return True
    return False


def play(*guests: Guest, until: Until = None) -> None:
    """Everybody taps what is lit until the game is over, or until something is so."""
    for _ in range(6000):
        over = all(guest.over for guest in guests)
        if until() if until else over:
            return
        assert not over, "the game was over before"
        tried = [_tried(guest, until) for guest in guests]
        if not any(tried):
            guests[0].page.wait_for_timeout(40)
    raise AssertionError("the game did not come to its end")


def _tried(guest: Guest, until: Until) -> bool:
    try:
        return tap(guest, until)
    except Error:  # it went out while it was being reached for: somebody else moved
        return False


def seated(guest: Guest, table: str, secret: str) -> Guest:
    """Somebody at their seat."""
    guest.go(f"/table/{table}#seat={secret}")
    guest.page.locator(".ask").wait_for()
    return guest


def alone(visit, house: str, position: str, seat: int, size=DESK, **how) -> Guest:
    """One person on a seat of a position, bots on the others."""
    table, secrets = table_at(house, "macgregor", 3, position, people=(seat,), bound=3, **how)
    return seated(visit("Zoé", size=size), table, secrets[seat])


def sound(guest: Guest, size: dict[str, int]) -> None:
    """Nothing serious for axe, nothing sideways."""
    assert not (found := faults(guest)), found
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def log(guest: Guest) -> Locator:
    """The journal."""
    return guest.page.locator(".log")


def test_two_people_on_a_phone_and_at_a_desk_play_with_a_bot_to_the_end(visit, house):
    table, secrets = table_of(house, "macgregor", 2, 1, bound=12 if WHOLE else 1, ghost=2)
    zoe = seated(visit("Zoé", size=PHONE), table, secrets[1])
    papi = seated(visit("Papi", language="en"), table, secrets[2])
    for guest in (zoe, papi):
        expect(guest.page.locator("main svg [data-exit], main svg .target[data-move^=leave]")).to_have_count(4)
    play(zoe, papi, until=lambda: zoe.page.locator(STOP).count() == 1)
    sound(zoe, PHONE)
    hand = zoe.page.locator("[data-key]").evaluate_all("cards => cards.map((card) => card.dataset.key)")
    assert hand
    assert papi.page.locator(",".join(f'[data-key="{card}"]' for card in hand)).count() == 0
    play(zoe, papi)
    sound(zoe, PHONE)
    sound(papi, DESK)
    shown = [guest.page.locator(".end td.best").all_inner_texts() for guest in (zoe, papi)]
    best = [[text.split()[0] for text in texts] for texts in shown]  # what they are made of is in two languages
    assert best[0] == best[1] != []
    expect(zoe.page.locator(".luck li")).to_have_count(3)


def test_on_a_phone_what_everybody_holds_is_seen_without_scrolling(visit, house):
    zoe = alone(visit, house, TURN, 2, PHONE)
    expect(zoe.page.locator(STOP)).to_be_visible()
    ask = zoe.page.locator(".ask").bounding_box()
    assert ask is not None
    for part in (".strip button >> nth=0", ".strip button >> nth=1", ".castle svg >> nth=0", "[data-key]"):
        box = zoe.page.locator(part).first.bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= ask["y"] + 1, part
    zoe.page.locator(".strip button").nth(1).click()
    expect(zoe.page.locator(".one")).to_contain_text("Lucie")


def test_a_room_that_is_not_lit_says_its_rule(visit, house):
    zoe = alone(visit, house, TURN, 2)
    expect(zoe.page.locator(STOP)).to_be_visible()
    zoe.page.locator("main [data-place=F]").first.click()
    expect(zoe.page.locator(".notice.refused")).to_contain_text("fantôme")


def test_an_exit_that_is_not_lit_says_its_rule(visit, house):
    zoe = alone(visit, house, TURN, 2)
    expect(zoe.page.locator(STOP)).to_be_visible()
    zoe.page.locator("main [data-exit]").first.click()
    notice = zoe.page.locator(".notice.refused")
    expect(notice).to_contain_text("trésors")
    expect(notice.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/macgregor\?.*#.*exit"))


def test_a_detector_is_not_lit_where_the_plan_lies_open_and_says_that_it_would_be_wasted(visit, house):
    zoe = alone(visit, house, TURN, 2)
    expect(zoe.page.locator("[data-object=detector].lit")).to_have_count(1)
    papi = alone(visit, house, TURN.replace(PLAN, f"{PLAN}; open"), 2)
    papi.page.locator("[data-object=detector]").click()
    expect(papi.page.locator("[data-object=detector].lit")).to_have_count(0)
    expect(papi.page.locator(".acts [data-move=detect]")).to_contain_text("pour rien")


def carried(guest: Guest, thing: str, to: str) -> None:
    """Carry a thing of the page to another by hand."""
    here, there = (guest.page.locator(one).first.bounding_box() for one in (thing, to))
    assert here
    assert there
    mouse = guest.page.mouse
    mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 3)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    mouse.up()


@pytest.mark.parametrize(("thing", "room"), [("[data-piece=pawn-2]", "A2"), ("[data-key='green lion']", "B3")])
def test_a_pawn_and_a_key_are_carried_to_a_lit_room(visit, house, thing, room):
    zoe = alone(visit, house, TURN, 2)
    expect(zoe.page.locator(f"main .target[data-place={room}]")).to_be_visible()
    carried(zoe, thing, "main [data-place=F]")  # not lit: nothing happens
    expect(zoe.page.locator("[data-key]")).to_have_count(3)
    carried(zoe, thing, f"main .target[data-place={room}]")
    expect(zoe.page.locator("[data-key]")).to_have_count(2)
    expect(log(zoe)).to_contain_text(room)


def test_where_two_rooms_bear_the_blazon_the_ghost_taps_one(visit, house, tmp_path):
    crown = 'id = "D2"\nrow = 3\nspan = [3, 6]\nblazon = "{}"'
    text = EDITION.read_text(encoding="utf-8")
    assert crown.format("cross") in text
    path = tmp_path / "crowns.toml"
    path.write_text(text.replace(crown.format("cross"), crown.format("crown")), encoding="utf-8")
    line = "ghost red; blue at A1; green at A4; top red lion; plan crown lion thistle cross; to haunt"
    zoe = alone(visit, house, line, 1, PHONE, edition=path)
    rooms = zoe.page.locator("main .target[data-move^=step]")
    expect(rooms).to_have_count(2)
    expect(zoe.page.locator(".acts button[data-move^=step]")).to_have_count(2)
    sound(zoe, PHONE)
    zoe.page.locator("main .target[data-place=D2]").click()
    expect(log(zoe)).to_contain_text("D2")


# A scene that lasts for seconds may be over before a busy machine looks at the second page: each page remembers it.
WITNESS = """() => {
  window.dramas = []
  new MutationObserver(() => {
    const drama = document.querySelector('.drama')
    if (drama) dramas.push([drama.textContent, drama.querySelectorAll('.loot svg').length])
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def test_where_two_stand_the_ghost_taps_the_one_it_catches_and_all_see_it(visit, house):
    line = "ghost red; blue at D3 treasures 1 red; green at D3 treasures 2 red; top red lion"
    table, secrets = table_at(house, "macgregor", 3, f"{line}; {PLAN}; to haunt", people=(1, 3), bound=3)
    zoe = seated(visit("Zoé"), table, secrets[1])
    lucie = seated(visit("Lucie", size=PHONE, language="en"), table, secrets[3])
    expect(zoe.page.locator("main .target[data-move^=catch]")).to_have_count(2)
    for guest in (zoe, lucie):
        guest.page.evaluate(WITNESS)
    zoe.page.locator("main .target[data-move='catch 3']").click()
    for guest in (zoe, lucie):
        guest.page.wait_for_function("() => dramas.some(([text, loot]) => text.includes('Lucie') && loot === 2)")
    expect(log(zoe)).to_contain_text("Vous attrapez Lucie")


def test_whoever_has_enough_leaves_by_an_outer_door_and_wins(visit, house):
    rich = TURN.replace("objects pick, lamp, detector", "treasures 4 red, 4 violet")
    zoe = alone(visit, house, rich, 2, PHONE)
    zoe.page.locator("main .target[data-move^=leave]").click()
    expect(zoe.page.locator(".end h2")).to_contain_text("Vous gagnez")


def test_a_token_that_was_shown_is_neither_written_down_nor_kept_on_the_board(visit, house):
    zoe = alone(visit, house, "ghost red; tokens B1 trap; to set red", 1)
    face_down = zoe.page.locator("main svg [data-piece^=token] text", has_text="M")
    before = face_down.count()
    zoe.page.locator("main .target[data-move^=put]").first.click()
    expect(face_down).to_have_count(before + 1, timeout=PATIENCE)
    expect(log(zoe)).to_contain_text("Vous tirez un jeton et le montrez à tous.")
    expect(zoe.page.locator("main .target[data-move^=put]").first).to_be_visible()
    carried(zoe, ".drawn", "main .target[data-move^=put]")  # or by hand, from the bag to its room
    expect(face_down).to_have_count(before + 2, timeout=PATIENCE)
    assert zoe.page.locator("main svg [data-piece^=token] use[href='#treasure']").count() == 0
    lines = log(zoe).get_by_role("button", name="Vous tirez un jeton et le montrez à tous.")
    expect(lines).to_have_count(2)
    expect(zoe.page.locator("main .target[data-move^=put]").first).to_be_visible()
    lines.last.click()  # that moment, seen again
    expect(zoe.page.locator(".drawn svg[aria-label='face cachée']")).to_be_visible()
    assert zoe.page.locator("main svg use[href='#treasure']").count() == 0


def test_a_whole_round_by_keyboard_alone(visit, house):
    zoe = alone(visit, house, TURN.replace(f"{PLAN}; to act blue", "to plan"), 1)
    page = zoe.page
    again = page.get_by_text("Manche 2", exact=True)
    pressed = 0
    for _ in range(1500):
        if again.count():
            break
        if not page.locator("[data-move]").count():
            page.wait_for_timeout(60)
            continue
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.move ?? ''"):
            page.keyboard.press("Enter")
            pressed += 1
            page.wait_for_timeout(60)
    expect(again).to_be_visible(timeout=PATIENCE)
    assert pressed >= 4  # the four cards of a plan
