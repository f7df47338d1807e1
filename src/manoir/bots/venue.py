"""Where a table plays, as plain data for another process: the edition's sheet, the number of seats, the options."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from manoir.bots.parcel import pack
from manoir.games import title_of
from manoir.kernel.edition import Sheet
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain, canonical
from manoir.kernel.title import Box, Title


class UnknownEdition(Exception):
    """A view of an edition that is not shipped, and nobody said which."""


class Venues:
    """The venues of the tables of this process; each is made once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, str]] = {}

    def of(self, title: Title, view: Any, box: Box | None = None) -> str:
        """The venue of a view, as text; without a box, the shipped edition whose board is the view's."""
        options = view.board.options
        found = self.known.get(id(options))  # kept with its options, so that no other object can have the id
        if found is None:
            if len(self.known) > 1000:
                self.known.clear()
            found = (options, venue_text(title, view, box or shipped_box(title, view)))
            self.known[id(options)] = found
        return found[1]


def venue_text(title: Title, view: Any, box: Box) -> str:
    """One spelling for one venue."""
    options = view.board.options
    data: dict[str, Plain] = {
        "game": title.name,
        "rules": title.game.version,
        "edition": box.sheet.data,
        "seats": options.seats,
        "choices": dict(options.choices),
    }
    return canonical(data).decode()


def shipped_box(title: Title, view: Any) -> Box:
    """The shipped edition that a view is of, by the numbers of its board."""
    options = view.board.options
    for name in title.editions:
        box = title.box(name)
        table = title.table(box, options.seats, options.choices)
        own = title.game.view(title.game.setup(table, FastFate(1), None), -1)
        if pack(own.board) == pack(view.board):
            return box
    raise UnknownEdition(f"an edition of {title.name} that is not shipped: its box must be given")


@lru_cache(maxsize=256)
def options_at(venue: str) -> Any:
    """The options of the tables of a venue."""
    data = json.loads(venue)
    title = title_of(data["game"], data["rules"])
    sheet = Sheet(data["edition"], "edition")
    return title.table(Box(sheet, title.open_sheet(sheet), False), data["seats"], data["choices"])
