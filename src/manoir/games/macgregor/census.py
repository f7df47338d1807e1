"""What Mac Gregor must never lose: every key card, token and object is in one place, and every pawn in a room."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.macgregor.board import ALL_OBJECTS, NONE, size
from manoir.games.macgregor.state import DEALING, OVER, STARTING, State, planned
from manoir.kernel.census import Census


class MacGregorCensus(Census[State]):
    """Cards, tokens, objects and pawns counted."""

    def fault(self, state: State) -> str:
        return (
            self.cards_fault(state)
            or self.piles_fault(state)
            or self.tokens_fault(state)
            or self.pawns_fault(state)
            or self.ghost_fault(state)
        )

    def cards_fault(self, state: State) -> str:
        """Each key card once: in a hand, in the pile, on top of it, or on the discards."""
        board = state.board
        found = state.pile
        twice = found & state.discards
        found |= state.discards
        if state.top != NONE:
            twice |= found & board.bit[state.top]
            found |= board.bit[state.top]
        for hand in state.hands:
            twice |= found & hand
            found |= hand
        if twice != 0:
            return f"{size(twice)} key cards are in two places"
        if found != board.all_cards:
            return f"{size(found)} key cards instead of {board.cards}"
        if size(state.pile) != state.pile_size:
            return f"{size(state.pile)} cards in a pile of {state.pile_size}"
        if state.top == NONE and state.stage > DEALING and state.stage != OVER and state.pile_size > 0:
            return "a pile without a top card"
        return ""

    def piles_fault(self, state: State) -> str:
        """Every card was last part of one pile; what is in the pile now, of the newest."""
        found: i64 = 0
        last: i64 = 0
        for cards in state.piles:
            if cards & found != 0:
                return "a card was last part of two piles"
            found |= cards
            last = cards
        if found != state.board.all_cards:
            return f"{size(found)} cards are known to come from a pile instead of {state.board.cards}"
        below = state.pile if state.top == NONE else state.pile | state.board.bit[state.top]
        return "" if below & ~last == 0 else "the pile holds a card that was never shuffled into it"

    def tokens_fault(self, state: State) -> str:
        """Each token once: in the bag, in a room, shown, or before a player."""
        board = state.board
        found = state.bag
        for purse in state.treasures:
            found += purse
            if purse >= board.unit[board.trap]:
                return "a trap lies before a player"
        for kind in state.tokens:
            if kind != NONE:
                found += board.unit[kind]
        if state.shown != NONE:
            found += board.unit[state.shown]
        if found != board.full_bag:
            return f"the tokens add up to {found:x} instead of {board.full_bag:x}"
        if state.tokens[board.ghost_room] != NONE:
            return "a token lies in the ghost's room"
        return ""

    def pawns_fault(self, state: State) -> str:
        """Every pawn is in a room once it was placed, and no player with the ghost or in its room."""
        haunted = state.pawns[state.ghost]
        seat: i64 = 0
        for room in state.pawns:
            if room < NONE or room >= state.board.rooms:
                return f"the pawn of seat {seat + 1} is in room {room}, which does not exist"
            if room == NONE and state.stage > STARTING:
                return f"the pawn of seat {seat + 1} is nowhere"
            if seat != state.ghost and room == state.board.ghost_room:
                return f"seat {seat + 1} is in the ghost's room"
            seat += 1
        return "" if haunted >= 0 else "the ghost is nowhere"

    def ghost_fault(self, state: State) -> str:
        """The ghost has neither keys nor objects, and no more cards laid than a plan has."""
        if state.hands[state.ghost] != 0:
            return "the ghost holds keys"
        if (state.objects >> (3 * state.ghost)) & ALL_OBJECTS != 0:
            return "the ghost has objects"
        if state.laid > state.board.plan_cards or state.turned > state.laid:
            return f"a plan of {state.laid} cards, {state.turned} of them turned"
        number: i64 = 0
        while number < state.laid:
            same: i64 = 0
            other: i64 = 0
            while other < state.laid:
                if planned(state, other) == planned(state, number):
                    same += 1
                other += 1
            if same > state.board.ghost_cards:
                return f"{same} ghost cards of one blazon in the plan"
            number += 1
        return ""
