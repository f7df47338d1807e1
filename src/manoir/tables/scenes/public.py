"""A table as everybody sees it, and what a device is told that comes to it."""

from __future__ import annotations

from manoir.kernel.fair import sealed
from manoir.store.rows import OPEN
from manoir.tables.audience import Chair
from manoir.tables.messages import Welcome
from manoir.tables.people.presence import held_until, played_by_bot
from manoir.tables.scenes.per_chair import Scenes, events_for
from manoir.tables.scenes.scene import FairSeen, SeatSeen, TableSeen
from manoir.tables.table import Table


def table_seen(table: Table) -> TableSeen:
    """A table as everybody sees it."""
    document, here = table.document, table.audience.seats()
    seats = []
    for n, place in enumerate(document.places):
        hand = table.audience.throws(n) if played_by_bot(table, n) is None else None
        until, absence = held_until(table, place), None if n in here else table.absences.get(n)
        seats.append(
            SeatSeen(
                seat=n + 1,
                kind=place.kind,
                name=place.called,
                bot=place.bot if place.kind == "bot" or place.away else None,
                here=n in here,
                away=place.away,
                host=place.hash == document.host and not place.left,
                shared=place.share is not None,
                until=None if until is None else round(until * 1000),
                left=place.left,
                bot_at=None if absence is None else round(absence.bot_at * 1000),
                throws=hand is not None,
                die=None if hand is None else hand.die,
            )
        )
    return TableSeen(
        id=table.id,
        game=document.game,
        edition=table.house.edition_name(document),
        options=document.options,
        settings=document.settings,
        code=table.code if document.stage in OPEN else None,
        stage=document.stage,
        paused=document.paused,
        seats=seats,
        watching=len(table.audience.of(None)),
        hosted=not any(seat.host for seat in seats),
        proposal=None if table.proposal is None else table.proposal.seen(),
        one_screen=document.one_screen,
        rematch=document.rematch,
        fork=document.position is not None,
        fair=fair_seen(table),
        hints=table.house.race(table.document.game) is None,
        stuck=None if table.stuck is None else table.stuck.how,
        gone=table.house.gone(document),
    )


def fair_seen(table: Table) -> FairSeen | None:
    """What everybody sees of a table's dice; shares are shown once they can no longer change."""
    if table.document.stage == "antechamber":
        return FairSeen(sealed(table.key), None)
    fair = None if table.play is None else table.play.log.header.fair
    return None if fair is None else FairSeen(fair.commitment, list(fair.shares))


def welcome(table: Table, chair: Chair, have: int | None, *, live: bool = False) -> Welcome:
    """Everything that a device needs to go on from an event number, or from nothing.

    Who was not there when it happened (`live`) is told it as one looks back at it: what was shown once is not shown
    again, or a second device would remember for its owner.
    """
    play, seat = table.play, chair.seat
    events, fresh, scene = [], True, None
    if play is not None:
        missed = None if have is None else play.since(have)
        if seat is None and table.document.settings.delay > 0 and table.document.stage != "over":
            scene = table.audience.watched
        else:
            scene = Scenes(table).scene(seat)
            fresh = missed is None
            events = events_for(play, missed or [], seat, past=not live)
    return Welcome(
        table=table_seen(table),
        chair=None if seat is None else seat + 1,
        host=chair.host,
        confirm=seat is not None and table.document.places[seat].confirm,
        fresh=fresh,
        board={} if play is None else play.board,
        events=events,
        scene=scene,
    )
