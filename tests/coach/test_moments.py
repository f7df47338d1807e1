"""Moments of games of bots: each is proved by its figures, and tried again here."""

from __future__ import annotations

import json
from math import sqrt
from typing import Any

import pytest
from moment_search import LEAD, found_in, tried_again
from moments import line

from manoir.coach.depth import SURE
from manoir.coach.estimate import Estimate, mean_of
from manoir.games import TITLES, title_of
from manoir.kernel.moments import FILE, KeptMoment, moments_of
from manoir.kernel.title import Title
from manoir.pure import form
from manoir.tables.puzzles.moments import question_of

WITH = [name for name in TITLES if moments_of(title_of(name)) is not None]
MOST_BYTES = 150_000
LEAST = 20  # moments of a game
FEW, WORLDS = (6, 600) if form() == "compiled" else (2, 150)  # so many of them are tried again, in so many worlds


def all_of(title: Title) -> list[KeptMoment]:
    """The moments of the days, then those of the ladders."""
    kept = moments_of(title)
    assert kept is not None
    return [*kept.days, *(one for rungs in kept.ladders.values() for one in rungs)]


def raw_of(title: Title) -> list[dict[str, Any]]:
    """The same as they are written."""
    data = json.loads((title.folder / FILE).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = [*data["days"], *(one for rungs in data["ladders"].values() for one in rungs)]
    return found


def surely(lead: Estimate) -> bool:
    """Whether a lead is no chance."""
    return lead.value > SURE * lead.error


def test_the_three_games_with_time_to_think_have_moments() -> None:
    assert WITH == ["minuit", "chasseurs", "macgregor"]


@pytest.mark.parametrize("name", WITH)
def test_every_moment_replays_to_a_question_whose_answers_were_all_weighed(name: str) -> None:
    title = title_of(name)
    every = all_of(title)
    assert len(every) >= LEAST
    for kept in every:
        question = question_of(title, kept)
        moves = {question.stage.notation.text(int(move)) for move in title.game.moves(question.state, kept.seat)}
        assert set(kept.answers) == moves
        costs = [weight.cost for weight in kept.answers.values()]
        assert costs[0] == 0.0
        assert min(costs[1:]) >= LEAD
        assert 0 < kept.missed <= kept.tries
        assert question.shown(kept.rating, kept.missed).asked is not None


@pytest.mark.parametrize("name", WITH)
def test_two_searches_and_the_games_played_to_their_end_agree_on_the_best_answer(name: str) -> None:
    written = raw_of(title_of(name))
    assert len({one["seed"] for one in written}) == len(written), "no game has two of them"
    for one in written:
        first, second = (Estimate(*lead) for lead in one["leads"])
        assert min(lead.value - SURE * lead.error for lead in (first, second)) >= LEAD - 0.001
        apart = Estimate(abs(first.value - second.value), sqrt(first.error**2 + second.error**2))
        assert apart.value <= 4 * apart.error, one["seed"]
        assert surely(Estimate(*one["end"]))


@pytest.mark.parametrize("name", WITH)
def test_a_ladder_rises_and_the_file_is_small(name: str) -> None:
    title = title_of(name)
    assert (title.folder / FILE).stat().st_size <= MOST_BYTES
    kept = moments_of(title)
    assert kept is not None
    assert list(kept.ladders) == ["easy", "fair", "hard"]
    missed = [one.missed for rungs in kept.ladders.values() for one in rungs]
    assert missed == sorted(missed)
    assert abs(len(kept.days) - len(missed)) <= 1


@pytest.mark.parametrize("name", WITH)
def test_the_best_answers_are_the_best_once_more_in_worlds_that_no_search_imagined(name: str) -> None:
    """The same check refuses the runner-up in the place of the best."""
    title, leads = title_of(name), []
    every = all_of(title)
    for kept in every[:: len(every) // FEW][:FEW]:
        best, other, *_ = kept.answers
        question = question_of(title, kept)
        lead = tried_again(question, best, other, WORLDS, 77)
        assert not surely(tried_again(question, other, best, WORLDS, 78))
        leads.append(lead.value)
    mean = mean_of(leads)
    assert mean.value >= LEAD, leads


@pytest.mark.skipif(form() != "compiled", reason="a minute of searching, uncompiled")
def test_the_same_seed_gives_the_same_moment() -> None:
    written = raw_of(title_of("minuit"))[0]
    found = found_in("minuit", written["seed"])
    assert found is not None
    assert line(found, written["rating"]) == written
