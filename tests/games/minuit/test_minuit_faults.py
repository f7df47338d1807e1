"""Faults seeded in Minuit, where nothing is hidden: each is caught by the law that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from manoir.games.minuit import TITLE as MINUIT
from manoir.games.minuit.rounds import begin_round
from manoir.games.minuit.rules import Minuit
from manoir.games.minuit.state import BOX, OVER, RETURNING, ROOM, State
from manoir.games.minuit.view import View
from manoir.kernel.event import Tell
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.laws import LawBroken
from manoir.testing import lawbook
from manoir.testing.chance import Position, positions

pytestmark = [pytest.mark.pure, pytest.mark.laws]


def verdict(game: Minuit, law: Callable[[Position], Any]) -> str:
    """What a law says first of a faulty game; nothing if it is kept."""
    found: list[str] = []

    @settings(max_examples=100, database=None)
    @given(positions(replace(MINUIT, game=game)))
    def search(at: Position) -> None:
        try:
            if not found:
                law(at)
        except LawBroken as broken:
            found.append(str(broken))

    search()
    return found[0] if found else ""


class ForgetsHugo(Minuit):
    """A view in which Hugo stands where he starts, so that whoever imagines the world goes by that."""

    def view(self, state: State, seat: int) -> View:
        view = super().view(state, seat)
        view.hugo = state.board.hugo_starts
        return view

    def imagine(self, view: View, fate: Fate) -> State:
        state = super().imagine(view, fate)
        self.settle(state, fate, None)  # the choices as they follow from the world imagined
        return state


class Silent(Minuit):
    """A game that tells of rolls and of Hugo, and never of what a player did."""

    def apply(self, state: State, move: int, forced: bool, tell: Tell | None) -> None:
        super().apply(state, move, forced, None)


class OwnDie(Minuit):
    """Rules that roll a die of their own."""

    def __init__(self) -> None:
        self.die = Random(1989)

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        super().settle(state, FastFate(self.die.getrandbits(32)), tell)


class Endless(Minuit):
    """A game that plays its last round again and again."""

    bound = 1_000  # the longest games have about 200 answers; the house's own bound would take minutes here

    def settle(self, state: State, fate: Fate, tell: Tell | None) -> None:
        super().settle(state, fate, tell)
        while state.stage == OVER:
            state.round -= 1
            for figure, where in enumerate(state.figures):
                if where >= ROOM:
                    state.figures[figure] = figure
            begin_round(state, tell)
            state.hidden = 0
            super().settle(state, fate, tell)


class LosesFigures(Minuit):
    """A game in which a figure that comes back falls into the box."""

    def apply(self, state: State, move: int, forced: bool, tell: Tell | None) -> None:
        super().apply(state, move, forced, tell)
        if state.stage == RETURNING:
            state.figures[0] = BOX + 1


def test_a_view_that_forgets_hugo_breaks_law_1() -> None:
    assert "law 1: an imagined world differs: .moves" in verdict(ForgetsHugo(), lawbook.my_chair)


def test_a_figure_that_moves_untold_breaks_law_2() -> None:
    assert "was told the same and yet sees a difference" in verdict(Silent(), lawbook.nothing_untold)


def test_rules_that_roll_a_die_of_their_own_break_law_3() -> None:
    assert "law 3" in verdict(OwnDie(), lawbook.log_replays)


def test_a_copy_that_shares_its_figures_breaks_law_4(monkeypatch: pytest.MonkeyPatch) -> None:
    faithful = State.copy

    def sharing(self: State) -> State:
        twin = faithful(self)
        twin.figures = self.figures
        return twin

    monkeypatch.setattr(State, "copy", sharing)
    assert "on a copy changed its origin" in verdict(Minuit(), lawbook.origin_untouched)


def test_a_game_that_never_ends_breaks_law_5() -> None:
    assert "law 5: not over after 1000 answers" in verdict(Endless(), lawbook.can_be_ended)


def test_a_figure_that_is_lost_breaks_law_6() -> None:
    assert "which is nowhere" in verdict(LosesFigures(), lawbook.nothing_lost)
