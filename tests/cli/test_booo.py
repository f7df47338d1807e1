"""`manoir booo`: what is asked of it, answered in one line when it makes no sense, and a race that judges right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manoir.games import title_of
from manoir.games.booo.workshop.puzzle import RATINGS, PuzzleRating, drawn_puzzle
from manoir.kernel.fate import FastFate

Manoir = Callable[..., Any]
EDITION = title_of("booo").box().content


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("puzzle", "--seed", 2**63), f"--seed: found {2**63}, expected a whole number from 0 to {2**63 - 1}"),
        (("race", "--seed", -1), f"--seed: found -1, expected a whole number from 0 to {2**63 - 1}"),
        (("castle", "--seed", 2**70), f"--seed: found {2**70}, expected a whole number from 0 to {2**63 - 1}"),
        (("race", "--visitors", -3), "--visitors: found -3, expected a whole number from 1 to 999"),
        (("race", "--visitors", 1000), "--visitors: found 1000, expected a whole number from 1 to 999"),
        (("puzzle", "--rating", "gentle"), 'Invalid value "gentle" for --rating. Choose from: "easy", "fair", "hard".'),
        (("puzzle", "--lang", "de"), "language: found 'de', expected one of fr, en"),
        (("solve", "c3", "g9"), "VISITOR: found 'g9', expected a room from a1 to f6"),
        (("solve", "c3", "c3"), "VISITOR: found 'c3', expected another room than the ghost's"),
        (
            ("solve", "c3", "e4", "--own", "red,rose"),
            "--own: found 'rose', "
            "expected one of white, yellow, red, blue, green, violet, in any language of the house",
        ),
        (("solve", "c3", "e4", "--tiles", "1,2"), "--tiles: found '1,2', expected each of 1 2 3 4 5 6 7 8 9 once"),
        (
            ("solve", "c3", "e4", "--trapdoors", "5"),
            "option trapdoors: found 5, expected a whole number from 0 to 4",
        ),
        (
            ("solve", "c3", "e4", "--trapdoors", "a1,b1,c1"),
            "option trapdoors: found trapdoors a1 b1 c1 and transitions e2 b5, "
            "expected 4 specials at the most, one in a room",
        ),
    ],
)
def test_what_makes_no_sense_is_answered_in_one_line_and_exits_with_2(
    manoir: Manoir, words: tuple[object, ...], answer: str
) -> None:
    ran = manoir("booo", *words)
    assert (ran.code, ran.err.strip()) == (2, f"manoir: {answer}")


def test_a_number_of_trapdoors_is_another_ratio_on_the_same_places(manoir: Manoir) -> None:
    counted = manoir("booo", "solve", "c3", "e4", "--trapdoors", 3)
    named = manoir("booo", "solve", "c3", "e4", "--trapdoors", "b2,e5,e2", "--transitions", "b5")
    assert (counted.code, counted.out) == (0, named.out)


def test_colours_are_named_in_either_language_and_one_named_twice_counts_once(manoir: Manoir) -> None:
    english = manoir("booo", "solve", "c3", "e4", "--own", "red,white").out
    for own in ("rouge,blanc", "R W", "Rouge,red,white,blanc"):
        assert manoir("booo", "solve", "c3", "e4", "--own", own).out == english


def test_the_language_is_that_of_the_locale_unless_it_is_given(manoir: Manoir, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "murs" in manoir("booo", "solve", "c3", "e4").out
    assert "walls" in manoir("booo", "solve", "c3", "e4", "--lang", "en").out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_race_takes_each_colour_that_a_way_starts_in_and_no_other(
    manoir: Manoir, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    names = {"fr": ["blanc", "jaune", "rouge", "bleu", "vert", "violet"], "en": list(EDITION.colours)}[lang]
    said = {"fr": ("Juste", "Pas celle-là", "partir"), "en": ("Right", "Not that one", "quit")}[lang]
    for seed in range(3):
        found = drawn_puzzle(EDITION, EDITION.trapdoors, EDITION.transitions, "", FastFate(seed))
        starts = {int(way.colour) for way in found.ways}
        for colour, name in enumerate(names):
            lines = iter([name, said[2]])
            monkeypatch.setattr("builtins.input", lambda _="", lines=lines: next(lines))
            out = manoir("booo", "race", "--seed", seed, "--visitors", 1, "--lang", lang).out
            assert (said[0] in out, said[1] in out) == (colour in starts, colour not in starts)


def test_the_reference_page_names_the_points_that_part_the_ratings() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "booo-puzzles.md").read_text()
    assert "Up to 21 points a puzzle is *easy*, up to 32 *fair*, above that *hard*" in " ".join(page.split())
    for points, name in ((21, "easy"), (22, "fair"), (32, "fair"), (33, "hard")):
        assert PuzzleRating(0, points, 0, 0, 1).name == name
    assert RATINGS == ("easy", "fair", "hard")
