"""Positions reached by chance, for the laws: a game, its seats, a seed and how far to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from manoir.games import TITLES, title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.play import Play, begin
from manoir.kernel.title import GameAny, NotationAny, Title

GAMES = sorted(TITLES)
"""The names of all games that are installed."""


@dataclass(frozen=True)
class Position:
    """A position with everything a law needs around it."""

    play: Play
    seat: int  # the chair from which it is looked at; -1 is a spectator
    fate: FastFate
    seed: int

    @property
    def game(self) -> GameAny:
        return self.play.title.game

    @property
    def notation(self) -> NotationAny:
        return self.play.notation

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def seats(self) -> int:
        return len(self.play.log.header.seats)

    @property
    def where(self) -> str:
        """How to come here again, for a message."""
        answers = len(self.play.log.entries) - 1
        chair = f"seat {self.seat + 1}" if self.seat >= 0 else "a spectator"
        line = self.notation.write(self.state)
        return f"{self.seats} seats, seed {self.seed}, after {answers} answers, seen by {chair}: {line}"


def reached(
    named: str | Title,
    seats: int,
    seed: int,
    far: int,
    chair: int,
    choices: dict[str, Any] | None = None,
    edition: str | None = None,
) -> Position:
    """The position after `far` random answers, or one answer before the end if that comes first."""
    title = named if isinstance(named, Title) else title_of(named)
    fate = FastFate(seed)
    names = tuple(f"seat {number + 1}" for number in range(seats))
    play, _ = begin(title, title.box(edition), names, {**title.bounded, **(choices or {})}, fate)
    game = title.game
    for _ in range(far):
        asks = game.asks(play.state)
        ask = asks[fate.pick(len(asks))]
        moves = game.moves(play.state, ask.seat)
        play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
        if play.over:  # the same seed again, one answer less
            return reached(title, seats, seed, len(play.log.entries) - 2, chair, choices, edition)
    return Position(play, chair % (seats + 1) - 1, fate, seed)


def length(title: Title, most: int = 160) -> int:
    """How many answers the longest of a few random games took, or `most`: a small game is to be met in its middle."""
    low, high = title.box().players
    longest = 1
    for seed, seats in enumerate((low, high, high)):
        far = reached(title, seats, seed, most, 0)
        longest = max(longest, len(far.play.log.entries))
    return min(longest, most)


def positions(named: str | Title, seats: int | None = None, longest: int | None = None) -> st.SearchStrategy[Position]:
    """Positions of a game on any edition that ships with it, the number of seats drawn too unless it is given."""
    title = named if isinstance(named, Title) else title_of(named)
    low, high = title.box().players
    return st.builds(
        reached,
        st.just(named),
        st.integers(low, high) if seats is None else st.just(seats),
        st.integers(0, 2**40),
        st.integers(0, length(title) if longest is None else longest),
        st.integers(0, 99),
        edition=st.sampled_from(title.editions),
    )
