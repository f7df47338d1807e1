"""Every board on every screen: whole, legible, large enough for a thumb, nothing for axe; still while nobody plays."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from answered import answered
from faults import faults_both_ways
from guests import DESK, Guest
from measures import wrongs
from openings import asked
from playwright.sync_api import Route, expect
from positions import table_at, table_of
from states import STATES

from manoir.games import TITLES

SCREENS = ((390, 844), (844, 390), (820, 1180), (1440, 900), (720, 450), (1920, 1080))
ENGLISH = SCREENS[4:]  # on these the page speaks English, on the others French, which is longer
LABELS = "() => [...document.querySelectorAll('main [aria-label]')].map((one) => one.ariaLabel).join()"
FRAMES = """ms => new Promise(done => {
  const start = performance.now()
  const next = () => performance.now() - start < ms ? requestAnimationFrame(next) : done()
  requestAnimationFrame(next)
})"""


def wrong_on_every_screen(guest: Guest, what: str, cut: bool = True) -> Iterator[str]:
    """What is wrong with a page, size by size."""
    for size in SCREENS:
        spoken(guest, "en" if size in ENGLISH else "fr")
        guest.resize(*size)
        for _ in range(20):  # pieces and boxes come to rest
            if not (found := wrongs(guest.page, cut)):
                break
            guest.resize(*size)
        yield from (f"{what} at {size[0]}x{size[1]}: {one}" for one in found)
    spoken(guest, "fr")


def spoken(guest: Guest, language: str) -> None:
    """The page in another language, once its words are there."""
    if guest.page.locator("html").get_attribute("lang") == language:
        return
    before = guest.page.evaluate(LABELS)
    guest.like(language=language)
    guest.page.wait_for_function(f"before => document.documentElement.lang && ({LABELS})() !== before", arg=before)


def the_most(house: str, game: str) -> int:
    """As many as can play a game."""
    return max(edition["high"] for one in asked(house, "/games") if one["game"] == game for edition in one["editions"])


CUT = """() => [...document.querySelectorAll('.players b')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
  .map((name) => name.textContent)"""


@pytest.mark.parametrize("game", TITLES)
def test_a_board_is_whole_and_legible_on_every_screen_and_a_thumb_finds_everything(visit, game):
    guest = visit("Zoé", DESK)
    wrong: list[str] = []
    for state in STATES:
        if state.game == game and state.still:
            state.open(guest)
            wrong += (f"{game} {state.name}: {one}" for one in faults_both_ways(guest))
            wrong += wrong_on_every_screen(guest, f"{game} {state.name}")
            guest.resize(**DESK)
        elif state.game == game and state.name in ("end", "search"):  # it stays as long as this takes
            state.open(guest)
            wrong += wrong_on_every_screen(guest, f"{game} {state.name}", cut=state.name == "search")
    assert not wrong, "\n".join(wrong)


HANDS = ("placing", "start", "window", "trace")  # what is asked, of each game


def test_a_hand_beside_a_television_is_whole_and_legible_on_every_screen(visit):
    guest = visit("Zoé", DESK)
    wrong: list[str] = []
    for state in STATES:
        if state.name in HANDS:
            state.open(guest, hand=True)
            wrong += wrong_on_every_screen(guest, f"a hand in {state.game}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", TITLES)
def test_as_many_as_can_play_have_each_their_name_on_every_screen(visit, house, game):
    most = the_most(house, game)
    table, secrets = table_of(house, game, 1, most - 1)
    guest = visit("Zoé", DESK).go(f"/table/{table}#seat={secrets[1]}")
    guest.page.locator(".ask").wait_for()
    assert not (wrong := list(wrong_on_every_screen(guest, f"{game} with {most}"))), "\n".join(wrong)
    for size in SCREENS:
        guest.resize(*size)
        expect(guest.page.locator(".players b:visible")).to_have_count(most)
        assert not guest.page.evaluate(CUT), f"names are cut at {size}"


@pytest.mark.parametrize(("game", "name"), [("chasseurs", "taken"), ("macgregor", "leave")])
def test_beside_long_advice_a_board_keeps_to_its_room_on_a_small_tablet(visit, game, name):
    guest = visit("Zoé", {"width": 768, "height": 1024})
    next(state for state in STATES if (state.game, state.name) == (game, name)).open(guest)
    guest.page.locator("[data-hint]").click()
    guest.page.locator(".hint p:not(:empty)").wait_for()
    guest.page.evaluate("document.querySelector('.hint p').textContent = 'Rangez la carte dans le sac. '.repeat(7)")
    guest.resize(768, 1024)
    assert not wrongs(guest.page)


@pytest.mark.parametrize("game", TITLES)
def test_a_guided_first_game_is_whole_on_every_screen(visit, game):
    guest = visit("Zoé", DESK).go(f"/guide/{game}")
    guest.page.locator(".ask").wait_for()
    assert not (wrong := list(wrong_on_every_screen(guest, f"the guide of {game}"))), "\n".join(wrong)
    guest.resize(820, 1180)
    for _ in range(40):  # a journal of many days
        guest.page.evaluate(
            "document.querySelector('.log ol').append(document.querySelector('.log li').cloneNode(true))"
        )
    board, question, journal = (guest.page.locator(one).bounding_box() for one in (".boardwrap", ".askwrap", ".log"))
    assert board["height"] > 500, "whatever is told, the board keeps its room"
    assert board["y"] + board["height"] <= question["y"] + 1
    assert journal["y"] + journal["height"] <= 1180


OVER = """() => [...document.querySelectorAll('main g[data-place]')].flatMap((room) => {
  const wall = room.querySelector('rect').getBoundingClientRect()
  return [...room.querySelectorAll('text')].filter((text) => {
    const box = text.getBoundingClientRect()
    const aside = box.left < wall.left - 1 || box.right > wall.right + 1
    return aside || box.bottom > wall.bottom + 3 || box.top < wall.top - 4
  }).map((text) => `${room.dataset.place}: ${text.textContent}`)
})"""


def test_the_rooms_of_minuit_hold_their_names_however_much_is_said_below(visit):
    guest = visit("Papi", DESK)
    for name in ("fleeing", "advised", "crowd"):
        next(state for state in STATES if (state.game, state.name) == ("minuit", name)).open(guest)
        for size in (*SCREENS, (360, 640)):
            guest.resize(*size)
            assert not guest.page.evaluate(OVER), f"{name} at {size}"


def test_the_other_pages_are_legible_on_every_screen_too(visit):
    guest = visit("Zoé", DESK)
    wrong: list[str] = []
    for path, ready in (("/", "article"), ("/rules/booo", ".clause"), ("/solo/booo", ".ask .btn")):
        guest.go(path).page.locator(ready).first.wait_for()
        wrong += wrong_on_every_screen(guest, path, cut=path.startswith("/solo"))
    guest.page.locator(".ask .btn").click()
    guest.page.locator(".castle").wait_for()
    wrong += wrong_on_every_screen(guest, "a puzzle")
    for game in ("minuit", "chasseurs", "macgregor"):
        guest.go(f"/solo/{game}#puzzle=hard-1").page.locator(".ask h2").wait_for()
        wrong += wrong_on_every_screen(guest, f"a moment of {game}")
        answered(guest.page)
        wrong += wrong_on_every_screen(guest, f"a moment of {game} that was answered", cut=False)
    assert not wrong, "\n".join(wrong)


def test_a_tap_beside_a_small_lit_place_takes_the_nearest(visit):
    guest = visit("Honorine", DESK)
    next(state for state in STATES if state.name == "placing").open(guest)
    page = guest.page
    page.locator(".target").first.wait_for()
    guest.resize(720, 450)
    lit = page.locator(".target[data-place='8']")
    box = lit.bounding_box()
    assert box is not None
    assert box["height"] < 40, "smaller than a thumb"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 21)  # beside it, over the stairwell
    expect(page.locator("[data-piece]").filter(has_text="Honorine, Case 8")).to_have_count(1)


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
