"""A lens that shows what the next seat holds, out of a view with a field too many."""

from __future__ import annotations

from manoir.kernel.lens import Pen
from toy.faults import WideView
from toy.lens import VigilLens


class PeepingLens(VigilLens):
    """Shows another hand."""

    def mine(self, view: WideView, pen: Pen, kinds: int) -> None:
        super().mine(view, pen, kinds)
        pen.part("the next hand")
        hand = view.more.hands[(view.seat + 1) % view.table.seats]
        for kind in range(kinds):
            pen.number(hand.count(kind))


LENS = PeepingLens()
