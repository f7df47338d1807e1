"""What speaks for a move of Le Menteur: one's own dice, and how likely the others make up the rest."""

from __future__ import annotations

from manoir.kernel.reason import Reason
from manoir_menteur.moves import EXACT, LIAR, bid_in, is_bid
from manoir_menteur.odds import held, holds, is_exact, missing
from manoir_menteur.state import State
from manoir_menteur.view import View


def reasons(view: View, _world: State, seat: int, move: int) -> list[Reason]:
    """What speaks for a move, from the seat's own dice; the strongest first."""
    hidden = sum(view.dice) - view.dice[seat]
    bid = bid_in(move) if is_bid(move) else view.bids[-1]
    table, mine = view.table, view.mine
    need = missing(table, mine, bid)
    if move == LIAR:
        if need > hidden:
            return [Reason("never", {"count": need, "dice": hidden})]
        lie = Reason("lie", {"count": max(need, 0), "chance": percent(1 - holds(table, mine, hidden, bid))})
        return [lie] if bid + 1 < sum(view.dice) * table.faces else [Reason("last"), lie]
    if move == EXACT:
        return [Reason("exact", {"chance": percent(is_exact(table, mine, hidden, bid))})]
    if need <= 0:
        return [Reason("sure")]
    own = held(table, mine, bid)
    needs = Reason("needs", {"count": need, "dice": hidden, "chance": percent(holds(table, mine, hidden, bid))})
    return [Reason("held", {"count": own}), needs] if own else [needs]


def percent(chance: float) -> int:
    """A chance in a hundred."""
    return round(100 * chance)
