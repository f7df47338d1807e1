"""The front door for people who program: one game in progress, held as one object and spoken to in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any

from manoir.games import title_of
from manoir.kernel.event import plain_event, redact, reveal
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.log import log_of
from manoir.kernel.plain import Plain
from manoir.kernel.play import Play, begin, resume
from manoir.kernel.record import stage_of
from manoir.kernel.rulebook import Refusal
from manoir.kernel.wrong import WrongInput, quoted


class Refused(ValueError):
    """An answer that the rules forbid: the clause, and its words in each language."""

    def __init__(self, clause: str, words: Mapping[str, str]) -> None:
        super().__init__(f"{words['en']} ({clause})")
        self.clause = clause
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.clause, self.words)


class Playing:
    """One game in progress. Seats count from 1, and moves, views and events are words, as in logs and on the wire.

    Beneath it, `play.state` and `play.title.game` are the position and the rules themselves (see
    `manoir.kernel.game`), where seats count from 0 and moves are numbers.
    """

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def asks(self) -> dict[int, str]:
        """The seats that are asked something, and what kind of question; nobody is once the game is over."""
        return {int(ask.seat) + 1: ask.kind for _, ask in self.play.asks()}

    def moves(self, seat: int | None = None) -> list[str]:
        """All that a seat may answer; nothing, if it is not asked. The seat may be left out where only one is asked."""
        chair = self._chair(seat)
        return [self.play.text(move) for move in self.play.moves(chair)]

    def answer(self, move: str, seat: int | None = None) -> None:
        """Answer for a seat, which may be left out where only one is asked; Refused if the rules forbid it."""
        chair = self._chair(seat)
        if self.play.ask_of(chair) is None:
            asked = ", ".join(map(str, self.asks)) or "none: the game is over"
            raise WrongInput("seat", quoted(seat), f"a seat that is asked: {asked}")
        number = self.play.move(move)
        refusal = self.play.refusal(chair, number)
        if refusal is not None:
            raise Refused(refusal.clause, self._words(refusal))
        self.play.answer(chair, number)

    def view(self, seat: int | None = None) -> Plain:
        """What a seat can know, or a spectator: plain data with names."""
        play = self.play
        return play.notation.seen(play.game.view(play.state, -1 if seat is None else self._chair(seat)))

    def events(self, seat: int | None = None) -> list[dict[str, Plain]]:
        """What was told so far, as a seat heard it, or a spectator; once the game is over, all of it."""
        chair = None if seat is None else self._chair(seat)
        over = self.over
        return [plain_event(reveal(one.event) if over else redact(one.event, chair)) for one in self.play.told]

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.play.over

    @property
    def winners(self) -> list[int]:
        """The seats that won, once the game is over; until then, none."""
        return [int(seat) + 1 for seat in self.play.game.winners(self.play.state)] if self.over else []

    @property
    def scores(self) -> list[int]:
        """Each seat's points so far."""
        return [int(points) for points in self.play.game.scores(self.play.state)]

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits there, by seat."""
        return self.play.log.header.seats

    @property
    def position(self) -> str:
        """The whole truth in one line, from which `play` begins another game."""
        return self.play.notation.write(self.play.state)

    @property
    def log(self) -> str:
        """The game so far as a log, which `take_up` reads."""
        return self.play.log.text()

    def copy(self) -> Playing:
        """The same game once more, to try something out: chance would fall alike in both."""
        return Playing(self.play.copy())

    __copy__ = copy

    def __deepcopy__(self, _: object) -> Playing:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return take_up, (self.log, self.play.fate.inner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Playing) and self.log == other.log

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {seat} is asked: {kind}" for seat, kind in self.asks.items())
        return f"<{self.play.title.name}, {len(self.players)} seats: {asked or f'over, won by {self.winners}'}>"

    def _chair(self, seat: int | None) -> int:
        """A seat as the rules count it; the one that is asked, if none is named."""
        if seat is None:
            asked = list(self.asks)
            if len(asked) != 1:
                raise WrongInput("seat", "none", f"one of {', '.join(map(str, asked))}" if asked else "a game not over")
            return asked[0] - 1
        if not 1 <= seat <= len(self.players):
            raise WrongInput("seat", quoted(seat), f"a whole number from 1 to {len(self.players)}")
        return seat - 1

    def _words(self, refusal: Refusal) -> Mapping[str, str]:
        return self.play.title.rulebook.clause(refusal.clause).words


def play(
    game: str,
    seats: int | Sequence[str] | None = None,
    seed: int | None = None,
    options: Mapping[str, Plain] | None = None,
    edition: str | None = None,
    position: str | None = None,
) -> Playing:
    """A new game: so many seats, or their names; everything in it follows from the seed, if one is given."""
    title = title_of(game)
    box = title.box(edition)
    if seats is None:
        seats = box.players[0]
    names = tuple(f"seat {seat + 1}" for seat in range(seats)) if isinstance(seats, int) else tuple(seats)
    return Playing(begin(title, box, names, options or {}, _fate(seed), position)[0])


def take_up(log: str, fate: Fate | int | None = None) -> Playing:
    """A game taken up where its log ends, with the chance of a seed."""
    read = log_of(log, "log")
    stage = stage_of(title_of(read.header.game), read.header, "log")
    return Playing(resume(stage, read, "log", fate if isinstance(fate, Fate) else _fate(fate)))


def _fate(seed: int | None) -> Fate:
    return FastFate(randbits(48) if seed is None else seed)
