"""Bots for processes of their own: made by name in the process, as the bots of a house are."""

from __future__ import annotations

import os
import signal
from time import sleep
from typing import Any

from live import ALL
from manoir.bots.simple import RandomBot
from manoir.kernel.fate import Fate
from manoir.kernel.title import Title
from manoir.tables.thinking import Answers


class Dies:
    """Takes its process down."""

    def answer(self, view: Any, ask: Any, moves: Any, budget: Any) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Hangs:
    """Never answers."""

    def answer(self, view: Any, ask: Any, moves: Any, budget: Any) -> Any:
        sleep(3600)


def title_named(name: str) -> Title:
    """A game of the house, or the toy."""
    return ALL[name]


def mind(name: str, _: Title, fate: Fate) -> Answers:
    """A bot of that name."""
    return {"dies": Dies(), "hangs": Hangs()}.get(name) or RandomBot(fate)
