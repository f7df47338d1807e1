"""Finished games: kept with their log and all that was told, and looked at again as any chair saw them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Literal

import msgspec

from manoir.kernel.log import Log, log_of
from manoir.kernel.plain import Plain
from manoir.kernel.record import Moment, Stage, replay, stage_of
from manoir.kernel.told import holds_secret, redact, reveal
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import FinishedRow
from manoir.tables.dice import revealed
from manoir.tables.journal import read_entry
from manoir.tables.line import log_of_journal
from manoir.tables.notices import plain_told
from manoir.tables.seen import MomentSeen
from manoir.tables.shown import event_of, view_of

if TYPE_CHECKING:
    from manoir.kernel.title import Title
    from manoir.tables.table import Table

Look = int | Literal["all"] | None
"""From where a game is looked at: a seat from 0, a spectator (None), or with everything shown."""


async def finish(table: Table) -> None:
    """Keep a game that is over beside its table."""
    play = table.play_now()
    text, told = await asyncio.to_thread(_whole, play.stage, play.log, table.key)
    await table.house.store.finish(FinishedRow(table.id, table.kept.game, table.house.now(), text, told))
    table.kept.stage = "over"
    await table.save()


async def keep_stuck(table: Table) -> None:
    """Keep the log of a game whose rules this house no longer has: nothing is replayed, and nothing is lost."""
    store = table.house.store
    journal = [read_entry(row.body) for row in await store.journal(table.id)]
    log = log_of_journal(journal)
    if log.header.fair is not None:
        log.header = replace(log.header, fair=replace(log.header.fair, secret=table.key.hex()))
    await store.finish(FinishedRow(table.id, table.kept.game, table.house.now(), log.text(), "[]"))


def kept_game(title: Title, log: Log, id: str, now: float) -> FinishedRow:
    """A log from outside as a finished game; WrongInput if it does not replay to an end."""
    stage = stage_of(title, log.header, "log")
    played = list(replay(stage, log, "log"))
    if stage.title.game.asks(played[-1].state):
        raise WrongInput("log", f"a game that is not over after {len(log.entries) - 1} answers", "a finished game")
    return FinishedRow(id, title.name, now, log.text(), _told(played, len(log.header.seats)))


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of a game is looked at again."""

    look: Look
    start: int = 0
    count: int = 50
    views: bool = True  # False: the events alone, for a log in sentences


def moments(stage: Stage, log: Log, part: Part, *, live: bool) -> list[MomentSeen]:
    """Some moments of a game as a chair saw them; of a live game, without what it must remember alone."""
    return list(islice(_moments(stage, log, part, live), part.start, part.start + part.count))


def _moments(stage: Stage, log: Log, part: Part, live: bool) -> Iterator[MomentSeen]:
    look = part.look
    game, notation = stage.title.game, stage.notation
    chair = None if look == "all" else look
    for moment in replay(stage, log, "log"):
        seat = moment.entry.seat
        shown = None
        if part.views and look == "all":
            shown = notation.position(moment.state)
        elif part.views:
            shown = view_of(notation, game.view(moment.state, -1 if chair is None else chair))
        yield MomentSeen(
            moment=moment.entry.number,
            seat=None if seat is None else seat + 1,
            move=moment.entry.move if look == "all" or (seat is not None and seat == look) else None,
            events=[event_of(notation, event, chair, past=live, over=look == "all") for event in moment.events],
            view=shown,
        )


def old_moments(told: str, part: Part) -> list[MomentSeen]:
    """A game whose rules have moved on, from what was told at the time; its views are gone."""
    look = part.look
    name = "all" if look == "all" else "0" if look is None else str(look + 1)
    return [
        MomentSeen(
            moment=number,
            seat=row["seat"],
            move=row["move"] if look == "all" or row["seat"] == (look or 0) + 1 else None,
            events=[event.get(name, event["all"]) for event in row["events"]],
            view=None,
        )
        for number, row in islice(enumerate(msgspec.json.decode(told)), part.start, part.start + part.count)
    ]


def position_at(stage: Stage, log: Log, moment: int) -> str:
    """The position after an entry of a log, in notation."""
    for one in replay(stage, log, "log"):
        if one.entry.number == moment:
            return stage.notation.write(one.state)
    raise WrongInput("moment", str(moment), f"a number from 0 to {len(log.entries) - 1}")


def log_and_stage(title: Title, row: FinishedRow) -> tuple[Log, Stage]:
    """A finished game ready to be replayed; WrongInput if the rules have moved on."""
    log = log_of(row.log, "log")
    return log, stage_of(title, log.header, "log")


def _whole(stage: Stage, log: Log, secret: bytes) -> tuple[str, str]:
    """The log of a game that is over, with its dice revealed, and all that was told in it."""
    played = list(replay(stage, log, "log"))
    text = revealed(log, secret, [moment.sizes for moment in played]).text()
    return text, _told(played, len(log.header.seats))


def _told(played: list[Moment], seats: int) -> str:
    """Every event in full, and for each chair (0: a spectator) that may not read it so, as that chair was told it."""
    rows: list[Plain] = []
    for moment in played:
        events = []
        for event in moment.events:
            whole = plain_told(reveal(event))
            row = {"all": whole}
            for chair in (None, *range(seats)) if holds_secret(event) else ():
                told = plain_told(redact(event, chair))
                if told != whole:
                    row["0" if chair is None else str(chair + 1)] = told
            events.append(row)
        seat = moment.entry.seat
        rows.append({"seat": None if seat is None else seat + 1, "move": moment.entry.move, "events": events})
    return msgspec.json.encode(rows).decode()
