"""New castles load and are as good as the shipped set; puzzles have their ratings, and a seed gives them again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from booo_cells import LETTERS, Cells
from conftest import COMPILED
from manoir.games import title_of
from manoir.games.booo.commands import app
from manoir.games.booo.tile import CORRIDOR, NO_WALL, check
from manoir.games.booo.workshop.mason import Mason, edition_text
from manoir.games.booo.workshop.puzzle import RATINGS, drawn_puzzle
from manoir.games.booo.workshop.quality import placings_by, quality_of
from manoir.kernel.fate import FastFate
from manoir.kernel.rulebook import rule
from manoir.kernel.wrong import WrongInput

TITLE = title_of("booo")
SHIPPED = TITLE.box().content
FULL = bool(os.environ.get("MANOIR_FULL"))


@pytest.mark.skipif(not COMPILED, reason="a castle takes a minute to build, uncompiled")
def test_castles_load_and_nineteen_in_twenty_are_as_good_as_asked() -> None:
    count = 1000 if FULL else 2
    good = 0
    for seed in range(count):
        built, quality = Mason(seed).build(SHIPPED)
        loaded = TITLE.box_of(edition_text(built, seed), f"castle {seed}").content
        assert [tile.east for tile in loaded.tiles] == [tile.east for tile in built.tiles]
        assert loaded.routes == built.routes
        assert quality.colours >= 5
        good += quality.holds
    assert good >= 0.95 * count if FULL else good >= 1


def test_the_shipped_set_is_as_good_as_asked() -> None:
    quality = quality_of(SHIPPED, placings_by(FastFate(207), 9, 200 if COMPILED else 60))
    assert quality.holds, (quality.good, quality.uneven)


def test_every_image_of_a_tile_is_a_tile() -> None:
    for seed in range(20):
        mason = Mason(seed)
        for tile in SHIPPED.tiles:
            image = mason.image(tile, tile.number)
            check(image, "image")
            assert image.rooms.count(CORRIDOR) == tile.rooms.count(CORRIDOR)
            assert (image.east + image.south).count(NO_WALL) == (tile.east + tile.south).count(NO_WALL)


@pytest.mark.parametrize("rating", RATINGS)
def test_a_puzzle_has_the_rating_it_was_asked_for_and_its_seed_gives_it_again(rating: str) -> None:
    one, other = (drawn_puzzle(SHIPPED, (7, 28), (10, 25), rating, FastFate(5)) for _ in range(2))
    assert one.rating.name == rating
    assert (one.castle.tiles, one.ghost, one.goal) == (other.castle.tiles, other.ghost, other.goal)
    assert one.ways


@pytest.mark.skipif(not COMPILED, reason="five hundred puzzles take seconds to draw, uncompiled")
def test_a_rating_that_no_puzzle_has_is_given_up_with_an_answer() -> None:
    with pytest.raises(WrongInput, match="rating: found 'gentle', expected a rating that puzzles on these tiles have"):
        drawn_puzzle(SHIPPED, SHIPPED.trapdoors, SHIPPED.transitions, "gentle", FastFate(5))


@rule("booo:claim.first")
def test_a_colour_is_right_when_a_path_that_wins_starts_in_it_and_only_then() -> None:
    data, fate = TITLE.box().sheet.data, FastFate(15)
    other_start = 0
    for _ in range(1500 if FULL else 150):
        puzzle = drawn_puzzle(SHIPPED, SHIPPED.trapdoors, SHIPPED.transitions, "", fate)
        cells = Cells(data, puzzle.castle.tiles, list(SHIPPED.trapdoors), list(SHIPPED.transitions))
        right = {letter for letter in LETTERS if cells.leads(puzzle.ghost, puzzle.goal, letter)}
        assert {LETTERS[int(way.colour)] for way in puzzle.ways} == right
        assert puzzle.rating.colours == len(right)
        other_start += {int(way.token) for way in puzzle.ways} != {int(way.colour) for way in puzzle.ways}
    assert other_start > 10, "where tokens and starts are the same colours nothing was tried"


def test_a_puzzle_is_printed_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzle.svg"
    asked = ["puzzle", "--rating", "easy", "--seed", "3", "--solution", "--svg", str(file)]
    for lang in ("en", "fr"):
        app([*asked, "--lang", lang], result_action="return_value")
    assert "cross " in capsys.readouterr().out
    svg = file.read_text()
    assert svg.startswith("<svg ")
    assert svg.count('href="#plate"') == 435  # every wall has its letter


def test_solve_prints_every_colour_that_works(capsys: pytest.CaptureFixture[str]) -> None:
    app(["solve", "c3", "e4", "--own", "white"], result_action="return_value")
    out = capsys.readouterr().out
    assert "green: 2 walls" in out
    assert "white: " not in out
