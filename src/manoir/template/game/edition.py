"""The box of Lueur: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from manoir.kernel.edition import Sheet


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number of one box."""

    rounds: int
    candles: int


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose before it started: how many sit there."""

    edition: Edition
    seats: int


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key."""
    sheet.only("edition")
    head = sheet.part("edition")
    head.only("game", "name", "players", "rounds", "candles")
    head.wholes("players", 2, 6, size=2)
    return Edition(rounds=head.whole("rounds", 1, 20), candles=head.whole("candles", 2, 9))


def options(edition: Edition, seats: int, _choices: Mapping[str, object]) -> Options:
    """The options of a table; there is nothing to choose."""
    return Options(edition, seats)
