"""Where a search takes its worlds from: imagined behind a view; or, for the arena's oracle alone, the truth."""

from __future__ import annotations

from typing import Any

from manoir.kernel.fate import Fate
from manoir.kernel.game import Game


class Worlds:
    """Something that hands out whole positions to play on."""

    def draw(self, fate: Fate) -> Any:
        """A position of one's own."""
        raise NotImplementedError


class Imagined(Worlds):
    """Worlds that look like a view: all that an honest bot has."""

    def __init__(self, game: Game[Any, Any, Any], view: Any) -> None:
        self.game = game
        self.view = view

    def draw(self, fate: Fate) -> Any:
        return self.game.imagine(self.view, fate)


class Fixed(Worlds):
    """One position over and over: a world that was imagined once, or the truth for the oracle."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def draw(self, fate: Fate) -> Any:
        return self.state.copy()
