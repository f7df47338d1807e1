"""The count at the end of a round, and the way back onto the gallery for the next one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.minuit.events import CameOut, Ended, RoundBegan, RoundEnded
from manoir.games.minuit.state import BOX, CELLAR, NOBODY, OVER, RETURNING, ROLLING, ROOM, STEP, State, figure_at
from manoir.kernel.event import Seat, Tell
from manoir.kernel.leaders import leaders


def worth(state: State, where: i64) -> i64:
    """What a figure costs its player at the end of a round, by where it is."""
    board = state.board
    if where < ROOM or where >= BOX:
        return 0
    if where < STEP:
        return board.room_worth[where - ROOM]  # score.haunted, score.bonus, score.plain
    if where < CELLAR:
        return board.step_worth[where - STEP]  # score.step
    return board.cellar_worth  # score.cellar


def end_round(state: State, tell: Tell | None) -> None:
    """score.total: count, write down, add up; then the next round, or the end."""
    board = state.board
    points = vec[i64]([0] * board.seats)
    figure: i64 = 0
    for where in state.figures:
        points[figure // board.figures] += worth(state, where)
        figure += 1
    totals = state.totals[:]
    seat: i64 = 0
    for scored in points:
        totals[seat] += scored
        seat += 1
    state.totals = totals
    state.history = [*state.history, points]
    if tell is not None:
        tell.add(RoundEnded(int(state.round), plain(points), plain(totals)))
    if state.round == board.rounds:
        state.stage = OVER
        if tell is not None:
            tell.add(Ended(plain(totals), tuple([Seat(int(seat)) for seat in leaders(totals, -1)])))
        return
    state.stage = RETURNING
    state.first = most_frightened(state, NOBODY)  # next.first
    leave_rooms(state, tell)


def leave_rooms(state: State, tell: Tell | None) -> None:
    """next.from-rooms: out onto the space before the door."""
    board = state.board
    figure: i64 = 0
    for where in state.figures:
        if where >= ROOM and where < STEP:
            room = where - ROOM
            state.figures[figure] = board.door[room]
            if tell is not None:
                seat = Seat(int(figure // board.figures))
                tell.add(CameOut(seat, board.room_names[room], int(board.door[room]) + 1))
        figure += 1
    state.hidden = 0


def most_frightened(state: State, place: i64) -> i64:
    """The seat with the most points, of those with a figure at a place (NOBODY: of all).

    At equal points the nearest clockwise after the first player, who comes last.
    """
    totals = state.totals
    best = NOBODY
    seat = state.first
    while True:
        seat += 1
        if seat == state.board.seats:
            seat = 0
        there = place == NOBODY or figure_at(state, seat, place) != NOBODY
        if there and (best == NOBODY or totals[seat] > totals[best]):
            best = seat
        if seat == state.first:
            return best


def next_back(state: State) -> i64:
    """next.from-stairs, next.same-step, next.from-cellar: the captured figure that comes back next, or NOBODY."""
    place = first_waiting(state)
    if place == NOBODY:
        return NOBODY
    return figure_at(state, most_frightened(state, place), place)


def first_waiting(state: State) -> i64:
    """The place from which the next figure comes: the lowest step that holds one, then the cellar."""
    lowest = BOX
    for where in state.figures:
        if where >= STEP and where < lowest:
            lowest = where
    return NOBODY if lowest == BOX else lowest


def begin_round(state: State, tell: Tell | None) -> None:
    """next.hugo, next.first: Hugo goes back before the cellar and the most frightened player rolls."""
    state.round += 1
    state.hugo = state.board.hugo_starts
    state.trapped = 0
    state.seat = state.first
    state.stage = ROLLING
    if tell is not None:
        tell.add(RoundBegan(int(state.round), Seat(int(state.first))))


def plain(numbers: vec[i64]) -> tuple[int, ...]:
    """Packed numbers as an event holds them."""
    return tuple([int(number) for number in numbers])
