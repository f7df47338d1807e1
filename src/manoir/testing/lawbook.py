"""The laws, each asked of a position reached by chance."""

from __future__ import annotations

from collections.abc import Sequence

from manoir.kernel import laws, secrecy
from manoir.kernel.laws import Hidden
from manoir.testing.chance import Position


def my_chair(at: Position) -> None:
    """Law 1, first half."""
    laws.my_chair(at.game, at.notation, at.state, at.seat, at.fate)


def worlds_differ(at: Position, secrets: Sequence[Hidden]) -> int:
    """Law 1, second half: how many secrets were open."""
    return laws.worlds_differ(at.game, at.state, at.seat, at.fate, secrets)


def nothing_untold(at: Position) -> bool:
    """Law 2: whether two answers were told alike."""
    return laws.nothing_untold(at.game, at.notation, at.state, at.seat, at.seed)


def nothing_leaked(at: Position) -> bool:
    """Law 7: whether two answers were seen alike."""
    return secrecy.nothing_leaked(at.play.stage, at.state, at.seat, at.seed)


def set_up_leaks_nothing(at: Position) -> bool:
    """Law 7, for what is told before the first answer: whether two set-ups were seen alike."""
    return secrecy.set_up_leaks_nothing(at.play.stage, at.seat, at.seed)


def still_seen(at: Position) -> bool:
    """Law 7, for what was told some answers ago: whether two ways of a game came to look alike."""
    return secrecy.still_seen(at.play.stage, at.state, at.seat, at.seed)


def over_is_over(at: Position) -> bool:
    """Law 7, for what is told and not seen: whether two answers were seen alike."""
    return secrecy.over_is_over(at.play.stage, at.state, at.seat, at.seed)


def secrets_stay_secret(at: Position) -> int:
    """Law 7, for fields: how many secrets were told."""
    return secrecy.secrets_stay_secret(at.play)


def nothing_recalled(at: Position) -> bool:
    """Law 7, for what people must remember alone: whether two screens came to be alike."""
    return secrecy.nothing_recalled(at.play.stage, at.state, at.seat, at.seed)


def log_replays(at: Position) -> None:
    """Law 3."""
    laws.log_replays(at.play)


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
    census = at.play.title.census
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


def silence_tells_nothing(at: Position) -> int:
    """Law 8, for what silence plays: how many secret choices were asked."""
    return laws.silence_tells_nothing(at.game, at.notation, at.state, at.seats, at.seed)
