"""The laws as they are tried: each on positions of a game reached by chance, as many as Hypothesis is set to.

Every trial returns how often its law was really tried, and fails if that is too seldom for the law to mean anything.
"""

from __future__ import annotations

from collections.abc import Callable

import lawbook
from chance import Position, positions
from hypothesis import given
from secrets_named import SECRETS

Trial = Callable[[str, int | None], int]


def tried(name: str, seats: int | None, law: Callable[[Position], object]) -> int:
    """Try a law on positions of a game; returns on how many."""
    count = 0

    @given(positions(name, seats))
    def one(at: Position) -> None:
        nonlocal count
        law(at)
        count += 1

    one()
    return count


def worlds_differ(name: str, seats: int | None) -> int:
    """Counts the secrets that were open; a game that hides nothing has none."""
    found = 0

    def law(at: Position) -> None:
        nonlocal found
        found += lawbook.worlds_differ(at, SECRETS[name])

    tried(name, seats, law)
    assert found > 0 or not SECRETS[name], "no secret was ever open: the law was not tried"
    return found


def nothing_untold(name: str, seats: int | None) -> int:
    """Counts the examples that came to two answers told alike: at least one in five."""
    reached = 0

    def law(at: Position) -> None:
        nonlocal reached
        reached += lawbook.nothing_untold(at)

    count = tried(name, seats, law)
    assert 5 * reached >= count, f"only {reached} of {count} examples came to two answers told alike"
    return reached


def plainly(law: Callable[[Position], object]) -> Trial:
    """A law that is tried on every position alike."""
    return lambda name, seats: tried(name, seats, law)


TRIALS: dict[str, Trial] = {
    "1 my chair": plainly(lawbook.my_chair),
    "1 worlds differ": worlds_differ,
    "2 nothing untold": nothing_untold,
    "3 log replays": plainly(lawbook.log_replays),
    "3 forks go alike": plainly(lawbook.fork_goes_alike),
    "4 origin untouched": plainly(lawbook.origin_untouched),
    "5 can be ended": plainly(lawbook.can_be_ended),
    "6 nothing lost": plainly(lawbook.nothing_lost),
    "ids of asks": plainly(lawbook.ids_belong_to_one_ask),
}
