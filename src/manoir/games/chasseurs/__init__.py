"""Chasseurs de Trésors (Richard Garfield, Queen Games 2017): a draft, three sites and a goblin raid, 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from manoir.games.chasseurs import edition
from manoir.games.chasseurs.account import ACCOUNT
from manoir.games.chasseurs.board import Board
from manoir.games.chasseurs.census import ChasseursCensus
from manoir.games.chasseurs.events import FORGETS
from manoir.games.chasseurs.notation import ChasseursNotation
from manoir.games.chasseurs.reasons import reasons
from manoir.games.chasseurs.rules import Chasseurs
from manoir.games.chasseurs.state import State
from manoir.games.chasseurs.view import View
from manoir.kernel.title import Card, Title
from manoir.kernel.values import made_from, values
from manoir.kernel.views import FieldByField, from_options

values(State, View)
made_from(Board, lambda board: (board.options,))

TITLE = Title(
    contract=2,
    game=Chasseurs(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition",),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=edition.CHOICES,
    notation=ChasseursNotation,
    census=ChasseursCensus(),
    board=ChasseursNotation.fixed,
    views=FieldByField(board=from_options(Board)),
    reasons=reasons,
    forgets=FORGETS,
    card=Card(order=2, minutes=30),
    account=ACCOUNT,
)
