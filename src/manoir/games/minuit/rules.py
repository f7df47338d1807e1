"""The rules of Minuit, in the order of the rulebook: set-up, turn, Hugo, rooms, capture, end of a round, next round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.minuit import refusals
from manoir.games.minuit.capture import capture_at, sweep_gallery
from manoir.games.minuit.edition import Options
from manoir.games.minuit.events import (
    Began,
    CameBack,
    Chose,
    Hid,
    HugoClimbed,
    HugoWalked,
    Lost,
    Moved,
    Placed,
    Rolled,
    RolledGhost,
    Stayed,
)
from manoir.games.minuit.moves import GO, HIDE, choose, go, hide, kind_of, last_of, space_of, stay
from manoir.games.minuit.rounds import begin_round, end_round, first_waiting, next_back
from manoir.games.minuit.state import (
    BOX,
    CELLAR,
    CHOOSING,
    MOVING,
    NOBODY,
    OVER,
    PLACING,
    RETURNING,
    ROLLING,
    ROOM,
    STEP,
    Board,
    State,
    anybody_walks,
    asks_of,
    board_for,
    empty_state,
    figure_at,
    walks_gallery,
)
from manoir.games.minuit.view import View, imagine_state, view_of
from manoir.kernel.event import Seat, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.leaders import leaders
from manoir.kernel.quick import QuickGame


class Minuit(QuickGame[State, View, Options]):
    """Le Fantôme de Minuit."""

    name = "minuit"
    version = 1
    aim = -1
    # Law 5: a game is bounded in practice only, for the last figure may stay; Hugo comes round for it at the latest
    # after 12 ghosts, and 100,000 answers without that many have a chance below 10**-100.
    bound = 100_000

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = empty_state(board_for(table))
        # setup.first: the host names the bravest, or the lot does.
        first = table.first
        state.first = fate.pick(state.board.seats) if first is None else first
        state.seat = state.first
        if tell is not None:
            tell.add(Began(Seat(int(state.first))))
        self.settle(state, fate, tell)
        return state

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        while True:
            stage = state.stage
            if stage == ROLLING:
                roll(state, fate, tell)
                continue
            if stage == MOVING:
                choices = walks(state)
            elif stage == PLACING:
                choices = placings(state)
            elif stage == RETURNING:
                back = next_back(state)
                if back == NOBODY:
                    begin_round(state, tell)
                    continue
                state.seat = back // state.board.figures
                choices = placings(state)
            elif stage == CHOOSING:
                choices = colours_left(state)
            else:
                state.choices = vec[i64]()
                return
            if len(choices) > 1:
                state.choices = choices
                return
            self.apply(state, choices[0], True, tell)  # nothing to choose: the rules go on by themselves

    def asks(self, state: State) -> list[Ask]:
        return asks_of(state)

    def asked(self, state: State) -> i64:
        if len(state.choices) == 0:
            return 0
        return state.board.bit[state.seat]

    def moves(self, state: State, seat: i64) -> vec[i64]:
        return state.choices

    def advance(self, state: State, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        state.answered += 1
        self.apply(state, move, False, tell)
        self.settle(state, fate, tell)

    def apply(self, state: State, move: i64, forced: bool, tell: Tell | None) -> None:
        """Carry out one move of the seat whose turn it is, forced if there was no other."""
        stage = state.stage
        if stage == MOVING:
            kind = kind_of(move)
            if kind == GO:
                walk(state, space_of(move), forced, tell)
            elif kind == HIDE:
                slip_in(state, space_of(move), last_of(move), tell)
            else:
                leave_it(state, tell)
        elif stage == PLACING:
            put_down(state, space_of(move), tell)
        elif stage == RETURNING:
            put_back(state, space_of(move), tell)
        else:
            take_colour(state, last_of(move), tell)

    def view(self, state: State, seat: i64) -> View:
        return view_of(state)

    def imagine(self, view: View, fate: Fate) -> State:
        return imagine_state(view)

    def scores(self, state: State) -> vec[i64]:
        return state.totals

    def winners(self, state: State) -> vec[i64]:
        return leaders(state.totals, self.aim) if state.stage == OVER else vec[i64]()  # end.winner

    def lapse(self, state: State, seat: i64, fate: Fate) -> i64:
        last = state.choices[len(state.choices) - 1]
        return last if last == stay() else state.choices[0]

    def why(self, state: State, seat: i64, move: i64) -> str:
        return refusals.why(state, seat, move)


TAKEN: Final[i64] = -1  # in place of a move that is not to be had


# Set-up


def colours_left(state: State) -> vec[i64]:
    """setup.choice: the colours that the number of players allows and nobody has taken."""
    choices = vec[i64]()
    colour: i64 = 0
    for allowed in state.board.allowed:
        if allowed == 1 and not is_taken(state, colour):
            choices = append(choices, choose(colour))
        colour += 1
    return choices


def is_taken(state: State, colour: i64) -> bool:
    """Whether a seat has that colour already."""
    for taken in state.colours:
        if taken == colour:
            return True
    return False


def take_colour(state: State, colour: i64, tell: Tell | None) -> None:
    """setup.choice: in seat order from the first player."""
    colours = state.colours[:]
    colours[state.seat] = colour
    state.colours = colours
    if tell is not None:
        tell.add(Chose(Seat(int(state.seat)), state.board.colour_names[colour]))
    next_seat(state)
    if state.seat == state.first:
        state.stage = PLACING


def placings(state: State) -> vec[i64]:
    """place.one-each, next.from-stairs: any empty gallery space."""
    choices = state.board.placings[:]
    for where in state.figures:  # Hugo does not count (next.hugo)
        if where < ROOM:
            choices[where] = TAKEN
    left: i64 = 0
    for move in choices:
        if move != TAKEN:
            choices[left] = move
            left += 1
    return choices[:left]


def put_down(state: State, space: i64, tell: Tell | None) -> None:
    """place.turns: one figure each in turn, until all stand."""
    state.figures[figure_at(state, state.seat, BOX)] = space
    if tell is not None:
        tell.add(Placed(Seat(int(state.seat)), int(space) + 1))
    next_seat(state)
    if figure_at(state, state.seat, BOX) == NOBODY:
        state.stage = ROLLING


# Turn


def next_seat(state: State) -> None:
    """turn.clockwise."""
    state.seat += 1
    if state.seat == state.board.seats:
        state.seat = 0


def roll(state: State, fate: Fate, tell: Tell | None) -> None:
    """turn.roll-always: a ghost moves Hugo, a number moves a figure of the roller if one is on the gallery."""
    faces = state.board.faces
    face = faces[fate.pick(len(faces))]
    if face == 0:
        if tell is not None:
            tell.add(RolledGhost(Seat(int(state.seat))))
        haunt(state, tell)
    elif walks_gallery(state, state.seat):
        if tell is not None:
            tell.add(Rolled(Seat(int(state.seat)), int(face)))
        state.roll = face
        state.stage = MOVING
    else:
        if tell is not None:
            tell.add(Lost(Seat(int(state.seat)), int(face)))
        next_seat(state)


def walks(state: State) -> vec[i64]:
    """move.number, rooms.choice: every figure may walk on, or slip into any room that the number reaches."""
    board = state.board
    figures = state.figures
    spaces = board.spaces
    number = state.roll
    free: i64 = 0
    if state.hugo >= 0:  # rooms.when
        free = board.all_open & ~state.hidden
    choices = vec[i64](capacity=16)  # more than all but a few turns need
    count: i64 = 0
    start = state.seat * board.figures
    end = start + board.figures
    figure = start
    while figure < end:
        space = figures[figure]
        if space < ROOM:
            count += 1
            # Figures of one player on one space are alike: only the first of them is asked about.
            twin = start
            while twin < figure and figures[twin] != space:
                twin += 1
            if twin == figure:
                choices = append(choices, go(space))
                points: i64 = 1
                at = space
                while points <= number and free != 0:
                    if board.doors[at] & free != 0:
                        room = board.behind[at]
                        # On a small ring a room comes round again: there only the exact number counts.
                        if points == number if board.exact[room] == 1 else points <= spaces:
                            choices = append(choices, hide(space, room))
                    at += 1
                    if at == spaces:
                        at = 0
                    points += 1
        figure += 1
    if count == 1:
        choices = append(choices, stay())  # move.last-may-stay
    return choices


def walk(state: State, start: i64, forced: bool, tell: Tell | None) -> None:
    """move.right-only, move.ring: along the gallery by the number; onto Hugo's space is into his arms."""
    spaces = state.board.spaces
    space = start + state.roll
    while space >= spaces:
        space -= spaces
    state.figures[figure_at(state, state.seat, start)] = space
    if tell is not None:
        tell.add(Moved(Seat(int(state.seat)), int(start) + 1, int(space) + 1, forced))
    state.stage = ROLLING
    if space == state.hugo:
        capture_at(state, space, tell)  # capture.walk-into: nobody else can be standing there
        end_round_if_over(state, tell)
    if state.stage == ROLLING:
        next_seat(state)


def leave_it(state: State, tell: Tell | None) -> None:
    """move.last-may-stay."""
    if tell is not None:
        start = state.seat * state.board.figures
        for number in range(int(start), int(start + state.board.figures)):
            if state.figures[number] < ROOM:
                tell.add(Stayed(Seat(int(state.seat)), int(state.figures[number]) + 1))
    state.stage = ROLLING
    next_seat(state)


# Hugo


def haunt(state: State, tell: Tell | None) -> None:
    """hugo.advance: space by space, up the stairs and round the gallery, catching whom he meets."""
    board = state.board
    before = state.hugo
    left = board.advance
    while left > 0:
        state.hugo = beyond(board, state.hugo)
        left -= 1
    if tell is not None:
        if state.hugo < 0:
            tell.add(HugoClimbed(int(board.step_worth[state.hugo + board.steps])))
        else:
            tell.add(HugoWalked(int(before) + 1 if before >= 0 else None, int(state.hugo) + 1))
    space = before
    left = board.advance
    while left > 0:
        space = beyond(board, space)
        if space >= 0:
            capture_at(state, space, tell)  # capture.several-spaces: in the order in which he reaches them
        left -= 1
    if space >= 0:
        end_round_if_over(state, tell)
    if state.stage == ROLLING:
        next_seat(state)


def beyond(board: Board, space: i64) -> i64:
    """hugo.stairs-count: the next step or space of his way; from the last step onto the gallery."""
    if space == -1:
        return board.top
    if space + 1 == board.spaces:
        return 0
    return space + 1


# Rooms


def slip_in(state: State, start: i64, room: i64, tell: Tell | None) -> None:
    """rooms.safe: the figure is out of Hugo's way for the rest of the round."""
    board = state.board
    state.figures[figure_at(state, state.seat, start)] = ROOM + room
    state.hidden |= board.bit[room]
    if tell is not None:
        fright = int(board.room_worth[room])
        tell.add(Hid(Seat(int(state.seat)), int(start) + 1, board.room_names[room], fright))
    state.stage = ROLLING
    end_round_if_over(state, tell)
    if state.stage == ROLLING:
        next_seat(state)


# End of a round


def end_round_if_over(state: State, tell: Tell | None) -> None:
    """round.end-empty, round.end-no-room."""
    if anybody_walks(state):
        if state.hidden != state.board.all_open:
            return
        sweep_gallery(state, tell)
    end_round(state, tell)


# Next round


def put_back(state: State, space: i64, tell: Tell | None) -> None:
    """next.from-stairs: the figure whose turn it is comes back on an empty space of its player's choice."""
    where = first_waiting(state)
    state.figures[figure_at(state, state.seat, where)] = space
    if tell is not None:
        step = None if where == CELLAR else int(state.board.step_worth[where - STEP])
        tell.add(CameBack(Seat(int(state.seat)), step, int(space) + 1))


def is_over(state: State) -> bool:
    """Whether the last round was counted."""
    return state.stage == OVER
