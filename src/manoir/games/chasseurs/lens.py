"""What a machine sees of Chasseurs: the table, its own cards, every pack that it held.

Left out: on whom a Sleeping Beauty was played (who sleeps is there), and what a mule drew (in the hand it is).
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from manoir.games.chasseurs.board import KINDS, NONE, SITES
from manoir.games.chasseurs.state import ASLEEP, PICKING, TREASURE, card_of, place_of, player_of
from manoir.games.chasseurs.view import View
from manoir.kernel.lens import Lens, Pen, seen_from


class ChasseursLens(Lens[View]):
    """Chasseurs for a machine."""

    version = 2

    def observe(self, view: View, seat: i64, pen: Pen) -> None:
        self.clock(view, seat, pen)
        self.seats(view, seat, pen)
        self.table(view, seat, pen)
        self.treasures(view, seat, pen)
        self.own(view, pen)

    def clock(self, view: View, seat: i64, pen: Pen) -> None:
        """How far the game has come, and who is asked next."""
        board = view.board
        seats = board.seats
        pen.part("stage")
        pen.one_of(view.stage, 11)
        pen.part("round")
        pen.one_of(view.round - 1, board.rounds)
        pen.part("dealer")
        pen.one_of(seen_from(seat, view.dealer, seats), seats)
        pen.part("pick")
        pen.one_of(view.pick, board.hand + 1)
        pen.part("site")
        pen.one_of(view.site, SITES + 1)
        pen.part("window from")
        pen.one_of(seen_from(seat, view.since, seats), seats)
        pen.part("window passed")
        pen.number(view.step)
        pen.part("piles")  # hidden treasures left; treasures and goblins gone; cards drawn; what the supply lacks
        pen.number(view.left)
        pen.number(view.tiles_gone)
        pen.number(view.goblins_gone)
        pen.number(view.drew)
        pen.number(view.supply)

    def seats(self, view: View, seat: i64, pen: Pen) -> None:
        """What lies before each seat, in numbers."""
        pen.part("picked")
        pen.turned(view.picked, seat)
        pen.part("put aside")
        pen.turned(view.put, seat)
        pen.part("cards in hand")
        pen.turned(view.held, seat)
        pen.part("purses")
        pen.turned(view.purses, seat)
        pen.part("goblins beaten")
        pen.turned(view.trophies, seat)
        pen.part("coins laid")  # three metals a seat
        cells = pen.cells
        end = pen.at + 3 * view.board.seats
        at = end - 3 * seat if seat > 0 else pen.at
        for count in view.coins:
            if count != 0:
                cells[at] = i16(count)
            at += 1
            if at == end:
                at = pen.at
        pen.at = end

    def table(self, view: View, seat: i64, pen: Pen) -> None:
        """Adventurers, dogs and action cards on the table."""
        board = view.board
        seats = board.seats
        cells = pen.cells  # written here, not by calls of the pen: half of a lens's time is spent in this table
        one: i16 = 1
        things: i64 = len(view.laid)
        pen.part("asleep")  # of the adventurers and dogs
        asleep = pen.at
        pen.skip(things)
        pen.part("laid")  # for each seat, which of them lie before it: rows that are as wide whatever the seats
        laid = pen.at
        thing: i64 = 0
        for owner in view.laid:
            if owner != NONE:
                row = seen_from(seat, owner % ASLEEP, seats)
                cells[laid + row * things + thing] = one
                if owner >= ASLEEP:
                    cells[asleep + thing] = one
            thing += 1
        pen.skip(seats * things)
        pen.part("played")  # for each seat, on each site and before the goblins: how many of each action card
        places = SITES + 1
        at = pen.at - board.actions
        for code in view.played:
            row = seen_from(seat, player_of(code), seats) * places + place_of(code)
            cells[at + row * KINDS + card_of(code)] += one
        pen.skip(seats * places * KINDS)

    def treasures(self, view: View, seat: i64, pen: Pen) -> None:
        """Treasures and goblins: laid out, won, and still to come."""
        board = view.board
        seats = board.seats
        tiles: i64 = len(board.tile_kind)
        cells = pen.cells
        one: i16 = 1
        pen.part("tiles")  # hidden, then obvious, site by site
        at = pen.at
        for tile in view.tiles:
            if tile >= 0:
                cells[at + tile] = one
            at += tiles
        pen.at = at
        pen.part("goblins")
        kinds: i64 = len(board.goblin_paws)
        number: i64 = 0
        while number < board.laid_goblins:
            pen.one_of(view.goblins[number], kinds)
            pen.number(view.goblins[board.laid_goblins + number])
            number += 1
        pen.part("tiles to come")
        pen.tally(view.pool, tiles)
        pen.part("goblins to come")
        pen.tally(view.goblin_pool, kinds)
        pen.part("won")
        at = pen.at
        for code in view.won:
            cells[at + seen_from(seat, code % TREASURE, seats) * tiles + code // TREASURE] += one
        pen.skip(seats * tiles)

    def own(self, view: View, pen: Pen) -> None:
        """What the seat alone knows."""
        board = view.board
        faces = board.faces
        pen.part("hand")
        pen.tally(view.hand, faces)
        pen.part("picks")
        pen.tally(view.picks, faces)
        if board.two:
            pen.part("put aside by me")
            pen.tally(view.aside, faces)
            pen.part("drawn")
            pen.tally(view.drawn, faces)
        pen.part("pack")  # what the seat holds of the draft right now
        size: i64 = len(view.memory)
        if view.stage == PICKING and size > 0:
            at = view.pick * board.width
            end = at + board.width
            while at < end and view.memory[at] != NONE:
                pen.add(view.memory[at])
                at += 1
            if view.picks[view.pick] != NONE:
                pen.add(view.picks[view.pick], -1)
            if board.two and view.aside[view.pick] != NONE:
                pen.add(view.aside[view.pick], -1)
        pen.skip(faces)
        pen.part("packs held")  # at each pick of this round
        pen.tallies(view.memory, board.width, faces, board.hand)


LENS = ChasseursLens()
