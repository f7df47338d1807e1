"""One row of the table of games: a game with everything that stands around its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from manoir.kernel.census import Census
from manoir.kernel.choice import Choice
from manoir.kernel.edition import Sheet, read_sheet, sheet_digest, sheet_of
from manoir.kernel.game import Game
from manoir.kernel.notation import Notation
from manoir.kernel.rulebook import Rulebook, read_rulebook
from manoir.kernel.wrong import WrongInput, shown

GameAny = Game[Any, Any, Any]
NotationAny = Notation[Any, Any]


@dataclass(frozen=True, slots=True)
class Box:
    """An opened edition: its sheet, and what the game made of it."""

    sheet: Sheet
    content: Any
    shipped: bool

    @property
    def name(self) -> str:
        return self.sheet.part("edition").text("name")

    @property
    def digest(self) -> str:
        return sheet_digest(self.sheet)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What a good edition of the game has and this one lacks; it may be played all the same."""
        return tuple(getattr(self.content, "warnings", ()))

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        low, high = self.sheet.part("edition").wholes("players", 1, 12, size=2)
        return low, high


@dataclass(frozen=True, slots=True)
class Title:
    """A published game in this house."""

    game: GameAny
    folder: Path
    editions: tuple[str, ...]  # files in the folder, the first is the usual one
    open_sheet: Callable[[Sheet], Any]  # checks a sheet and makes the game's own edition of it
    options: Callable[[Any, int, Mapping[str, object]], Any]  # (edition, seats, choices) -> the game's options
    choices: tuple[Choice, ...]  # what those choices may be
    notation: Callable[[Any], NotationAny]  # of the options of a table
    census: Census[Any]  # law 6
    all_open: bool = False  # nothing is hidden: every chair has the same view
    before: tuple[Title, ...] = ()  # older versions of the rules, kept for the games that were begun under them

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def option_names(self) -> tuple[str, ...]:
        return tuple(choice.name for choice in self.choices)

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
        file = self.folder / f"{edition}.toml"
        shipped = isinstance(edition, str) and edition in self.editions
        sheet = read_sheet(file if shipped else Path(edition), self.name)
        return Box(sheet, self.open_sheet(sheet), shipped)

    def box_named(self, name: str) -> Box | None:
        """The shipped edition that calls itself by a name, as logs do."""
        for file in self.editions:
            box = self.box(file)
            if box.name == name:
                return box
        return None

    def box_of(self, text: str, place: str) -> Box:
        """An edition that somebody brought, from its text."""
        sheet = sheet_of(text, place, self.name)
        return Box(sheet, self.open_sheet(sheet), False)

    def table(self, box: Box, seats: int, choices: Mapping[str, object] | None = None) -> Any:
        """The options of a table, checked: number of seats, then the game's own choices."""
        low, high = box.players
        if not low <= seats <= high:
            raise WrongInput("seats", shown(seats), f"a whole number from {low} to {high}")
        for key in choices or {}:
            if key not in self.option_names:
                known = ", ".join(self.option_names) or "none: this game has no options"
                raise WrongInput(f"option {key}", "an option that this game does not have", f"one of {known}")
        return self.options(box.content, seats, choices or {})
