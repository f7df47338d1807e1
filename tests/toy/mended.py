"""The Vigil with its rules mended: the same game at version 2, where everybody is dealt one card less."""

from __future__ import annotations

from dataclasses import replace

from manoir.kernel.event import Seat, Secret, Tell
from manoir.kernel.fate import Fate
from toy import VIGIL
from toy.edition import Options
from toy.events import Dealt
from toy.rules import Vigil, begin_round, name
from toy.state import State
from toy.view import draw


class MendedVigil(Vigil):
    """The second version: a log of the first one does not replay under it."""

    version = 2

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = State(table)
        for seat in range(table.seats):
            state.hands[seat] = sorted(draw(state.deck, fate) for _ in range(table.edition.hand - 1))
            if tell is not None:
                hand = tuple(name(state, card) for card in state.hands[seat])
                tell.add(Dealt(Seat(seat), Secret(hand, (seat,))))
        begin_round(state, tell)
        return state


MENDED_ALONE = replace(VIGIL, game=MendedVigil())
MENDED = replace(MENDED_ALONE, before=(VIGIL,))
