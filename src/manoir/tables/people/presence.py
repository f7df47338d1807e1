"""Who plays at a table now: people, bots in their place, or nobody."""

from __future__ import annotations

from manoir.tables.document import Place
from manoir.tables.table import Table
from manoir.tables.verdict import Denied


def played_by_bot(table: Table, seat: int) -> str | None:
    """The bot that answers for a seat now."""
    place = table.document.places[seat]
    if place.kind == "bot":
        return place.bot
    return place.bot or table.document.settings.stand_in if place.away or place.kind == "open" else None


def must_play(table: Table, seat: int) -> None:
    """Denied to a person for whom a bot plays."""
    if played_by_bot(table, seat) is not None:
        raise Denied("bot-plays")


def held_until(table: Table, place: Place) -> float | None:
    """Until when a seat is kept for its person while a bot plays; None: it is not."""
    if place.hash is None or place.since is None or place.left:
        return None
    until = place.since + table.document.settings.keep
    return until if until > table.house.now() else None


def awake(table: Table) -> bool:
    """Whether the game goes on by itself: somebody is there, or nobody is expected and bots play on for a while."""
    if table.document.stage != "playing" or table.document.paused:
        return False
    return bool(table.audience.chairs) or (not expected(table) and table.house.ticks() < table.alone_until)


def expected(table: Table) -> bool:
    """Whether anybody but bots plays here, or may sit down before it starts."""
    kinds = {place.kind for place in table.document.places}
    return "person" in kinds or (table.document.stage == "antechamber" and "open" in kinds)


def let_bots_play(table: Table) -> None:
    """From now on bots play by themselves for a while, if nobody else does."""
    table.alone_until = table.house.ticks() + table.house.bots_alone
