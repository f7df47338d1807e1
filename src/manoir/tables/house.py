"""What every table of a house shares: the store, the games, the bots, the time of day."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic, time

from manoir.kernel.edition import Sheet
from manoir.kernel.title import Box, Title
from manoir.kernel.wrong import WrongInput, shown
from manoir.store.store import Store
from manoir.tables.kept import Kept
from manoir.tables.thinking import Thinks

THINKING = 10.0  # seconds until a bot is late
BUDGET = 1_000  # milliseconds that a bot is given to think


@dataclass(slots=True, eq=False)
class House:
    """The means of all tables, and what they count."""

    store: Store
    titles: Mapping[str, Title]
    thinks: Thinks
    now: Callable[[], float] = time
    ticks: Callable[[], float] = monotonic
    thinking: float = THINKING
    budget: int = BUDGET
    recorded: int = 0
    lapses: int = 0
    mistakes: int = 0

    def title(self, name: str) -> Title:
        """The game of a name, or WrongInput that lists them."""
        if name not in self.titles:
            raise WrongInput("game", shown(name), f"one of {', '.join(self.titles)}")
        return self.titles[name]

    def box(self, kept: Kept) -> Box:
        """The edition that a table plays with; files are never opened by a name that came from outside."""
        title = self.title(kept.game)
        if kept.brought is not None:
            sheet = Sheet(dict(kept.brought), "edition")
            return Box(sheet, title.open_sheet(sheet), False)
        if kept.edition is not None and kept.edition not in title.editions:
            raise WrongInput("edition", shown(kept.edition), f"one of {', '.join(title.editions)}")
        return _shipped(title, kept.edition)

    def edition_name(self, kept: Kept) -> str:
        """What the edition of a table calls itself."""
        return self.box(kept).name

    def bot(self, name: str) -> str:
        """A bot that this house has, or WrongInput that lists them."""
        if name not in self.thinks.names:
            raise WrongInput("bot", shown(name), f"one of {', '.join(self.thinks.names)}")
        return name


_boxes: dict[tuple[str, str | None], Box] = {}


def _shipped(title: Title, edition: str | None) -> Box:
    """A shipped edition, read once: its file does not change while the house stands."""
    key = (title.name, edition)
    if key not in _boxes:
        _boxes[key] = title.box(edition)
    return _boxes[key]
