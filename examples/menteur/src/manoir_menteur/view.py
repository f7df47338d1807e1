"""What a chair sees of Le Menteur, built up field by field; and a whole world imagined behind it."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.fate import Fate
from manoir_menteur.options import Options
from manoir_menteur.state import BID, State


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat can know."""

    table: Options
    seat: int  # -1 is a spectator
    stage: str
    round: int
    turn: int
    dice: tuple[int, ...]
    mine: tuple[int, ...]  # under my own cup
    shown: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]


def view_of(state: State, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    return View(
        table=state.table,
        seat=seat,
        stage=state.stage,
        round=state.round,
        turn=state.turn,
        dice=tuple(state.dice),
        mine=() if seat < 0 else state.hands[seat],
        shown=tuple(state.shown),
        bids=tuple(state.bids),
    )


def imagine_state(view: View, fate: Fate) -> State:
    """A world that looks like this view: what is under the other cups is rolled again."""
    table = view.table
    hands: list[tuple[int, ...]] = [()] * table.seats
    if view.stage == BID:
        hands = [view.mine if seat == view.seat else rolled(table, dice, fate) for seat, dice in enumerate(view.dice)]
    state = State(table, list(view.dice), hands, list(view.shown), list(view.bids))
    state.stage = view.stage
    state.round = view.round
    state.turn = view.turn
    return state


def rolled(table: Options, dice: int, fate: Fate) -> tuple[int, ...]:
    """So many dice, rolled."""
    return tuple(sorted(int(fate.pick(table.faces)) + 1 for _ in range(dice)))
