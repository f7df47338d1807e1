"""`manoir simulate` and `manoir statistics`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from installed import EVERY
from manoir.games import TITLES, title_of
from manoir.kernel.log import read_log
from manoir.kernel.plain import Plain
from toy import VIGIL
from toy.notation import VigilNotation
from toy.state import State

Manoir = Callable[..., Any]


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize("name", EVERY)
def test_a_line_a_game_says_seed_seats_moves_rounds_scores_and_winners(manoir: Manoir, name: str) -> None:
    seats = title_of(name).box().players[1]
    ran = manoir("simulate", name, "--seats", seats, "--games", 3, "--seed", 5, "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert [line["seed"] for line in lines] == [5, 6, 7]
    for line in lines:
        assert line["seats"] == len(line["scores"]) == seats
        assert line["moves"] > 0
        assert line["rounds"] > 0
        assert set(line["winners"]) <= set(range(1, seats + 1))
        assert line["winners"]


class Unrounded(VigilNotation):
    """A game whose positions count no rounds."""

    def position(self, state: State) -> Plain:
        return {key: value for key, value in super().position(state).items() if key != "round"}


def test_a_game_that_counts_no_rounds_says_nothing_of_them(manoir: Manoir, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vigil", replace(VIGIL, notation=Unrounded))
    for lang, word in (("en", "rounds"), ("fr", "manches")):
        ran = manoir("simulate", "vigil", "--lang", lang)
        assert ran.code == 0
        assert "points" in ran.out
        assert word not in ran.out
        assert "none" not in ran.out
    assert json.loads(manoir("simulate", "vigil", "--json").out)["rounds"] is None
    table = manoir("statistics", "vigil", "--games", 2, "--seats", 2).out
    assert "| moves |" in table
    assert "rounds" not in table


def test_a_game_without_measures_has_the_scores_of_its_seats(manoir: Manoir, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vigil", VIGIL)
    assert VIGIL.part("measures") is None
    ran = manoir("statistics", "vigil", "--games", 3, "--seats", 3)
    assert ran.code == 0
    for key in ("moves", "rounds", "score-seat-1", "score-seat-3"):
        assert f"| {key} |" in ran.out


def test_the_same_seed_plays_the_same_games(manoir: Manoir) -> None:
    words = ("simulate", "minuit", "--seats", 4, "--games", 4, "--bots", "greedy,random", "--json")
    assert manoir(*words, "--seed", 3).out == manoir(*words, "--seed", 3).out
    assert manoir(*words, "--seed", 3).out != manoir(*words, "--seed", 9).out


def test_two_bots_of_one_kind_have_two_names_in_a_log(manoir: Manoir, tmp_path: Path) -> None:
    manoir("simulate", "minuit", "--seats", 3, "--bots", "greedy,random", "--logs", tmp_path)
    (file,) = tmp_path.iterdir()
    assert read_log(file).header.seats == ("greedy 1", "random", "greedy 3")


def test_the_logs_of_simulated_games_hold(manoir: Manoir, tmp_path: Path) -> None:
    manoir("simulate", "minuit", "--seats", 3, "--games", 2, "--logs", tmp_path / "logs")
    files = sorted((tmp_path / "logs").iterdir())
    assert len(files) == 2
    for file in files:
        assert "holds" in manoir("log", "check", file).out.replace("\n", " ")


def test_options_reach_the_table_and_a_wrong_one_is_named(manoir: Manoir) -> None:
    line = json.loads(manoir("simulate", "minuit", "--option", "rounds=1", "--json").out)
    assert line["rounds"] == 1
    for option, part in (("rounds=9", "option rounds"), ("speed=3", "option speed"), ("rounds", "NAME=VALUE")):
        ran = manoir("simulate", "minuit", "--option", option)
        assert (ran.code, part in ran.err) == (2, True), ran


def test_a_game_that_might_not_end_has_a_bound_when_bots_play_it_unless_it_is_set(
    manoir: Manoir, tmp_path: Path
) -> None:
    for words, bound in (((), 100), (("--option", "bound=0"), 0)):
        manoir("simulate", "booo", "--bots", "greedy", *words, "--logs", tmp_path)
        assert read_log(tmp_path / "booo-2-1.log").header.options == {"bound": bound}


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--seats", 9), "from 2 to 8"),
        (("--seats", "many"), "seats"),
        (("--games", 0), "--games"),
        (("--seed", -1), "--seed"),
        (("--bots", "clever"), "'clever'"),
        (("--bots", "random,random,random"), "--bots"),
        (("--edition", "no-such-file.toml"), "no-such-file.toml"),
    ],
)
def test_what_does_not_fit_is_named_and_exits_with_2(manoir: Manoir, words: tuple[object, ...], part: str) -> None:
    ran = manoir("simulate", "minuit", *words)
    assert ran.code == 2
    assert part in ran.err
    assert ran.out == ""


def test_a_broken_edition_is_named_by_file_and_key(manoir: Manoir, tmp_path: Path) -> None:
    whole = (title_of("minuit").folder / "edition.toml").read_text(encoding="utf-8")
    for old, new, part in (
        ("spaces = 28", "spaces = 'many'", "gallery.spaces"),
        ("door = 3\n", "door = 99\n", "room[1].door"),
        ("[die]", "[dice]", "dice"),
        ("faces = [1", "faces = [[1", "not TOML"),
    ):
        file = tmp_path / "mine.toml"
        file.write_text(whole.replace(old, new, 1), encoding="utf-8")
        ran = manoir("simulate", "minuit", "--edition", file)
        assert (ran.code, "mine.toml" in ran.err, part in ran.err) == (2, True, True), ran.err


def test_an_edition_that_somebody_brings_is_played_and_its_log_replays_without_the_file(
    manoir: Manoir, tmp_path: Path
) -> None:
    whole = (title_of("minuit").folder / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        whole.replace('name = "1989"', 'name = "mine"').replace("cellar = 2", "cellar = 5"), encoding="utf-8"
    )
    assert manoir("simulate", "minuit", "--edition", file, "--logs", tmp_path).code == 0
    file.unlink()
    assert "holds" in manoir("log", "check", tmp_path / "minuit-2-1.log").out.replace("\n", " ")


@pytest.mark.parametrize("name", sorted(TITLES))
def test_statistics_prints_means_for_each_kind_of_play(manoir: Manoir, name: str, tmp_path: Path) -> None:
    seats = title_of(name).box().players[0]
    ran = manoir("statistics", name, "--games", 2, "--seats", seats, "--out", tmp_path / "table.md")
    assert f"random {seats}" in ran.out
    assert f"greedy {seats}" in ran.out
    assert ran.out.strip() in (tmp_path / "table.md").read_text(encoding="utf-8")


def test_a_plan_that_somebody_brings_is_warned_of_what_it_lacks_and_played(manoir: Manoir, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    shipped = (title_of("macgregor").folder / "edition.toml").read_text(encoding="utf-8")
    plan.write_text(shipped.replace('["A4", "B5"], ', "", 1), encoding="utf-8")
    ran = manoir("simulate", "macgregor", "--seats", 2, "--games", 1, "--edition", plan, "--json")
    assert ran.code == 0
    assert f"manoir: {plan}: without the door A4-B4 the castle falls apart" in ran.err
    assert json.loads(ran.out)["winners"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_what_is_no_file_is_not_replaced_by_one(manoir: Callable[..., Any], tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ran = manoir("simulate", "minuit", "--out", pipe)
    assert ran.code == 2
    assert "expected a file of its own" in ran.err
    assert pipe.is_fifo()
