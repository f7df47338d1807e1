"""What every table of a house shares: the store, the games, the bots, the time of day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom
from time import monotonic, time

from manoir.kernel.edition import Sheet
from manoir.kernel.title import Box, Race, Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.store.table_store import TableStore
from manoir.tables.archive.origin import GoneSeen
from manoir.tables.bots import Thinks
from manoir.tables.document import TableDocument
from manoir.tables.people.codes import Codes

BOTS_ALONE = 300.0  # seconds that bots play on by themselves while nobody watches
MISSING = 10.0  # seconds for which a device may be gone, as phones are, before everybody is told
THINKING = 10.0  # seconds until a bot is late
BUDGET = 1_000  # milliseconds that a bot is given to think


@dataclass(slots=True, eq=False)
class House:
    """The means of all tables, and what they count."""

    store: TableStore
    titles: Mapping[str, Title]
    thinks: Thinks
    now: Callable[[], float] = time
    ticks: Callable[[], float] = monotonic
    thinking: float = THINKING
    budget: int = BUDGET
    chance: Random = field(default_factory=SystemRandom)  # draws when bots answer: nobody can foresee it
    bots_alone: float = BOTS_ALONE
    missing: float = MISSING
    recorded: int = 0
    lapses: int = 0
    mistakes: int = 0
    codes: Codes = field(init=False)

    def __post_init__(self) -> None:
        self.codes = Codes(self.store.codes, self.now)

    def title(self, name: str) -> Title:
        """The game of a name, or WrongInput that lists them."""
        if name not in self.titles:
            raise WrongInput("game", quoted(name), f"one of {', '.join(self.titles)}")
        return self.titles[name]

    def gone(self, document: TableDocument) -> GoneSeen | None:
        """The package that a table waits for, where its game is not in this house."""
        return None if document.game in self.titles else GoneSeen(document.package or document.game, document.title)

    def box(self, document: TableDocument) -> Box:
        """The edition that a table plays with; files are never opened by a name that came from outside."""
        title = self.title(document.game)
        if document.brought is not None:
            sheet = Sheet(dict(document.brought), "edition")
            return Box(sheet, title.open_sheet(sheet), False)
        if document.edition is not None and document.edition not in title.editions:
            raise WrongInput("edition", quoted(document.edition), f"one of {', '.join(title.editions)}")
        return title.box(document.edition)

    def edition_name(self, document: TableDocument) -> str:
        """What the edition of a table calls itself."""
        return self.box(document).name if document.game in self.titles else document.edition or ""

    def race(self, game: str) -> Race | None:
        """What there is to know of a game's race, if it is one; of one that was uninstalled, nothing."""
        title = self.titles.get(game)
        return None if title is None else title.race

    def bots(self, game: str) -> tuple[str, ...]:
        """The bots that may sit down to a game: not to a race, where they have no pace of their own."""
        thinks = self.thinks
        if self.title(game).race is None:
            return thinks.names
        return tuple(name for name in thinks.names if name not in thinks.thoughtless)

    def bot(self, name: str, game: str) -> str:
        """A bot that may sit down to a game, or WrongInput that lists them."""
        bots = self.bots(game)
        if name not in bots:
            raise WrongInput("bot", quoted(name), f"one of {', '.join(bots)}")
        return name
