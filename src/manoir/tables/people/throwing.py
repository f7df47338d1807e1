"""Dice that are thrown by hand: the others are told whose hand a die is in, and when it has left it.

Chance has fallen and is stored before anybody sees a die; what waits here are pictures. Nothing of it is stored, no
answer and no clock waits for it, and every screen stops waiting by itself (`docs/decisions/the-die-in-the-hand.md`).
"""

from __future__ import annotations

from manoir.kernel.notices import plain_told
from manoir.tables.audience import Chair
from manoir.tables.messages import InHand, Thrown
from manoir.tables.scenes.telling import tell_around
from manoir.tables.table import Table
from manoir.tables.verdict import Denied


async def throws(table: Table, chair: Chair, by_hand: bool) -> None:
    """A device says whether its seat throws by hand; one that is gone says nothing any more."""
    if chair.throws != by_hand:
        chair.throws, chair.die = by_hand, None
        tell_around(table)


async def hold(table: Table, chair: Chair, event: int) -> None:
    """The die of an event is in a device's hand."""
    seat = _whose(table, chair, event)
    if event > chair.thrown and event != chair.die:
        chair.die = event
        table.audience.others(chair, InHand(seat + 1, event))


async def throw(table: Table, chair: Chair, event: int) -> None:
    """The die of an event has left a device's hand, and that of any event before it; said again, it changes nothing."""
    seat = _whose(table, chair, event)
    if event > chair.thrown:
        chair.die, chair.thrown = None, event
        table.audience.others(chair, Thrown(seat + 1, event))


def _whose(table: Table, chair: Chair, event: int) -> int:
    """The seat of a device that throws by hand, if an event that all may read was about it."""
    play = table.play_now()
    if chair.seat is None or not chair.throws:
        raise Denied("not-by-hand")
    told = play.since(event - 1) or []
    if not told or not told[0].open or plain_told(told[0].event).get("seat") != chair.seat + 1:
        raise Denied("no-such-die")
    return chair.seat
