"""A lens that shows how many cards a hand holds, and not which."""

from __future__ import annotations

from manoir.kernel.lens import Pen
from toy.lens import VigilLens
from toy.view import View


class DimLens(VigilLens):
    """Forgets the hand."""

    def mine(self, view: View, pen: Pen, kinds: int) -> None:
        pen.skip(kinds)


LENS = DimLens()
