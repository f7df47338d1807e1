"""The rules of Chasseurs: what happens next at each stage, and who answers what. Each chapter has its own file."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs import refusals
from manoir.games.chasseurs.actions import act, action_choices, ask_to_act, draw_by_mule
from manoir.games.chasseurs.board import board_for
from manoir.games.chasseurs.draft import ask_for_picks, pass_on, pick_choices, put_aside, take_pick
from manoir.games.chasseurs.edition import Options
from manoir.games.chasseurs.ending import scores_of, winners_of
from manoir.games.chasseurs.events import Began
from manoir.games.chasseurs.goblins import raid
from manoir.games.chasseurs.imagining import imagine_state
from manoir.games.chasseurs.laying import deal, draw_personal, prepare
from manoir.games.chasseurs.moves import KIND, done, pass_by, thing_of
from manoir.games.chasseurs.scrolls import ask_for_scrolls, end_round, scroll_choices, use_scroll
from manoir.games.chasseurs.sites import award, reveal
from manoir.games.chasseurs.state import (
    ACTING,
    AWARDING,
    CAMP,
    DEALING,
    DRAWING,
    MULING,
    PICKING,
    PREPARING,
    RAIDING,
    REVEALING,
    SCROLLING,
    State,
    asks_of,
    close_ask,
    empty_state,
)
from manoir.games.chasseurs.view import View, view_of
from manoir.kernel.event import Seat, Tell
from manoir.kernel.fate import Fate
from manoir.kernel.game import Ask
from manoir.kernel.quick import QuickGame


class Chasseurs(QuickGame[State, View, Options]):
    """Chasseurs de Trésors."""

    name = "chasseurs"
    version = 1
    aim = 1
    # Law 5: a round has at most 108 picks, 15 action cards, 114 passes and 36 answers about scrolls.
    bound = 2000

    def setup(self, table: Options, fate: Fate, tell: Tell | None) -> State:
        state = empty_state(board_for(table))
        # setup.dealer: the lot, unless the host names one.
        dealer = table.dealer
        state.dealer = fate.pick(state.board.seats) if dealer is None else dealer
        if tell is not None:
            tell.add(Began(Seat(int(state.dealer)), int(state.board.purse)))
        self.settle(state, fate, tell)
        return state

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        while state.waiting == 0:
            stage = state.stage
            if stage == PICKING:
                ask_for_picks(state)
            elif stage == ACTING:
                if not ask_to_act(state):
                    state.stage = RAIDING if state.site == CAMP else AWARDING
            elif stage == REVEALING:
                reveal(state, tell)
            elif stage == AWARDING:
                award(state, tell)
            elif stage == MULING:
                draw_by_mule(state, fate, tell)
            elif stage == RAIDING:
                raid(state, tell)
            elif stage == SCROLLING:
                if not ask_for_scrolls(state):
                    end_round(state, tell)
            elif stage == PREPARING:
                prepare(state, fate, tell)
            elif stage == DEALING:
                deal(state, fate, tell)
            elif stage == DRAWING:
                draw_personal(state, fate, tell)
            else:
                return

    def asks(self, state: State) -> list[Ask]:
        return asks_of(state)

    def asked(self, state: State) -> i64:
        return state.waiting

    def moves(self, state: State, seat: i64) -> vec[i64]:
        stage = state.stage
        if stage == PICKING:
            return pick_choices(state, seat)
        if stage == ACTING:
            return action_choices(state, seat)
        return scroll_choices(state, seat)

    def advance(self, state: State, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        stage = state.stage
        if stage == PICKING:
            if move < KIND:
                take_pick(state, seat, move, tell)
            else:
                put_aside(state, seat, thing_of(move), tell)
            if state.waiting != 0:
                return
            pass_on(state, tell)
        elif stage == ACTING:
            close_ask(state, seat)
            act(state, seat, move, tell)
        else:
            use_scroll(state, seat, move, tell)
            if state.waiting != 0:
                return
            end_round(state, tell)
        self.settle(state, fate, tell)

    def view(self, state: State, seat: i64) -> View:
        return view_of(state, seat)

    def imagine(self, view: View, fate: Fate) -> State:
        return imagine_state(view, fate)

    def scores(self, state: State) -> vec[i64]:
        return scores_of(state)

    def winners(self, state: State) -> vec[i64]:
        return winners_of(state)

    def lapse(self, state: State, seat: i64, fate: Fate) -> i64:
        if state.stage == PICKING:  # draft.own-picks: nobody else may know it
            choices = pick_choices(state, seat)
            return choices[fate.pick(len(choices))]
        return pass_by() if state.stage == ACTING else done()

    def why(self, state: State, seat: i64, move: i64) -> str:
        return refusals.why(state, seat, move)
