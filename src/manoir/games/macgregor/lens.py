"""What a machine sees of Mac Gregor; from which pile another's key came is left out, its back is there."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.macgregor.board import tokens_in
from manoir.games.macgregor.view import FORGOTTEN, SLOT, View
from manoir.kernel.lens import Lens, Pen, seen_from


class MacGregorLens(Lens[View]):
    """Mac Gregor for a machine."""

    version = 1

    def observe(self, view: View, seat: i64, pen: Pen) -> None:
        self.clock(view, seat, pen)
        self.keys(view, seat, pen)
        self.plan(view, pen)
        self.castle(view, seat, pen)
        self.players(view, seat, pen)

    def clock(self, view: View, seat: i64, pen: Pen) -> None:
        """How far the game has come, and who is asked."""
        board = view.board
        seats = board.seats
        pen.part("stage")
        pen.one_of(view.stage, 13)
        pen.part("turn")
        pen.one_of(seen_from(seat, view.seat, seats), seats)
        pen.part("ghost")
        pen.one_of(seen_from(seat, view.ghost, seats), seats)
        pen.part("round")
        pen.number(view.round)
        pen.part("rounds to come")
        pen.number(board.bound - view.round if board.bound > 0 else 0)
        pen.part("keys still to draw")
        pen.number(view.owed)
        pen.part("entered")
        pen.number(view.entered)
        pen.part("left the castle")
        pen.one_of(seen_from(seat, view.gone, seats), seats)

    def keys(self, view: View, seat: i64, pen: Pen) -> None:
        """The key cards: the pile, the discards, the seat's own hand and the backs of all others."""
        board = view.board
        pen.part("top of the pile")
        pen.one_of(view.top_back, board.blazons)
        pen.part("pile")
        pen.number(view.pile_size)
        pen.part("discards")
        pen.bits(view.discards, board.cards)
        pen.part("hand")
        pen.bits(view.hand, board.cards)
        pen.part("backs")  # of each seat's keys
        other: i64 = 0
        for slots in view.slots:
            row = seen_from(seat, other, board.seats) * board.blazons
            for slot in slots:
                pen.add(row + slot % SLOT)
            other += 1
        pen.skip(board.seats * board.blazons)

    def plan(self, view: View, pen: Pen) -> None:
        """The ghost's plan, as far as the seat knows it."""
        board = view.board
        pen.part("plan")
        number: i64 = 0
        while number < board.plan_cards:
            pen.one_of((view.plan >> (4 * number)) & 15 if number < view.plan_known else -1, board.blazons)
            number += 1
        pen.part("plan laid, turned, open")
        pen.number(view.laid)
        pen.number(view.turned)
        pen.number(view.plan_open)

    def castle(self, view: View, seat: i64, pen: Pen) -> None:
        """Tokens and pawns in the rooms."""
        board = view.board
        kinds = board.trap + 1
        pen.part("token shown")
        pen.one_of(kinds if view.shown == FORGOTTEN else view.shown, kinds + 1)
        pen.part("tokens")  # in each room: a colour, the trap, or one that was forgotten
        for kind in view.tokens:
            pen.one_of(kinds if kind == FORGOTTEN else kind, kinds + 1)
        pen.part("pawns")
        number: i64 = 0
        while number < board.seats:
            at = seat + number
            pen.one_of(view.pawns[at - board.seats if at >= board.seats else at], board.rooms)
            number += 1

    def players(self, view: View, seat: i64, pen: Pen) -> None:
        """What each seat has before it."""
        board = view.board
        pen.part("players")  # each: its colour, its treasures by colour, pick, lamp and detector
        number: i64 = 0
        while number < board.seats:
            at = seat + number
            if at >= board.seats:
                at -= board.seats
            pen.one_of(view.colours[at], board.trap)
            kind: i64 = 0
            while kind < board.trap:
                pen.number(tokens_in(view.treasures[at], kind))
                kind += 1
            pen.bits((view.objects >> (3 * at)) & 7, 3)
            number += 1


LENS = MacGregorLens()
