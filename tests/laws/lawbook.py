"""The laws, each asked of a position reached by chance."""

from __future__ import annotations

from collections.abc import Sequence

from chance import Position

from manoir.kernel import laws
from manoir.kernel.laws import Hidden


def my_chair(at: Position) -> None:
    """Law 1, first half."""
    laws.my_chair(at.game, at.notation, at.state, at.seat, at.fate)


def worlds_differ(at: Position, secrets: Sequence[Hidden]) -> int:
    """Law 1, second half: how many secrets were open."""
    return laws.worlds_differ(at.game, at.state, at.seat, at.fate, secrets)


def nothing_untold(at: Position) -> bool:
    """Law 2: whether two answers were told alike."""
    return laws.nothing_untold(at.game, at.notation, at.state, at.seat, at.seed)


def nothing_unseen(at: Position) -> bool:
    """Law 2 the other way round, for games whose views remember all that was told."""
    return laws.nothing_unseen(at.game, at.notation, at.state, at.seat, at.seed)


def log_replays(at: Position) -> None:
    """Law 3."""
    laws.log_replays(at.record)


def fork_goes_alike(at: Position) -> None:
    """Law 3, for logs that start from a position."""
    laws.fork_goes_alike(at.game, at.notation, at.state, at.seats, at.seed)


def origin_untouched(at: Position) -> None:
    """Law 4."""
    laws.origin_untouched(at.game, at.notation, at.state, at.seats, at.fate)


def can_be_ended(at: Position) -> None:
    """Law 5."""
    laws.can_be_ended(at.game, at.state, at.seat, at.fate)


def nothing_lost(at: Position) -> None:
    """Law 6, at every step from here to the end, and in an imagined world."""
    census = at.record.title.census
    laws.nothing_lost(census, at.game.imagine(at.game.view(at.state, at.seat), at.fate))
    state = at.state.copy()
    laws.nothing_lost(census, state)
    while asks := at.game.asks(state):
        ask = asks[at.fate.pick(len(asks))]
        moves = at.game.moves(state, ask.seat)
        at.game.advance(state, ask.seat, moves[at.fate.pick(len(moves))], at.fate, None)
        laws.nothing_lost(census, state)


def ids_belong_to_one_ask(at: Position) -> None:
    """The contract of asks."""
    laws.ids_belong_to_one_ask(at.game, at.state, at.fate)
