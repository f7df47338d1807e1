"""What Mac Gregor hides (law 1): the faces of keys, the card on top, and the ghost's plan."""

from __future__ import annotations

from manoir.games.macgregor.board import NONE, listed
from manoir.games.macgregor.state import State
from manoir.kernel.laws import Hidden
from manoir.kernel.plain import Plain

TOP, PILE = -2, -3  # who holds a card, besides seats


def holders(state: State, chair: int) -> list[tuple[int, int, int]]:
    """(pile it was last part of, back, who holds it) of every card whose face a chair has not seen."""
    board = state.board
    places = [(seat, int(hand)) for seat, hand in enumerate(state.hands) if seat != chair]
    places.append((PILE, int(state.pile)))
    if state.top != NONE:
        places.append((TOP, int(board.bit[state.top])))
    found = []
    for who, cards in places:
        for card in listed(board, cards):
            pile = next(n for n, batch in enumerate(state.piles) if batch & board.bit[card])
            found.append((pile, int(board.back_of[card]), who))
    return found


def could_be_other(state: State, chair: int, wanted: tuple[int, ...]) -> bool:
    """Whether a card that one of these holds looks just like a card held by somebody else."""
    unseen = holders(state, chair)
    for pile, back, who in unseen:
        if who in wanted and any(other != who and (pile, back) == (p, b) for p, b, other in unseen):
            return True
    return False


def faces(state: State, chair: int) -> Plain:
    """The keys in other hands."""
    return [int(hand) for seat, hand in enumerate(state.hands) if seat != chair]


def faces_open(state: State, chair: int) -> bool:
    return could_be_other(state, chair, tuple(range(int(state.board.seats))))


def top_open(state: State, chair: int) -> bool:
    return could_be_other(state, chair, (TOP,))


def plan_open(state: State, chair: int) -> bool:
    hidden = state.laid - state.turned
    left = state.board.blazons * state.board.ghost_cards - state.turned
    return chair != state.ghost and state.plan_open == 0 and hidden > 0 and left > 1


SECRETS = [
    Hidden("keys in other hands", faces, faces_open),
    Hidden("card on top of the pile", lambda state, _: int(state.top), top_open),
    Hidden("cards below the top", lambda state, _: int(state.pile), lambda s, c: could_be_other(s, c, (PILE,))),
    Hidden("plan of the ghost", lambda state, _: int(state.plan), plan_open),
]
