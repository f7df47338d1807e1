"""A claim of Booo!: the call, the path shown step by step, and what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.ending import end, won_outright
from manoir.games.booo.events import Called, Crossed, Dropped, Failed, Took, Turned
from manoir.games.booo.search import has_waited, is_up, next_round, open_search, settle_visitor, take_hand_down
from manoir.games.booo.state import NOBODY, SEARCHING, SUPPLY, TRACING, State, goal
from manoir.games.booo.whereabouts import whereabouts_of
from manoir.kernel.event import Seat, Tell
from manoir.kernel.game import Ask


def call(state: State, seat: i64, colour: i64, tell: Tell | None) -> None:
    """claim.first, claim.alone: every other question closes, and the caller shows the path."""
    has_waited(state, seat)
    if is_up(state, seat):
        take_hand_down(state, seat, tell)  # give-up.hand: calling lowers it
    if tell is not None:
        tell.add(Called(Seat(int(seat)), state.board.edition.colours[colour]))
    state.stage = TRACING
    state.seat = seat
    state.colour = colour
    state.at = state.castle.anchor[state.ghost]
    if state.tokens[colour] == seat:
        fail(state, "own-wall", colour, tell)
    else:
        ask_on(state)


def ask_on(state: State) -> None:
    """claim.steps: the next step of the path."""
    state.open = [Ask(state.answered * 8 + state.seat, state.seat, "trace", 0)]


def go_through(state: State, wall: i64, tell: Tell | None) -> None:
    """path.one-colour: a wall of the ghost's colour lets it through, any other ends the claim."""
    castle = state.castle
    paint = castle.paint[wall]
    start = castle.region[state.at]
    state.at = castle.across(wall, start)
    room = castle.region[state.at]
    if tell is not None:
        tell.add(crossing(state, wall, start, room))
    if paint != state.colour:
        fail(state, "wrong-wall", paint, tell)
    elif room == goal(state):
        win(state, tell)  # path.end
    else:
        ask_on(state)


def go_down(state: State, room: i64, tell: Tell | None) -> None:
    """path.trapdoor: straight to another room with a trapdoor, in the same colour."""
    castle = state.castle
    if tell is not None:
        start = castle.room_names[castle.region[state.at]]
        tell.add(Dropped(Seat(int(state.seat)), start, castle.room_names[room]))
    state.at = castle.anchor[room]
    if room == goal(state):
        win(state, tell)  # path.end
    else:
        ask_on(state)


def change_colour(state: State, colour: i64, tell: Tell | None) -> None:
    """path.transition: another colour from this room on; one's own ends the claim (path.own-walls)."""
    if tell is not None:
        room = state.castle.room_names[state.castle.region[state.at]]
        tell.add(Turned(Seat(int(state.seat)), room, state.board.edition.colours[colour]))
    state.colour = colour
    if state.tokens[colour] == state.seat:
        fail(state, "own-wall", colour, tell)
    else:
        ask_on(state)


def fail(state: State, reason: str, colour: i64, tell: Tell | None) -> None:
    """claim.wrong: the ghost is where it stood, and the search starts again for all, hands as they are."""
    seat = state.seat
    if tell is not None:
        room = state.castle.room_names[state.ghost]
        colours = state.board.edition.colours
        tell.add(Failed(Seat(int(seat)), reason, CLAUSES[reason], colours[colour], colours[state.colour], room))
    state.stage = SEARCHING
    state.seat = NOBODY
    if state.board.pause > 0:
        state.paused |= state.board.bit[seat]  # claim.no-penalty
    open_search(state)


CLAUSES = {"own-wall": "path.own-walls", "wrong-wall": "path.one-colour", "stopped": "claim.in-one-go"}


def win(state: State, tell: Tell | None) -> None:
    """win.visitor, win.wall: the visitor and one wall token go to the claimant."""
    seat = state.seat
    # win.last-colour, win.no-wall-crossed: both are the colour that the ghost is in now. It came through a wall of that
    # colour, or down trapdoors since such a wall or since the call; and where a trapdoor is there is no transition.
    colour = state.colour
    room = goal(state)
    owner = state.tokens[colour]
    tokens = state.tokens[:]
    tokens[colour] = seat
    state.tokens = tokens
    settle_visitor(state, seat)
    state.ghost = room
    if tell is not None:
        loser = None if owner == SUPPLY else Seat(int(owner))
        name = state.castle.room_names[room]
        tell.add(Took(Seat(int(seat)), int(state.visitor) + 1, name, state.board.edition.colours[colour], loser))
    if won_outright(state) != NOBODY:
        end(state, tell)
    else:
        next_round(state, tell)


def crossing(state: State, wall: i64, start: i64, room: i64) -> Crossed:
    """What is told of a wall that was crossed from one region to another."""
    castle = state.castle
    at = whereabouts_of(castle, wall)
    return Crossed(
        Seat(int(state.seat)),
        wall_name(state, wall),
        state.board.edition.colours[castle.paint[wall]],
        castle.room_names[start] if start < castle.rooms else None,
        castle.room_names[room] if room < castle.rooms else None,
        castle.room_names[at.room],
        at.side,
    )


def wall_name(state: State, wall: i64) -> str:
    """A wall as people name it: a cell by column and row from 1, and the side of it where the wall is."""
    cell = wall // 2
    width = state.castle.width
    return f"{int(cell % width) + 1}.{int(cell // width) + 1}{'e' if wall % 2 == 0 else 's'}"
