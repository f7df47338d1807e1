"""Finished games: kept with their log and all that was told, and looked at again as any chair saw them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import islice
from typing import Literal

import msgspec

from manoir.kernel.event import holds_secret, redact, reveal
from manoir.kernel.log import Log, log_of
from manoir.kernel.notices import Lapsed, plain_told
from manoir.kernel.plain import Named, Plain
from manoir.kernel.record import Moment, Stage, replay, stage_of
from manoir.kernel.title import Title
from manoir.kernel.usual import without
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import EntryRow, FinishedRow
from manoir.tables.archive.origin import GoneSeen, Origin, origin_of, read_told, sentences, write_told
from manoir.tables.archive.played import PlayedGame, played_by, played_to, read_played, write_played
from manoir.tables.archive.remarks import Remarks
from manoir.tables.game.dice import revealed
from manoir.tables.game.journal import Damaged, read_journal
from manoir.tables.game.journal_log import log_of_journal
from manoir.tables.game.recording import save
from manoir.tables.people.names import cleaned
from manoir.tables.scenes.per_chair import board_of, event_of, view_of
from manoir.tables.scenes.scene import MomentSeen
from manoir.tables.table import Table

Look = int | Literal["all"] | None
"""From where a game is looked at: a seat from 0, a spectator (None), or with everything shown."""


FINISHED = "a finished game"  # what was expected of a log that is brought


async def finish(table: Table) -> None:
    """Keep a game that is over beside its table."""
    play = table.play_now()
    text, told, ended = await asyncio.to_thread(_whole, play.stage, play.log, table.key)
    played = write_played(played_by(table.document, ended))
    await table.house.store.finish(
        FinishedRow(table.id, table.document.game, table.house.now(), text, told, played=played)
    )
    table.document.stage = "over"
    await save(table)


async def keep_stuck(table: Table) -> None:
    """Keep the log of a game that cannot go on, as far as it can be read: nothing is replayed, and nothing is lost."""
    store = table.house.store
    rows = await store.journal(table.id)
    try:
        journal = read_journal(rows)
    except Damaged as damaged:
        journal = damaged.readable
    names = tuple(place.called for place in table.document.places)
    played = write_played(played_by(table.document, PlayedGame(names)))
    row = FinishedRow(table.id, table.document.game, table.house.now(), _raw(rows), "[]", played=played)
    if not journal:  # not even who played: whatever is there, as it is there
        await store.finish(row)
        return
    log = log_of_journal(journal)
    if log.header.fair is not None:
        fair = replace(log.header.fair, secret=table.key.hex(), given_up=len(log.entries) - 1)
        log.header = replace(log.header, fair=fair)
    await store.finish(replace(row, log=log.text()))


def _raw(rows: Sequence[EntryRow]) -> str:
    return "".join(f"{row.body}\n" for row in rows)


def brought_game(title: Title, log: Log, now: float) -> FinishedRow:
    """A log that somebody brings: its names cleaned like those of people, known by its digest, so kept once."""
    names = tuple(cleaned(name) or f"{number}" for number, name in enumerate(log.header.seats, 1))
    log.header = replace(log.header, seats=names)
    return replace(kept_game(title, log, brought_id(log), now), looked=now)


def brought_id(log: Log) -> str:
    """The name under which a log that was brought is kept: the same for the same log."""
    return f"b{sha256(log.text().encode()).hexdigest()[:23]}"


def kept_game(title: Title, log: Log, id: str, now: float) -> FinishedRow:
    """A log from outside as a finished game; WrongInput if it does not replay to an end."""
    stage = stage_of(title, log.header, "log")
    played = list(replay(stage, log, "log"))
    if stage.title.game.asks(played[-1].state):
        raise WrongInput("log", f"a game that is not over after {len(log.entries) - 1} answers", FINISHED)
    ended = write_played(played_to(stage.title, log.header.seats, played[-1]))
    told = write_told(_told(played, len(log.header.seats)), origin_of(title))
    return FinishedRow(id, title.name, now, log.text(), told, played=ended)


def played_of(title: Title | None, row: FinishedRow) -> PlayedGame:
    """How a finished game ended: as it was kept, or replayed if an older house kept it."""
    if row.played is not None:
        return read_played(row.played)
    names: tuple[str, ...] = ()
    try:
        names = log_of(row.log, "log").header.seats
        if title is None:
            return PlayedGame(names)
        log, stage = log_and_stage(title, row)
        *_, last = replay(stage, log, "log")
        return played_to(stage.title, names, last)
    except WrongInput:  # the rules have moved on, or it never could be replayed
        return PlayedGame(names)


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Which part of a game is looked at again."""

    look: Look
    start: int = 0
    count: int = 50
    views: bool = True  # False: the events alone, for a log in sentences


@dataclass(frozen=True, slots=True)
class LookedAt:
    """Some moments of a game, and what their views are wherever they do not say otherwise."""

    board: dict[str, Plain]
    moments: list[MomentSeen]


def moments(stage: Stage, log: Log, part: Excerpt, remarks: Remarks, *, live: bool) -> LookedAt:
    """Some moments of a game as a chair saw them; of a live game, without what people must remember alone."""
    board: dict[str, Plain] = {}
    found = islice(_moments(stage, log, part, live, board), part.start, part.start + part.count)
    return LookedAt(board, [with_remarks(moment, remarks) for moment in found])


def with_remarks(moment: MomentSeen, remarks: Remarks) -> MomentSeen:
    """A moment with what the house told then: that somebody was late before what it led to, the rest after it."""
    notices = remarks.get(moment.moment)
    if notices is None:
        return moment
    late = [plain_told(one) for one in notices if isinstance(one, Lapsed)]
    rest = [plain_told(one) for one in notices if not isinstance(one, Lapsed)]
    return msgspec.structs.replace(moment, events=[*late, *moment.events, *rest])


def _moments(stage: Stage, log: Log, part: Excerpt, live: bool, board: dict[str, Plain]) -> Iterator[MomentSeen]:
    look = part.look
    for moment in replay(stage, log, "log"):
        seat = moment.entry.seat
        if part.views and not board and look != "all":  # a whole position has nothing to leave out
            board.update(board_of(stage, moment.state))
        if look == "all":
            events = [plain_told(reveal(event)) for event in moment.events]
            shown = stage.notation.position(moment.state) if part.views else None
        else:
            events = [event_of(stage, event, look, past=live) for event in moment.events]
            seen = view_of(stage, moment.state, look, past=True, over=not live) if part.views else None
            shown = without(board, seen) if part.views else None
        yield MomentSeen(
            moment=moment.entry.number,
            seat=None if seat is None else seat + 1,
            move=moment.entry.move if look == "all" or (seat is not None and seat == look) else None,
            events=events,
            view=shown,
        )


def old_moments(told: str, part: Excerpt) -> list[MomentSeen]:
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
        for number, row in islice(enumerate(read_told(told)[0]), part.start, part.start + part.count)
    ]


def gone_moments(row: FinishedRow, part: Excerpt, names: Sequence[str]) -> tuple[GoneSeen, list[MomentSeen]]:
    """A game whose package was uninstalled, in the words that were kept with it."""
    origin = read_told(row.told)[1] or Origin(row.game, {}, {})
    found = old_moments(row.told, part)
    told = [msgspec.structs.replace(moment, said=sentences(origin, row.game, moment.events, names)) for moment in found]
    return GoneSeen(origin.package, origin.title), told


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


def _whole(stage: Stage, log: Log, secret: bytes) -> tuple[str, str, PlayedGame]:
    """The log of a game that is over, with its dice revealed, all that was told in it, and how it ended."""
    played = list(replay(stage, log, "log"))
    text = revealed(log, secret, [moment.sizes for moment in played]).text()
    told = write_told(_told(played, len(log.header.seats)), origin_of(stage.title))
    return text, told, played_to(stage.title, log.header.seats, played[-1])


def _told(played: list[Moment], seats: int) -> list[Named]:
    """Every event in full, and for each chair (0: a spectator) that may not read it so, as that chair was told it."""
    rows: list[Named] = []
    for moment in played:
        events = []
        for event in moment.events:
            whole = plain_told(reveal(event))
            row = {"all": whole}
            for chair in (None, *range(seats)) if holds_secret(event) else ():
                redacted = plain_told(redact(event, chair))
                if redacted != whole:
                    row["0" if chair is None else str(chair + 1)] = redacted
            events.append(row)
        seat = moment.entry.seat
        rows.append({"seat": None if seat is None else seat + 1, "move": moment.entry.move, "events": events})
    return rows
