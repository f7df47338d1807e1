"""The coach's page is printed from whatever pieces are done, with how many there are."""

from __future__ import annotations

import re
from pathlib import Path

import coach_pieces
import pytest
from coach_pieces import SECTIONS, Pieces

import coach

MADE: dict[str, list[object]] = {
    "calibrated": [[[0.75, 0.25], [1.0, 0.0], [1.0, 0.0]], [[0.35, 0.65], [0.5, 0.5], [1.0, 0.0]]],
    "stable": [[["fine", "fine"], ["fine", "mistake"]], [["mistake", "turning"], ["inexact", "inexact"]]],
    "sharp": [[["fine", "mistake"], ["mistake", None]], [["inexact", "fine"]]],
    "luck": [[0.5, 0.25], [-0.5, -0.25]],
    "time": [[6.5, 40]],
}
SAID = {
    "calibrated": ["| minuit, 2 seats | 2 | 0.485", "| 0.500 | 0.250 |", "0.30 / 0.50 (2)"],
    "stable": ["| minuit | 2 | 4 | 50.0% | 1 |"],
    "sharp": ["| minuit | 2 | 3 | 1 (33.3%) | 2 | 1 (50.0%) | 1 |"],
    "luck": ["| minuit: regular against regular | 2 | +0.00", "50% |"],
    "time": ["| minuit, 2 seats | 40 | 6.5 | 6.5 |"],
}


def kept(folder: Path) -> Pieces:
    """Some pieces of the first row of every section, as a run leaves them."""
    pieces = Pieces(folder)
    for section, found in MADE.items():
        for number, one in enumerate(found):
            pieces.keep(section, 0, SECTIONS[section].first + number, one)
    return Pieces(folder)


def test_the_page_shows_what_was_found_of_each_row(tmp_path: Path) -> None:
    text = coach.document(kept(tmp_path).found())
    for section, lines in SAID.items():
        for line in lines:
            assert line in text, (section, line)
    assert "chasseurs, 2 seats" not in text  # nothing was found of it
    assert not re.search(r"\{\w*\}", text)


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    pieces = kept(tmp_path)
    left = {(section, row, seed) for section, row, seeds in pieces.missing(1.0) for seed in seeds}
    assert left.isdisjoint(pieces.done)
    assert len(left) + len(pieces.done) == sum(of.full * len(of.rows) for of in SECTIONS.values())


@pytest.mark.parametrize("section", ["stable", "sharp"])
def test_a_piece_is_made_of_a_whole_game(section: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The errand itself, at a depth that says nothing."""
    shallow = coach_pieces.Depth(games=8, search=4, looks=2, trials=2, openly=2)
    monkeypatch.setattr(coach_pieces, "USUAL", shallow)
    monkeypatch.setattr(coach_pieces, "LONG", shallow)
    played = coach_pieces.log_of_bots
    monkeypatch.setattr(coach_pieces, "log_of_bots", lambda name, _, seats, seed: played(name, ["greedy"], seats, seed))
    found = coach_pieces.work(section, 0, [1000])
    assert [piece[:3] for piece in found] == [(section, 0, 1000)]
    assert found[0][3]


def test_a_row_can_be_done_alone(tmp_path: Path) -> None:
    pieces = Pieces(tmp_path)
    alone = list(pieces.missing(0.1, ["stable"]))
    assert {section for section, _, _ in alone} == {"stable"}
    assert alone == [one for one in pieces.missing(0.1) if one[0] == "stable"]


def test_what_is_only_said_of_a_game_discards_no_piece() -> None:
    """A name that is gone would be left out unseen."""
    house = coach_pieces.ROOT / "src" / "manoir"
    assert all((house / "coach" / f"{name}.py").is_file() for name in coach_pieces.COACH)
    assert all(any(house.rglob(name)) for name in coach_pieces.SPOKEN)
