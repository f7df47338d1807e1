"""What Le Menteur must never lose: a die is in the box or under a cup, and bids rise."""

from __future__ import annotations

from manoir.contract import Census
from manoir_menteur.state import BID, State


class MenteurCensus(Census[State]):
    """Dice and bids counted; a position that is read is asked the same."""

    def fault(self, state: State) -> str:
        table = state.table
        if min(state.dice) < 0 or max(state.dice) > table.dice or max(state.dice) == 0:
            return f"dice {state.dice} of {table.dice} each"
        held = [len(hand) for hand in state.hands]
        there = state.dice if state.stage == BID else [0] * table.seats
        if held != there:
            return f"{held} dice under the cups instead of {there}"
        if not all(1 <= die <= table.faces for hand in (*state.hands, *state.shown) for die in hand):
            return f"a die that shows more than {table.faces}: {state.hands}, {state.shown}"
        if state.stage == BID and not state.dice[state.turn]:
            return f"seat {state.turn + 1} is to speak and has no dice"
        if any(low >= high for low, high in zip(state.bids, state.bids[1:], strict=False)):
            return "bids that do not rise"
        if state.stage == BID and state.bids and state.bids[-1] >= state.in_play() * table.faces:
            return f"a bid of more than the {state.in_play()} dice in play"
        return ""
