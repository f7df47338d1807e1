"""What a machine sees of Minuit; the points of each round past are left out, their sum is there."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.minuit.view import View
from manoir.kernel.lens import Lens, Pen, seen_from


class MinuitLens(Lens[View]):
    """Minuit for a machine."""

    version = 1

    def observe(self, view: View, seat: i64, pen: Pen) -> None:
        board = view.board
        seats = board.seats
        pen.part("stage")
        pen.one_of(view.stage, 6)
        pen.part("turn")
        pen.one_of(seen_from(seat, view.seat, seats), seats)
        pen.part("first player")
        pen.one_of(seen_from(seat, view.first, seats), seats)
        pen.part("round")
        pen.number(view.round)
        pen.part("rounds to come")
        pen.number(board.rounds - view.round)
        pen.part("roll")
        pen.number(view.roll)
        pen.part("Hugo")  # steps from the cellar up, then spaces
        pen.one_of(view.hugo + board.steps, board.steps + board.spaces)
        pen.part("points")
        pen.turned(view.totals, seat)
        pen.part("colours taken")
        pen.tally(view.colours, len(board.allowed))
        pen.part("figures")  # for each seat how many are on each space, room and step, in the cellar and in the box
        places = board.spaces + i64(len(board.door)) + board.steps + 2
        cells = pen.cells
        start = pen.at
        other: i64 = 0
        left = board.figures
        at = start + seen_from(seat, other, seats) * places
        cell = board.cell
        for where in view.figures:
            cells[at + cell[where]] += 1
            left -= 1
            if left == 0:
                left = board.figures
                other += 1
                at = start if other == seat else at + places
        pen.skip(seats * places)


LENS = MinuitLens()
