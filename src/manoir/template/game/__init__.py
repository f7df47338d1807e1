"""Lueur: candles in closed hands, and a wind that nobody can foresee, 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from manoir.kernel.title import Card, Title
from manoir.kernel.values import values

from . import edition
from .census import LueurCensus
from .notation import LueurNotation
from .rules import LueurRules
from .state import State
from .view import View

values(State, View)  # they can be copied, pickled and compared

TITLE = Title(
    contract=2,
    game=LueurRules(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition",),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=(),
    notation=LueurNotation,
    census=LueurCensus(),
    card=Card(minutes=5),
)
