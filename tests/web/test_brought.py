"""A game that a package brings along: its card, its board and its words, which the page was not built with."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from guests import PHONE, play
from houses import opened
from openings import begun, seated
from playwright.sync_api import expect

from toy.drawn import drawn_in

SORRY = "Le plateau dessiné de toy n’a pas pu être montré"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a package that draws its own board."""
    with opened(tmp_path_factory.mktemp("drawn"), "drawn") as house:
        yield house


@pytest.fixture(scope="module")
def with_board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """A house whose package brings another module for a board, each time it is asked to."""
    folder = tmp_path_factory.mktemp("changing")
    drawn_in(folder / "package")
    with opened(folder, "drawn") as house:

        def brings(board: str) -> str:
            (folder / "package/board/board.js").write_text(board)
            return house

        yield brings


def test_it_stands_in_the_hall_with_its_picture_and_its_words_in_either_language(visit, drawn):
    zoe = visit("Zoé", address=drawn).go("/")
    card = zoe.page.locator("article[data-game=vigil]")
    expect(card).to_contain_text("La Veillée")
    expect(card).to_contain_text("Posez un souvenir, et attendez le fantôme.")
    expect(zoe.page.locator("article")).to_have_count(5)
    picture = card.locator(".pic img")
    expect(picture).to_be_visible()
    zoe.page.wait_for_function("() => document.querySelector('article .pic img').naturalWidth > 0")
    ada = visit("Ada", address=drawn, language="en").go("/")
    expect(ada.page.locator("article[data-game=vigil]")).to_contain_text("Lay a keepsake down")


def test_a_game_without_a_picture_or_words_shows_its_name_and_the_line_of_its_rulebook(visit):
    zoe = visit("Zoé").go("/")
    card = zoe.page.locator("article[data-game=vigil]")
    expect(card.locator(".pic")).to_have_text("La Veillée")
    expect(card).to_contain_text("Une nuit au grenier, quelques souvenirs")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_its_board_draws_itself_says_its_words_and_plays_a_game_to_its_end(visit, drawn, size):
    made = begun(drawn, "vigil", "Zoé", "Papi")
    likes = {} if size is None else {"size": size}
    zoe = seated(visit("Zoé", address=drawn, **likes), made, 1)
    papi = seated(visit("Papi", address=drawn, language="en"), made, 2)
    attic = zoe.page.locator(".attic")
    expect(attic).to_contain_text("pièces au coffre")
    expect(papi.page.locator(".attic")).to_contain_text("coins in the chest")
    expect(zoe.page.locator("header")).to_contain_text("Nuit 1")
    expect(zoe.page.locator(".ask")).to_contain_text("Which keepsake do you lay down?")  # there is no French for it
    expect(attic.locator("button.lit")).not_to_have_count(0)
    attic.locator("button.lit").first.click()
    expect(attic.locator("button.lit")).to_have_count(0)
    play(zoe, papi)
    expect(zoe.page.locator(".end")).to_contain_text("Richer than the others.")
    colour = attic.locator("li.mine").evaluate("one => getComputedStyle(one).borderTopLeftRadius")
    assert colour == "12px", "its style sheet is there"


def test_it_is_looked_at_again_and_stands_on_a_television(visit, drawn):
    made = begun(drawn, "vigil", "Zoé", "Papi")
    tv = visit("", address=drawn).go(f"/screen/{made['table']['id']}")
    expect(tv.page.locator(".attic")).to_have_attribute("data-far", "true")
    zoe, papi = (seated(visit(name, address=drawn), made, seat) for seat, name in enumerate(("Zoé", "Papi"), 1))
    play(zoe, papi)
    zoe.go(f"/replay/{made['table']['id']}")
    expect(zoe.page.locator(".attic")).to_be_visible()


def test_a_board_that_lacks_almost_everything_is_completed_plainly(with_board, visit):
    house = with_board("export default () => ({ mount: (target) => { target.textContent = 'Grenier' } })")
    made = begun(house, "vigil", "Zoé", "Papi")
    zoe, papi = (seated(visit(name, address=house), made, seat) for seat, name in enumerate(("Zoé", "Papi"), 1))
    expect(zoe.page.locator(".board.brought")).to_have_text("Grenier")
    play(zoe, papi)


NEVER = {
    "a module that never ends": "await new Promise(() => {}); export default () => ({ mount() {} })",
    "a file that never comes": None,
}


@pytest.mark.parametrize("board", NEVER.values(), ids=NEVER.keys())
def test_a_board_that_never_comes_is_named_and_can_be_done_without(with_board, visit, board):
    house = with_board(board or "export default () => ({ mount() {} })")
    made = begun(house, "vigil", "Zoé", "Papi")
    zoe, papi = (visit(name, address=house) for name in ("Zoé", "Papi"))
    for seat, guest in enumerate((zoe, papi), 1):
        if board is None:
            guest.page.route("**/board.js*", lambda _: None)
        guest.page.clock.install()
        with guest.page.expect_request("**/board.js*"):
            seated(guest, made, seat)
        guest.page.get_by_text("La porte s’ouvre").wait_for()
        guest.page.clock.run_for(9_000)  # the page's own time, which is the test's
        expect(guest.page.get_by_role("alert")).to_contain_text("Le plateau dessiné de toy se fait attendre")
        guest.page.get_by_role("button", name="Jouer sans ce plateau").click()
        expect(guest.page.get_by_text(SORRY)).to_be_visible()
        guest.page.clock.resume()
    play(zoe, papi)
    visit.wrong[:] = [line for line in visit.wrong if "toy: " not in line]


BAD = {
    "no script": "this is no script",
    "no board": "export const board = 1",
    "no mount": "export default () => ({})",
    "throws when made": "export default () => { throw new Error('no') }",
    "throws when drawn": "export default () => ({ mount() { throw new Error('no') } })",
    "throws later": "export default () => ({ mount: () => ({ update() { throw new Error('no') } }) })",
    "throws in all its parts": """const no = () => { throw new Error('no') }
      export default () => ({ mount: no, pictureOf: no, direct: no, suits: no, heading: no, standing: no, asked: no,
        die: no, groups: no, label: no, spoken: no, held: no, attempt: no, ending: no, offers: no, watched: no })""",
}


@pytest.mark.parametrize("board", BAD.values(), ids=BAD.keys())
def test_a_board_that_fails_is_named_and_the_game_is_played_on_the_plain_one(with_board, visit, board):
    house = with_board(board)
    made = begun(house, "vigil", "Zoé", "Papi")
    zoe, papi = (seated(visit(name, address=house), made, seat) for seat, name in enumerate(("Zoé", "Papi"), 1))
    play(zoe, papi, until=lambda: zoe.page.locator(".log li").count() > 2)
    expect(zoe.page.get_by_text(SORRY)).to_be_visible()
    expect(zoe.page.locator(".plain")).to_be_visible()
    play(zoe, papi)
    visit.wrong[:] = [line for line in visit.wrong if "toy: " not in line]


def test_a_board_that_cannot_be_fetched_is_named_too(visit, drawn):
    made = begun(drawn, "vigil", "Zoé", "Papi")
    zoe = visit("Zoé", address=drawn)
    zoe.page.route("**/board/letters.js", lambda route: route.abort())
    seated(zoe, made, 1)
    expect(zoe.page.get_by_text(SORRY)).to_be_visible()
    expect(zoe.page.locator(".plain")).to_be_visible()
    visit.wrong[:] = [line for line in visit.wrong if "toy: " not in line and "ERR_FAILED" not in line]


def test_a_first_game_of_a_package_is_guided_plainly(visit, drawn):
    zoe = visit("Zoé", address=drawn).go("/guide/vigil")
    expect(zoe.page.locator(".coach")).to_be_visible()
    expect(zoe.page.locator(".attic")).to_be_visible()
