"""The rulebooks over HTTP: how each opens, and its notes under their clauses."""

from __future__ import annotations

from asyncio import run
from pathlib import Path

import httpx

from live import server_in
from manoir.games import TITLES
from manoir.kernel.rulebook import LANGUAGES
from toy import VIGIL
from toy.drawn import drawn_in


def test_a_rulebook_opens_with_aim_players_and_age_and_has_its_notes(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            for title in TITLES.values():
                told = (await client.get(f"/api/games/{title.name}/rulebook")).json()
                book = title.rulebook
                assert (told["aim"], told["age"]) == (book.aim, book.age)
                assert (told["low"], told["high"]) == title.box().players
                clauses = [clause for chapter in told["chapters"] for clause in chapter["clauses"]]
                assert {clause["name"]: clause["notes"] for clause in clauses} == {
                    clause.name: [{"question": note.question, "answer": note.answer} for note in clause.notes]
                    for clause in book.clauses()
                }

    run(work())


def test_ages_are_told_where_they_are_printed() -> None:
    assert {name: title.rulebook.age for name, title in TITLES.items()} == {
        "minuit": 8,
        "chasseurs": 8,
        "macgregor": 8,
        "booo": None,
    }


def got(folder: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    """What a house with a drawn toy answers."""

    async def work() -> list[httpx.Response]:
        drawn = drawn_in(folder / "package")
        async with (
            server_in(folder, titles={**TITLES, "vigil": drawn}) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as client,
        ):
            return [await client.get(path, headers=headers) for path in paths]

    return run(work())


def test_the_hall_is_told_each_card_in_the_order_of_the_titles(quick_path: Path) -> None:
    (told,) = got(quick_path, "/api/games")
    games = {game["game"]: game for game in told.json()}
    assert list(games) == [*TITLES, "vigil"]
    for name, title in TITLES.items():
        assert games[name]["title"] == title.rulebook.title
        assert (games[name]["minutes"], games[name]["solo"]) == (title.card.minutes, True), "puzzles or moments"
        assert (games[name]["race"], games[name]["open"]) == (title.race is not None, title.all_open)
        assert (games[name]["board"], games[name]["picture"]) == (None, None), "the page was built with them"
        for language in LANGUAGES:
            assert 20 < len(games[name]["pitch"][language]) < 70, "a card has room for one line"
            assert 3 < len(games[name]["short"][language]) < 20
    assert games["vigil"]["pitch"]["fr"] == "Posez un souvenir, et attendez le fantôme."
    assert games["vigil"]["short"] == {"fr": "La Veillée", "en": "Vigil"}, "the title stands in for what is not said"
    assert games["vigil"]["package"] == "toy"
    assert games["vigil"]["board"] == "/api/games/vigil/board/board.js"
    assert games["vigil"]["picture"] == "/api/games/vigil/board/picture.svg"


def test_a_game_without_card_words_is_told_by_its_rulebook(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            toy = (await client.get("/api/games")).json()[-1]
            book = VIGIL.rulebook
            assert (toy["game"], toy["short"], toy["pitch"]) == ("vigil", book.title, book.line)
            assert (toy["board"], toy["picture"]) == (None, None)
            assert (await client.get("/api/games/vigil/words/fr")).text == ""

    run(work())


def test_a_packages_words_are_told_by_language_and_what_is_missing_in_english(quick_path: Path) -> None:
    french, english, other, unknown = got(
        quick_path,
        "/api/games/vigil/words/fr",
        "/api/games/vigil/words/en",
        "/api/games/vigil/words/de",
        "/api/games/chess/words/fr",
    )
    assert "vigil-name-comb = peigne" in french.text
    assert "vigil-name-comb = comb" in english.text
    assert french.headers["content-type"] == "text/plain; charset=utf-8"
    assert [other.status_code, unknown.status_code] == [404, 404]
    (quick_path / "package/words/fr.ftl").unlink()
    (french,) = got(quick_path, "/api/games/vigil/words/fr")
    assert french.text == english.text
    (ours,) = got(quick_path, "/api/games/minuit/words/fr")
    assert "minuit-page-fright" in ours.text
    assert "minuit-card-line" not in ours.text, "the catalogue told it"


def test_a_boards_files_are_sent_as_what_they_are_and_nothing_else_is(quick_path: Path) -> None:
    at = "/api/games/vigil/board/"
    kinds = {
        "board.js": "text/javascript; charset=utf-8",
        "board.css": "text/css; charset=utf-8",
        "picture.svg": "image/svg+xml",
    }
    for answer, kind in zip(got(quick_path, *(at + name for name in kinds)), kinds.values(), strict=True):
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        (again,) = got(quick_path, answer.request.url.path, **{"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    outside = quick_path / "outside.js"
    outside.write_text("1")
    (quick_path / "package/board/link.js").symlink_to(outside)
    refused = [
        "notes.txt",
        "none.js",
        "",
        "../rulebook.toml",
        "..%2Frulebook.toml",
        "%2e%2e/rulebook.toml",
        "..%2F..%2Foutside.js",
        "link.js",
        f"%2F{outside}",
        "%00.js",
        "a" * 5000 + ".js",
    ]
    assert {answer.status_code for answer in got(quick_path, *(at + name for name in refused))} == {404}
    (plain, gone) = got(quick_path, "/api/games/minuit/board/board.js", "/api/games/chess/board/board.js")
    assert [plain.status_code, gone.status_code] == [404, 404]


def test_a_board_that_is_being_drawn_is_read_again(quick_path: Path) -> None:
    at = "/api/games/vigil/board/board.js"
    (before,) = got(quick_path, at)
    file = quick_path / "package/board/board.js"
    file.write_text("export default null")
    (after,) = got(quick_path, at)
    assert (before.text != after.text, after.text) == (True, "export default null")
