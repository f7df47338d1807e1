"""What a net makes of a seat's view: it is shown the observation of a lens, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from manoir.bots.net import Net
from manoir.kernel.game import Game
from manoir.kernel.lens import Lens, Pen, Sight

LARGEST: Final = 1 << 16  # cells of an observation


class Learned:
    """A net that looks at one game: first `look`, then ask what speaks for moves, and who will win."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        lens: Lens[Any],
        sight: Sight[Any, Any] | None,
        net: Net,
        parts: list[tuple[str, int]],
        moves: list[int],
        most: int,
    ) -> None:
        self.game = game
        self.lens = lens
        self.sight = sight
        self.net = net
        self.parts = parts
        self.most: i64 = most  # seats
        self.moves: i64 = len(moves)
        self.numbers = vec[i64]([-1] * (max(moves) + 1))
        for number, move in enumerate(moves):
            self.numbers[move] = number
        self.extra: i64 = sum([size for _, size in parts])  # the first input beyond the cells
        self.seats: i64 = 0  # of the table that was seen last
        self.size: i64 = -1  # its cells
        self.fitting = False
        self.places = vec[i64]()
        self.cells = vec[i16]()
        self.pen = Pen(self.cells)
        self.view: Any = None

    def look(self, state: Any, seat: i64) -> bool:
        """Look at a position as a seat sees it; False: this net cannot play at such a table."""
        sight = self.sight
        if sight is None or self.view is None or len(self.game.scores(state)) != self.seats:
            self.view = self.game.view(state, seat)
        else:
            sight.again(state, seat, self.view, None)
        return self.looked(self.view, seat, state)

    def looked(self, view: Any, seat: i64, state: Any) -> bool:
        """The same of a view; the state says how many seats there are, and no more."""
        seats: i64 = len(self.game.scores(state))
        if seats != self.seats:
            self.meet(view, seat, seats)
        if not self.fitting:
            return False
        self.pen.begin(0, self.size)
        self.lens.observe(view, seat, self.pen)
        if self.pen.at != self.size:
            self.meet(view, seat, seats)
            return self.fitting and self.looked(view, seat, state)
        net = self.net
        net.begin()
        net.see_all(self.cells, self.places)
        net.see(self.extra + seats, 1)
        net.see(self.extra + self.most + 1 + seat, 1)
        net.think()
        return True

    def meet(self, view: Any, seat: i64, seats: i64) -> None:
        """Learn where the cells of a table stand, and whether the net has a place for each."""
        pen = Pen(vec[i16]([0] * LARGEST), True)
        self.lens.observe(view, seat, pen)
        self.seats = seats
        self.size = pen.at
        self.cells = vec[i16]([0] * int(pen.at))
        self.pen = Pen(self.cells)
        self.places = vec[i64]()
        self.fitting = seats <= self.most
        ends = [*pen.starts[1:], int(pen.at)]
        starts: dict[str, tuple[int, int]] = {}
        start = 0
        for name, size in self.parts:
            starts[name] = (start, size)
            start += size
        number = 0
        for name in pen.names:
            size = ends[number] - pen.starts[number]
            place, room = starts.get(name, (0, 0))
            if size > room:
                self.fitting = False
            cell = 0
            while cell < size:
                self.places = append(self.places, i64(place + cell))
                cell += 1
            number += 1

    def knows(self, moves: vec[i64]) -> bool:
        """Whether it has an answer for each of the moves."""
        size: i64 = len(self.numbers)
        for move in moves:
            if move >= size or self.numbers[move] < 0:
                return False
        return True

    def favourite(self, moves: vec[i64]) -> i64:
        """The place of the move for which most speaks; the first of equals."""
        best: i64 = 0
        most: i64 = 0
        number: i64 = 0
        for move in moves:
            logit = self.net.logit(self.numbers[move])
            if number == 0 or logit > most:
                best = number
                most = logit
            number += 1
        return best

    def priors(self, moves: vec[i64], doubt: float) -> vec[float]:
        """The chance of each move, of which a part is spread evenly."""
        logits = vec[i64](capacity=len(moves))
        for move in moves:
            logits = append(logits, self.net.logit(self.numbers[move]))
        priors = self.net.chances(logits)
        even = doubt / float(len(moves))
        number: i64 = 0
        while number < len(moves):
            priors[number] = priors[number] * (1.0 - doubt) + even
            number += 1
        return priors

    def shares(self, seat: i64) -> vec[float]:
        """Each seat's share of the victory, as the seat that looked expects it."""
        logits = vec[i64](capacity=self.seats)
        number: i64 = 0
        while number < self.seats:
            logits = append(logits, self.net.logit(self.moves + number))
            number += 1
        relative = self.net.chances(logits)
        shares = vec[float](capacity=self.seats)
        number = 0
        while number < self.seats:
            from_seat = number - seat if number >= seat else number - seat + self.seats
            shares = append(shares, relative[from_seat])
            number += 1
        return shares
