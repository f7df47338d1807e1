"""What runs in a bot's own process: it follows the log of a table, and hands the bot a view."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import parent_process
from threading import Thread
from typing import Any

from manoir.kernel.fate import FastFate, ReplayedFate
from manoir.kernel.log import Entry, Header
from manoir.kernel.record import Stage, stage_of
from manoir.kernel.title import Title
from manoir.tables.thinking import SeatsBots

TABLES = 200  # followed at once by one process; the one not asked about for longest is forgotten


@dataclass(frozen=True, slots=True)
class Errand:
    """A question as it travels: with the entries of the log that the process does not have yet."""

    table: str
    line: tuple[int, ...]  # how often each seat went back: another line of play is followed anew
    header: Header
    start: int  # the number of the first entry below
    entries: tuple[Entry, ...]
    bot: str
    seat: int
    budget: int
    seed: int


class Missing(Exception):
    """This process does not have what came before: send all of it."""


@dataclass(slots=True)
class _Followed:
    line: tuple[int, ...]
    stage: Stage
    state: Any
    count: int


_followed: OrderedDict[str, _Followed] = OrderedDict()
_means: list[tuple[Callable[[str], Title], SeatsBots]] = []


def settle_in(title_of: Callable[[str], Title], seat: SeatsBots) -> None:
    """Begin a process that thinks, and that ends with the house however the house ends."""
    _means[:] = [(title_of, seat)]
    Thread(target=_end_with_house, daemon=True).start()


def _end_with_house() -> None:
    house = parent_process()
    if house is not None:
        house.join()  # returns when it is gone, killed or not
        os._exit(0)


def think(errand: Errand) -> int:
    """The answer of a bot."""
    title_of, seat = _means[0]
    table = _follow(errand, title_of)
    game = table.stage.title.game
    for ask in game.asks(table.state):
        if ask.seat == errand.seat:
            player = seat(errand.bot, table.stage.title, FastFate(errand.seed))
            moves = game.moves(table.state, errand.seat)
            return int(player.answer(game.view(table.state, errand.seat), ask, moves, errand.budget))
    raise AssertionError("a bot was asked for a seat that is not")


def _follow(errand: Errand, title_of: Callable[[str], Title]) -> _Followed:
    known = _followed.get(errand.table)
    if errand.start > 0 and (known is None or known.count != errand.start or known.line != errand.line):
        raise Missing
    if known is None or errand.start == 0:
        stage = stage_of(title_of(errand.header.game), errand.header, "log")
        known = _followed[errand.table] = _Followed(errand.line, stage, None, 0)
    _followed.move_to_end(errand.table)
    if len(_followed) > TABLES:
        _followed.popitem(last=False)
    known.line = errand.line
    for entry in errand.entries:
        _apply(known, entry)
        known.count += 1
    return known


def _apply(table: _Followed, entry: Entry) -> None:
    stage, fate = table.stage, ReplayedFate(list(entry.picks))
    game = stage.title.game
    if entry.seat is not None:
        game.advance(table.state, entry.seat, stage.notation.move(entry.move or ""), fate, None)
    elif entry.position is not None:
        table.state = stage.notation.read(entry.position)
        game.settle(table.state, fate, None)
    else:
        table.state = game.setup(stage.options, fate, None)
