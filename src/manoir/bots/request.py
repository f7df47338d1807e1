"""What a bot's process is asked, as one line: its table, and what its seat knows; and the table made again there.

All of it is public (the game, its edition and choices, the ask) or the asked seat's own (its view, its moves).
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Any

from manoir.games import title_of
from manoir.kernel.edition import Sheet
from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain, canonical
from manoir.kernel.record import Stage, stage_for
from manoir.kernel.title import Box

MOST_KNOWN = 1000


class TableTexts:
    """The tables of this process as text, each written once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Stage, str]] = {}

    def of(self, stage: Stage) -> str:
        """A table as text."""
        found = self.known.get(id(stage))  # kept with its stage, so that no other object can have the id
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self.known[id(stage)] = (stage, sys.intern(text_of(stage)))  # tables alike have one text
        return found[1]


def text_of(stage: Stage) -> str:
    """One spelling for one table. The order within a sheet is kept: a game may count its colours or cards by it."""
    data: dict[str, Plain] = {
        "game": stage.title.name,
        "rules": stage.title.game.version,
        "edition": stage.box.sheet.data,
        "seats": stage.seats,
        "choices": dict(sorted(stage.choices.items())),
    }
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


@lru_cache(maxsize=256)
def stage_at(text: str) -> Stage:
    """The table of a text, made from it alone."""
    data = json.loads(text)
    title = title_of(data["game"], data["rules"])
    sheet = Sheet(data["edition"], "edition")
    return stage_for(title, Box(sheet, title.open_sheet(sheet), False), data["seats"], data["choices"])


def request(
    bot: str, stage: Stage, table: str, view: Any, ask: Ask, moves: Any, budget: int, chair: str, seed: int
) -> bytes:
    """All that a bot's process is told: the same line for any two worlds that look alike to the seat."""
    told: dict[str, Plain] = {
        "bot": bot,
        "table": table,
        "ask": [int(ask.id), int(ask.seat), ask.kind, int(ask.after)],
        "moves": [int(move) for move in moves],
        "budget": budget,
        "chair": chair,
        "seed": seed,
        "id": 0,
    }
    packed = canonical(stage.title.views.pack(stage.options, view))
    return b'%b,"view":%b}\n' % (canonical(told)[:-1], packed)  # the view last, so that it is spelled once
