"""The time of the arena: nobody waits, yet in a race the quicker answers first."""

from __future__ import annotations

from typing import Any

from manoir.bots.delays import humane
from manoir.kernel.bot import is_paced
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title


class ThinkingClock:
    """When each open ask will be answered, in milliseconds since the game began."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.now = 0
        self.due: dict[int, int] = {}
        self.spent: dict[int, tuple[int, int]] = {}  # by seat: the matter it is at, and how long it was asked about it

    def wait(self, title: Title, state: Any, ask: Ask, bot: Any) -> None:
        """A question is open: its bot will answer after its pause, and not before the table takes answers.

        A bot with a pace of its own looks again whenever something has happened; any other has settled it at once.
        """
        if is_paced(bot):
            game = title.game
            pace = bot.pace(game.view(state, ask.seat), ask, game.moves(state, ask.seat))
            matter, spent = self.spent.get(int(ask.seat), (-1, 0))
            if matter != int(pace.matter):
                spent = 0
            self.spent[int(ask.seat)] = (int(pace.matter), spent)
            self.due[int(ask.id)] = self.now + max(int(ask.after), int(pace.pause) - spent, 0)
        elif int(ask.id) not in self.due:
            self.due[int(ask.id)] = self.now + max(int(ask.after), int(humane(self.fate)))

    def first(self, asks: list[Ask]) -> Ask:
        """The ask that is answered next; the clock goes on to it, and forgets the asks that were closed."""
        self.due = {int(ask.id): self.due[int(ask.id)] for ask in asks}
        chosen = min(asks, key=lambda ask: self.due[int(ask.id)])
        gone = self.due[int(chosen.id)] - self.now
        for ask in asks:
            matter, spent = self.spent.get(int(ask.seat), (-1, 0))
            self.spent[int(ask.seat)] = (matter, spent + gone)
        self.now += gone
        return chosen
