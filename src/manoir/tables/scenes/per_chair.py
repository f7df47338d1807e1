"""What each chair is shown of a game: positions, events and moves as it may read them, and its scene."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoir.kernel.event import redact
from manoir.kernel.memory import Memory, faded
from manoir.kernel.notices import Notice, plain_told
from manoir.kernel.plain import Plain
from manoir.kernel.play import NumberedEvent, Play
from manoir.kernel.record import Stage
from manoir.kernel.usual import without
from manoir.tables.messages import Happened
from manoir.tables.scenes.scene import AskSeen, End, EventSeen, MoveSeen, SceneSeen
from manoir.tables.table import Table


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
    plain = plain_told(event if isinstance(event, Notice) else redact(event, chair))
    memory = memory_of(stage) if past else None
    return plain if memory is None else faded(plain, memory.facts)


def events_for(play: Play, new: Iterable[NumberedEvent], chair: int | None, *, past: bool = False) -> list[EventSeen]:
    """Numbered events for a chair, as they happen or when it looks back at them; of a finished game nothing fades."""
    past = past and not play.over
    return [_event_for(play.stage, one, chair, past) for one in new]


def _event_for(stage: Stage, one: NumberedEvent, chair: int | None, past: bool) -> EventSeen:
    if past:
        return EventSeen(one.number, one.moment, event_of(stage, one.event, chair, past=True))
    if not one.open:
        return EventSeen(one.number, one.moment, event_of(stage, one.event, chair), _once(stage, one.event))
    if one.sent is None:
        one.sent = EventSeen(one.number, one.moment, plain_told(one.event), _once(stage, one.event))
    sent: EventSeen = one.sent
    return sent


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


class Scenes:
    """What the chairs of a table have before them at one moment: what they see alike is made once for all of them."""

    __slots__ = ("_alike", "_asks", "_end", "_events", "_new", "_now", "_play", "_reveal", "_view")

    def __init__(self, table: Table, new: list[NumberedEvent] | None = None) -> None:
        self._play = play = table.play_now()
        self._new = new or []
        opens, due = table.clock.opens_in, table.clock.due_in
        self._asks = []
        for name, ask in play.asks():
            key = (int(ask.seat), name)
            self._asks.append(AskSeen(name, key[0] + 1, ask.kind, opens(key), due(key)))
        self._now = round(table.house.now() * 1000)
        self._reveal = max((ask.opens for ask in self._asks), default=0) or None
        self._end = end_of(play)
        self._view = view_for(play, None, play.board) if play.title.all_open else None  # where nothing is hidden
        self._events: list[EventSeen] | None = None  # there as well
        self._alike: Happened | None = None  # what all who have nothing to answer are told, there

    def happened(self, seat: int | None) -> Happened:
        """What a chair is told: where nothing is hidden, the same to all who have nothing to answer."""
        play = self._play
        if self._view is None:
            return Happened(events_for(play, self._new, seat), self.scene(seat))
        if self._events is None:
            self._events = events_for(play, self._new, None)
        if seat is None or play.moves(seat) or play.may_take_back(seat) is not None:
            return Happened(self._events, self.scene(seat))
        if self._alike is None:
            self._alike = Happened(self._events, self.scene(seat))
        return self._alike

    def scene(self, seat: int | None) -> SceneSeen:
        """All that a chair has before it."""
        play = self._play
        return SceneSeen(
            moment=play.moment,
            number=play.number,
            now=self._now,
            view=view_for(play, seat, play.board) if self._view is None else self._view,
            asks=self._asks,
            moves=moves_for(play, seat),
            theirs=moves_of_asked(play) if seat is None else [],
            back=None if seat is None else play.may_take_back(seat),
            reveal=self._reveal,
            end=self._end,
        )


def moves_for(play: Play, chair: int | None) -> list[MoveSeen]:
    """What a chair may answer now."""
    if chair is None or not (moves := play.moves(chair)):
        return []
    view = None if play.title.offered is None else play.game.view(play.state, chair)
    return [MoveSeen(play.text(move), offer_of(play.stage, view, move)) for move in moves]


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
