"""What a machine sees of The Vigil."""

from __future__ import annotations

from manoir.kernel.lens import Pen
from toy.state import BAG, OVER, RUSH, SEAL, WATCH
from toy.view import View

STAGES = (SEAL, BAG, WATCH, RUSH, OVER)


class VigilLens:
    """The verbs of `manoir.kernel.lens.Lens`, which a lens that is to be compiled would name as well."""

    version = 1

    def observe(self, view: View, seat: int, pen: Pen) -> None:
        kinds = len(view.table.edition.names)
        pen.part("stage")
        pen.one_of(STAGES.index(view.stage), len(STAGES))
        pen.part("round")
        pen.number(view.round)
        self.mine(view, pen, kinds)
        pen.part("seats")  # cards, a card face down, coins, cards shown
        for other in range(view.table.seats):
            at = (seat + other) % view.table.seats
            pen.number(view.hands[at])
            pen.number(int(view.sealed[at]))
            pen.number(view.coins[at])
            for kind in range(kinds):
                pen.number(view.shown[at].count(kind))
        pen.part("chest and bag")
        pen.number(view.chest)
        pen.number(view.bag.count("ghost"))
        pen.number(view.bag.count("bell"))

    def mine(self, view: View, pen: Pen, kinds: int) -> None:
        """The seat's own cards."""
        pen.part("hand")
        for kind in range(kinds):
            pen.number(view.mine.count(kind))


LENS = VigilLens()
