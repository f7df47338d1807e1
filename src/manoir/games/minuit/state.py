"""A position of Minuit: where the figures and Hugo are, and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from manoir.games.minuit.edition import Options
from manoir.games.minuit.moves import place
from manoir.kernel.game import Ask

# Where a figure is: a gallery space from 0, or one of these and a number.
ROOM: Final[i64] = 100  # + the room's number
STEP: Final[i64] = 200  # + the step's number, from the cellar
CELLAR: Final[i64] = 300
BOX: Final[i64] = 400  # not yet placed

# The stage of a game: what happens next, or what is asked.
CHOOSING: Final[i64] = 0
PLACING: Final[i64] = 1
ROLLING: Final[i64] = 2
MOVING: Final[i64] = 3
RETURNING: Final[i64] = 4
OVER: Final[i64] = 5

NOBODY: Final[i64] = -1
NO_ROOM: Final[i64] = -1


class Board:
    """What never changes during a game, in the form that is quick to read."""

    def __init__(self, options: Options) -> None:
        edition = options.edition
        self.options = options
        self.seats: i64 = options.seats
        self.figures: i64 = edition.per_player[options.seats]  # of each player
        self.spaces: i64 = edition.spaces
        self.top: i64 = edition.top - 1
        self.steps: i64 = len(edition.steps)
        self.hugo_starts: i64 = edition.hugo_starts - len(edition.steps)
        self.advance: i64 = options.advance
        self.rounds: i64 = options.rounds
        self.faces = vec[i64](list(edition.faces))
        self.step_worth = vec[i64](list(edition.steps))
        self.cellar_worth: i64 = edition.cellar
        self.room_worth = vec[i64]([room.fright for room in edition.rooms])
        self.exact = vec[i64]([int(room.exact) for room in edition.rooms])
        self.door = vec[i64]([room.door - 1 for room in edition.rooms])
        # The open room whose door gives on a space, or NO_ROOM: at most one, which the edition's check sees to.
        self.behind = vec[i64]([NO_ROOM] * edition.spaces)
        self.bit = vec[i64]([2**number for number in range(max(len(edition.rooms), options.seats))])
        self.doors = vec[i64]([0] * edition.spaces)  # that room as its bit, or 0
        all_open: i64 = 0
        number: i64 = 0
        for room in edition.rooms:
            if not room.closed:
                self.behind[room.door - 1] = number
                self.doors[room.door - 1] = self.bit[number]
                all_open += self.bit[number]
            number += 1
        self.all_open = all_open
        self.placings = vec[i64]([place(space) for space in range(edition.spaces)])
        # setup.colours: the colours a number of players allows are just those with enough figures for each.
        enough = edition.per_player[options.seats]
        self.allowed = vec[i64]([int(count >= enough) for count in edition.colours.values()])
        self.colour_names = list(edition.colours)
        self.room_names = [room.id for room in edition.rooms]
        self.cell = cells_of(edition.spaces, len(edition.rooms), len(edition.steps))


def cells_of(spaces: int, rooms: int, steps: int) -> vec[i64]:
    """The places of a figure numbered without gaps, as a lens writes them: spaces, rooms, steps, cellar, box."""
    cell = vec[i64]([0] * (BOX + 1))
    number: i64 = 0
    for start, count in ((0, spaces), (ROOM, rooms), (STEP, steps), (CELLAR, 1), (BOX, 1)):
        for where in range(start, start + count):
            cell[where] = number
            number += 1
    return cell


LAST: list[Board | None] = [None]  # read once and written once: threads replay logs side by side


def board_for(options: Options) -> Board:
    """The board of a table; the last one is kept, for a batch sets the same table up a thousand times."""
    known = LAST[0]
    if known is not None and known.options is options:
        return known
    board = Board(options)
    LAST[0] = board
    return board


@mypyc_attr(acyclic=True)
class State:
    """The truth about one game; plain slots and a copy by hand, because a search makes millions of them."""

    __slots__ = (
        "answered",
        "board",
        "choices",
        "colours",
        "figures",
        "first",
        "hidden",
        "history",
        "hugo",
        "roll",
        "round",
        "seat",
        "stage",
        "totals",
        "trapped",
    )

    def __init__(
        self,
        board: Board,
        figures: vec[i64],
        colours: vec[i64],
        totals: vec[i64],
        history: list[vec[i64]],
        choices: vec[i64],
    ) -> None:
        self.board = board
        self.stage: i64 = CHOOSING
        self.seat: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who started the round
        self.round: i64 = 1
        self.roll: i64 = 0  # the number to move by, while MOVING
        self.hugo: i64 = board.hugo_starts  # a gallery space, or below zero on the stairs: -1 touches the gallery
        self.hidden: i64 = 0  # the rooms taken, one bit each
        self.trapped: i64 = 0  # the steps taken, counted from the cellar
        self.answered: i64 = 0  # answers so far: the next ask's id
        self.figures = figures  # places, a player's side by side
        # Shared between copies: replaced, never changed.
        self.colours = colours
        self.totals = totals
        self.history = history  # the points of each round counted
        self.choices = choices  # of the seat whose turn it is; none once the game is over

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State(self.board, self.figures[:], self.colours, self.totals, self.history, self.choices)
        twin.stage = self.stage
        twin.seat = self.seat
        twin.first = self.first
        twin.round = self.round
        twin.roll = self.roll
        twin.hugo = self.hugo
        twin.hidden = self.hidden
        twin.trapped = self.trapped
        twin.answered = self.answered
        return twin


def empty_state(board: Board) -> State:
    """A table before anything happened: no colours, all figures in the box."""
    figures = vec[i64]([BOX] * (board.seats * board.figures))
    return State(board, figures, vec[i64]([NOBODY] * board.seats), vec[i64]([0] * board.seats), [], vec[i64]())


KINDS: Final = ("colour", "place", "", "move", "return", "")  # of the question that a stage asks


def asks_of(state: State) -> list[Ask]:
    """The open question, if there is one."""
    return [Ask(state.answered, state.seat, KINDS[state.stage])] if len(state.choices) > 0 else []


def on_gallery(state: State, seat: i64) -> i64:
    """How many figures of a seat are on the gallery."""
    count: i64 = 0
    number = seat * state.board.figures
    end = number + state.board.figures
    while number < end:
        if state.figures[number] < ROOM:
            count += 1
        number += 1
    return count


def walks_gallery(state: State, seat: i64) -> bool:
    """Whether any figure of a seat is on the gallery."""
    number = seat * state.board.figures
    end = number + state.board.figures
    while number < end:
        if state.figures[number] < ROOM:
            return True
        number += 1
    return False


def figure_at(state: State, seat: i64, where: i64) -> i64:
    """A figure of the seat at a place, or NOBODY: one player's figures are all alike."""
    number = seat * state.board.figures
    end = number + state.board.figures
    while number < end:
        if state.figures[number] == where:
            return number
        number += 1
    return NOBODY


def anybody_at(state: State, place: i64) -> bool:
    """Whether any figure is at a place."""
    for where in state.figures:
        if where == place:
            return True
    return False


def anybody_walks(state: State) -> bool:
    """Whether any figure is on the gallery."""
    for where in state.figures:
        if where < ROOM:
            return True
    return False
