"""A hint at a table: what to answer and why, for whoever asks; everybody is told that they asked."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace

from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.question import Question
from manoir.kernel.reason import Comparison, Reason, apart_told, next_told, reasons_for
from manoir.tables.game import changes
from manoir.tables.game.recording import record
from manoir.tables.people.presence import must_play
from manoir.tables.scenes.per_chair import memory_of
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.tables")


@dataclass(frozen=True, slots=True)
class Advised:
    """A hint: a move and the next best in notation, how they compare, what speaks for it, and what its trials met."""

    move: str
    other: str | None
    compared: Comparison
    reasons: list[Reason]
    then: dict[str, Plain] | None  # what the seat answered next most often
    apart: dict[str, Plain] | None  # in what the trials of the move came off better


async def hint(table: Table, seat: int) -> Advised:
    """What to answer for a seat, and why: not mail itself, for the table goes on while somebody thinks."""
    house, race = table.house, table.house.race(table.document.game)
    if race is not None:
        raise Denied(f"{table.document.game}:{race.no_hint}")
    name, asked = await table.do(question, seat)  # told now: when the thought ends is nobody else's business
    try:
        found = await asyncio.wait_for(house.thinks.compare(asked), house.thinking)
    except Exception as wrong:
        log.warning("no hint", extra={"table": table.id}, exc_info=wrong)
        raise Denied("no-hint") from None
    play = table.play_now()
    if play.ask_named(name, seat) is None:
        raise Denied("not-asked")
    title, view = asked.title, asked.view
    reasons = reasons_for(title.reasons, view, title.game.imagine(view, FastFate(0)), seat, found)
    other = None if found.other is None else play.text(found.other)
    then = next_told(play.stage.notation.structure, found)
    return Advised(play.text(found.move), other, found, reasons, then, apart_told(found))


async def question(table: Table, seat: int) -> tuple[str, Question]:
    """Mark in the journal that a hint was asked for and tell everybody; returns what the bot will be asked.

    It is asked from what the person's screen shows, for it may not remember for them.
    """
    play = table.play_now()
    must_play(table, seat)
    for name, ask in play.asks():
        if ask.seat == seat:
            before = play.number
            await record(table, changes.hint(play, seat), before)
            bot = table.document.settings.stand_in
            question = Question.put(table.id, play, ask, bot, table.house.budget, caller=table.caller)
            memory = memory_of(play.stage)
            if memory is not None:
                memory.screen(question.view)
                question = replace(question, table=f"{table.id} hint {play.number}")  # of a bot that knows no more
            return name, question
    raise Denied("not-asked")
