"""The six laws as they are tried: each on positions of a game reached by chance, as many as Hypothesis is set to.

Every function returns how often its law was really tried, and fails if that is too seldom for the law to mean anything.
"""

from __future__ import annotations

from collections.abc import Callable

from chance import Position, positions
from hypothesis import given
from secrets_named import SECRETS

from manoir.kernel import laws

Law = Callable[[str, int | None], int]


def law_1_my_chair(name: str, seats: int | None = None) -> int:
    """An imagined world looks the same from my chair."""
    return _tried(name, seats, lambda at: laws.my_chair(at.game, at.notation, at.state, at.seat, at.fate))


def law_1_worlds_differ(name: str, seats: int | None = None) -> int:
    """Imagined worlds show several values of every secret that is open; a game that hides nothing has none."""
    found = 0

    def law(at: Position) -> None:
        nonlocal found
        found += laws.worlds_differ(at.game, at.state, at.seat, at.fate, SECRETS[name])

    _tried(name, seats, law)
    assert found > 0 or not SECRETS[name], "no secret was ever open: the law was not tried"
    return found


def law_2_nothing_untold(name: str, seats: int | None = None) -> int:
    """Nothing is learned that was not told."""
    reached = 0

    def law(at: Position) -> None:
        nonlocal reached
        reached += laws.nothing_untold(at.game, at.notation, at.state, at.seat, at.seed)

    tried = _tried(name, seats, law)
    assert 5 * reached >= tried, f"only {reached} of {tried} examples came to two answers told alike"
    return reached


def law_3_log_replays(name: str, seats: int | None = None) -> int:
    """A log replays to the same position from every chair."""
    return _tried(name, seats, lambda at: laws.log_replays(at.record))


def law_4_origin_untouched(name: str, seats: int | None = None) -> int:
    """A step leaves its origin untouched."""

    def law(at: Position) -> None:
        laws.origin_untouched(at.game, at.notation, at.state, len(at.record.log.header.seats), at.fate)

    return _tried(name, seats, law)


def law_5_can_be_ended(name: str, seats: int | None = None) -> int:
    """An imagined world can be played to its end."""

    def law(at: Position) -> None:
        laws.can_be_ended(at.game, at.state, at.seat, at.fate)

    return _tried(name, seats, law)


def law_6_nothing_lost(name: str, seats: int | None = None) -> int:
    """Cards, tokens, figures and money are conserved at every step."""

    def law(at: Position) -> None:
        census = at.record.title.census
        state = at.state.copy()
        laws.nothing_lost(census, state)
        while asks := at.game.asks(state):
            ask = asks[at.fate.pick(len(asks))]
            moves = at.game.moves(state, ask.seat)
            at.game.advance(state, ask.seat, moves[at.fate.pick(len(moves))], at.fate, None)
            laws.nothing_lost(census, state)

    return _tried(name, seats, law)


LAWS: dict[str, Law] = {
    "1 my chair": law_1_my_chair,
    "1 worlds differ": law_1_worlds_differ,
    "2 nothing untold": law_2_nothing_untold,
    "3 log replays": law_3_log_replays,
    "4 origin untouched": law_4_origin_untouched,
    "5 can be ended": law_5_can_be_ended,
    "6 nothing lost": law_6_nothing_lost,
}


def _tried(name: str, seats: int | None, law: Callable[[Position], None]) -> int:
    """Try a law on positions of a game; returns on how many."""
    tried = 0

    @given(positions(name, seats))
    def one(at: Position) -> None:
        nonlocal tried
        law(at)
        tried += 1

    one()
    return tried
