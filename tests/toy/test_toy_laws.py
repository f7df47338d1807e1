"""The six laws on The Vigil, where everything that a law speaks of is small enough to be read."""

from __future__ import annotations

from collections.abc import Callable

import lawbook
import pytest
from chance import Position, positions
from hypothesis import given, settings

from toy import VIGIL
from toy.hidden import SECRETS

pytestmark = pytest.mark.laws
EXAMPLES = settings(max_examples=200)  # the toy is never compiled, and quick enough without it
LONGEST = 32  # answers in the longest game: four rounds of four cards and four answers to a ghost

anywhere = given(positions(VIGIL, longest=LONGEST))


@pytest.mark.parametrize(
    "law",
    [
        lawbook.my_chair,
        lawbook.nothing_unseen,
        lawbook.log_replays,
        lawbook.fork_goes_alike,
        lawbook.origin_untouched,
        lawbook.can_be_ended,
        lawbook.nothing_lost,
        lawbook.ids_belong_to_one_ask,
    ],
    ids=lambda law: law.__name__,
)
def test_the_vigil_keeps_the_law(law: Callable[[Position], object]) -> None:
    @EXAMPLES
    @anywhere
    def keeps(at: Position) -> None:
        law(at)

    keeps()


def test_worlds_differ_wherever_a_secret_is_open() -> None:
    found = 0

    @EXAMPLES
    @anywhere
    def law(at: Position) -> None:
        nonlocal found
        found += lawbook.worlds_differ(at, SECRETS)

    law()
    assert found > 100


def test_nothing_is_learned_that_was_not_told() -> None:
    tried = reached = 0

    @EXAMPLES
    @anywhere
    def law(at: Position) -> None:
        nonlocal tried, reached
        tried += 1
        reached += lawbook.nothing_untold(at)

    law()
    assert 5 * reached >= tried, f"only {reached} of {tried} examples came to two answers told alike"
