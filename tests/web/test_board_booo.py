"""Booo! in the browser: the shout, the path shown before everybody, hands, the race, and puzzles for one."""

from __future__ import annotations

import re
import time
from typing import Any

from faults import faults
from guests import DESK, PATIENCE, PHONE, Guest
from playwright.sync_api import expect
from positions import said, table_at, table_of

ANSWER = {"Called": ("claim", "colour"), "Crossed": ("cross", "wall"), "Dropped": ("drop", "room")}
ANSWER["Turned"] = ("turn", "colour")


def seated(guest: Guest, table: str, secret: str) -> Guest:
    """Somebody at their seat, ready to shout."""
    guest.go(f"/table/{table}#seat={secret}")
    guest.page.locator(".shout").wait_for()
    return guest


def looked_at(guest: Guest, size: dict[str, int]) -> None:
    """Everything that holds for every state of the board."""
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not faults(guest), faults(guest)


def shout(guest: Guest, colour: str) -> None:
    """Choose a colour, and shout."""
    guest.page.locator(f"[data-colour={colour}]").click()
    guest.page.locator(".shout").click()


def crossed(guest: Guest, wall: str) -> None:
    """Tap a wall that is lit."""
    target = guest.page.locator(f"[data-wall='{wall}']")
    target.wait_for()
    target.scroll_into_view_if_needed()
    target.locator("polygon").click(force=True)


def until(true: Any, guest: Guest, seconds: float = 90.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come"
        guest.page.wait_for_timeout(50)


def test_two_people_on_a_phone_and_at_a_desk_play_with_a_bot_to_the_end(visit, house):
    late = "0 0 60000"  # the bot is sharp: it gives the people a start
    table, secrets = table_at(house, "booo", 3, "ghost c3; visitor 10; to place", people=(1, 2), delays=late)
    zoe = seated(visit("Zoé", size=PHONE), table, secrets[1])
    papi = seated(visit("Papi", language="en"), table, secrets[2])
    assert zoe.page.locator(".target").count() == 0, "nothing is drawn before somebody has shouted"
    looked_at(zoe, PHONE)

    # A path shown wall by wall: the other page sees the same trail grow.
    shout(zoe, "blue")
    expect(papi.page.get_by_role("heading", name="Zoé shows the way")).to_be_visible()
    assert papi.page.locator(".shout").count() == 0
    zoe.page.locator(".target").first.wait_for()
    looked_at(zoe, PHONE)
    for wall, where in (
        ("11.11e", "out of room c3 through the blue wall on its right"),
        ("12.6s", "through the blue wall in the corridor right of room c2"),
        ("7.4e", "through the blue wall in the corridor below room b1"),
        ("6.3s", "into room b1 through the blue wall below it"),
    ):
        crossed(zoe, wall)
        expect(papi.page.locator(".wrap > [aria-live=polite]")).to_contain_text(where)
    expect(papi.page.locator(".holdings .held")).to_have_count(1)
    trail = zoe.page.locator(".holdings .mine")
    expect(trail).to_have_count(1)  # the token that locks its colour lies before me

    # A wrong wall ends the claim, and everybody reads why.
    papi.page.locator(".shout").wait_for()
    shout(papi, "violet")
    papi.page.locator(".target").first.wait_for()
    wrong = papi.page.locator(".target:not([aria-label^='violet'])").first
    wrong.locator("polygon").click(force=True)
    expect(zoe.page.locator(".banner.wrong, .log").first).to_be_visible()
    expect(zoe.page.locator(".log")).to_contain_text("Papi devait rester en violet")

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
    looked_at(zoe, PHONE)


def test_two_shouts_in_the_same_instant_one_is_taken_and_the_other_reads_why_not(visit, house):
    table, secrets = table_of(house, "booo", 2)
    pair = [seated(visit(name), table, secrets[seat]) for seat, name in ((1, "Zoé"), (2, "Papi"))]
    for _ in range(6):
        for guest in pair:
            guest.page.locator("[data-colour=red]").click()
        when = time.time() * 1000 + 400
        for guest in pair:
            guest.page.evaluate(
                "(when) => setTimeout(() => document.querySelector('.shout')?.click(), when - Date.now())", when
            )
        pair[0].page.wait_for_timeout(900)
        late = [guest for guest in pair if guest.page.locator(".notice.late").count()]
        until(lambda: any(guest.page.locator(".target").count() for guest in pair), pair[0])
        quick = [guest for guest in pair if guest.page.locator(".target").count()]
        assert len(quick) == 1, "one path at a time"
        if late:
            assert late != quick
            expect(late[0].page.locator(".notice.late")).to_contain_text(f"{quick[0].name} a crié avant vous.")
            return
        quick[0].page.locator("[data-move=stop]").click()
        for guest in pair:
            guest.page.locator(".shout").wait_for()
    raise AssertionError("never in the same instant")


def test_nobody_is_offered_a_hint_in_a_race_and_a_claimant_sees_the_time_run(visit, house):
    table, secrets = table_of(house, "booo", 1, bots=1, delays="0 60000")
    zoe = seated(visit("Zoé"), table, secrets[1])
    assert zoe.page.locator("[data-hint]").count() == 0
    assert zoe.page.locator(".clock").count() == 0, "a search takes its time"
    shout(zoe, "blue")
    zoe.page.locator(".target").first.wait_for()
    expect(zoe.page.locator(".ask .clock")).to_contain_text(re.compile(r"\d+ s"))
    assert zoe.page.locator("[data-hint]").count() == 0
    looked_at(zoe, DESK)


def test_whoever_must_wait_reads_how_long_and_everybody_sees_it(visit, house):
    table, secrets = table_of(house, "booo", 2, delays="0 4000", pause=60_000)
    zoe = seated(visit("Zoé"), table, secrets[1])
    papi = seated(visit("Papi", size=PHONE), table, secrets[2])
    papi.page.locator("[data-colour=red]").click()  # one may choose while one waits
    expect(papi.page.locator(".shout")).to_contain_text("en rouge", timeout=PATIENCE)
    expect(papi.page.locator(".hand")).to_be_enabled()
    papi.page.locator(".shout").click()
    papi.page.locator("[data-move=stop]").click()  # a false call: a pause for whoever made it
    expect(papi.page.locator(".shout")).to_contain_text("Patience", timeout=PATIENCE)
    expect(papi.page.locator(".hand")).to_be_disabled()
    papi.page.locator("[data-colour=blue]").click()
    expect(papi.page.locator(".shout")).to_contain_text("Patience")
    expect(zoe.page.locator(".players")).to_contain_text(re.compile(r"attend 60\s"))
    expect(zoe.page.locator(".shout")).to_contain_text("Choisissez")


def test_a_wall_touched_before_a_shout_is_refused_with_its_rule(visit, house):
    table, secrets = table_of(house, "booo", 2)
    zoe = seated(visit("Zoé"), table, secrets[1])
    zoe.page.locator(".shout").wait_for()
    box = zoe.page.locator("[data-piece=ghost] use").bounding_box()
    assert box is not None
    (x, y) = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for far in range(12, 96, 7):  # whatever castle was dealt, a wall of the ghost's own room lies in each direction
        if zoe.page.locator(".notice.refused").count():
            break
        for across, down in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            zoe.page.mouse.click(x + far * across, y + far * down)
        zoe.page.wait_for_timeout(150)
    expect(zoe.page.locator(".notice.refused")).to_contain_text("On ne trace rien")


def tab_to(guest: Guest, wanted: str, limit: int = 160) -> None:
    """Press Tab until something that fits is focused."""
    for _ in range(limit):
        if guest.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def test_a_path_is_shouted_and_shown_with_the_keyboard_alone(visit, house):
    table, secrets = table_at(house, "booo", 2, "ghost c3; visitor 2; to search", people=(1, 2))
    zoe = seated(visit("Zoé"), table, secrets[1])
    keys = zoe.page.keyboard
    chosen = zoe.page.locator(".colours [aria-pressed=true]")
    keys.press("y")  # English, and nothing here
    expect(chosen).to_have_count(0)
    keys.press("v")  # the letters of a colour pick it; pressed again, the next colour that begins alike
    keys.press("v")
    expect(chosen).to_have_attribute("data-colour", "violet")
    keys.press("v")
    expect(chosen).to_have_attribute("data-colour", "green")
    keys.press("g")
    expect(chosen).to_have_attribute("data-colour", "green")  # the shout is under the Enter key
    expect(zoe.page.locator(".colours text")).to_have_text(["Ba", "J", "R", "Be", "Ve", "Vi"])
    keys.press("Enter")
    zoe.page.locator(".target").first.wait_for()
    tab_to(zoe, ".target")
    names = set()
    for arrow in ("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"):
        keys.press(arrow)
        names.add(zoe.page.evaluate("document.activeElement.dataset.wall"))
    assert len(names) > 1, "arrows lead from wall to wall"
    for wall in ("11.10e", "20.15s"):
        zoe.page.locator(f"[data-wall='{wall}']").wait_for()
        if not zoe.page.locator(".named").count():
            tab_to(zoe, ".own .quiet")
            keys.press("Enter")
        tab_to(zoe, f"[data-move='cross {wall}']")
        keys.press("Enter")
    expect(zoe.page.locator(".holdings .mine")).to_have_count(1)


def test_a_puzzle_for_one_is_solved_step_by_step_and_its_time_is_kept(visit, house):
    zoe = visit("Zoé", size=PHONE).go("/solo/booo#puzzle=easy-1")
    uncover = zoe.page.locator(".ask .btn:not([disabled])")
    uncover.wait_for()
    assert zoe.page.locator(".castle").count() == 0, "covered until the clock starts"
    looked_at(zoe, PHONE)
    uncover.click()
    told = said(house, "/api/booo/puzzles/easy-1", {"answers": ["raise"]})["solution"]
    steps = [(ANSWER[one["event"]][0], one[ANSWER[one["event"]][1]]) for one in told if one["event"] in ANSWER]
    zoe.page.locator(f"[data-colour={steps[0][1]}]").click()
    zoe.page.locator(".shout").click()
    for kind, what in steps[1:]:
        if kind == "cross":
            crossed(zoe, what)
        else:
            zoe.page.locator(f"[data-move='{kind} {what}']").click()
    zoe.page.locator(".pair").wait_for()
    looked_at(zoe, PHONE)
    assert "easy-1" in zoe.page.evaluate("localStorage.getItem('manoir-booo-times')")
    zoe.page.locator(".pair .btn").click()
    zoe.page.wait_for_url("**#puzzle=easy-2")
    uncover.click()
    zoe.page.locator("[data-hint]").click()  # alone one may ask for a hint
    zoe.page.locator(".hinted").first.wait_for()
    zoe.page.locator("[data-give-up]").click()  # show me a way
    zoe.page.locator(".trail").first.wait_for()


def test_the_ghost_led_by_hand_goes_through_the_walls_that_the_hand_goes_through(visit, house):
    zoe = visit("Zoé", language="en").go("/solo/booo#puzzle=easy-2")
    zoe.page.locator(".ask .btn:not([disabled])").click()
    looked_at(zoe, DESK)
    told = said(house, "/api/booo/puzzles/easy-2", {"answers": ["raise"]})["solution"]
    zoe.page.locator(f"[data-colour={told[0]['colour']}]").click()
    zoe.page.locator(".shout").click()
    wall, near = next((one["wall"], one["near"]) for one in told if one["event"] == "Crossed")
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
    expect(zoe.page.locator(".vh[aria-live=polite]")).to_contain_text(f"room {near}")
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
    expect(zoe.page.locator(".log")).to_contain_text("Joueur 2 crie")
    expect(zoe.page.locator(".wrap > [aria-live=polite]")).to_contain_text("Montrez le chemin.")  # what I am asked now
    zoe.page.locator("[data-move=stop]").click()
    zoe.page.locator(".shout").wait_for()
    expect(zoe.page.locator(".race .chip")).to_have_count(2)
