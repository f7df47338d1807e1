"""The table of games, written out: adding a game is one folder and one row here."""

from __future__ import annotations

from pathlib import Path

from manoir.games.booo import edition as booo_edition
from manoir.games.booo.census import BoooCensus
from manoir.games.booo.notation import BoooNotation
from manoir.games.booo.rules import Booo
from manoir.games.chasseurs import edition as chasseurs_edition
from manoir.games.chasseurs.census import ChasseursCensus
from manoir.games.chasseurs.notation import ChasseursNotation
from manoir.games.chasseurs.rules import Chasseurs
from manoir.games.macgregor import edition as macgregor_edition
from manoir.games.macgregor.census import MacGregorCensus
from manoir.games.macgregor.notation import MacGregorNotation
from manoir.games.macgregor.rules import MacGregor
from manoir.games.minuit import edition as minuit_edition
from manoir.games.minuit.census import MinuitCensus
from manoir.games.minuit.notation import MinuitNotation
from manoir.games.minuit.rules import Minuit
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, shown

HERE = Path(__file__).parent

MINUIT = Title(
    game=Minuit(),
    folder=HERE / "minuit",
    editions=("edition",),
    open_sheet=minuit_edition.open_sheet,
    options=minuit_edition.options,
    choices=minuit_edition.CHOICES,
    notation=MinuitNotation,
    census=MinuitCensus(),
    all_open=True,
)

CHASSEURS = Title(
    game=Chasseurs(),
    folder=HERE / "chasseurs",
    editions=("edition",),
    open_sheet=chasseurs_edition.open_sheet,
    options=chasseurs_edition.options,
    choices=chasseurs_edition.CHOICES,
    notation=ChasseursNotation,
    census=ChasseursCensus(),
)

BOOO = Title(
    game=Booo(),
    folder=HERE / "booo",
    editions=("edition",),
    open_sheet=booo_edition.open_sheet,
    options=booo_edition.options,
    choices=booo_edition.CHOICES,
    notation=BoooNotation,
    census=BoooCensus(),
    all_open=True,
)

MACGREGOR = Title(
    game=MacGregor(),
    folder=HERE / "macgregor",
    editions=("edition", "grid"),
    open_sheet=macgregor_edition.open_sheet,
    options=macgregor_edition.options,
    choices=macgregor_edition.CHOICES,
    notation=MacGregorNotation,
    census=MacGregorCensus(),
)

TITLES: dict[str, Title] = {title.name: title for title in (MINUIT, CHASSEURS, MACGREGOR, BOOO)}


def title_of(name: str, rules: int | None = None) -> Title:
    """The game of that name, under a version of its rules if one is given, or WrongInput that lists them."""
    if name not in TITLES:
        raise WrongInput("game", shown(name), f"one of {', '.join(TITLES)}")
    found = TITLES[name] if rules is None else TITLES[name].under(rules)
    if found is None:
        raise WrongInput("rules", shown(rules), f"{TITLES[name].game.version}, the version that this house plays")
    return found
