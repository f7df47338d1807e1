"""What Chasseurs must never lose: cards, treasures, goblins and money."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import MULE, NONE
from manoir.games.chasseurs.laying import pile_of
from manoir.games.chasseurs.state import (
    ACTING,
    ASLEEP,
    MULING,
    PICKING,
    TREASURE,
    State,
    card_of,
    pack_size,
    player_of,
    target_of,
    zeros,
)
from manoir.kernel.census import Census


class ChasseursCensus(Census[State]):
    """Cards, tiles and coins counted."""

    def fault(self, state: State) -> str:
        return self.cards_fault(state) or self.hands_fault(state) or self.tiles_fault(state) or self.money_fault(state)

    def cards_fault(self, state: State) -> str:
        """No card is dealt more often than the box holds it, and all packs have their size."""
        pile: i64 = 0
        card: i64 = 0
        for count in pile_of(state):
            if count < 0:
                return f"{-count} more {state.board.card_names[card]} than the box holds"
            pile += count
            card += 1
        board = state.board
        if state.stage == PICKING:
            seat: i64 = 0
            out: i64 = 0
            while seat < board.seats:
                out += pack_size(state, seat)
                seat += 1
            for card in state.picks:
                out += 0 if card == NONE else 1
            for card in state.aside:
                out += 0 if card == NONE else 1
            if pile + out != len(board.deck):
                return f"{pile} cards in the pile and {out} in the draft, of {len(board.deck)}"
        return ""

    def hands_fault(self, state: State) -> str:
        """In play, a seat's picks and draws are in its hand, laid or played, each once."""
        if state.stage not in (ACTING, MULING):
            return ""
        board = state.board
        seat: i64 = 0
        while seat < board.seats:
            counts = zeros(board, board.faces)
            at = seat * board.hand
            while at < (seat + 1) * board.hand:
                if state.picks[at] != NONE:
                    counts[state.picks[at]] += 1
                at += 1
            at = seat * board.room
            while at < seat * board.room + state.held[seat]:
                counts[state.hands[at]] -= 1
                at += 1
            for code in state.played:
                if player_of(code) == seat:
                    counts[card_of(code)] -= 1
                    if card_of(code) == board.actions + MULE and target_of(code) != NONE:
                        counts[target_of(code)] += 1
            card: i64 = 0
            for owner in state.laid:
                if owner != NONE and owner % ASLEEP == seat:
                    counts[card] -= 1
                card += 1
            card = 0
            for count in counts:
                if count != 0:
                    return f"seat {seat + 1} has {-count} more {board.card_names[card]} than it picked or drew"
                card += 1
            seat += 1
        return ""

    def tiles_fault(self, state: State) -> str:
        """Treasures and goblins: in the piles, laid out, won, or gone."""
        board = state.board
        counts = vec[i64]([0] * len(board.tile_names))
        for tile in board.treasures:
            counts[tile] += 1
        for tile in state.pool:
            counts[tile] -= 1
        for tile in state.tiles:
            if tile != NONE:
                counts[tile] -= 1
        for code in state.won:
            if code % TREASURE >= board.seats:
                return f"a treasure of seat {code % TREASURE + 1}, which does not exist"
            counts[code // TREASURE] -= 1
        gone: i64 = 0
        tile = 0
        for count in counts:
            if count < 0:
                return f"{-count} more {board.tile_names[tile]} than the box holds"
            gone += count
            tile += 1
        if gone != state.tiles_gone:
            return f"{gone} treasures are nowhere, and {state.tiles_gone} are in the box"
        if state.left < 0 or state.left > len(state.pool):
            return f"{state.left} treasures in the hidden pile and {len(state.pool)} in both"
        return self.goblins_fault(state)

    def goblins_fault(self, state: State) -> str:
        """Goblin tiles, and each laid or drawn kind."""
        board = state.board
        found: i64 = len(state.goblin_pool) + state.goblins_gone
        number: i64 = 0
        while number < board.laid_goblins:
            if state.goblins[number] != NONE:
                found += 1
            number += 1
        for trophies in state.trophies:
            found += trophies
        if found != len(board.goblins):
            return f"{found} goblin tiles instead of {len(board.goblins)}"
        return ""

    def money_fault(self, state: State) -> str:
        """parts.money: what the supply paid out and did not get back is in purses and on goblin tiles."""
        money = state.supply
        for purse in state.purses:
            if purse < 0:
                return f"a purse of {purse}"
            money += purse
        number = state.board.laid_goblins
        while number < 2 * state.board.laid_goblins:
            money += state.goblins[number]
            number += 1
        return f"{money} came from nowhere" if money != 0 else ""
