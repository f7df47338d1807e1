"""Law 8, time tells nothing: a table's moments are the same however long its bots think, and whatever they hold.

A table of bots is played by a clock that leaps. What a bot answers depends on the question alone; how long it thinks is
injected, and must not be seen. Another deal must not be seen either, as long as the same is asked of the same seats.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from zlib import crc32

from manoir.kernel.laws import LawBroken
from manoir.kernel.question import Question
from manoir.kernel.title import Title
from manoir.tables.document import Settings
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.messages import Dismissed, Happened, TableTold
from manoir.tables.people import hosting, seats
from manoir.testing.leaping import leaping

logging.getLogger("manoir.tables").addHandler(logging.NullHandler())  # bots are late here on purpose

USUAL = 1000  # milliseconds that these bots are said to need

Takes = Callable[[Question], float]
"""Seconds that a bot thinks over a question."""


def quickly(_: Question) -> float:
    """No time at all."""
    return 0.0


def by_chance(question: Question) -> float:
    """Anything from nothing to five seconds."""
    return Random(f"{question.ask.id} {question.seat}").uniform(0.0, 5.0)


def by_choice(question: Question) -> float:
    """Long where there is something to choose, as a search does."""
    return 0.003 if len(question.moves) == 1 else 0.95


def for_ever(_: Question) -> float:
    """Longer than anybody waits."""
    return 5.0


def late_where_it_matters(question: Question) -> float:
    """In time with one move, and late with several."""
    return 0.003 if len(question.moves) == 1 else 5.0


TIMES: tuple[Takes, ...] = (quickly, by_chance, by_choice, for_ever, late_where_it_matters)


@dataclass(frozen=True)
class Put:
    """A question as it was put to a bot."""

    time: float
    seat: int
    kind: str
    moves: int


class Musing:
    """Bots whose answers follow from the question, and whose thoughts take as long as the test says."""

    names = ("muse", "idler")
    thoughtless: tuple[str, ...] = ()

    def __init__(self, takes: Takes, broken: int | None = None) -> None:
        self.takes = takes
        self.broken = broken  # a seat whose bot fails, once it has thought
        self.put: list[Put] = []

    def usual(self, bot: str, title: Title) -> int:
        return USUAL if bot == "muse" else 0

    async def think(self, question: Question) -> int:
        now = round(asyncio.get_running_loop().time(), 6)
        self.put.append(Put(now, question.seat, question.ask.kind, len(question.moves)))
        await asyncio.sleep(self.takes(question))
        if question.seat == self.broken:
            raise RuntimeError("the bot died")
        return self.answer(question)

    def answer(self, question: Question) -> int:
        moves = [int(move) for move in question.moves]
        return moves[crc32(f"{question.ask.id} {question.seat}".encode()) % len(moves)]

    def first_sight(self, question: Question) -> int:
        return self.answer(question)

    def close(self) -> None:
        pass


class Nowhere:
    """A store that keeps nothing, in no time."""

    @property
    def codes(self) -> Nowhere:
        return self

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def kept(*_: Any) -> None:
            return None

        return kept


@dataclass(frozen=True)
class TimedAnswer:
    """An answer as the table told it."""

    time: float  # seconds since the first question
    seat: int | None
    move: str
    events: tuple[str, ...]


class Watch:
    """A spectator with a watch, until there are so many answers or the game is over."""

    def __init__(self, answers: int) -> None:
        self.answers = answers
        self.moments: dict[int, tuple[float, tuple[str, ...]]] = {}
        self.enough = asyncio.Event()

    def send(self, frame: TableTold | Dismissed) -> None:
        if isinstance(frame, Happened) and not self.enough.is_set():
            names = tuple(str(event.event["event"]) for event in frame.events)
            self.moments[frame.scene.moment] = (asyncio.get_running_loop().time(), names)
            if frame.scene.end is not None or len(self.moments) >= self.answers:
                self.enough.set()


@dataclass(frozen=True)
class Sat:
    """A table of bots: how many, which, at what settings, and with which chance for their moments."""

    title: Title
    seats: int
    settings: Settings = field(default_factory=lambda: Settings(stand_in="muse"))
    bot: str = "muse"
    absent: bool = False  # people sat down and left: the stand-in plays for them
    seed: int = 7
    deal: int = 0
    answers: int = 60


@dataclass(frozen=True)
class TimedTelling:
    """What a table told of a game and when, and what it had asked."""

    answers: list[TimedAnswer]
    put: list[Put]

    @property
    def alone(self) -> int:
        """How many questions had one move."""
        return sum(put.moves == 1 for put in self.put)

    @property
    def together(self) -> int:
        """How many questions were put at the same moment as another."""
        times = Counter(put.time for put in self.put)
        return sum(times[put.time] > 1 for put in self.put)


def told(sat: Sat, takes: Takes, broken: int | None = None) -> TimedTelling:
    """What a table tells if its bots think so long, and one of them may be broken."""
    return leaping(_told(sat, Musing(takes, broken)))


async def _told(sat: Sat, thinks: Musing) -> TimedTelling:
    now = asyncio.get_running_loop().time
    store: Any = Nowhere()
    bots: Any = thinks  # it is asked for no more than this
    house = House(store, {sat.title.name: sat.title}, bots, now=now, ticks=now, chance=Random(sat.seed))
    lobby = Lobby(house, new_key=lambda: sat.deal.to_bytes(32))
    table, host = await lobby.create(sat.title.name, sat.seats, settings=sat.settings)
    for seat in range(sat.seats):
        if sat.absent:
            await table.do(seats.sit, seat, f"P{seat + 1}", None if seat else host)
        else:
            await table.do(hosting.seat_bot, seat, sat.bot, "")
    watch = Watch(sat.answers)
    await table.do(seats.arrive, watch, None, None)
    began = now()
    await table.do(hosting.start)
    await watch.enough.wait()
    entries = table.play_now().log.entries
    answers = [
        TimedAnswer(round(time - began, 6), entries[moment].seat, str(entries[moment].move), names)
        for moment, (time, names) in watch.moments.items()
    ]
    await lobby.close()
    return TimedTelling(answers, thinks.put)


def thinking_does_not_show(sat: Sat) -> TimedTelling:
    """Law 8 at one table: the same answers at the same moments, however long anybody thinks."""
    first = told(sat, TIMES[0])
    for takes in TIMES[1:]:
        for one, other in zip(first.answers, told(sat, takes).answers, strict=True):
            if one != other:
                raise LawBroken(f"law 8: thinking {takes.__name__} shows: {one} became {other}")
    return first


def hands_do_not_show(sat: Sat, deals: int) -> int:
    """Law 8 at one table: the same moments with other hands. Returns how many questions had other moves than at first.

    Games are compared as long as the same is asked of the same seats, which everybody sees.
    """
    first = told(sat, by_choice)
    tried = 0
    for deal in range(1, deals):
        for one, other in zip(first.put, told(replace(sat, deal=deal), by_choice).put, strict=False):
            if (one.seat, one.kind) != (other.seat, other.kind):
                break
            if one.time != other.time:
                raise LawBroken(f"law 8: other hands show: {one} became {other}")
            tried += one.moves != other.moves
    return tried
