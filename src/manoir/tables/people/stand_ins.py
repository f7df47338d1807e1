"""People who are not here while others play: everybody is told, and after a time of grace a bot plays for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from manoir.tables.game.recording import record_seat
from manoir.tables.people.absence import Absence
from manoir.tables.people.presence import awake
from manoir.tables.scenes.telling import tell_around
from manoir.tables.table import Table

Then = Callable[[Table], Awaitable[None]]


def watch_absent(table: Table, then: Then) -> None:
    """Give every person who is not there a time of grace, while somebody else plays; tell who has one."""
    playing, changed = awake(table), False
    for seat, place in enumerate(table.document.places):
        waits = playing and place.kind == "person" and not place.away and not table.audience.here(seat)
        if waits and seat not in table.absences:
            table.absences[seat] = _begun(table, seat, then)
            changed = True
        elif not waits and seat in table.absences:
            table.absences.pop(seat).end()
            changed = True
    if changed:
        tell_around(table)


def forget_absences(table: Table) -> None:
    """Let every time of grace begin anew, for its length has changed."""
    for absence in table.absences.values():
        absence.end()
    table.absences.clear()


def _begun(table: Table, seat: int, then: Then) -> Absence:
    loop, house, grace = asyncio.get_running_loop(), table.house, table.document.settings.grace
    timers = [loop.call_later(grace, table.post, stand_in, seat, then)]
    if (
        house.missing < grace and not table.document.one_screen
    ):  # a screen that goes from hand to hand holds one seat only
        timers.append(loop.call_later(house.missing, table.post, miss, seat))
    return Absence(house.now() + grace, tuple(timers))


async def miss(table: Table, seat: int) -> None:
    """Somebody has been gone for longer than a phone that was put down: everybody is told."""
    place = table.document.places[seat]
    if seat in table.absences and not place.missed and not table.audience.here(seat):
        place.missed = True
        await record_seat(table, seat, "missed", place.name)


async def stand_in(table: Table, seat: int, then: Then) -> None:
    """The grace is over: a bot plays for the one who left, until they return."""
    if (absence := table.absences.pop(seat, None)) is not None:
        absence.end()
    if table.audience.here(seat) or not awake(table):
        return
    place = table.document.places[seat]
    if place.kind == "person" and not place.away:
        place.away, place.missed, place.since = True, False, table.house.now()
        if table.proposal is not None and table.proposal.what != "seat":  # that one waits for the absent too
            table.proposal.needed.discard(seat)
        await record_seat(table, seat, "away", place.name)
        await then(table)
