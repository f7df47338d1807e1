"""The laws on The Vigil, where everything that a law speaks of is small enough to be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from manoir.testing import lawbook
from manoir.testing.chance import Position, positions
from toy import VIGIL
from toy.remembered import REMEMBERED
from toy.secrets import SECRETS

pytestmark = pytest.mark.laws
EXAMPLES = settings(max_examples=200)  # the toy is never compiled, and quick enough without it
LONGEST = 32  # answers in the longest game: four rounds of four cards and four answers to a ghost

anywhere = given(positions(VIGIL, longest=LONGEST))


@pytest.mark.parametrize(
    "law",
    [
        lawbook.my_chair,
        lawbook.log_replays,
        lawbook.fork_goes_alike,
        lawbook.origin_untouched,
        lawbook.can_be_ended,
        lawbook.nothing_lost,
        lawbook.ids_belong_to_one_ask,
        lawbook.silence_tells_nothing,
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


@pytest.mark.parametrize(
    "law",
    [
        lawbook.nothing_untold,
        lawbook.nothing_leaked,
        lawbook.set_up_leaks_nothing,
        lawbook.still_seen,
        lawbook.over_is_over,
        lawbook.secrets_stay_secret,
    ],
    ids=lambda law: law.__name__,
)
def test_the_vigil_keeps_a_law_that_is_not_reached_from_everywhere(law: Callable[[Position], int]) -> None:
    tried = reached = 0

    @EXAMPLES
    @anywhere
    def keeps(at: Position) -> None:
        nonlocal tried, reached
        tried += 1
        reached += law(at)

    keeps()
    assert 5 * reached >= tried, f"only {reached} of {tried} examples came to what the law speaks of"


def test_the_vigil_where_a_hand_must_be_remembered_recalls_nothing() -> None:
    reached = 0

    @EXAMPLES
    @given(positions(REMEMBERED, longest=LONGEST))
    def keeps(at: Position) -> None:
        nonlocal reached
        reached += lawbook.nothing_recalled(at)

    keeps()
    assert reached > 20
