"""A game's position and events as one chair may read them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol, cast, runtime_checkable

from manoir.kernel.plain import Plain
from manoir.kernel.title import NotationAny
from manoir.kernel.told import redact, reveal
from manoir.tables.notices import Notice, plain_told
from manoir.tables.play import Play, Told
from manoir.tables.seen import End, EventSeen, MoveSeen


@runtime_checkable
class Displays(Protocol):
    """A notation that shows a person less than they may know, where remembering is part of the game."""

    def displayed(self, view: Any) -> Plain:
        """A view without what the player must remember alone."""
        ...


@runtime_checkable
class Fades(Protocol):
    """A notation whose events are not all told a second time."""

    def faded(self, event: Any) -> Any:
        """A redacted event as one may look back at it."""
        ...


@runtime_checkable
class Offers(Protocol):
    """A notation that says of a move on offer what it leads to, so that a page need not work it out."""

    def offered(self, view: Any, move: int) -> dict[str, Plain]:
        """A move on offer as named data."""
        ...


@cache
def _displays(kind: type) -> bool:
    """Asked for every frame, and a protocol is slow to look at: once a notation is enough."""
    return issubclass(kind, Displays)


@cache
def _fades(kind: type) -> bool:
    return issubclass(kind, Fades)


@cache
def _offers(kind: type) -> bool:
    return issubclass(kind, Offers)


def view_of(notation: NotationAny, view: Any) -> Plain:
    """A view as it goes to a person's screen."""
    return cast(Displays, notation).displayed(view) if _displays(type(notation)) else notation.seen(view)


def event_of(notation: NotationAny, event: Any, chair: int | None, *, past: bool, over: bool) -> dict[str, Plain]:
    """An event as a chair may read it; of a finished game, everything."""
    if isinstance(event, Notice):
        return plain_told(event)
    if over:
        return plain_told(reveal(event))
    told = redact(event, chair)
    if past and _fades(type(notation)):
        told = cast(Fades, notation).faded(told)
    return plain_told(told)


def events_for(play: Play, told: Iterable[Told], chair: int | None, seen: int = 0) -> list[EventSeen]:
    """Numbered events for a chair; those up to `seen` it has been told before."""
    return [_event_for(play.notation, one, chair, one.number <= seen) for one in told]


def _event_for(notation: NotationAny, told: Told, chair: int | None, past: bool) -> EventSeen:
    if past or not told.open:
        return EventSeen(told.number, told.moment, event_of(notation, told.event, chair, past=past, over=False))
    if told.shown is None:
        told.shown = EventSeen(told.number, told.moment, plain_told(told.event))
    shown: EventSeen = told.shown
    return shown


def view_for(play: Play, chair: int | None) -> Plain:
    """The view of a chair now."""
    return view_of(play.notation, play.game.view(play.state, -1 if chair is None else chair))


def moves_for(play: Play, chair: int | None) -> list[MoveSeen]:
    """What a chair may answer now."""
    if chair is None:
        return []
    notation, moves = play.notation, play.moves(chair)
    if not _offers(type(notation)):
        return [MoveSeen(play.text(move), notation.structure(move)) for move in moves]
    view, tells = play.game.view(play.state, chair), cast(Offers, notation)
    return [MoveSeen(play.text(move), tells.offered(view, move)) for move in moves]


def end_of(play: Play) -> End | None:
    """How the game ended, if it has."""
    if not play.over:
        return None
    return End(
        winners=[int(seat) + 1 for seat in play.game.winners(play.state)],
        scores=[int(points) for points in play.game.scores(play.state)],
        truth=play.notation.position(play.state),
    )
