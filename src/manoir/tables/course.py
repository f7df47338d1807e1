"""The course of a game at its table: answers, what bots and clocks do by themselves, and the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from manoir.kernel.plain import Plain
from manoir.tables.clock import Key
from manoir.tables.finished import finish
from manoir.tables.kept import CLOCKS
from manoir.tables.play import Play
from manoir.tables.resume import snapshot_due, snapshot_of
from manoir.tables.table import Table
from manoir.tables.thinking import Question
from manoir.tables.verdict import NOT_ASKED, TAKEN, Denied, Verdict, Word

log = logging.getLogger("manoir.tables")


async def answer(table: Table, seat: int, name: str, move: str | Mapping[str, Plain]) -> Verdict:
    """Judge an answer of a seat; if it is taken it is stored before this returns."""
    if table.stuck is not None:
        return Verdict(Word.REFUSED, "house:rules-gone", table.stuck)
    if table.play is None:
        return NOT_ASKED
    verdict, number = table.play.judge(seat, name, move)
    if verdict.word is not Word.TAKEN or verdict.again:
        return verdict
    if table.kept.paused:
        return Verdict(Word.REFUSED, "house:paused")
    wait = table.clock.opens_in((seat, name))
    if wait > 0:
        return Verdict(Word.NOT_ASKED, "house:too-soon", wait=wait)
    await _take(table, seat, name, number)
    return TAKEN


async def arrived(table: Table, seat: int, name: str, move: str | Mapping[str, Plain]) -> Verdict:
    """An answer has come over the wire: not mail itself, for in a race with delay credit it waits for its turn."""
    await _turn(table, (seat, name))
    return await table.do(answer, seat, name, move)


async def _turn(table: Table, key: Key) -> None:
    """Wait for what counts as given sooner, where several seats are asked at once and the table makes up for delays."""
    cap = table.kept.settings.credit / 1000
    play = table.play
    if cap <= 0 or table.stopped or play is None or table.clock.opens_in(key) > 0:
        return  # what comes before its ask opens is told so at once, and gains nothing by waiting
    asked = [(int(ask.seat), name) for name, ask in play.asks()]
    if len(asked) > 1 and key in asked:
        await table.credit.turn(key[0], cap, table.clock.opened_at(key))


async def ring(table: Table, key: Key) -> None:
    """The time of an ask is over: silence is its answer, unless an answer came in time and waits for its turn."""
    if table.credit.holds(key[0]):
        table.credit.later(table.kept.settings.credit / 1000, lambda: table.post(ring, key))
        return
    await _lapse(table, key, "clock")


async def carry_on(table: Table) -> None:
    """Whatever happens by itself after a change: clocks run or stop, bots begin to think."""
    if table.play is None or table.kept.stage != "playing":
        return
    table.follow_clock()
    _watch_absent(table)
    _ask_bots(table, table.play)


def _ask_bots(table: Table, play: Play) -> None:
    if not table.awake:
        return
    for name, ask in play.asks():
        key = (int(ask.seat), name)
        bot = table.played_by_bot(key[0])
        if bot is not None and key not in table.thinking:
            table.thinking.add(key)
            question = Question.put(table.id, play, ask, bot, table.house.budget)
            if not _answers_at_once(table, key, question):
                table.aside(_think(table, key, question))


def _answers_at_once(table: Table, key: Key, question: Question) -> bool:
    """Whether a bot had nothing to think over and nothing to wait for; then its answer is in the mail."""
    settings, thinks = table.kept.settings, table.house.thinks
    if question.bot not in thinks.thoughtless or settings.pace or settings.credit or table.clock.opens_in(key) > 0:
        return False
    move: int | None = None
    try:
        move = thinks.answer(question)
    except Exception as wrong:
        log.warning("bot failed", extra={"table": table.id, "bot": question.bot}, exc_info=wrong)
    table.post(_said, key, move)
    return True


def set_clock(table: Table) -> None:
    """Let the clock follow the table's settings."""
    kind = table.kept.settings.clock
    table.clock.give(None if kind == "none" else CLOCKS[kind] if isinstance(kind, str) else kind)


def _watch_absent(table: Table) -> None:
    """Give every person who is not there a time of grace, while somebody else plays."""
    awake = table.awake
    for seat, place in enumerate(table.kept.places):
        waits = awake and place.kind == "person" and not place.away and not table.audience.here(seat)
        if waits and seat not in table.graces:
            loop = asyncio.get_running_loop()
            table.graces[seat] = loop.call_later(table.kept.settings.grace, table.post, stand_in, seat)
        elif not waits and seat in table.graces:
            table.graces.pop(seat).cancel()


async def stand_in(table: Table, seat: int) -> None:
    """The grace is over: a bot plays for the one who left, until they return."""
    table.graces.pop(seat, None)
    if seat >= len(table.kept.places) or table.audience.here(seat) or not table.awake:
        return
    place = table.kept.places[seat]
    if place.kind == "person" and not place.away:
        place.away = True
        if table.proposal is not None:
            table.proposal.needed.discard(seat)
        await table.save()
        await carry_on(table)


async def _take(table: Table, seat: int, name: str, move: int, lapse: str | None = None) -> None:
    play = table.play_now()
    before = play.number
    await table.record(play.answer(seat, name, move, lapse), before)
    if play.over:
        await finish(table)
        return
    if snapshot_due(table) and (row := snapshot_of(table)) is not None:
        await table.house.store.save_snapshot(row)
        table.snapshot = row.number
        play.past.clear()  # the journal is read from here on: nothing may go back behind it
    _ask_bots(table, play)  # who is there has not changed, and the clocks were set before it was told


async def _lapse(table: Table, key: Key, because: str) -> None:
    """Play what silence means, and say so."""
    seat, name = key
    play = table.play_now()
    if play.ask_named(name, seat) is None or table.kept.paused:
        return
    table.house.lapses += 1
    await _take(table, seat, name, int(play.game.lapse(play.state, seat)), because)


async def _think(table: Table, key: Key, question: Question) -> None:
    """Let a bot think beside the table, and send the table what it says, late or not."""
    house = table.house
    loop = asyncio.get_running_loop()
    soonest = loop.time() + max(table.kept.settings.pace, table.clock.opens_in(key)) / 1000
    move: int | None = None
    try:
        async with asyncio.timeout(house.thinking):
            move = await house.thinks.think(question)
    except TimeoutError:
        log.warning("bot late", extra={"table": table.id, "bot": question.bot})
    except Exception as wrong:
        log.warning("bot failed", extra={"table": table.id, "bot": question.bot}, exc_info=wrong)
    if (early := soonest - loop.time()) > 0:
        await asyncio.sleep(early)
    await _turn(table, key)
    table.post(_said, key, move)


async def _said(table: Table, key: Key, move: int | None) -> None:
    """A bot answered, or failed to."""
    seat, name = key
    table.thinking.discard(key)
    play = table.play_now()
    if play.ask_named(name, seat) is None or not table.awake:
        return
    if table.played_by_bot(seat) is None:
        return  # the person came back while it thought
    if move is None or move not in play.moves(seat):
        await _lapse(table, key, "bot")
    else:
        await _take(table, seat, name, move)


async def take_back(table: Table, seat: int, name: str) -> None:
    """Take a seat's sealed answer back, if it is still sealed."""
    play = table.play_now()
    if table.kept.paused:
        raise Denied("paused")
    before = play.number
    await table.record(play.take_back(seat, name), before)
    await carry_on(table)


async def hint(table: Table, seat: int) -> str:
    """What a bot would answer for a seat: not mail itself, for the table goes on while the bot thinks."""
    house = table.house
    name, question = await table.do(_question, seat)
    try:
        move = await asyncio.wait_for(house.thinks.think(question), house.thinking)
    except Exception as wrong:
        log.warning("no hint", extra={"table": table.id}, exc_info=wrong)
        raise Denied("no-hint") from None
    return await table.do(_mark_hint, (seat, name), move)


async def _question(table: Table, seat: int) -> tuple[str, Question]:
    play = table.play_now()
    for name, ask in play.asks():
        if ask.seat == seat:
            return name, Question.put(table.id, play, ask, table.kept.settings.stand_in, table.house.budget)
    raise Denied("not-asked")


async def _mark_hint(table: Table, key: Key, move: int) -> str:
    """Mark the hint in the journal, and tell everybody that it was asked for."""
    seat, name = key
    play = table.play_now()
    if play.ask_named(name, seat) is None:
        raise Denied("not-asked")
    before = play.number
    await table.record(play.hint(seat), before)
    return play.text(move)
