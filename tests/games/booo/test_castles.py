"""New castles load and are as good as the shipped set; puzzles have their ratings, and a seed gives them again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from conftest import COMPILED
from manoir.cli.booo import app
from manoir.games import title_of
from manoir.games.booo.mason import Mason, edition_text
from manoir.games.booo.puzzle import RATINGS, drawn_puzzle
from manoir.games.booo.quality import placings_by, quality_of
from manoir.games.booo.tile import CORRIDOR, NO_WALL, check
from manoir.kernel.fate import FastFate

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
