"""Every board on every screen: whole, legible, large enough for a thumb; and still while nobody plays."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from guests import DESK
from measures import wrongs
from openings import brought, taken_up
from playwright.sync_api import Page, Route, expect
from positions import table_at, table_of
from states import STATES

SCREENS = ((390, 844), (844, 390), (720, 450), (820, 1180), (1440, 900), (1920, 1080))
GAMES = ("minuit", "chasseurs", "macgregor", "booo")
PLACING, LIVELY = (
    (8, 4),
    (76, 2),
)  # moments of the golden game of four, and who is asked there: to set a figure down, to flee
SHOWN = {  # the states with the most to show: what is lit, what is in hand, what lies open over the rest
    "chasseurs": ("taken", "aim", "camp", "scroll"),
    "macgregor": ("token", "plan", "pick", "discard", "catch", "leave"),
    "booo": ("colour", "trace"),
}

FRAMES = """ms => new Promise(done => {
  const start = performance.now()
  const next = () => performance.now() - start < ms ? requestAnimationFrame(next) : done()
  requestAnimationFrame(next)
})"""


def resized(page: Page, size: tuple[int, int]) -> None:
    """Another screen, once the page has been laid out on it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wrong_on_every_screen(page: Page, what: str, cut: bool = True) -> Iterator[str]:
    """What is wrong with a page, size by size."""
    for size in SCREENS:
        resized(page, size)
        for _ in range(20):  # pieces and boxes come to rest
            if not (found := wrongs(page, cut)):
                break
            resized(page, size)
        yield from (f"{what} at {size[0]}x{size[1]}: {one}" for one in found)


def taken_up_at(house: str, moment: int, seat: int) -> str:
    """The address of whoever is asked at a moment of the golden game."""
    made = taken_up(house, brought(house, "minuit", 4), moment, "Zoé", "Papi", "Lucie", "Nils")
    return f"/table/{made['table']['id']}#seat={made['held'][seat - 1]['secret']}"


def opened_states(house: str, game: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Positions of a game: the name, the address, what is tapped first; at last six people at a table."""
    if game == "minuit":
        table, secrets = table_at(house, game, 8, "colours - - - - - - - -; to choose 1")
        yield "choosing", f"/table/{table}#seat={secrets[1]}", ()
        yield "placing", taken_up_at(house, *PLACING), ()
        yield "fleeing", taken_up_at(house, *LIVELY), ()
    for state in STATES:
        if state.game == game and state.name in SHOWN[game]:
            table, secrets = table_at(house, game, 4, state.line, people=(state.chair,), **state.options)
            yield state.name, f"/table/{table}#seat={secrets[state.chair]}", state.taps
    table, secrets = table_of(house, game, 1, 5)
    yield "six", f"/table/{table}#seat={secrets[1]}", ()


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_whole_and_legible_on_every_screen_and_a_thumb_finds_everything(visit, house, game):
    guest = visit("Zoé", DESK)
    page = guest.page
    wrong: list[str] = []
    for name, address, taps in opened_states(house, game):
        guest.go(address)
        page.locator(".ask").wait_for()
        for tap in taps:
            page.locator(tap).first.click()
        wrong += wrong_on_every_screen(page, f"{game} {name}")
    resized(page, (390, 844))
    for player in page.locator(".players b").all():  # six at this table, and each has a name on a phone
        expect(player).to_be_visible()
    assert page.locator(".players b").count() == 6
    assert not wrong, "\n".join(wrong)


def test_the_other_pages_are_legible_on_every_screen_too(visit):
    guest = visit("Zoé", DESK)
    wrong: list[str] = []
    for path, ready in (("/", "article"), ("/rules/booo", ".clause"), ("/solo/booo", ".ask .btn")):
        guest.go(path).page.locator(ready).first.wait_for()
        wrong += wrong_on_every_screen(guest.page, path, cut=path.startswith("/solo"))
    guest.page.locator(".ask .btn").click()
    guest.page.locator(".castle").wait_for()
    wrong += wrong_on_every_screen(guest.page, "a puzzle")
    assert not wrong, "\n".join(wrong)


def test_a_tap_beside_a_small_lit_place_takes_the_nearest(visit, house):
    page = visit("Nils", DESK).go(taken_up_at(house, *PLACING)).page
    page.locator(".target").first.wait_for()
    resized(page, (720, 450))
    lit = page.locator(".target[data-place='8']")
    box = lit.bounding_box()
    assert box is not None
    assert box["height"] < 40, "smaller than a thumb"
    before = page.locator("[data-piece]").count()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 21)  # beside it, over the stairwell
    expect(page.locator("[data-piece]")).to_have_count(before + 1)


def test_a_map_shows_where_one_has_zoomed_to_and_leads_elsewhere(visit, house):
    table, secrets = table_at(house, "booo", 4, "ghost c3; visitor 2; to trace 1 green c3")
    guest = visit("Zoé", {"width": 390, "height": 844}).go(f"/table/{table}#seat={secrets[1]}")
    page = guest.page
    part = page.locator(".map .part")
    part.wait_for()
    before = part.get_attribute("x")
    box = page.locator(".map").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.9)
    expect(part).not_to_have_attribute("x", before or "")


def test_a_castle_that_nobody_plays_in_is_neither_laid_out_nor_painted(visit, house, browser):
    everybody = (1, 2, 3, 4)  # people who think for a long time, and a table that counts no seconds for those away
    position = "ghost c3; visitor 2; walls red 1 blue 3; to search"
    table, secrets = table_at(house, "booo", 4, position, everybody, grace=86_400)
    page = visit("Zoé", DESK, motion="full").go(f"/table/{table}#seat={secrets[1]}").page
    page.locator("[data-colour]").first.wait_for()
    expect(page.locator(".log li")).to_have_count(3)  # that the others have not come has been told
    page.wait_for_function(
        "() => document.getAnimations().map((one) => /bob/.test(one.animationName)).join() === 'true'"
    )
    expect(page.locator(".log li").filter(has_text="n’est plus là")).to_have_count(3)  # and all of it has been told
    page.mouse.move(1, 1)
    browser.start_tracing(page=page)
    page.evaluate(FRAMES, 5000)  # every frame is asked for, as any clock on a page would
    events = json.loads(browser.stop_tracing())["traceEvents"]
    counted = {name: sum(event["name"] == name for event in events) for name in ("Commit", "Layout", "Paint")}
    assert counted.pop("Commit") > 0, "frames were made, and recorded"
    assert counted == {"Layout": 0, "Paint": 0}


def test_a_hint_in_a_puzzle_holds_nothing_up_and_one_that_comes_late_is_forgotten(visit):
    page = visit("Zoé", DESK).go("/solo/booo").page
    waiting: list[Route] = []
    page.route("**/hint", lambda route: waiting.extend([route]))
    page.locator(".ask .btn").click()
    for _ in range(3):
        page.locator("[data-hint]").click()
    page.locator("[data-colour]").first.click()
    page.locator(".shout").click()
    page.locator("[data-move=stop]").wait_for()  # the shout was heard although no hint has come
    assert len(waiting) == 3
    for route in waiting:
        route.continue_()
    page.wait_for_load_state("networkidle")
    assert page.locator(".hinted").count() == 0
