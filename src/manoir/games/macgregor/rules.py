"""The rules of Mac Gregor: set-up, then round after round until somebody leaves the castle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.macgregor import refusals
from manoir.games.macgregor.arrival import put_down, rooms_due, show_token
from manoir.games.macgregor.board import NONE, Board
from manoir.games.macgregor.edition import Options
from manoir.games.macgregor.ending import end, treasures_by_seat, winners_of
from manoir.games.macgregor.events import Began, GotColour
from manoir.games.macgregor.haunting import (
    capture,
    cards_to_lay,
    end_round,
    lay_down,
    prey,
    step_into,
    steps,
    turn_card,
)
from manoir.games.macgregor.moves import FLIP, GO, LAMP, LEAVE, PICK, STOP, card_of, kind_of, room_of, stop
from manoir.games.macgregor.pile import draw, turn_up
from manoir.games.macgregor.setup import deal_characters, deal_keys, place_pawn, starts, tokens_done
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
    empty_state,
    left_of,
)
from manoir.games.macgregor.turn import (
    actions,
    discards,
    go_out,
    stop_turn,
    throw_away,
    turn_over,
    use_detector,
    use_lamp,
    use_pick,
    walk,
)
from manoir.games.macgregor.view import View, imagine_state, view_of
from manoir.kernel.event import Seat, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask, Game


class MacGregor(Game[State, View, Options]):
    """Le Trésor du Fantôme des Mac Gregor."""

    name = "macgregor"
    version = 2
    aim = 1
    # Law 5, for a table with a bound of rounds, as every table has unless it chooses none: a turn in which each entry
    # draws a fitting key ends by luck alone, so answers are bounded in practice; 15,000 random games never took 3,000.
    bound = 100_000

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = empty_state(Board(table))
        deal_characters(state, fate)
        ghost = table.ghost
        state.ghost = fate.pick(state.board.seats) if ghost is None else ghost  # setup.ghost
        state.seat = state.ghost
        state.pawns[state.ghost] = state.board.ghost_room  # setup.ghost-room
        if tell is not None:
            seat = 0
            for colour in state.colours:
                tell.add(GotColour(Seat(seat), state.board.token_names[colour]))
                seat += 1
            tell.add(Began(Seat(int(state.ghost)), int(state.board.needed)))
        self.settle(state, fate, tell)
        return state

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        while True:
            if state.top == NONE and lacks_top(state):
                turn_up(state, fate, tell)
            stage = state.stage
            if stage != TURN and goes_on(state, fate, tell):
                continue
            if stage == OVER:
                end(state, tell)
                return
            choices = self.choices(state)
            if len(choices) > 1 or stage == TURN:  # turn.stop: the end of a turn is always asked
                state.choices = choices
                state.open = [Ask(state.answered, state.seat, KINDS[stage])]
                return
            self.apply(state, choices[0], tell)  # nothing to choose: the rules go on by themselves

    def asks(self, state: State) -> list[Ask]:
        return state.open

    def moves(self, state: State, seat: i64) -> vec[i64]:
        return state.choices

    def advance(self, state: State, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        state.answered += 1
        self.apply(state, move, tell)
        self.settle(state, fate, tell)

    def apply(self, state: State, move: i64, tell: Tell | None) -> None:
        """Carry out one move of the seat that is asked."""
        stage = state.stage
        if stage == TURN:
            self.act(state, move, tell)
        elif stage == PLANNING:
            lay_down(state, card_of(move), tell)
        elif stage in (ARRIVING, SETTING):
            put_down(state, room_of(move), tell)
        elif stage == LIMIT:
            throw_away(state, card_of(move), tell)
        elif stage == CATCHING:
            capture(state, card_of(move), tell)
        elif stage == STARTING:
            place_pawn(state, room_of(move), tell)
        else:
            step_into(state, room_of(move), tell)

    def act(self, state: State, move: i64, tell: Tell | None) -> None:
        """One thing that a player does in their turn."""
        kind = kind_of(move)
        if kind == STOP:
            stop_turn(state, tell)
        elif kind == GO:
            walk(state, card_of(move), room_of(move), tell)
        elif kind == PICK:
            use_pick(state, room_of(move), tell)
        elif kind == FLIP:
            turn_over(state, tell)
        elif kind == LAMP:
            use_lamp(state, room_of(move), tell)
        elif kind == LEAVE:
            go_out(state, card_of(move), tell)
        else:
            use_detector(state, tell)

    def view(self, state: State, seat: i64) -> View:
        return view_of(state, seat)

    def imagine(self, view: View, fate: Fate) -> State:
        state = imagine_state(view, fate)
        state.open = view.open
        state.choices = self.choices(state)
        return state

    def choices(self, state: State) -> vec[i64]:
        """What the seat that is asked may answer, worked out anew."""
        stage = state.stage
        if stage == TURN:
            return actions(state)
        if stage == PLANNING:
            return cards_to_lay(state)
        if stage in (ARRIVING, SETTING):
            return rooms_due(state)
        if stage == LIMIT:
            return discards(state)
        if stage == CATCHING:
            return prey(state)
        if stage == STARTING:
            return starts(state)
        return steps(state) if stage == STEPPING else vec[i64]()

    def scores(self, state: State) -> vec[i64]:
        return treasures_by_seat(state)

    def winners(self, state: State) -> vec[i64]:
        return winners_of(state)

    def lapse(self, state: State, seat: i64, fate: Fate) -> i64:
        if state.stage == TURN:
            return stop()
        # plan.secret; and a key that is always the first of its hand would tell of those that are kept (setup.backs).
        hidden = state.stage in (PLANNING, LIMIT)
        return state.choices[fate.pick(len(state.choices)) if hidden else 0]

    def why(self, state: State, seat: i64, move: i64) -> str:
        return refusals.why(state, seat, move)


# The kind of ask, by stage.
KINDS: Final = ["token", "start", "", "token", "plan", "", "turn", "discard", "", "step", "catch", "", ""]


def lacks_top(state: State) -> bool:
    """turn.reshuffle: whether a card could lie on top of the pile and none does."""
    return ARRIVING <= state.stage < OVER and (state.pile_size > 0 or state.discards != 0)


def goes_on(state: State, fate: Fate, tell: Tell | None) -> bool:
    """What happens by itself, or False when somebody has something to choose."""
    stage = state.stage
    if stage == PLANNING:
        if state.laid < state.board.plan_cards:
            return False
        state.seat = left_of(state, state.ghost)  # turn.order
        state.stage = DRAWING
    elif stage == DRAWING:
        state.stage = TURN
        state.entered = state.board.flip_unmoved
        draw(state, state.seat, False, tell)
    elif stage == HAUNTING:
        turn_card(state, tell)
    elif stage in (ARRIVING, SETTING):
        if state.shown != NONE or (len(rooms_due(state)) > 0 and show_token(state, fate, tell)):
            return False
        tokens_done(state)
    elif stage == REARMING:
        rearm(state, tell)
    elif stage == DEALING:
        deal_keys(state, fate, tell)
    else:
        return False
    return True


def rearm(state: State, tell: Tell | None) -> None:
    """capture.old-ghost: one of the keys owed, or the next round when all were drawn."""
    if state.owed == 0:
        end_round(state, tell)
        return
    state.owed -= 1
    draw(state, state.seat, False, tell)
