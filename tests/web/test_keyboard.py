"""Everything by keyboard: a whole round without touching the mouse."""

from __future__ import annotations

from guests import DICE_WAIT, HURRY, Guest
from openings import brought
from playwright.sync_api import expect

ACTIVE = "document.activeElement"
DIE, GO_ON, PLACE, ANSWER = ".die.tap", ".go-on", ".target", ".acts button[data-move]"
# Looked at in one moment: what was there when it was waited for may be gone at the next look.
WHAT_IS_HERE = f"""() => {{
  const here = {[DIE, GO_ON, PLACE, ANSWER]!r}.filter((one) => document.querySelector(one))
  return here.length ? here : null
}}"""


def tab_to(guest: Guest, wanted: str, limit: int = 120) -> None:
    """Press Tab until something that fits is focused."""
    for _ in range(limit):
        if guest.page.evaluate(f"{ACTIVE} && {ACTIVE}.matches({wanted!r})"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def counted(guest: Guest) -> bool:
    """Whether the first round has been counted."""
    points = guest.page.locator(".players .pts")
    return points.filter(has_text="0").count() < points.count()


def test_a_whole_round_with_the_keyboard_alone(visit):
    zoe = visit("Zoé", handRoll=True)
    zoe.context.add_init_script(f"({DICE_WAIT})()")
    zoe.go("/")
    tab_to(zoe, "article .btn")
    zoe.page.keyboard.press("Enter")
    zoe.page.locator(".ask").wait_for()
    zoe.page.evaluate(HURRY, zoe.table)
    for turn in range(400):
        here = zoe.page.wait_for_function(WHAT_IS_HERE).json_value()
        if counted(zoe):
            return
        assert not turn or not zoe.page.evaluate(f"{ACTIVE} === document.body"), "the focus was lost"
        if DIE in here:
            expect(zoe.page.locator(DIE)).to_be_focused()  # it comes to whoever has to throw it
            zoe.page.keyboard.press("Space" if turn % 2 else "Enter")
        elif GO_ON in here:
            zoe.page.locator(GO_ON).wait_for(state="detached")
        else:
            tab_to(zoe, here[turn % len(here)])  # on the board and in the panel alike
            zoe.page.keyboard.press("Enter")
    raise AssertionError("the round did not end")


def test_however_long_the_journal_is_the_tab_key_passes_it_in_one_step(visit, house):
    zoe = visit("Zoé").go(f"/replay/{brought(house, 'minuit', 6)}")
    zoe.page.get_by_role("slider").focus()
    zoe.page.keyboard.press("End")
    zoe.page.wait_for_function("() => document.querySelectorAll('.log button').length > 120")
    lines = zoe.page.locator(".log button")
    tab_to(zoe, ".log button", 20)
    expect(lines.first).to_be_focused()
    zoe.page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    zoe.page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    zoe.page.keyboard.press("Tab")
    assert not zoe.page.evaluate(f"{ACTIVE}.matches('.log button')")
    zoe.page.keyboard.press("Shift+Tab")
    expect(lines.first).to_be_focused()


def test_the_focus_is_always_to_be_seen(visit):
    zoe = visit("Zoé").go("/")
    zoe.page.locator("article").first.wait_for()
    for _ in range(12):
        zoe.page.keyboard.press("Tab")
        outline = zoe.page.evaluate(
            f"getComputedStyle({ACTIVE}).outlineStyle + getComputedStyle({ACTIVE}).outlineWidth"
        )
        assert outline == "solid3px", zoe.page.evaluate(f"{ACTIVE}.outerHTML.slice(0, 200)")
