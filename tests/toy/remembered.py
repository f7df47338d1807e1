"""The Vigil where a hand lies face down: a card is looked at when it is taken, and must be remembered."""

from __future__ import annotations

from dataclasses import replace

from manoir.kernel.fate import Fate
from manoir.kernel.memory import Fact, Memory
from toy import VIGIL
from toy.edition import Options
from toy.events import Dealt, Sealed, Took
from toy.view import View


def forget(view: View, percent: int, _fate: Fate) -> None:
    """The whole hand, whatever the chance: enough to learn the contract from."""
    if percent >= 100:
        object.__setattr__(view, "mine", ())
        object.__setattr__(view, "my_sealed", None)


def fade(view: View) -> None:
    """Nothing is held up for all to see."""


def aided(_options: Options) -> bool:
    """No table helps."""
    return False


FACTS = (
    Fact(Dealt, ("cards",), "deal.hand"),
    Fact(Sealed, ("card",), "seal.hand"),
    Fact(Took, ("card",), "rush.prize"),
)
REMEMBERED = replace(VIGIL, memory=Memory(FACTS, aided, forget, fade))
# The fault: a card that was taken is told again.
RECALLED = replace(VIGIL, memory=Memory(FACTS[:2], aided, forget, fade))
