"""A game's position and events as one chair may read them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoir.kernel.event import redact
from manoir.kernel.memory import Memory, faded
from manoir.kernel.plain import Plain
from manoir.kernel.record import Stage
from manoir.kernel.usual import without
from manoir.tables.game.notices import Notice, plain_told
from manoir.tables.game.play import NumberedEvent, Play
from manoir.tables.scenes.scene import End, EventSeen, MoveSeen


def memory_of(stage: Stage) -> Memory | None:
    """What the people at a table must remember alone; None where their screens keep everything."""
    memory = stage.title.memory
    return None if memory is None or memory.aided(stage.options) else memory


def view_of(stage: Stage, state: Any, chair: int | None, *, past: bool = False, over: bool = False) -> Plain:
    """What a chair's screen shows of a position, now or looking back at it; of a finished game, all of it."""
    view = stage.title.game.view(state, -1 if chair is None else chair)
    memory = memory_of(stage)
    if memory is not None and not over:
        if past:
            memory.past(view)
        else:
            memory.screen(view)
    return stage.notation.seen(view)


def offer_of(stage: Stage, view: Any, move: int) -> dict[str, Plain]:
    """A move on offer as named data, with what it leads to where the title says so."""
    offered = stage.title.offered
    return stage.notation.structure(move) if offered is None else offered(stage.notation, view, move)


def event_of(stage: Stage, event: Any, chair: int | None, *, past: bool = False) -> dict[str, Plain]:
    """An event as a chair may read it when it happens, or when it looks back at it."""
    told = plain_told(event if isinstance(event, Notice) else redact(event, chair))
    memory = memory_of(stage) if past else None
    return told if memory is None else faded(told, memory.facts)


def events_for(play: Play, told: Iterable[NumberedEvent], chair: int | None, *, past: bool = False) -> list[EventSeen]:
    """Numbered events for a chair, as they happen or when it looks back at them; of a finished game nothing fades."""
    past = past and not play.over
    return [_event_for(play.stage, one, chair, past) for one in told]


def _event_for(stage: Stage, told: NumberedEvent, chair: int | None, past: bool) -> EventSeen:
    if past:
        return EventSeen(told.number, told.moment, event_of(stage, told.event, chair, past=True))
    if not told.open:
        return EventSeen(told.number, told.moment, event_of(stage, told.event, chair), _once(stage, told.event))
    if told.shown is None:
        told.shown = EventSeen(told.number, told.moment, plain_told(told.event), _once(stage, told.event))
    shown: EventSeen = told.shown
    return shown


def _once(stage: Stage, event: Any) -> tuple[str, ...]:
    """The fields of an event that are not told again while the game runs."""
    memory = memory_of(stage)
    facts = () if memory is None else memory.facts
    return tuple(name for fact in facts if type(event) is fact.event for name in fact.fields)


def board_of(stage: Stage, state: Any) -> dict[str, Plain]:
    """What every chair's view of a game is unless it says otherwise, from any position of it."""
    return stage.title.board(stage.notation, stage.title.game.view(state, -1))


def view_for(play: Play, chair: int | None, board: dict[str, Plain]) -> Plain:
    """What a chair's screen shows now, but for what is as the board says."""
    return without(board, view_of(play.stage, play.state, chair, over=play.over))


def moves_for(play: Play, chair: int | None) -> list[MoveSeen]:
    """What a chair may answer now."""
    if chair is None:
        return []
    view = None if play.title.offered is None else play.game.view(play.state, chair)
    return [MoveSeen(play.text(move), offer_of(play.stage, view, move)) for move in play.moves(chair)]


def moves_of_asked(play: Play) -> list[MoveSeen]:
    """What whoever is asked alone may answer, where every spectator could work it out: from a view of theirs."""
    asks, title = play.asks(), play.title
    if len(asks) != 1 or not (title.all_open or asks[0][1].kind in title.open_asks):
        return []
    view = play.game.view(play.state, -1)
    return [MoveSeen(play.text(move), offer_of(play.stage, view, move)) for move in play.moves(int(asks[0][1].seat))]


def end_of(play: Play) -> End | None:
    """How the game ended, if it has."""
    if not play.over:
        return None
    return End(
        winners=[int(seat) + 1 for seat in play.game.winners(play.state)],
        scores=[int(points) for points in play.game.scores(play.state)],
        truth=play.notation.position(play.state),
    )
