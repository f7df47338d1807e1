"""Games of Le Menteur played by chance, for the tests of what stands around its rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from manoir.kernel.fate import FastFate
from manoir.kernel.play import Play, begin
from manoir_menteur import TITLE

PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Hugo")


def played(seats: int, seed: int, edition: str = "edition") -> Iterator[tuple[Play, list[Any]]]:
    """A game with all that may be chosen in it, before every answer and at its end, with the events since."""
    fate = FastFate(seed)
    play, events = begin(TITLE, TITLE.box(edition), PLAYERS[:seats], {"exact": True}, fate)
    yield play, events
    while asks := TITLE.game.asks(play.state):
        moves = TITLE.game.moves(play.state, asks[0].seat)
        # Low bids and calls more often than chance has them: then some are true, and some calls are right.
        few = (moves, moves[:6], moves[-2:])[fate.pick(3)]
        yield play, play.answer(int(asks[0].seat), int(few[fate.pick(len(few))]))


@cache
def told(seats: int, seed: int, edition: str = "edition") -> tuple[Play, list[tuple[int, Any]]]:
    """A finished game, and every event with the entry that led to it."""
    course = list(played(seats, seed, edition))
    play = course[0][0]
    assert play.over
    return play, [(moment, event) for moment, (_, events) in enumerate(course) for event in events]


SOME = [(seats, seed, edition) for edition in TITLE.editions for seats in (2, 3, 6) for seed in range(4)]
