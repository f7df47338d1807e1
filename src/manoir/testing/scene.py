"""A position written in notation, played on by hand: what the clause tests of every game are made of."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from manoir.games import title_of
from manoir.kernel.event import Tell, plain_event
from manoir.kernel.fate import OutOfPicks, StackedFate
from manoir.kernel.plain import Plain
from manoir.kernel.record import stage_for
from manoir.kernel.title import Title


class Scene:
    """One position of one game; the rules wait when the stacked picks run out."""

    def __init__(
        self,
        game: str | Title,
        seats: int,
        position: str | None,
        picks: list[int] | None = None,
        edition: str | Path | None = None,
        **choices: Plain,
    ) -> None:
        self.title = game if isinstance(game, Title) else title_of(game)
        self.game = self.title.game
        box = self.title.box(edition)
        self.set_up = stage_for(self.title, box, seats, choices)
        self.options, self.notation = self.set_up.options, self.set_up.notation
        self.events: list[Any] = []
        if position is None:
            tell = Tell()
            self.state = self.game.setup(self.options, StackedFate(picks or []), tell)
            self.events += tell.events
        else:
            self.state = self.notation.read(position)
            self.settle(picks or [])

    def settle(self, picks: list[int]) -> None:
        """Let the rules go on with these picks."""
        tell = Tell()
        with suppress(OutOfPicks):
            self.game.settle(self.state, StackedFate(picks), tell)
        self.events += tell.events

    def answer(self, seat: int, text: str, picks: list[int] | None = None) -> None:
        """A seat (from 0) answers a move that must be among its choices."""
        move = self.notation.move(text)
        assert text in self.choices(seat), f"{text!r} is not among {self.choices(seat)}"
        tell = Tell()
        with suppress(OutOfPicks):
            self.game.advance(self.state, seat, move, StackedFate(picks or []), tell)
        self.events += tell.events

    def choices(self, seat: int) -> list[str]:
        """What a seat may answer, in notation; nothing if it is not asked."""
        if not any(ask.seat == seat for ask in self.game.asks(self.state)):
            return []
        return [self.notation.text(int(move)) for move in self.game.moves(self.state, seat)]

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(int(ask.seat), ask.kind) for ask in self.game.asks(self.state)]

    def refused(self, seat: int, text: str) -> str:
        """The slug of the clause that forbids a move; fails if the move is allowed."""
        move = self.notation.move(text)
        assert text not in self.choices(seat), f"{text!r} is allowed"
        slug = self.game.why(self.state, seat, move)
        self.title.rulebook.clause(slug)  # every refusal names a clause that exists
        return slug

    def silence(self, seat: int, *picks: int) -> str:
        """What silence of a seat means; fails if it draws other than these picks."""
        fate = StackedFate(list(picks))
        text = self.notation.text(int(self.game.lapse(self.state, seat, fate)))
        assert fate.picks == [], f"{text!r} was played without drawing"
        return text

    def told(self, kind: str) -> list[dict[str, Plain]]:
        """The events of one kind so far, as plain data."""
        return [plain_event(event) for event in self.events if type(event).__name__ == kind]

    @property
    def position(self) -> Plain:
        """The whole position as plain data."""
        return self.notation.position(self.state)
