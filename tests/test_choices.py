"""What a table may decide: every choice has its clause and its words, and what is on offer is just what is taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from manoir.games import TITLES
from manoir.kernel.choice import Choice
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Box, Title
from manoir.kernel.wrong import WrongInput
from manoir.words import words_in

ALL = [
    pytest.param(title, choice, id=f"{title.name}-{choice.name}")
    for title in TITLES.values()
    for choice in title.choices
]
each = pytest.mark.parametrize(("title", "choice"), ALL)


def tables(title: Title) -> Iterator[tuple[Box, int]]:
    """Every edition of the house with every number of seats."""
    for edition in title.editions:
        box = title.box(edition)
        for seats in range(box.players[0], box.players[1] + 1):
            yield box, seats


def on_offer(choice: Choice, options: Any, seats: int) -> list[Any]:
    """Every value that a host is offered with a tap, and the ends of what can be typed."""
    if choice.kind == "seat":
        return list(range(1, seats + 1))
    values = [*choice.values(options), *(choice.span or ())]
    return [[value] * seats for value in values] if choice.kind == "waits" else values


def is_offered(choice: Choice, options: Any, seats: int, value: Any) -> bool:
    """Whether a host can decide just this: with a tap, as a number, or by the names of rooms."""
    if choice.kind == "waits":
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        low, high = choice.span or (0, -1)
        return len(words) == seats and all(low <= int(word) <= high for word in words)
    if choice.kind == "rooms" and isinstance(value, str | list):
        return True  # a text field: which rooms there are is the edition's matter, and its tests'
    if type(value) is int and choice.span is not None and choice.span[0] <= value <= choice.span[1]:
        return True
    return any(type(value) is type(one) and value == one for one in on_offer(choice, options, seats))


def neighbours(choice: Choice, options: Any, seats: int) -> list[Any]:
    """What somebody might try: numbers far and wide and beside those on offer, and every other kind of value."""
    offered = on_offer(choice, options, seats)
    numbers = [
        *range(-12, 41),
        *(sign * 2**power for power in range(6, 66) for sign in (-1, 1)),
        *range(50, 120_000, 53),
    ]
    ends = [end for end in choice.span or () for end in (end - 1, end, end + 1)]
    beside = [one + step for one in offered if type(one) is int for step in (-1, 1)]
    texts = ["", "x", "none", "by lot", "a1", "1, 2", *(str(one) for one in offered), *(f"{one} " for one in offered)]
    lists: list[Any] = [[], [True] * seats, [1] * (seats - 1), [1] * (seats + 1), [-1] * seats, [60_001] * seats, {}]
    words = [" ".join(["7"] * seats), ",".join(["60001"] * seats)]
    return [*numbers, *ends, *beside, *texts, *lists, *words, True, False, 2.0, 3.5, float("nan"), {"a": 1}]


@each
def test_whatever_is_on_offer_is_taken_and_what_is_usual_is_among_it(title: Any, choice: Choice) -> None:
    for box, seats in tables(title):
        options = title.table(box, seats)
        offered = on_offer(choice, options, seats)
        usual = choice.usual(options)
        assert usual is None or usual in offered
        for value in offered:
            same = title.table(box, seats, {choice.name: value})
            assert value != usual or choice.usual(same) == usual


@each
def test_whatever_is_taken_is_on_offer(title: Any, choice: Choice) -> None:
    for box, seats in tables(title):
        options = title.table(box, seats)
        for value in neighbours(choice, options, seats):
            try:
                title.table(box, seats, {choice.name: value})
            except WrongInput:
                continue
            assert is_offered(choice, options, seats, value), f"{choice.name} {value!r} with {seats} seats"


@each
def test_every_choice_stands_on_a_clause_and_is_explained_in_both_languages(title: Any, choice: Choice) -> None:
    assert f"{title.name}:{choice.clause}" in {clause.name for clause in title.rulebook.clauses()}
    for language in LANGUAGES:
        for key in ("", "-about"):
            assert words_in(language).say(f"{title.name}-page-option-{choice.name}{key}").strip()
