"""Who has a claim to a seat in a running game, and how it goes to somebody else: `docs/decisions/seats-and-powers`."""

from __future__ import annotations

from manoir.tables.document import Place, TableDocument
from manoir.tables.game.recording import record_seat
from manoir.tables.messages import Dismissed
from manoir.tables.people.presence import held_until, played_by_bot
from manoir.tables.people.proposals import Proposal
from manoir.tables.table import Table
from manoir.tables.verdict import Denied


def claimed(table: Table, seat: int) -> bool:
    """Whether a person plays on a seat, or has not been away from it for long: nobody else is given it, and they are
    asked before another seat is given to anybody."""
    place = table.document.places[seat]
    if place.kind == "person" and place.since is None:  # here, or away since before such times were noted
        return True
    return held_until(table, place) is not None


def who_agrees(table: Table, seat: int) -> set[int]:
    """The seats whose people must agree before a seat is given to somebody."""
    return {other for other in range(len(table.document.places)) if other != seat and claimed(table, other)}


def must_be_free(table: Table, seat: int) -> None:
    """Denied as long as somebody has a claim to a seat."""
    if claimed(table, seat):
        raise Denied("seat-kept" if played_by_bot(table, seat) else "seat-taken")


async def give(table: Table, wish: Proposal) -> None:
    """Everybody agreed: from now on only the guest's link holds the seat, and a bot plays on until they come."""
    assert wish.seat is not None
    place = table.document.places[wish.seat]
    who = place.called
    if place.hash is None:  # a bot's own seat: it keeps its name for when the guest has left
        place.bot_name = who
    place.kind, place.bot = "bot", place.bot or table.document.settings.stand_in
    place.hash, place.since, place.left, place.away, place.confirm = None, None, False, False, False
    place.missed = False
    place.guest, place.guest_name = wish.guest, wish.name
    table.document.unwanted = [seat for seat in table.document.unwanted if seat != wish.seat]  # that was another's wish
    table.audience.dismiss(Dismissed("removed"), table.audience.of(wish.seat))
    await record_seat(table, wish.seat, "given", who, wish.name)


def void_invitations(document: TableDocument) -> None:
    """A link for a seat that nobody followed before the start opens nothing afterwards: nobody agreed to it."""
    for place in document.places:
        place.guest = None
        void_old_invitation(place)


def void_old_invitation(place: Place) -> None:
    """A table may have been kept before such links had a field of their own."""
    if place.kind != "person" and place.since is None:
        place.hash = None


def sat_down(table: Table, seat: int) -> None:
    """The guest whom a seat waited for has come; what happened before is told to them as the past."""
    place = table.document.places[seat]
    _counts(table, seat)
    place.kind, place.name, place.hash = "person", place.guest_name, place.guest
    place.guest, place.guest_name, place.since, place.left = None, "", None, False


def came_back(table: Table, seat: int) -> None:
    """A person plays again on their seat."""
    _counts(table, seat)
    place = table.document.places[seat]
    place.kind, place.away, place.missed, place.since, place.left = "person", False, False, None, False


def _counts(table: Table, seat: int) -> None:
    """Somebody plays on a seat from now on: a wish to give it away is void, and for another seat they are asked too."""
    wish = table.proposal
    if wish is not None and wish.seat == seat:
        table.proposal = None
    elif wish is not None and wish.seat is not None:
        wish.needed.add(seat)
