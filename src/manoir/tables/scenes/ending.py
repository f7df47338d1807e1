"""A finished game in numbers, from all that was told in it: the same for every chair and every device."""

from __future__ import annotations

import msgspec

from manoir.kernel.account import Happening, turning_of
from manoir.kernel.log import log_of
from manoir.kernel.title import Title
from manoir.store.rows import FinishedRow
from manoir.tables.archive.origin import read_told
from manoir.tables.scenes.scene import EndingSeen, GainSeen, TurningSeen


def ending_of(title: Title | None, row: FinishedRow) -> EndingSeen:
    """What a finished game has to say; also where its rules are gone, for it was all told at the time."""
    names = list(log_of(row.log, "log").header.seats)
    rows, _ = read_told(row.told)
    told: list[tuple[int, Happening]] = [
        (moment, event["all"]) for moment, row in enumerate(rows) for event in row["events"]
    ]
    winners: list[int] = next((event["winners"] for _, event in reversed(told) if "winners" in event), [])
    seen = EndingSeen(row.game, names, round(row.ended * 1000), winners)
    if title is None or title.account is None:
        return seen
    seats, fewest = len(names), title.account.fewest
    gains = list(title.account.gains(told))
    events = [event for _, event in told]
    turning = turning_of(gains, winners, seats, len(rows) - 1, fewest=fewest)
    return msgspec.structs.replace(
        seen,
        gains=[GainSeen(gain.seat, gain.source, gain.points, gain.round) for gain in gains],
        luck=[title.account.luck(events, seat) for seat in range(1, seats + 1)],
        turning=None if turning is None else TurningSeen(turning.moment, turning.seat, turning.how, turning.lead),
    )
