"""The Vigil: a tiny game on the contract of the house, to learn it from and to seed faults in.

It has everything that a platform finds hard: a sealed draft, a bag, a reaction window, a race, and money. Read
`rules.py` beside `manoir/kernel/game.py`; a game of the house is the same files with more in them.
"""

from __future__ import annotations

from pathlib import Path

from manoir.kernel.title import Title
from manoir.kernel.values import values
from toy import edition
from toy.census import VigilCensus
from toy.notation import VigilNotation
from toy.rules import Vigil
from toy.state import State

values(State)

VIGIL = Title(
    contract=2,
    game=Vigil(),
    package=__name__,
    folder=Path(__file__).parent,
    editions=("edition",),
    open_sheet=edition.open_sheet,
    options=edition.options,
    choices=edition.CHOICES,
    notation=VigilNotation,
    census=VigilCensus(),
)
