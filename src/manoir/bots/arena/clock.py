"""The time of the arena: nobody waits, yet in a race the quicker answers first."""

from __future__ import annotations

from typing import Any

from manoir.bots.pace import PacedBot, humane
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title


class Clock:
    """When each open ask will be answered, in milliseconds since the game began."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.now = 0
        self.due: dict[int, int] = {}

    def wait(self, title: Title, state: Any, ask: Ask, bot: Any) -> None:
        """A question is put: its bot will answer after its pause, and not before the table takes answers."""
        pause = humane(self.fate)
        if isinstance(bot, PacedBot):
            game = title.game
            pause = bot.pause(game.view(state, ask.seat), ask, game.moves(state, ask.seat))
        self.due[int(ask.id)] = self.now + max(int(ask.after), int(pause))

    def first(self, asks: list[Ask]) -> Ask:
        """The ask that is answered next; the clock goes on to it, and forgets the asks that were closed."""
        self.due = {int(ask.id): self.due[int(ask.id)] for ask in asks}
        chosen = min(asks, key=lambda ask: self.due[int(ask.id)])
        self.now = self.due[int(chosen.id)]
        return chosen
