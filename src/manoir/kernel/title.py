"""A game with everything that stands around its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from manoir.kernel.account import Account
from manoir.kernel.bot import PacedBot
from manoir.kernel.census import Census
from manoir.kernel.choice import Choice
from manoir.kernel.edition import Sheet, read_sheet, sheet_digest, sheet_of
from manoir.kernel.fate import Fate
from manoir.kernel.game import Game
from manoir.kernel.instincts import Instincts
from manoir.kernel.lens import Lens, Sight
from manoir.kernel.levels import USUAL, Character
from manoir.kernel.memory import Fact, Memory
from manoir.kernel.notation import Notation
from manoir.kernel.plain import Plain
from manoir.kernel.reason import Reasons
from manoir.kernel.rulebook import Rulebook, read_rulebook
from manoir.kernel.schema import Schema
from manoir.kernel.views import FIELD_BY_FIELD, Views
from manoir.kernel.wrong import WrongInput, brief, quoted

CONTRACT = 2
"""The version of all that the house and a game ask of each other; a title says for which it was written."""

GameAny = Game[Any, Any, Any]
NotationAny = Notation[Any, Any]

Board = Callable[[Any, Any], dict[str, Plain]]
"""(notation, view) -> what every view of a game is unless it says otherwise, whatever the chair and the moment."""


def bare(_: NotationAny, __: Any) -> dict[str, Plain]:
    """Of a game that says nothing of its board: every view is told whole."""
    return {}


def faultless(_: Any) -> tuple[str, ...]:
    """Of a game that warns of nothing: an edition is good, or refused."""
    return ()


@dataclass(frozen=True, slots=True)
class Box:
    """An opened edition: its sheet, and what the game made of it."""

    sheet: Sheet
    content: Any
    shipped: bool
    warnings: tuple[
        str, ...
    ] = ()  # what a good edition of the game has and this one lacks; it may be played all the same

    @property
    def name(self) -> str:
        return self.sheet.part("edition").text("name")

    @property
    def digest(self) -> str:
        return sheet_digest(self.sheet)

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        low, high = self.sheet.part("edition").wholes("players", 1, 12, size=2)
        return low, high


SHIPPED: dict[tuple[Path, int], Box] = {}  # by file and version of the rules


Offered = Callable[[Any, Any, int], dict[str, Plain]]
"""(notation, view, move) -> a move on offer as named data, with what it leads to: a page need not work it out."""


@dataclass(frozen=True, slots=True)
class Race:
    """What a table must know of a game in which whoever sees it first has it."""

    showing: str  # the kind of the asks in which that one shows it: in one go, within one time for all of them
    no_hint: str  # the clause that forbids hints at a table
    level: Callable[[str, Fate], PacedBot]  # a bot of that level: in a race they differ by how soon they see


@dataclass(frozen=True, slots=True)
class Card:
    """How a game stands in the hall; its words are `<game>-card-...`, its picture lies with its board."""

    order: int = 1000  # from left to right
    minutes: int = 30
    solo: bool = False  # there is something for one person alone


@cache
def part_of(package: str, name: str) -> Any:
    """A module of a package, or None if it has none of that name; one that is there and fails to load says so."""
    path = f"{package}.{name}"
    return None if find_spec(path) is None else import_module(path)


@dataclass(frozen=True, slots=True)
class Title:
    """A published game in this house."""

    contract: int  # the version of the contract that it was written for
    game: GameAny
    package: str  # where its parts are: a module for each that it has
    folder: Path
    editions: tuple[str, ...]  # files in the folder, the first is the usual one
    open_sheet: Callable[[Sheet], Any]  # checks a sheet and makes the game's own edition of it
    options: Callable[[Any, int, Mapping[str, object]], Any]  # (edition, seats, choices) -> the game's options
    choices: tuple[Choice, ...]  # what those choices may be
    notation: Callable[[Any], NotationAny]  # of the options of a table
    census: Census[Any]  # law 6
    board: Board = bare  # what is sent once and left out of what is sent after each answer
    warnings: Callable[[Any], tuple[str, ...]] = faultless  # of an edition that somebody brought
    views: Views = FIELD_BY_FIELD  # how a view travels to the process of a bot
    all_open: bool = False  # nothing is hidden: every chair has the same view
    open_asks: tuple[str, ...] = ()  # kinds of ask whose moves everybody knows, in a game that hides other things
    bounded: Mapping[str, Plain] = field(default_factory=dict)  # choices that give a game without an end one (law 5)
    short: Mapping[str, Plain] = field(default_factory=dict)  # choices by which random play ends soon, for examples
    long: Mapping[str, Plain] = field(default_factory=dict)  # ... and late, for measurements
    forgets: tuple[Fact, ...] = ()  # law 7: told for all to hear and over at once, so that no view keeps them
    opens: tuple[Fact, ...] = ()  # law 7: fields that are a Secret in some tellings, and the clause that opens them
    memory: Memory | None = None  # what people must remember alone; None: screens and journals keep all that was told
    reasons: Reasons | None = None  # what speaks for a move; None: only how it compared is said
    offered: Offered | None = None  # None: a move on offer is told as its notation has it
    race: Race | None = None  # None: there is time to think, and whoever is asked first gains nothing by it
    card: Card = Card()
    commands: str = ""  # what `manoir <game>` offers, in a line, where the part `commands` has an `app`; "": nothing
    account: Account | None = None  # a finished game in numbers; None: it has nothing to say beyond its scores
    before: tuple[Title, ...] = ()  # older versions of the rules, kept for the games that were begun under them

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def option_names(self) -> tuple[str, ...]:
        return tuple(choice.name for choice in self.choices)

    def part(self, name: str) -> Any:
        """A module of the game's own, loaded when it is asked for; None where the game has no such part."""
        return part_of(self.package, name)

    @property
    def instincts(self) -> Instincts[Any] | None:
        """What a player feels; None: bots go by what their simulations bring."""
        part = self.part("instincts")
        return None if part is None else part.INSTINCTS

    @property
    def character(self) -> Character:
        """How bots go about the game, calibrated or usual."""
        return getattr(self.part("instincts"), "CHARACTER", USUAL)

    @property
    def catalogue(self) -> Callable[[Any], list[int]] | None:
        """Every move that a table of those options can ever offer, in one order; None: there is no such list."""
        part = self.part("catalogue")
        return None if part is None else part.catalogue

    @property
    def lens(self) -> Lens[Any] | None:
        """How a machine sees a view; None: it does not."""
        part = self.part("lens")
        return None if part is None else part.LENS

    @property
    def schema(self) -> Schema | None:
        """What is sent of the game; None: it declares nothing, and whoever reads it takes what comes."""
        part = self.part("schema")
        return None if part is None else part.SCHEMA

    @property
    def sight(self) -> Sight[Any, Any] | None:
        """How a view is brought up to date; None: it is built anew."""
        part = self.part("sight")
        return None if part is None else part.SIGHT

    @property
    def rulebook(self) -> Rulebook:
        return read_rulebook(self.folder / "rulebook.toml")

    def under(self, version: int) -> Title | None:
        """The game under a version of its rules, if this house still has it."""
        for title in (self, *self.before):
            if title.game.version == version:
                return title
        return None

    def box(self, edition: str | Path | None = None) -> Box:
        """The edition of that name or file; without one, the usual edition."""
        if edition is None:
            edition = self.editions[0]
        if isinstance(edition, str) and edition in self.editions:
            return self.shipped(edition)
        return self._opened(read_sheet(Path(edition), self.name), False)

    def shipped(self, edition: str) -> Box:
        """An edition of the game's own, read once: its file does not change while the house stands."""
        file = self.folder / f"{edition}.toml"
        key = (file, self.game.version)
        if key not in SHIPPED:
            SHIPPED[key] = self._opened(read_sheet(file, self.name), True)
        return SHIPPED[key]

    def _opened(self, sheet: Sheet, shipped: bool) -> Box:
        content = self.open_sheet(sheet)
        return Box(sheet, content, shipped, self.warnings(content))

    def box_named(self, name: str) -> Box | None:
        """The shipped edition that calls itself by a name, as logs do."""
        for file in self.editions:
            box = self.box(file)
            if box.name == name:
                return box
        return None

    def box_of(self, text: str, place: str) -> Box:
        """An edition that somebody brought, from its text."""
        return self._opened(sheet_of(text, place, self.name), False)

    def table(self, box: Box, seats: int, choices: Mapping[str, object] | None = None) -> Any:
        """The options of a table, checked: number of seats, then the game's own choices."""
        low, high = box.players
        if not low <= seats <= high:
            raise WrongInput("seats", quoted(seats), f"a whole number from {low} to {high}")
        for key in choices or {}:
            if key not in self.option_names:
                known = ", ".join(self.option_names) or "none: this game has no options"
                raise WrongInput(f"option {brief(key)}", "an option that this game does not have", f"one of {known}")
        return self.options(box.content, seats, choices or {})
