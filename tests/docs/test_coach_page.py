"""The coach's page is printed from whatever pieces are done, with how many there are."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import coach_pieces
import pytest
from coach_bounds import at_most, nothing, part
from coach_diagram import Bin, diagram
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


@pytest.mark.once  # whole games of a whole house: the same in both forms, and slow in one
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


def test_what_was_predicted_is_drawn_beside_what_happened(tmp_path: Path) -> None:
    picture = ElementTree.fromstring(coach.reliability(kept(tmp_path).found()))
    said = ["".join(one.itertext()) for one in picture.iter() if one.tag.endswith("text")]
    assert {"minuit", "2 seats (2 positions)"} <= set(said)
    assert len([one for one in picture.iter() if one.tag.endswith("polyline")]) == 1
    assert coach.PICTURE in coach.document(kept(tmp_path).found())


def test_panels_are_told_apart_without_colours() -> None:
    bins = [Bin(0.1, 0.2, 30), None, Bin(0.5, 0.4, 10), None, Bin(0.9, 1.0, 9)]
    picture = diagram({"a game": [(f"{seats} seats", bins) for seats in (2, 4, 8)]})
    assert set(re.findall(r"#[0-9a-f]+", picture)) <= {"#222", "#777", "#999", "#fff"}
    for dash in ("none", "7 3", "2 3"):
        assert f'stroke-dasharray="{dash}"' in picture
    for shape in ("<circle", "<rect x", "<path"):
        assert picture.count(shape) >= 4


def test_a_bound_is_kept_broken_or_not_settled_by_how_much_was_seen() -> None:
    assert part("a", "90% or more", 990, 1000, least=0.9).verdict == "kept"
    assert part("a", "90% or more", 800, 1000, least=0.9).verdict == "not kept"
    assert part("a", "90% or more", 9, 10, least=0.9).verdict == "not settled"
    assert part("a", "5% or less", 0, 1000, most=0.05).verdict == "kept"
    assert part("a", "5% or less", 200, 1000, most=0.05).verdict == "not kept"
    assert part("a", "5% or less", 0, 10, most=0.05).verdict == "not settled"
    assert nothing("a", "nothing", [0.5, 0.4, 0.6] * 9).verdict == "not kept"
    assert nothing("a", "nothing", [0.5, -0.5] * 9).verdict.startswith("kept")
    assert [at_most("a", "60", [seconds], 60.0).verdict for seconds in (59.0, 61.0)] == ["kept", "not kept"]


def test_the_page_says_first_which_bounds_are_not_kept(tmp_path: Path) -> None:
    text = coach.document(kept(tmp_path).found())
    assert "| minuit: the same label | 90% or more | 50.0% of 4 (" in text
    listed = [line for line in text.split("## Calibrated")[0].splitlines() if line.startswith("| minuit")]
    found = [line.rsplit("| ", 1)[1] for line in listed]
    assert len(found) == 7
    assert found == sorted(found, key=["not kept |", "not settled |", "kept, as far as these tell |", "kept |"].index)
