"""What a machine sees of Le Menteur; of the bids of a round, the two highest."""

from __future__ import annotations

from manoir.kernel.lens import Pen
from manoir_menteur.catalogue import most_bids
from manoir_menteur.state import BID, OVER, ROLL
from manoir_menteur.view import View

STAGES = (ROLL, BID, OVER)


class MenteurLens:
    """The verbs of `manoir.kernel.lens.Lens`."""

    version = 1

    def observe(self, view: View, seat: int, pen: Pen) -> None:
        table = view.table
        seats = table.seats
        pen.part("stage")
        pen.one_of(STAGES.index(view.stage), len(STAGES))
        pen.part("turn")
        pen.one_of((view.turn - seat) % seats, seats)
        pen.part("round")
        pen.number(view.round)
        pen.part("dice")  # of each seat
        for other in range(seats):
            pen.number(view.dice[(seat + other) % seats])
        pen.part("under my cup")
        for face in range(table.faces):
            pen.number(view.mine.count(face + 1))
        for name, last in (("bid", 1), ("bid before", 2)):
            pen.part(name)
            pen.one_of(view.bids[-last] if len(view.bids) >= last else -1, most_bids(table))
        pen.part("turned over")  # by the last call, of each seat
        for other in range(seats):
            shown = view.shown[(seat + other) % seats]
            for face in range(table.faces):
                pen.number(shown.count(face + 1))


LENS = MenteurLens()
