"""Everything by keyboard: a whole round without touching the mouse."""

from __future__ import annotations

from guests import HURRY, Guest

ACTIVE = "document.activeElement"


def tab_to(guest: Guest, wanted: str, limit: int = 120) -> None:
    """Press Tab until something that fits is focused."""
    for _ in range(limit):
        if guest.page.evaluate(f"{ACTIVE} && {ACTIVE}.matches({wanted!r})"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def test_a_whole_round_with_the_keyboard_alone(visit):
    zoe = visit("Zoé", handRoll=True)
    zoe.go("/")
    tab_to(zoe, "article .btn")
    zoe.page.keyboard.press("Enter")
    zoe.page.locator(".ask").wait_for()
    zoe.page.evaluate(HURRY, zoe.table)
    for turn in range(400):
        if zoe.page.locator(".players .pts", has_text="0").count() < zoe.page.locator(".players .pts").count():
            return  # the round has been counted
        if zoe.page.locator(".die.tap").count():
            tab_to(zoe, ".die.tap")
            zoe.page.keyboard.press("Space")
        elif zoe.page.locator(".go-on").count():
            zoe.page.keyboard.press("Tab")
        elif zoe.page.locator(".target").count():
            # on the board and in the panel alike
            tab_to(zoe, ".target" if turn % 2 or not zoe.moves.count() else ".acts button[data-move]")
            zoe.page.keyboard.press("Enter")
        elif zoe.moves.count():
            tab_to(zoe, ".acts button[data-move]")
            zoe.page.keyboard.press("Enter")
        zoe.page.wait_for_timeout(60)
    raise AssertionError("the round did not end")


def test_the_focus_is_always_to_be_seen(visit):
    zoe = visit("Zoé").go("/")
    zoe.page.locator("article").first.wait_for()
    for _ in range(12):
        zoe.page.keyboard.press("Tab")
        outline = zoe.page.evaluate(
            f"getComputedStyle({ACTIVE}).outlineStyle + getComputedStyle({ACTIVE}).outlineWidth"
        )
        assert outline == "solid3px", zoe.page.evaluate(f"{ACTIVE}.outerHTML.slice(0, 200)")
