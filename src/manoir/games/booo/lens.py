"""What a machine sees of Booo!: the castle as it is painted, the ghost, the visitor that is out, who holds what.

The visitors still in the pile are not in it: their backs are turned.
"""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS
from manoir.games.booo.state import TRACING
from manoir.games.booo.view import View
from manoir.kernel.lens import Lens, Pen, seen_from


class BoooLens(Lens[View]):
    """Booo! for a machine."""

    version = 1

    def observe(self, view: View, seat: i64, pen: Pen) -> None:
        self.round(view, seat, pen)
        self.holdings(view, seat, pen)
        self.castle(view, pen)

    def round(self, view: View, seat: i64, pen: Pen) -> None:
        """The visitor that is out, the search, and the path that somebody shows."""
        board = view.board
        seats = board.seats
        rooms = view.castle.rooms
        tracing = view.stage == TRACING
        pen.part("stage")
        pen.one_of(view.stage, 4)
        pen.part("first player")
        pen.one_of(seen_from(seat, view.first, seats), seats)
        pen.part("visitor")
        pen.one_of(view.visitor, board.visitors)
        pen.part("visitor's room")
        pen.one_of(board.routes[view.route][view.visitor], rooms)
        pen.part("ghost's room")
        pen.one_of(view.ghost, rooms)
        pen.part("who shows a path")
        pen.one_of(seen_from(seat, view.seat, seats) if tracing else -1, seats)
        pen.part("colour of the path")
        pen.one_of(view.colour if tracing else -1, PAINTS)
        pen.part("cell of the path")
        pen.one_of(view.at if tracing else -1, len(view.castle.region))
        pen.part("hands up")
        number: i64 = 0
        while number < seats:
            at = seat + number
            pen.number(1 if view.hands & board.bit[at - seats if at >= seats else at] != 0 else 0)
            number += 1
        pen.part("last to answer")
        pen.one_of(seen_from(seat, view.last, seats), seats)
        pen.part("answers left")  # at a table with a bound
        pen.number(board.bound - view.answered + view.since if board.bound > 0 else 0)

    def holdings(self, view: View, seat: i64, pen: Pen) -> None:
        """Wall tokens and visitors."""
        seats = view.board.seats
        pen.part("wall tokens")  # of each colour: who holds it
        for holder in view.tokens:
            pen.one_of(seen_from(seat, holder, seats), seats)
        pen.part("visitors taken")  # of each seat
        for holder in view.visitors:
            if holder >= 0:
                pen.add(seen_from(seat, holder, seats))
        pen.skip(seats)

    def castle(self, view: View, pen: Pen) -> None:
        """Special rooms, and the castle cell by cell."""
        castle = view.castle
        pen.part("trapdoors")
        pen.tally(castle.trapdoors, castle.rooms)
        pen.part("transitions")
        pen.tally(castle.transitions, castle.rooms)
        pen.part("rooms")  # of each cell: its room from 1, or 0 for a corridor
        for region in castle.region:
            pen.number(region + 1 if region < castle.rooms else 0)
        pen.part("walls")  # east and south of each cell: a colour from 1, or 0 for none
        for paint in castle.paint:
            pen.number(paint + 1)


LENS = BoooLens()
