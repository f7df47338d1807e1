"""Whether a position written by hand could come up in a game: the rules trust every position they are given."""

from __future__ import annotations

from math import gcd

from mypy_extensions import i64

from manoir.games.minuit.state import (
    BOX,
    CELLAR,
    CHOOSING,
    MOVING,
    NOBODY,
    OVER,
    PLACING,
    RETURNING,
    ROOM,
    STEP,
    State,
    anybody_at,
    on_gallery,
)
from manoir.kernel.wrong import WrongInput


def check_possible(state: State) -> None:
    """WrongInput that says what is impossible; figures left out of a scene (in the box) are not."""
    check_rounds(state)
    check_hugo(state)
    if state.stage == CHOOSING:
        check_choosing(state)
    else:
        check_colours(state)
    if state.stage in (CHOOSING, PLACING):
        check_placing(state)
        return
    check_rooms(state)
    if state.stage != RETURNING:
        check_steps(state)
    if state.stage == OVER and any(where < ROOM for where in state.figures):
        raise impossible("over", "a figure on the gallery", "nobody there: a round ends when none is left")
    if state.stage not in (RETURNING, OVER):
        check_playing(state)


def impossible(part: str, found: str, expected: str) -> WrongInput:
    """The complaint; raise it."""
    return WrongInput(f"position: {part}", found, expected)


def check_rounds(state: State) -> None:
    """score.total: every round that is over has its points."""
    counted = len(state.history)
    over = state.stage in (RETURNING, OVER)
    if counted != int(state.round) - (0 if over else 1):
        expected = f"the points of {int(state.round) - (0 if over else 1)} rounds"
        raise impossible("points", f"the points of {counted} in round {int(state.round)}", expected)
    if state.stage == OVER and state.round != state.board.rounds:
        raise impossible("over", f"round {int(state.round)}", f"round {int(state.board.rounds)}, the last one")
    if state.stage == RETURNING and state.round >= state.board.rounds:
        raise impossible("to return", f"round {int(state.round)}", "a round after which another one comes")


def check_hugo(state: State) -> None:
    """setup.hugo, hugo.advance, hugo.laps: he starts on one step and goes on by as many spaces each time."""
    board = state.board
    start = place_of(board.hugo_starts, state)
    if state.stage in (CHOOSING, PLACING) and state.hugo != board.hugo_starts:
        raise impossible("hugo", place_of(state.hugo, state), f"{start} before the first roll")
    gone = state.hugo - board.hugo_starts
    pace = board.advance
    if state.hugo >= 0:  # up the stairs, then along the ring, any number of times round
        gone = (state.hugo - board.top) % board.spaces - board.hugo_starts
        pace = gcd(int(board.advance), int(board.spaces))
    if gone < 0 or gone % pace != 0:
        reached = f"a place that he reaches by {int(board.advance)} at a time from {start}"
        raise impossible("hugo", place_of(state.hugo, state), reached)


def place_of(hugo: i64, state: State) -> str:
    """Where Hugo is, in words."""
    board = state.board
    return f"space {int(hugo) + 1}" if hugo >= 0 else f"step-{int(board.step_worth[hugo + board.steps])}"


def check_choosing(state: State) -> None:
    """setup.choice: in seat order from the first player."""
    seat = state.first
    chosen = True
    for _ in range(int(state.board.seats)):
        if seat == state.seat:
            chosen = False
        if (state.colours[seat] != NOBODY) != chosen:
            expected = "colours chosen in order from the first seat"
            raise impossible("colours", f"seat {int(seat) + 1} out of turn", expected)
        seat = (seat + 1) % state.board.seats


def check_colours(state: State) -> None:
    """setup.colours."""
    for colour in state.colours:
        if colour == NOBODY:
            raise impossible("colours", "'-'", "a colour for every seat, once they are chosen")
        if state.board.allowed[colour] == 0:
            name = state.board.colour_names[colour]
            raise impossible("colours", name, f"a colour that {int(state.board.seats)} players may take")


def check_placing(state: State) -> None:
    """place.turns, place.one-each, place.no-stairs: once, before the first round."""
    if state.round != 1:
        raise impossible("round", str(int(state.round)), "round 1: colours and places are taken once")
    for where in state.figures:
        if where >= ROOM and where < BOX:
            raise impossible("to place", "a figure off the gallery", "figures on the gallery only")
    if state.stage == CHOOSING:
        if not all(where == BOX for where in state.figures):
            raise impossible("to choose", "figures on the gallery", "no figure before the colours are chosen")
        return
    taken = [int(where) for where in state.figures if where != BOX]
    if len(set(taken)) != len(taken):
        raise impossible("to place", "two figures on a space", "one figure a space")
    board = state.board
    placed = on_gallery(state, state.seat)
    if placed == board.figures:
        raise impossible("to place", "no figure left to place", "a seat that has one")
    seat = state.first
    extra: i64 = 1
    for _ in range(int(board.seats)):
        if seat == state.seat:
            extra = 0
        if on_gallery(state, seat) != placed + extra:
            raise impossible("to place", f"seat {int(seat) + 1} out of turn", "figures placed one each in turn")
        seat = (seat + 1) % board.seats


def check_rooms(state: State) -> None:
    """rooms.one-figure, rooms.open-doors, rooms.when."""
    board = state.board
    room: i64 = 0
    for name in board.room_names:
        guests = sum(where == ROOM + room for where in state.figures)
        if guests > 1:
            raise impossible(name, f"{guests} figures", "one figure at the most")
        if guests and board.behind[board.door[room]] != room:
            raise impossible(name, "a figure behind a closed door", "nobody")
        if guests and state.hugo < 0:
            raise impossible(name, f"a figure, and Hugo on {place_of(state.hugo, state)}", "nobody while he climbs")
        if guests and state.stage == RETURNING:
            raise impossible(name, "a figure", "nobody: rooms are left before the others come back")
        room += 1


def check_steps(state: State) -> None:
    """capture.stairs-order."""
    steps = {int(where) - int(STEP) for where in state.figures if STEP <= where < CELLAR}
    if steps != set(range(len(steps))):
        raise impossible("stairs", "an empty step below a taken one", "steps taken from the cellar upwards")


def check_playing(state: State) -> None:
    """round.end-empty, hugo.stairs-safe, capture.overtake, capture.cellar, round.end-no-room, move.number."""
    board = state.board
    if not any(where < ROOM for where in state.figures):
        raise impossible("gallery", "nobody", "a figure: a round ends when none is left there")
    if state.hugo < 0 and any(STEP <= where <= CELLAR for where in state.figures):
        found = f"a captured figure, and Hugo on {place_of(state.hugo, state)}"
        raise impossible("stairs", found, "nobody: he captures on the gallery")
    if state.trapped < board.steps and anybody_at(state, CELLAR):
        raise impossible("cellar", "a figure, and a step that is empty", "nobody before every step is taken")
    if state.hugo >= 0 and anybody_at(state, state.hugo):
        raise impossible("hugo", f"a figure on his space {int(state.hugo) + 1}", "nobody: he captures them")
    if state.hidden == board.all_open and any(where < ROOM for where in state.figures):
        raise impossible("rooms", "every open room taken", "an open room that is free, or the round's end")
    if state.stage == MOVING and on_gallery(state, state.seat) == 0:
        raise impossible("to move", "no figure of that seat on the gallery", "a seat that can move")
    if state.stage == MOVING and not any(face == state.roll for face in board.faces):
        faces = ", ".join(str(int(face)) for face in board.faces if face != 0)
        raise impossible("to move", str(int(state.roll)), f"a number of the die: {faces}")
