"""`manoir review` as a person calls it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress, TaskID

from manoir.coach.depth import Depth
from manoir.coach.pace import depth_within
from manoir.coach.review import finished
from manoir.kernel.log import read_log

GOLDEN = Path(__file__).parent.parent / "golden"
LOG = GOLDEN / "minuit" / "3-players.log"
SHALLOW = Depth(games=40, search=30, glances=5, looks=10, trials=120, openly=10)

Manoir = Callable[..., Any]


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every review of these tests is a quick one."""
    monkeypatch.setattr("manoir.cli.review.USUAL", SHALLOW)
    monkeypatch.setattr("manoir.coach.pace.USUAL", SHALLOW)


def test_a_review_tells_decisions_luck_and_skill_in_both_languages(manoir: Manoir) -> None:
    said = {}
    for language, luck in (("en", "luck"), ("fr", "chance")):
        ran = manoir("review", LOG, "--seat", 1, "--lang", language)
        assert ran.code == 0, ran.err
        assert luck in ran.out
        said[language] = ran.out
    assert "made with 5 % of the simulations of the usual depth" in said["en"]
    assert "faite avec 5 % des simulations de la profondeur usuelle" in said["fr"]
    assert "decisions looked over with what each seat knew" in said["en"]
    assert "décisions revues avec ce que chaque place savait" in said["fr"]


def test_a_review_is_one_json_object(manoir: Manoir) -> None:
    found = json.loads(manoir("review", LOG, "--seat", 2, "--json").out)
    assert found["seats"] == [2]
    assert {one["seat"] for one in found["decisions"]} == {2}
    assert len(found["swings"]) == found["entries"] + 1
    tally = found["tallies"][0]
    sums = tally["start"] + sum(tally[term]["value"] for term in ("luck", "skill", "hidden", "others"))
    assert sums == pytest.approx(tally["result"], abs=1e-4)


def test_a_page_needs_nothing_but_itself(manoir: Manoir, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        for log in (LOG, GOLDEN / "booo" / "2-players-v2.log"):
            ran = manoir("review", log, "--html", tmp_path / "page.html", "--lang", language)
            assert ran.code == 0, ran.err
            page = (tmp_path / "page.html").read_text(encoding="utf-8")
            assert f'<html lang="{language}">' in page
            assert not re.search(r"https?:|<script|<link|<img|url\(", page)
    ran = manoir("review", LOG, "--html", tmp_path / "nowhere" / "page.html")
    assert ran.code == 2
    assert "expected a file that can be written to" in ran.err


def test_a_race_tells_ways_and_claims_no_share(manoir: Manoir) -> None:
    said = manoir("review", GOLDEN / "booo" / "2-players-v2.log").out
    assert "The shortest way began in" in said
    assert "No share of the victory is claimed" in said


def test_a_review_within_some_seconds_chooses_its_depth(manoir: Manoir) -> None:
    found = json.loads(manoir("review", LOG, "--seat", 1, "--seconds", 0.1, "--json").out)["depth"]
    assert found["openly"] >= 20
    stage, moments = finished(read_log(LOG), "log")
    depths = []
    for second in (0.001, 0.002):  # what the probes take, by a clock of ours
        ticks = iter((0.0, second))
        depths.append(depth_within(stage, moments, [0], 60.0, lambda ticks=ticks: next(ticks)))  # type: ignore[misc]
    assert depths[0].openly == pytest.approx(2 * depths[1].openly, abs=1)
    assert depths[0].trials == pytest.approx(2 * depths[1].trials, abs=1)


def test_a_bar_fills_on_a_screen_and_nothing_of_it_goes_into_a_file(
    manoir: Manoir, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert manoir("review", LOG, "--seat", 1, "--lang", "en").err == ""
    monkeypatch.setattr("manoir.cli.bar.os.isatty", lambda _: True)
    monkeypatch.setattr("manoir.cli.bar.Console", partial(Console, force_terminal=True, width=100))
    drawn: list[tuple[int, int]] = []
    update = Progress.update

    def noted(bar: Progress, task: TaskID, *, completed: int, total: int) -> None:
        drawn.append((completed, total))
        update(bar, task, completed=completed, total=total)

    monkeypatch.setattr(Progress, "update", noted)
    for more in ((LOG, "--seat", 1), (LOG, LOG, "--seat", 1, "--processes", 1)):
        drawn.clear()
        ran = manoir("review", *more, "--lang", "en")
        assert ran.code == 0, ran.err
        assert "looking it over" in ran.err
        assert "looking it over" not in ran.out
        assert drawn[-1][0] == drawn[-1][1] > 1
        assert drawn == sorted(drawn)


def test_what_cannot_be_looked_over_is_told_in_a_line(manoir: Manoir, tmp_path: Path) -> None:
    lines = LOG.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(lines[0])
    wrong = {
        "cut": ("".join(lines[:20]) + lines[20][:9], "line 21 is cut short; read up to entry 18, expected a whole log"),
        "open": ("".join(lines[:20]), "found a game that goes on after entry 18, expected a game that is over"),
        "old": (json.dumps({**header, "rules": 99}) + "\n" + "".join(lines[1:]), "version 99 of the rules of minuit"),
        "other": (json.dumps({**header, "game": "chess"}) + "\n" + "".join(lines[1:]), "'chess'"),
        "bent": ("".join(lines).replace('"picks":[', '"picks":[77,', 3), "picks"),
        "empty": ("", "an empty file"),
    }
    for name, (text, told) in wrong.items():
        file = tmp_path / f"{name}.log"
        file.write_text(text, encoding="utf-8")
        for more in ((), ("--json",), ("--seconds", 1), (LOG,)):
            ran = manoir("review", file, *more)
            assert ran.code == 2, name
            assert told in ran.err, (name, ran.err)
            assert len(ran.err.splitlines()) == 1
            assert not ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((LOG, "--seat", 4), "--seat: found 4, expected a seat from 1 to 3"),
        ((LOG, "--seat", 0), "--seat: found 0, expected a seat from 1 to 3"),
        ((LOG, LOG, "--seat", 9), "--seat: found 9, expected a seat from 1 to 3"),
        ((LOG, "--seconds", 0), "--seconds: found 0.0, expected a number from 0.1 to 86400"),
        ((LOG, "--seed", -1), "--seed: found -1"),
        ((), "review: found no file, expected the log of a finished game"),
        (("nowhere.log",), "nowhere.log"),
        ((LOG, LOG, "--html", "a.html"), "--html: found 2 logs, expected one log"),
        ((LOG, "--seconds", 9, "--dask", "tcp://nowhere:1"), "--seconds: found --dask, expected one log, looked over"),
    ],
)
def test_a_wrong_word_is_told_in_a_line(manoir: Manoir, words: tuple[object, ...], told: str) -> None:
    ran = manoir("review", *words)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.once
def test_several_logs_are_looked_over_side_by_side_as_each_is_alone(manoir: Manoir) -> None:
    files = [GOLDEN / "minuit" / f"{seats}-players.log" for seats in (2, 3, 4)]
    ran = manoir("review", *files, "--seat", 1, "--processes", 2)
    assert ran.code == 0, ran.err
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [one.pop("log") for one in found] == [str(file) for file in files]
    alone = [json.loads(manoir("review", file, "--seat", 1, "--json").out) for file in files]
    assert found == alone
