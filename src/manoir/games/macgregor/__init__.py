"""Le Trésor du Fantôme des Mac Gregor (Dominique Ehrhard, Ravensburger 2005): a pursuit for 2 to 6 players."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from pathlib import Path

from manoir.games.macgregor import edition
from manoir.games.macgregor.account import ACCOUNT
from manoir.games.macgregor.board import Board
from manoir.games.macgregor.castle import Castle, Room
from manoir.games.macgregor.census import MacGregorCensus
from manoir.games.macgregor.events import FORGETS
from manoir.games.macgregor.memory import MEMORY
from manoir.games.macgregor.notation import MacGregorNotation
from manoir.games.macgregor.reasons import reasons
from manoir.games.macgregor.rules import MacGregor
from manoir.games.macgregor.state import State
from manoir.games.macgregor.v1 import rules as v1
from manoir.games.macgregor.view import View
from manoir.kernel.title import Card, Title
from manoir.kernel.values import made_from, values
from manoir.kernel.views import FieldByField, from_options

values(State, View)
made_from(Board, lambda board: (board.options,))
made_from(Castle, lambda plan: (plan.width, plan.rows, plan.rooms, plan.ghost_room, plan.doors, plan.exits))
made_from(Room, lambda room: (room.id, room.row, room.start, room.end, room.blazon, room.stairs))

_NOW = Title(
    contract=2,
    game=MacGregor(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition", "grid"),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=edition.CHOICES,
    notation=MacGregorNotation,
    census=MacGregorCensus(),
    board=MacGregorNotation.fixed,
    warnings=attrgetter("warnings"),
    views=FieldByField(board=from_options(Board)),
    reasons=reasons,
    short={"bound": 6},
    open_asks=("token", "start", "catch"),
    forgets=FORGETS,
    memory=MEMORY,
    card=Card(order=3, minutes=45),
    account=ACCOUNT,
)

TITLE = replace(_NOW, before=(replace(_NOW, game=v1.MacGregor1(), options=v1.options),))
