"""The coach's page is printed from whatever pieces are done, with how many there are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import coach_kept
import coach_pieces
import pytest
from coach_bounds import alike, at_most, nothing, part
from coach_diagram import Bin, diagram
from coach_kept import KEPT, Pieces
from coach_pieces import GAMES, SECTIONS, Forecast, forecast_of

import coach

MADE: dict[str, list[object]] = {
    "calibrated": [[75, 25, 1, 1], [35, 65, 3, 1]],
    "stable": ["ff fm", "mt ii"],
    "sharp": ["fm m-", "if"],
    "luck": [[500, 250], [-500, -250]],
    "time": [[6.5, 40]],
}
SAID = {
    "calibrated": ["| minuit, 2 seats | 2 | 0.485", "| 0.500 | 0.250 |", "0.30 / 0.50 (2)"],
    "stable": ["| minuit | 2 | 4 | 50.0% | 1 |"],
    "sharp": ["| minuit | 2 | 3 | 1 (33.3%) | 2 | 1 (50.0%) | 1 |"],
    "luck": ["| minuit: regular against regular | 2 | +0.00", "50% |"],
    "time": ["| minuit, 2 seats | 40 | 6.5 | 6.5 |"],
}


def kept(folder: Path, behaviour: str = "as today") -> Pieces:
    """Some pieces of the first row of every section, as a run leaves them."""
    pieces = Pieces(folder, lambda _: behaviour)
    for section, found in MADE.items():
        pieces.keep([(section, 0, SECTIONS[section].first + number, one) for number, one in enumerate(found)])
    return Pieces(folder, lambda _: behaviour)


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
    shallow = coach_pieces.Depth(games=8, search=4, glances=2, looks=2, trials=2, openly=2)
    monkeypatch.setattr(coach_pieces, "USUAL", shallow)
    monkeypatch.setattr(coach_pieces, "LONG", shallow)
    played = coach_pieces.log_of_bots
    monkeypatch.setattr(coach_pieces, "log_of_bots", lambda name, _, seats, seed: played(name, ["greedy"], seats, seed))
    found = coach_kept.work(section, 0, [1000])
    assert [piece[:3] for piece in found] == [(section, 0, 1000)]
    assert re.fullmatch(r"[fimt][fimt-]( [fimt][fimt-])*", str(found[0][3]))


def test_a_row_can_be_done_alone(tmp_path: Path) -> None:
    pieces = Pieces(tmp_path, lambda _: "as today")
    alone = list(pieces.missing(0.1, ["stable"]))
    assert {section for section, _, _ in alone} == {"stable"}
    assert alone == [one for one in pieces.missing(0.1) if one[0] == "stable"]


def test_pieces_are_left_out_once_the_house_behaves_otherwise(tmp_path: Path) -> None:
    kept(tmp_path)
    other = Pieces(tmp_path, lambda _: "as tomorrow")
    assert other.done == {}
    assert other.left_out["minuit"] == sum(map(len, MADE.values()))
    other.keep([("luck", 0, 1000, [1, 1])])
    assert Pieces(tmp_path, lambda _: "as tomorrow").done == {("luck", 0, 1000): [1, 1]}


def test_many_pieces_are_kept_and_found_again(tmp_path: Path) -> None:
    pieces = Pieces(tmp_path, lambda _: "as today")
    seeds = [*range(1000, 1120), *range(1200, 1203)]
    pieces.keep([("luck", 0, seed, [seed, -seed]) for seed in seeds])
    again = Pieces(tmp_path, lambda _: "as today")
    assert again.done == pieces.done
    assert len((tmp_path / "coach-minuit.jsonl").read_text(encoding="utf-8").splitlines()) == 1 + 4


def test_what_is_kept_beside_the_page_is_small_and_whole() -> None:
    for name in GAMES:
        file = KEPT / f"coach-{name}.jsonl"
        assert file.stat().st_size < 200_000
        head, *lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
        assert (head["game"], len(head["behaviour"])) == (name, 12)
        for section, row, first, found in lines:
            assert SECTIONS[section].rows[row][0] == name
            assert first >= SECTIONS[section].first
            assert found


def test_a_forecast_is_kept_in_hundredths() -> None:
    one = Forecast((0.256, 0.744, 0.0), (0.5, 0.5, 0.0), (0.0, 1.0, 0.0))
    assert one.kept() == [26, 74, 0, 3, 2]
    assert forecast_of(one.kept()) == one._replace(predicted=(0.26, 0.74, 0.0))


@pytest.mark.once  # whole games of a whole house: the same in both forms, and slow in one
def test_the_house_behaves_otherwise_if_a_loss_is_named_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    shallow = coach_pieces.Depth(games=8, search=2, glances=2, looks=2, trials=4, openly=2)
    monkeypatch.setattr(coach_kept, "SHALLOW", shallow)
    played = coach_pieces.log_of_bots
    monkeypatch.setattr(coach_kept, "log_of_bots", lambda name, _, seats, seed: played(name, ["greedy"], seats, seed))
    behaviour = coach_kept.behaviour_of.__wrapped__
    assert behaviour("minuit") == behaviour("minuit")
    before = behaviour("minuit")
    monkeypatch.setattr(coach_kept, "LEAST", 0.02)
    assert behaviour("minuit") != before


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
    assert part("a", "90% or more", [(99, 100)] * 10, least=0.9).verdict == "kept"
    assert part("a", "90% or more", [(80, 100)] * 10, least=0.9).verdict == "not kept"
    assert part("a", "90% or more", [(9, 10)], least=0.9).verdict == "not settled"
    assert part("a", "5% or less", [(0, 100)] * 10, most=0.05).verdict == "kept"
    assert part("a", "5% or less", [(20, 100)] * 10, most=0.05).verdict == "not kept"
    assert part("a", "5% or less", [(0, 10)], most=0.05).verdict == "not settled"
    assert nothing("a", "nothing", [0.5, 0.4, 0.6] * 9).verdict == "not kept"
    assert nothing("a", "nothing", [0.5, -0.5] * 9).verdict.startswith("kept")
    assert [at_most("a", "60", [seconds], 60.0).verdict for seconds in (59.0, 61.0)] == ["kept", "not kept"]


def test_where_games_differ_more_than_chance_an_interval_is_wider() -> None:
    assert alike([(5, 10)] * 8) == 1.0
    assert alike([(10, 10), (0, 10)] * 4) == pytest.approx(10 * 8 / 7)
    assert part("a", "", [(10, 10), (0, 10)] * 4, least=0.2).verdict == "not settled"
    assert part("a", "", [(5, 10)] * 8, least=0.2).verdict == "kept"


def test_the_page_says_first_which_bounds_are_not_kept(tmp_path: Path) -> None:
    text = coach.document(kept(tmp_path).found())
    assert "| minuit: the same label | 90% or more | 50.0% of 4 (" in text
    listed = [line for line in text.split("## Calibrated")[0].splitlines() if line.startswith("| minuit")]
    found = [line.rsplit("| ", 1)[1] for line in listed]
    assert len(found) == 7
    assert found == sorted(found, key=["not kept |", "not settled |", "kept, as far as these tell |", "kept |"].index)
