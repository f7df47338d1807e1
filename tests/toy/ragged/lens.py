"""A lens that writes a card at a time, and so now more cells and now fewer."""

from __future__ import annotations

from manoir.kernel.lens import Pen
from toy.lens import VigilLens
from toy.view import View


class RaggedLens(VigilLens):
    """A row that is as long as the hand."""

    def mine(self, view: View, pen: Pen, kinds: int) -> None:
        for card in view.mine:
            pen.one_of(card, kinds)


LENS = RaggedLens()
