"""Booo! in the browser: the shout, the path shown before everybody, hands, the race, and puzzles for one."""

from __future__ import annotations

import json
import time
import urllib.request
from contextlib import suppress
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from guests import DESK, PHONE, Guest
from playwright.sync_api import expect

LETTERS = {"white": "w", "yellow": "y", "red": "r", "blue": "b", "green": "g", "violet": "v"}
ANSWER = {"Called": ("claim", "colour"), "Crossed": ("cross", "wall"), "Dropped": ("drop", "room")}
ANSWER["Turned"] = ("turn", "colour")


def asked(house: str, path: str, body: Any) -> Any:
    """What the house answers to a request."""
    request = urllib.request.Request(house + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def table_of(house: str, people: int, bots: int = 0, **options: Any) -> tuple[str, list[str]]:
    """A table of Booo! that has started: its id, and the secret of each person's seat."""
    seats = [{"kind": "me", "name": f"P{n + 1}"} for n in range(people)]
    seats += [{"kind": "bot", "bot": "greedy", "name": f"Robot {n + 1}"} for n in range(bots)]
    body = {"game": "booo", "seats": seats, "options": options, "settings": {"stand_in": "greedy"}, "start": True}
    made = asked(house, "/api/tables", body)
    return made["table"]["id"], [held["secret"] for held in made["held"]]


def seated(guest: Guest, table: str, secret: str) -> Guest:
    """Somebody at their seat, ready to shout."""
    guest.go(f"/table/{table}#seat={secret}")
    guest.page.locator(".shout").wait_for()
    return guest


def faults(guest: Guest) -> list[str]:
    """What axe finds serious or critical, with where."""
    found = Axe().run(guest.page).response["violations"]
    bad = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {', '.join(str(node['target']) for node in one['nodes'][:4])}" for one in bad]


def looked_at(guest: Guest, size: dict[str, int]) -> None:
    """Everything that holds for every state of the board."""
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not faults(guest), faults(guest)
    bare = [word for word in guest.page.locator("body").inner_text().split() if word.startswith(("page-", "booo-"))]
    assert not bare, f"without words: {bare}"


def advised(guest: Guest) -> None:
    """Ask for a hint and wait for it."""
    guest.page.locator(".tools .chip").first.click()
    guest.page.locator(".hinted").first.wait_for()


def shout(guest: Guest, colour: str | None = None) -> None:
    """Choose a colour, the one that is advised if none is given, and shout."""
    if colour is None:
        advised(guest)
    guest.page.locator(".colour.hinted" if colour is None else f"[data-colour={colour}]").click()
    guest.page.locator(".shout").click()


def step(guest: Guest) -> None:
    """One step of the way that is advised, on the board where it can be."""
    advised(guest)
    on_board = guest.page.locator(".target.hinted")
    if on_board.count():
        on_board.scroll_into_view_if_needed()
        on_board.locator("polygon, rect").first.click(force=True)
    else:
        guest.page.locator(".own .hinted").click()


def until(true: Any, guest: Guest, seconds: float = 90.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come"
        guest.page.wait_for_timeout(50)


@pytest.mark.parametrize(("mine", "theirs"), [(DESK, PHONE), (PHONE, DESK)], ids=["desk", "phone"])
def test_two_people_in_two_browsers_and_a_bot_play_to_the_end(visit, house, mine, theirs):
    table, secrets = table_of(house, 2, 1, delays="0 0 20000")  # the bot is sharp: it gives the people a start
    zoe = seated(visit("Zoé", size=mine), table, secrets[0])
    papi = seated(visit("Papi", size=theirs, language="en"), table, secrets[1])
    assert zoe.page.locator(".target").count() == 0, "nothing is drawn before somebody has shouted"
    looked_at(zoe, mine)

    # A path shown wall by wall: the other page sees the same trail grow.
    shout(zoe)
    expect(papi.page.get_by_role("heading", name="P1 shows the way")).to_be_visible()
    assert papi.page.locator(".shout").count() == 0
    zoe.page.locator(".target").first.wait_for()
    looked_at(zoe, mine)
    until(lambda: not _stepped(zoe), zoe)
    expect(papi.page.locator(".holdings .held")).to_have_count(1)
    trail = zoe.page.locator(".holdings .mine")
    expect(trail).to_have_count(1)  # the token that locks its colour lies before me

    # A wrong wall ends the claim, and everybody reads why.
    papi.page.locator(".shout").wait_for()
    shout(papi, "violet")
    papi.page.locator(".target").first.wait_for()
    for _ in range(30):
        if papi.page.locator(".banner.wrong").count():
            break
        wrong = papi.page.locator(".target:not([aria-label^='violet'])")
        if wrong.count():
            wrong.first.scroll_into_view_if_needed()
            wrong.first.locator("polygon").click(force=True)
        papi.page.wait_for_timeout(100)
    expect(zoe.page.locator(".banner.wrong, .log").first).to_be_visible()
    expect(zoe.page.locator(".log")).to_contain_text("la tentative de P2 est finie")

    # Hands up: with two of three the visitor is gone; so to the end of the pile.
    def hands() -> bool:
        for guest in (zoe, papi):
            raised = guest.page.locator(".hand[data-move=raise]")
            if raised.count():
                try:
                    raised.click(timeout=1000)
                except Exception:  # the other hand was quicker, and the visitor is gone
                    continue
        return zoe.over and papi.over

    until(hands, zoe, 240)
    assert zoe.page.locator(".end tbody tr").count() == 3  # walls, visitors, and their sum
    looked_at(zoe, mine)


def _stepped(guest: Guest) -> bool:
    """Go one step further, if the way is still being shown; whether it is."""
    if guest.page.locator(".own .acts .chip").count() and not guest.page.locator(".shout").count():
        with suppress(Exception):  # the last step may be on its way
            step(guest)
        return True
    return guest.page.locator(".shout").count() == 0


def test_two_shouts_in_the_same_instant_one_is_taken_and_the_other_reads_why_not(visit, house):
    table, secrets = table_of(house, 2)
    pair = [seated(visit(name), table, secret) for name, secret in zip(("Zoé", "Papi"), secrets, strict=True)]
    for _ in range(6):
        for guest in pair:
            guest.page.locator("[data-colour=red]").click()
        when = time.time() * 1000 + 400
        for guest in pair:
            guest.page.evaluate(
                "(when) => setTimeout(() => document.querySelector('.shout').click(), when - Date.now())", when
            )
        pair[0].page.wait_for_timeout(900)
        late = [guest for guest in pair if guest.page.locator(".notice.late").count()]
        until(lambda: any(guest.page.locator(".target").count() for guest in pair), pair[0])
        quick = [guest for guest in pair if guest.page.locator(".target").count()]
        assert len(quick) == 1, "one path at a time"
        if late:
            assert late != quick
            name = "P1" if quick[0] is pair[0] else "P2"
            expect(late[0].page.locator(".notice.late")).to_have_text(f"Trop tard\u00a0: {name} a crié avant vous.")
            return
        quick[0].page.locator("[data-move=stop]").click()
        for guest in pair:
            guest.page.locator(".shout").wait_for()
    raise AssertionError("never in the same instant")


def test_a_wall_touched_before_a_shout_is_refused_with_its_rule(visit, house):
    table, secrets = table_of(house, 2)
    zoe = seated(visit("Zoé"), table, secrets[0])
    box = zoe.page.locator(".castle").bounding_box()
    assert box is not None
    for n in range(20):
        if zoe.page.locator(".notice.refused").count():
            break
        zoe.page.mouse.click(box["x"] + box["width"] / 2 + 9 * n, box["y"] + box["height"] / 2)
        zoe.page.wait_for_timeout(150)
    expect(zoe.page.locator(".notice.refused")).to_contain_text("On ne trace rien")


def tab_to(guest: Guest, wanted: str, limit: int = 160) -> None:
    """Press Tab until something that fits is focused."""
    for _ in range(limit):
        if guest.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def test_a_whole_round_with_the_keyboard_alone(visit, house):
    table, secrets = table_of(house, 2)
    zoe = seated(visit("Zoé"), table, secrets[0])
    keys = zoe.page.keyboard
    tab_to(zoe, ".tools .chip")
    keys.press("Enter")
    zoe.page.locator(".colour.hinted").wait_for()
    colour = zoe.page.locator(".colour.hinted").get_attribute("data-colour")
    keys.press(LETTERS[str(colour)])  # a colour's letter picks it, and the shout is under the Enter key
    keys.press("Enter")
    zoe.page.locator(".target").first.wait_for()
    tab_to(zoe, ".target")
    names = set()
    for arrow in ("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        keys.press(arrow)
        names.add(zoe.page.evaluate("document.activeElement.dataset.wall"))
    assert len(names) > 1, "arrows lead from wall to wall"
    for _ in range(40):
        if zoe.page.locator(".shout").count():
            break
        if not zoe.page.locator(".own .acts .chip").count():
            zoe.page.wait_for_timeout(50)
            continue
        tab_to(zoe, ".tools .chip")
        keys.press("Enter")
        zoe.page.locator(".hinted").first.wait_for()
        wall = zoe.page.locator(".target.hinted[data-wall]")
        if wall.count():
            name = wall.get_attribute("data-wall")
            if not zoe.page.locator(".named").count():
                tab_to(zoe, ".own .quiet")
                keys.press("Enter")
            tab_to(zoe, f"[data-move='cross {name}']")
        else:
            tab_to(zoe, ".hinted")
        keys.press("Enter")
        zoe.page.locator(".hinted").first.wait_for(state="detached")
    expect(zoe.page.locator(".holdings .mine")).to_have_count(1)


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESK, "en")], ids=["phone", "desk"])
def test_a_puzzle_for_one_is_solved_step_by_step_and_its_time_is_kept(visit, house, size, language):
    zoe = visit("Zoé", size=size, language=language).go("/solo/booo#puzzle=easy-1")
    uncover = zoe.page.locator(".ask .btn:not([disabled])")
    uncover.wait_for()
    assert zoe.page.locator(".castle").count() == 0, "covered until the clock starts"
    looked_at(zoe, size)
    uncover.click()
    told = asked(house, "/api/booo/puzzles/easy-1", {"answers": ["raise"]})["solution"]
    steps = [(ANSWER[one["event"]][0], one[ANSWER[one["event"]][1]]) for one in told if one["event"] in ANSWER]
    zoe.page.locator(f"[data-colour={steps[0][1]}]").click()
    zoe.page.locator(".shout").click()
    for kind, what in steps[1:]:
        if kind == "cross":
            wall = zoe.page.locator(f"[data-wall='{what}']")
            wall.scroll_into_view_if_needed()
            wall.locator("polygon").click(force=True)
        else:
            zoe.page.locator(f"[data-move='{kind} {what}']").click()
    zoe.page.locator(".pair").wait_for()
    looked_at(zoe, size)
    assert "easy-1" in zoe.page.evaluate("localStorage.getItem('manoir-booo-times')")
    zoe.page.locator(".pair .btn").click()
    zoe.page.wait_for_url("**#puzzle=easy-2")
    uncover.click()
    zoe.page.locator(".ask > .quiet").click()  # show me a way
    zoe.page.locator(".trail").first.wait_for()


def test_the_ghost_led_by_hand_goes_through_the_walls_that_the_hand_goes_through(visit, house):
    zoe = visit("Zoé").go("/solo/booo#puzzle=easy-2")
    zoe.page.locator(".ask .btn:not([disabled])").click()
    told = asked(house, "/api/booo/puzzles/easy-2", {"answers": ["raise"]})["solution"]
    zoe.page.locator(f"[data-colour={told[0]['colour']}]").click()
    zoe.page.locator(".shout").click()
    wall = next(one["wall"] for one in told if one["event"] == "Crossed")
    target = zoe.page.locator(f"[data-wall='{wall}'] rect")
    target.wait_for()
    (here, there) = (zoe.page.locator("[data-piece=ghost] use").bounding_box(), target.bounding_box())
    assert here is not None
    assert there is not None
    (x, y) = (here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    (to_x, to_y) = (there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    mouse = zoe.page.mouse
    mouse.move(x, y)
    mouse.down()
    if wall.endswith("e"):
        mouse.move(x, to_y, steps=4)
        mouse.move(to_x + (14 if to_x > x else -14), to_y, steps=6)
    else:
        mouse.move(to_x, y, steps=4)
        mouse.move(to_x, to_y + (14 if to_y > y else -14), steps=6)
    mouse.up()
    expect(zoe.page.locator("[aria-live=polite]")).to_contain_text(wall)
    zoe.page.locator(".target").first.wait_for()
    assert len(zoe.page.locator(".trail").first.get_attribute("points").split()) > 1


def test_on_one_screen_whoever_reaches_for_it_first_shouts(visit):
    zoe = visit("Zoé", size=PHONE).open(game="booo", way="one")
    zoe.page.locator(".start").click()
    zoe.page.locator(".shout").wait_for()
    second = zoe.page.locator(".race .chip").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    zoe.page.locator("[data-colour=blue]").click()
    zoe.page.locator(".shout").click()
    zoe.page.locator(".target").first.wait_for()
    expect(zoe.page.locator("[aria-live=polite]").last).to_contain_text("Joueur 2 crie")
    zoe.page.locator("[data-move=stop]").click()
    zoe.page.locator(".shout").wait_for()
    assert zoe.page.locator(".race .chip").count() == 2
