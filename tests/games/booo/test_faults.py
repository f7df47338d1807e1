"""Faults seeded on purpose: each must be caught by a law."""

from __future__ import annotations

from typing import Any

import pytest

from conftest import COMPILED
from manoir.games.booo import path, rules, search
from manoir.games.booo.rules import Booo
from manoir.games.booo.state import State
from manoir.games.booo.view import View, imagine_state
from manoir.kernel import laws
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.game import Ask
from manoir.testing.chance import reached

pytestmark = [pytest.mark.pure, pytest.mark.skipif(COMPILED, reason="faults are seeded in the uncompiled form")]


def at(far: int, seats: int = 3) -> Any:
    return reached("booo", seats, 11, far, 1)


class ForgetfulView(Booo):
    """Imagines worlds in which all hands are down."""

    def imagine(self, view: View, fate: Fate) -> State:
        state = imagine_state(view)
        state.hands = 0
        return state


def test_law_1_catches_a_world_without_its_hands() -> None:
    here = reached("booo", 3, 11, 0, 1)
    here.play.answer(0, here.notation.move("raise"))
    with pytest.raises(laws.LawBroken, match="law 1"):
        laws.my_chair(ForgetfulView(), here.notation, here.state, 1, FastFate(1))


def test_law_5_catches_a_game_that_stops_asking() -> None:
    class Mute(Booo):
        """Asks nobody once a hand is up."""

        def asks(self, state: State) -> list[Ask]:
            return [] if state.hands else state.open

    here = at(0)
    here.play.answer(0, here.notation.move("raise"))
    with pytest.raises(laws.LawBroken, match="law 5: no asks"):
        laws.can_be_ended(Mute(), here.state, 1, FastFate(1))


def test_law_4_catches_a_copy_that_shares_its_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_place(state: State, seat: int) -> None:
        state.open[seat] = Ask(state.answered * 8 + seat, seat, "search", 0)

    monkeypatch.setattr(search, "ask_again", in_place)
    monkeypatch.setattr(rules, "ask_again", in_place)
    here = at(0)
    with pytest.raises(laws.LawBroken, match="law 4"):
        laws.origin_untouched(here.game, here.notation, here.state, 3, FastFate(1))


def test_law_3_catches_a_set_up_that_chance_has_no_hand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    here = at(5)
    turns = iter(range(100))
    monkeypatch.setattr(rules, "drawn_tiles", lambda count, _: [(n + next(turns)) % count for n in range(count)])
    with pytest.raises((laws.LawBroken, ValueError)):
        laws.log_replays(here.play)


def test_law_6_catches_a_token_that_two_players_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    original = path.settle_visitor

    def lose(state: State, holder: int) -> None:
        original(state, holder)
        state.tokens = state.tokens[:5]

    monkeypatch.setattr(path, "settle_visitor", lose)
    here = reached("booo", 2, 3, 0, 0)
    state = here.notation.read("ghost c3; visitor 2; to trace 1 green 12.10")
    here.game.settle(state, FastFate(0), None)
    here.game.advance(state, 0, here.notation.move("cross 20.15s"), FastFate(0), None)
    with pytest.raises(laws.LawBroken, match="law 6: 5 wall tokens"):
        laws.nothing_lost(here.play.title.census, state)


def test_law_2_catches_a_hand_that_goes_up_untold(monkeypatch: pytest.MonkeyPatch) -> None:
    def whisper(state: State, seat: int, _: object) -> None:
        state.hands ^= int(state.board.bit[seat])
        search.ask_again(state, seat)

    monkeypatch.setattr(rules, "put_hand_up", whisper)
    monkeypatch.setattr(rules, "take_hand_down", lambda *_: None)
    here = at(0, seats=2)
    here.state.hands = 1
    caught = 0
    for seed in range(40):
        try:
            laws.nothing_untold(here.game, here.notation, here.state, 1, seed)
        except laws.LawBroken:
            caught += 1
    assert caught > 0
