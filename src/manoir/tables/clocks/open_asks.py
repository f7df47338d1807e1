"""The asks of a table as its clocks see them."""

from __future__ import annotations

from manoir.tables.clocks.clock import OpenAsk
from manoir.tables.people.presence import awake, played_by_bot
from manoir.tables.table import Table


def follow_clock(table: Table) -> None:
    """Let the clocks know which asks are open, and who has a clock."""
    race, asks = table.house.race(table.document.game), []
    for name, ask in table.play_now().asks():
        timed = played_by_bot(table, int(ask.seat)) is None
        in_one_go = timed and race is not None and ask.kind == race.showing
        go = table.document.settings.claim_time if in_one_go else None
        asks.append(OpenAsk((int(ask.seat), name), int(ask.after), timed, go))
    table.clock.follow(asks, awake(table))
