"""A position of Mac Gregor written in one line."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, Board, named, tokens_in
from manoir.games.macgregor.edition import OBJECTS
from manoir.games.macgregor.state import (
    ARRIVING,
    CATCHING,
    DEALING,
    DRAWING,
    HAUNTING,
    LIMIT,
    OVER,
    PLANNING,
    REARMING,
    SETTING,
    STARTING,
    STEPPING,
    TURN,
    State,
    planned,
)

STAGES = {
    SETTING: "set",
    STARTING: "start",
    DEALING: "deal",
    ARRIVING: "arrive",
    PLANNING: "plan",
    DRAWING: "draw",
    TURN: "act",
    LIMIT: "discard",
    HAUNTING: "haunt",
    STEPPING: "step",
    CATCHING: "catch",
    REARMING: "rearm",
    OVER: "over",
}
ENTERED = "entered"
"""What `to act` says besides of a player who has come into their room in this turn (token.flip)."""

GHOSTS = ("set", "deal", "arrive", "plan", "haunt", "step", "catch")
"""The stages in which it is the ghost's turn, or nobody's: they need not name a seat."""


def written(board: Board, state: State) -> str:
    """The line of a state; `read_position` understands it."""
    colours = [board.token_names[colour] for colour in state.colours]
    parts = [f"{int(board.seats)} players", "colours " + " ".join(colours)]
    parts += [f"round {int(state.round)}", f"answered {int(state.answered)}", f"ghost {colours[state.ghost]}"]
    for seat in range(int(board.seats)):
        parts.append(" ".join([colours[seat], *seat_parts(board, state, seat)]))
    tokens = [f"{board.room_names[n]} {board.token_names[k]}" for n, k in enumerate(state.tokens) if k != NONE]
    if tokens:
        parts.append("tokens " + ", ".join(tokens))
    if state.shown != NONE:
        parts.append(f"shown {board.token_names[state.shown]}")
    if state.top != NONE:
        parts.append(f"top {board.card_names[state.top]}")
    if state.discards != 0:
        parts.append("discards " + cards(board, state.discards))
    if len(state.piles) > 1:
        parts.append("earlier " + " / ".join(cards(board, pile) for pile in list(state.piles)[:-1]))
    if state.laid > 0:
        plan = [board.blazon_names[planned(state, number)] for number in range(int(state.laid))]
        parts.append("plan " + " ".join(plan))
        if state.turned > 0:
            parts.append(f"turned {int(state.turned)}")
        if state.plan_open == 1:
            parts.append("open")
    if state.owed > 0:
        parts.append(f"owed {int(state.owed)}")
    stage = STAGES[state.stage]
    if stage == "over":
        parts.append("over" if state.gone == NONE else f"over {colours[state.gone]}")
    else:
        parts.append(f"to {stage}" if stage in GHOSTS else f"to {stage} {colours[state.seat]}")
        if state.stage == TURN and state.entered > board.flip_unmoved:
            parts[-1] += f" {ENTERED}"
    return "; ".join(parts)


def seat_parts(board: Board, state: State, seat: int) -> list[str]:
    """What a seat has: its room, keys, treasures and objects."""
    parts: list[str] = []
    if state.pawns[seat] != NONE:
        parts.append(f"at {board.room_names[state.pawns[seat]]}")
    if state.hands[seat] != 0:
        parts.append("keys " + cards(board, state.hands[seat]))
    if state.treasures[seat] != 0:
        purse = state.treasures[seat]
        counts = [(int(tokens_in(purse, kind)), name) for kind, name in enumerate(board.token_names)]
        parts.append("treasures " + ", ".join(f"{count} {name}" for count, name in counts if count > 0))
    objects = [name for number, name in enumerate(OBJECTS) if (state.objects >> (3 * seat + number)) & 1]
    if objects:
        parts.append("objects " + ", ".join(objects))
    return parts


def cards(board: Board, some: i64) -> str:
    """A set of cards in a line."""
    return ", ".join(named(board, some))
