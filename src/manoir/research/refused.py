"""What is answered to an action that is not offered."""

from __future__ import annotations

from typing import Any

from manoir.kernel.wrong import WrongInput
from manoir.research.spaces import Spaces


class BadAction(WrongInput):
    """An action that the rules forbid there; nothing was played. Its clause is the reason."""

    def __init__(self, place: str, found: str, expected: str, clause: str | None) -> None:
        super().__init__(place, found, expected)
        self.clause = clause


def refused(spaces: Spaces, state: Any, seat: int, action: int, where: str) -> BadAction:
    """The game, the seat, what was tried, and the clause that forbids it."""
    title = spaces.title
    if not 0 <= action < len(spaces.moves):
        return BadAction(where, f"action {action}", f"one from 0 to {len(spaces.moves) - 1}", None)
    found = f"action {action}, {spaces.text(action)}"
    if seat not in spaces.asked(state):
        return BadAction(where, found, "no answer: the seat is not asked, or the game is over", None)
    clause = f"{title.name}:{title.game.why(state, seat, spaces.moves[action])}"
    return BadAction(where, found, f"an action of the mask: forbidden by {clause}", clause)
