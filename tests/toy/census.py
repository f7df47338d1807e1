"""What The Vigil must never lose: every card once, and every coin."""

from __future__ import annotations

from toy.state import State


class VigilCensus:
    """Cards, tokens and coins counted."""

    def fault(self, state: State) -> str:
        edition = state.table.edition
        found = sorted(
            [
                *state.deck,
                *state.discards,
                *(card for card in state.sealed if card is not None),
                *(card for row in (*state.hands, *state.shown) for card in row),
            ]
        )
        if found != edition.cards():
            return f"cards {found} instead of {edition.cards()}"
        if len(state.bag) != len(edition.bag) - state.round + (state.stage in ("seal", "bag")):
            return f"{len(state.bag)} tokens in the bag in round {state.round}"
        money = sum(state.coins) + state.chest
        if money != edition.chest + edition.purse * state.table.seats or min(*state.coins, state.chest) < 0:
            return f"{money} coins: {state.coins} and {state.chest} in the chest"
        return ""
