"""Le Menteur: liar's dice, as a package of its own beside the house."""

from __future__ import annotations

from pathlib import Path

from manoir.kernel.title import Card, Title
from manoir_menteur import edition
from manoir_menteur.account import ACCOUNT
from manoir_menteur.census import MenteurCensus
from manoir_menteur.notation import MenteurNotation
from manoir_menteur.reasons import reasons
from manoir_menteur.rules import Menteur

TITLE = Title(
    contract=2,
    game=Menteur(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition", "single"),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=edition.CHOICES,
    notation=MenteurNotation,
    census=MenteurCensus(),
    open_asks=("open", "answer"),
    card=Card(minutes=15),
    reasons=reasons,
    account=ACCOUNT,
)
