"""What a table may decide: every choice has its clause and its words, and whatever is on offer is taken."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games import TITLES
from manoir.kernel.choice import Choice
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in

ALL = [
    pytest.param(title, choice, id=f"{title.name}-{choice.name}")
    for title in TITLES.values()
    for choice in title.choices
]
each = pytest.mark.parametrize(("title", "choice"), ALL)


def on_offer(choice: Choice, options: Any, seats: int) -> list[Any]:
    """Every value that a host is offered."""
    if choice.kind == "seat":
        return list(range(1, seats + 1))
    values = list(choice.values(options))
    return [[value] * seats for value in values] if choice.kind == "waits" else values


@each
def test_whatever_is_on_offer_is_taken_and_what_is_usual_is_among_it(title: Any, choice: Choice) -> None:
    for edition in title.editions:
        box = title.box(edition)
        for seats in range(box.players[0], box.players[1] + 1):
            options = title.table(box, seats)
            offered = on_offer(choice, options, seats)
            usual = choice.usual(options)
            assert usual is None or usual in offered
            for value in offered:
                same = title.table(box, seats, {choice.name: value})
                assert value != usual or choice.usual(same) == usual


@each
def test_every_choice_stands_on_a_clause_and_is_explained_in_both_languages(title: Any, choice: Choice) -> None:
    assert f"{title.name}:{choice.clause}" in {clause.name for clause in title.rulebook.clauses()}
    for language in LANGUAGES:
        for key in ("", "-about"):
            assert words_in(language).say(f"{title.name}-page-option-{choice.name}{key}").strip()
