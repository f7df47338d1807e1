"""Booo! (Christophe Gonthier, Blackrock Games 2017): a race to find the ghost's way through coloured walls, 2 to 6."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from manoir.games.booo import edition
from manoir.games.booo.account import ACCOUNT
from manoir.games.booo.castle import Castle
from manoir.games.booo.census import BoooCensus
from manoir.games.booo.notation import BoooNotation
from manoir.games.booo.reasons import reasons
from manoir.games.booo.rules import Booo
from manoir.games.booo.spotter import spotter_of
from manoir.games.booo.state import Board, State
from manoir.games.booo.tile import Tile
from manoir.games.booo.v1 import rules as v1
from manoir.games.booo.view import View
from manoir.games.booo.views import VIEWS
from manoir.kernel.title import Card, Race, Title
from manoir.kernel.values import made_from, values

values(State, View)
made_from(Board, lambda board: (board.options,))
made_from(Castle, lambda castle: (castle.edition, castle.tiles, tuple(castle.trapdoors), tuple(castle.transitions)))
made_from(Tile, lambda tile: (tile.number, tile.rooms, tile.east, tile.south))

_NOW = Title(
    contract=2,
    game=Booo(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition",),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=edition.CHOICES,
    notation=BoooNotation,
    census=BoooCensus(),
    board=BoooNotation.fixed,
    views=VIEWS,
    reasons=reasons,
    offered=BoooNotation.offered,
    all_open=True,
    bounded={"bound": 100},
    short={"bound": 20},
    race=Race(showing="trace", no_hint="machine.solvable", level=spotter_of),
    card=Card(order=4, minutes=20, solo=True),
    commands="Booo!: solve, puzzles, new castles, solo against the clock.",
    account=ACCOUNT,
)

TITLE = replace(_NOW, before=(replace(_NOW, game=v1.Booo1(), options=v1.options, bounded={}, short={}),))
