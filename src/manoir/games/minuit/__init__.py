"""Le Fantôme de Minuit (Wolfgang Kramer, Ravensburger 1989): a dice chase round a gallery, 2 to 8 players."""

from __future__ import annotations

from pathlib import Path

from manoir.games.minuit import edition
from manoir.games.minuit.account import ACCOUNT
from manoir.games.minuit.census import MinuitCensus
from manoir.games.minuit.notation import MinuitNotation
from manoir.games.minuit.reasons import reasons
from manoir.games.minuit.rules import Minuit
from manoir.games.minuit.state import Board, State
from manoir.games.minuit.view import View
from manoir.kernel.title import Card, Title
from manoir.kernel.values import made_from, values
from manoir.kernel.views import FieldByField, from_options

values(State, View)
made_from(Board, lambda board: (board.options,))

TITLE = Title(
    contract=2,
    game=Minuit(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition",),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=edition.CHOICES,
    notation=MinuitNotation,
    census=MinuitCensus(),
    board=MinuitNotation.fixed,
    views=FieldByField(board=from_options(Board)),
    reasons=reasons,
    offered=MinuitNotation.offered,
    all_open=True,
    long={"rounds": 8},
    card=Card(order=1, minutes=20),
    account=ACCOUNT,
)
