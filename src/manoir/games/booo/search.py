"""A round of Booo!: the visitor placed, the search that is open to all, hands, and a search given up."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.booo.ending import end, is_pile_empty
from manoir.games.booo.events import GivenUp, HandLowered, HandRaised, VisitorPlaced
from manoir.games.booo.moves import RAISE
from manoir.games.booo.state import LEFT, NOBODY, OVER, SEARCHING, TRACING, State, goal, hands_up, wait_of
from manoir.kernel.event import Seat, Tell
from manoir.kernel.game import Ask


def place_visitor(state: State, tell: Tell | None) -> None:
    """visitor.place: the top of the pile goes to its room by itself, and the search is open (search.all)."""
    board = state.board
    state.stage = SEARCHING
    state.hands = 0  # give-up.hand: all hands come down with a new visitor
    state.paused = 0
    state.delayed = board.all_seats if board.waits else 0
    state.since = state.answered
    state.last = NOBODY
    open_search(state)
    if tell is not None:
        edition = board.edition
        room = int(goal(state))
        tell.add(
            VisitorPlaced(
                Seat(int(state.first)),
                int(state.visitor) + 1,
                state.castle.room_names[room],
                edition.coats[room % edition.columns],
                edition.portraits[room // edition.columns],
                int(board.visitors - state.visitor) - 1,
            )
        )


def open_search(state: State) -> None:
    """search.all: one ask for every seat; the first claim closes them all."""
    asks: list[Ask] = []
    first_id = state.answered * 8
    seats = state.board.seats
    seat: i64 = 0
    if state.board.waits:
        while seat < seats:
            asks.append(Ask(first_id + seat, seat, "search", wait_of(state, seat)))
            seat += 1
    else:
        while seat < seats:
            asks.append(Ask(first_id + seat, seat, "search", 0))
            seat += 1
    state.open = asks


def ask_again(state: State, seat: i64) -> None:
    """A new question for one seat; those of the others stay as they are."""
    asks = state.open.copy()
    asks[seat] = Ask(state.answered * 8 + seat, seat, "search", 0)
    state.open = asks


def has_waited(state: State, seat: i64) -> None:
    """A seat that answers has served its delay and its pause; one whose ask was closed before it could, has not."""
    if state.board.waits:
        bit = state.board.bit[seat]
        state.delayed &= ~bit
        state.paused &= ~bit


def put_hand_up(state: State, seat: i64, tell: Tell | None) -> None:
    """give-up.hand, give-up.majority: with more than half of all hands up the search ends at once."""
    has_waited(state, seat)
    if is_up(state, seat):
        ask_again(state, seat)  # a hand that is up: nothing changes, and nothing is told
        return
    state.hands |= state.board.bit[seat]
    if tell is not None:
        tell.add(HandRaised(Seat(int(seat)), int(hands_up(state)), needed(state)))
    if 2 * hands_up(state) > state.board.seats:
        give_up(state, "hands", tell)
    else:
        ask_again(state, seat)


def is_up(state: State, seat: i64) -> bool:
    """Whether a seat has a hand up."""
    return state.hands & state.board.bit[seat] != 0


def take_hand_down(state: State, seat: i64, tell: Tell | None) -> None:
    """give-up.hand: it may be lowered again."""
    has_waited(state, seat)
    state.hands &= ~state.board.bit[seat]
    if tell is not None:
        tell.add(HandLowered(Seat(int(seat)), int(hands_up(state)), needed(state)))


def needed(state: State) -> int:
    """give-up.majority: the fewest hands that are more than half."""
    return int(state.board.seats) // 2 + 1


def count_answer(state: State, seat: i64, kind: i64) -> None:
    """machine.bound: an answer counts if the one before it was another player's; a hand kept up never does."""
    idle = kind == RAISE and is_up(state, seat)
    if idle or state.last in (NOBODY, seat):
        state.since += 1
    if not idle:
        state.last = seat


def is_spent(state: State) -> bool:
    """machine.bound: whether a search has had all its answers; who shows a path may finish it, but for version 1."""
    if state.stage == OVER or (state.stage == TRACING and not state.board.every_answer):
        return False
    return state.answered - state.since >= state.board.bound


def give_up(state: State, reason: str, tell: Tell | None) -> None:
    """give-up.majority: the visitor leaves the game, the ghost takes its place, nobody takes a token."""
    room = goal(state)
    if tell is not None:
        tell.add(GivenUp(int(state.visitor) + 1, state.castle.room_names[room], reason))
    settle_visitor(state, LEFT)
    state.ghost = room
    next_round(state, tell)


def settle_visitor(state: State, holder: i64) -> None:
    """Who took the visitor that is out, or that it left the game."""
    visitors = state.visitors[:]
    visitors[state.visitor] = holder
    state.visitors = visitors


def next_round(state: State, tell: Tell | None) -> None:
    """round.steps: the next player clockwise is first player; with the pile empty the game ends."""
    state.seat = NOBODY
    if is_pile_empty(state):
        end(state, tell)
        return
    state.visitor += 1
    state.first += 1
    if state.first == state.board.seats:
        state.first = 0
    place_visitor(state, tell)
