"""Instincts for Le Menteur: how likely a bid is, and who has dice to lose."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.contract import Instincts
from manoir.kernel.levels import Character, Skill
from manoir.kernel.search_settings import SearchSettings
from manoir_menteur.bids import face_of, quantity_of
from manoir_menteur.moves import EXACT, bid_in, is_bid
from manoir_menteur.odds import holds, is_exact
from manoir_menteur.state import State

TRUST = 0.8  # at the table of two, 67 games of a hundred are won against no trust at all; near it little changes
BASE = 10  # more than a die has faces, and than a player has dice: hands and dice are digits of a mark


class MenteurInstincts(Instincts[State]):
    """What a player feels about a bid, knowing no dice but their own."""

    def value(self, state: State, seat: i64) -> float:
        """My dice against those that the others have on the mean; two more are a game all but won."""
        mine = state.dice[seat]
        others = (state.in_play() - mine) / (state.table.seats - 1)
        return max(-1.0, min(1.0, (mine - others) / 2))

    def quiet(self, state: State) -> bool:
        """Between two rounds, before anything is said."""
        return not state.bids

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        return vec[i64]([max(1, int(self.appeal(state, seat, int(move)))) for move in moves])

    def mark(self, state: State, seat: i64) -> i64:
        """My own dice and how many everybody has; the moves show the bid."""
        mark = 0
        for digit in (*state.hands[seat], *state.dice):
            mark = mark * BASE + digit
        return mark

    def appeal(self, state: State, seat: int, move: int) -> float:
        """A weight from 1 to about 200: a hundred times the chance that it turns out well."""
        table, hand = state.table, state.hands[seat]
        hidden = state.in_play() - len(hand)
        if is_bid(move):
            bid = bid_in(move)
            return 100 * self.trusted(state, seat, bid) * (1 + quantity_of(table, bid) / state.in_play())
        if move == EXACT:
            return 100 * is_exact(table, hand, hidden, state.bids[-1])
        return 100 * (1 - self.trusted(state, seat, state.bids[-1]))

    def trusted(self, state: State, seat: int, bid: int) -> float:
        """The chance that a bid is true, if whoever spoke last most often has a die of the face that they named."""
        table, hand = state.table, state.hands[seat]
        hidden = state.in_play() - len(hand)
        likely = holds(table, hand, hidden, bid)
        if not state.bids or face_of(table, bid) != face_of(table, state.bids[-1]):
            return likely
        return (1 - TRUST) * likely + TRUST * holds(table, (*hand, face_of(table, bid)), hidden - 1, bid)


INSTINCTS = MenteurInstincts()

# A search beside it gains nothing (README.md), so the levels differ by how often they do not think at all.
CHARACTER = Character(
    skills=(Skill(0, wander=60), Skill(0, wander=30), Skill(0, wander=12), Skill(0, wander=4), Skill(0)),
    settings=SearchSettings(horizon=0, guided=100, sharpness=8, explore=0.5),
)
