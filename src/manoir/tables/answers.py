"""The course of a game at its table: answers, what bots and clocks do by themselves, and the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain
from manoir.kernel.play import Play
from manoir.kernel.question import Question, Thought
from manoir.tables.archive.finished import finish
from manoir.tables.clocks.answer_time import WAY_BACK, drawn
from manoir.tables.clocks.clock import Key
from manoir.tables.clocks.open_asks import follow_clock
from manoir.tables.document import CLOCKS
from manoir.tables.game import changes
from manoir.tables.game.dice import silence_of
from manoir.tables.game.recording import record
from manoir.tables.game.resume import snapshot_due, snapshot_of
from manoir.tables.people.presence import awake, must_play, played_by_bot
from manoir.tables.people.stand_ins import watch_absent
from manoir.tables.table import Table
from manoir.tables.verdict import NOT_ASKED, TAKEN, Denied, Verdict, Word

log = logging.getLogger("manoir.tables")

NO_MOVE = -1  # what a bot says that failed: no game has such a move

Tells = Callable[[Verdict], None]


async def answer(
    table: Table, seat: int, name: str, move: str | Mapping[str, Plain], tells: Tells | None = None
) -> Verdict:
    """Judge an answer of a seat; if it is taken it is stored before this returns.

    Who gave it is told (`tells`) in the same step as everybody: their screen and their receipt are one packet.
    """
    verdict = await _judged(table, seat, name, move)
    if tells is not None:
        tells(verdict)
    return verdict


async def _judged(table: Table, seat: int, name: str, move: str | Mapping[str, Plain]) -> Verdict:
    if table.stuck is not None:
        return Verdict(Word.REFUSED, f"house:{table.stuck.how}", table.stuck.why)
    if table.play is None:
        return NOT_ASKED
    verdict, number = changes.judge(table.play, seat, name, move)
    if verdict.word is not Word.TAKEN or verdict.again:
        return verdict
    if table.document.paused:
        return Verdict(Word.REFUSED, "house:paused")
    if played_by_bot(table, seat) is not None:
        return Verdict(Word.REFUSED, "house:bot-plays")
    wait = table.clock.opens_in((seat, name))
    if wait > 0:
        return Verdict(Word.NOT_ASKED, "house:too-soon", wait=wait)
    await _take(table, seat, name, number)
    return TAKEN


async def arrived(
    table: Table, seat: int, name: str, move: str | Mapping[str, Plain], tells: Tells | None = None
) -> Verdict:
    """An answer has come over the wire: not mail itself, for in a race with delay credit it waits for its turn."""
    await _turn(table, (seat, name))
    return await table.do(answer, seat, name, move, tells)


async def _turn(table: Table, key: Key) -> None:
    """Wait for what counts as given sooner, where several seats are asked at once and the table makes up for delays."""
    cap = table.document.settings.credit / 1000
    play = table.play
    if cap <= 0 or table.stopped or play is None or table.clock.opens_in(key) > 0:
        return  # what comes before its ask opens is told so at once, and gains nothing by waiting
    asked = [(int(ask.seat), name) for name, ask in play.asks()]
    if len(asked) > 1 and key in asked:
        await table.credit.turn(key[0], cap, table.clock.opened_at(key))


async def ring(table: Table, key: Key) -> None:
    """The time of an ask is over: silence is its answer, unless an answer came in time and waits for its turn."""
    if table.credit.holds(key[0]):
        table.credit.later(table.document.settings.credit / 1000, lambda: table.post(ring, key))
        return
    await _lapse(table, key, "clock")


async def carry_on(table: Table) -> None:
    """Whatever happens by itself after a change: clocks run or stop, bots begin to think."""
    if table.play is None or table.document.stage != "playing":
        return
    follow_clock(table)
    watch_absent(table, carry_on)
    _ask_bots(table, table.play)


def _ask_bots(table: Table, play: Play) -> None:
    if table.house.race(table.document.game) is not None:
        _ask_racers(table, play)
        return
    if not awake(table):
        return
    for name, ask in play.asks():
        key = (int(ask.seat), name)
        bot = played_by_bot(table, key[0])
        if bot is not None and key not in table.thinking:
            table.thinking.add(key)
            _ask_bot(table, play, key, ask, bot)


def _ask_bot(table: Table, play: Play, key: Key, ask: Ask, bot: str) -> None:
    """Settle when a bot will be heard, and only then put the question to it."""
    house, settings, title = table.house, table.document.settings, play.stage.title
    wait = float(max(settings.pace, table.clock.opens_in(key)))
    within = None
    if not title.all_open:
        wait = drawn(house.chance, wait, house.thinks.usual(bot, title))
        within = max(1, int(wait) - WAY_BACK)
    budget = min(house.budget, within or house.budget)
    question = Question.put(table.id, play, ask, bot, budget, within, table.caller)
    thoughtless = bot in house.thinks.thoughtless or within is not None
    if wait == 0 and thoughtless and not settings.credit:
        table.post(_said, key, _at_once(table, question, house.thinks.answer))
    else:
        table.aside(_think(table, key, question, wait / 1000))


def _ask_racers(table: Table, play: Play) -> None:
    """In a race bots answer when their own time has come; whenever something happens, those who wait look again."""
    asked = {(int(ask.seat), name): ask for name, ask in play.asks()} if awake(table) else {}
    table.pacing.interrupt({seat for seat, _ in asked})
    for key, ask in asked.items():
        bot = played_by_bot(table, key[0])
        if bot is not None and key not in table.thinking:
            table.thinking.add(key)
            question = Question.put(table.id, play, ask, bot, table.house.budget, caller=table.caller)
            table.aside(_consider(table, key, question, play.moment))


async def _consider(table: Table, key: Key, question: Question, moment: int) -> None:
    """Let a bot look at the table, and tell the table what it would say and when."""
    house = table.house
    thought: Thought | None = None
    try:
        async with asyncio.timeout(house.thinking):
            thought = await house.thinks.consider(question)
    except TimeoutError:
        log.warning("bot late", extra={"table": table.id, "bot": question.bot})
    except Exception as wrong:
        _failed(table, question, wrong)
    table.post(_considered, key, question, moment, thought)


async def _considered(table: Table, key: Key, question: Question, moment: int, thought: Thought | None) -> None:
    """A bot knows what it would say: it says so when its time has come, unless something happens before."""
    seat, name = key
    if (bot := played_by_bot(table, seat)) != question.bot:
        if bot is None:  # the person came back, and may leave again; another bot looks for itself
            table.thinking.discard(key)
        return
    table.thinking.discard(key)
    play, settings, race = table.play_now(), table.document.settings, table.house.race(table.document.game)
    if play.ask_named(name, seat) is None or not awake(table) or race is None:
        return
    if play.moment != moment:
        _ask_racers(table, play)
        return
    pause = table.house.thinking  # a bot that failed is as late as can be: it must not fail again at once
    if thought is not None:
        stretch = 1.0 if question.ask.kind == race.showing else settings.bot_time / 100
        pause = table.pacing.left(seat, thought.matter, stretch * thought.pause / 1000)
    pause = max(pause, settings.pace / 1000, table.clock.opens_in(key) / 1000)
    move = NO_MOVE if thought is None else thought.move
    table.pacing.wait(seat, pause, lambda: table.aside(_speak(table, key, move)))


async def _speak(table: Table, key: Key, move: int) -> None:
    """The time of a bot's answer has come."""
    await _turn(table, key)
    table.post(_said, key, move)


def _at_once(table: Table, question: Question, answer: Callable[[Question], int]) -> int:
    """What a bot says without thinking."""
    try:
        return answer(question)
    except Exception as wrong:
        return _failed(table, question, wrong)


def _failed(table: Table, question: Question, wrong: Exception) -> int:
    log.warning("bot failed", extra={"table": table.id, "bot": question.bot}, exc_info=wrong)
    return NO_MOVE


def set_clock(table: Table) -> None:
    """Let the clock follow the table's settings."""
    kind = table.document.settings.clock
    table.clock.give(None if kind == "none" else CLOCKS[kind] if isinstance(kind, str) else kind)


async def _take(table: Table, seat: int, name: str, move: int, lapse: str | None = None) -> None:
    play = table.play_now()
    before = play.number
    await record(table, changes.take(play, seat, name, move, lapse), before)
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
    if play.ask_named(name, seat) is None or table.document.paused:
        return
    table.house.lapses += 1
    fate = silence_of(table.key, play.log.header.fair, play.log.header.seats, seat, name)
    await _take(table, seat, name, int(play.game.lapse(play.state, seat, fate)), because)


async def _think(table: Table, key: Key, question: Question, wait: float) -> None:
    """Let a bot think beside the table, and send the table what it says.

    Where nothing is hidden that is once it has thought, and `wait` seconds have passed. Elsewhere it is after `wait`
    seconds, however long it thinks: one that has come to no end plays at first sight, and nobody is told.
    """
    loop = asyncio.get_running_loop()
    soonest = loop.time() + wait
    thought = table.aside(_thought(table, question))
    if question.within is None:
        await thought
    await asyncio.sleep(soonest - loop.time())
    move = thought.result() if thought.done() else None
    if move is None:
        log.warning("bot late", extra={"table": table.id, "bot": question.bot})
        move = NO_MOVE if question.within is None else _at_once(table, question, table.house.thinks.first_sight)
    await _turn(table, key)
    table.post(_said, key, move)


async def _thought(table: Table, question: Question) -> int | None:
    """What a bot says that has thought, or None if it is late."""
    try:
        async with asyncio.timeout(table.house.thinking):
            return await table.house.thinks.think(question)
    except TimeoutError:
        return None
    except Exception as wrong:
        return _failed(table, question, wrong)


async def _said(table: Table, key: Key, move: int) -> None:
    """A bot answered, or failed to."""
    seat, name = key
    table.thinking.discard(key)
    play = table.play_now()
    if play.ask_named(name, seat) is None or not awake(table):
        return
    if played_by_bot(table, seat) is None:
        return  # the person came back while it thought
    if move in play.moves(seat):
        await _take(table, seat, name, move)
    else:
        await _lapse(table, key, "bot")


async def take_back(table: Table, seat: int, name: str) -> None:
    """Take a seat's sealed answer back, if it is still sealed."""
    play = table.play_now()
    must_play(table, seat)
    if table.document.paused:
        raise Denied("paused")
    before = play.number
    await record(table, changes.take_back(play, seat, name), before)
    await carry_on(table)
