"""Faults seeded in Chasseurs: each is caught by the law that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from manoir.games.chasseurs import actions, draft, rules, view
from manoir.games.chasseurs.secrets import SECRETS
from manoir.games.chasseurs.state import State
from manoir.kernel.laws import LawBroken
from manoir.testing import lawbook
from manoir.testing.chance import Position, positions

pytestmark = [pytest.mark.pure, pytest.mark.laws]


def verdict(law: Callable[[Position], Any], longest: int = 160) -> str:
    """What a law says first of the game as it is patched; nothing if it is kept."""
    found: list[str] = []

    @settings(max_examples=150, database=None)
    @given(positions("chasseurs", longest=longest))
    def search(at: Position) -> None:
        try:
            if not found:
                law(at)
        except LawBroken as broken:
            found.append(str(broken))

    search()
    return found[0] if found else ""


def test_a_window_opened_only_to_holders_of_action_cards_breaks_law_2(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = actions.is_asked

    def telling(state: State, seat: int) -> bool:
        last = state.hands[seat * state.board.room + state.held[seat] - 1]
        return honest(state, seat) and last >= state.board.actions

    monkeypatch.setattr(actions, "is_asked", telling)
    assert "law 2" in verdict(lawbook.nothing_untold)


def test_a_last_pick_that_is_not_told_to_its_owner_breaks_law_2(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = draft.pass_on
    monkeypatch.setattr(rules, "pass_on", lambda state, _: honest(state, None))
    assert "law 2" in verdict(lawbook.nothing_untold, 100)


def test_a_sealed_pick_that_others_can_see_breaks_law_1(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.view_of

    def peeking(state: State, seat: int) -> view.View:
        seen = honest(state, seat)
        if seat >= 0:
            seen.coins = seen.coins[:]
            seen.coins[0] = max(0, state.picks[(seat + 1) % state.board.seats * state.board.hand])
        return seen

    monkeypatch.setattr(rules, "view_of", peeking)
    assert "law 1" in verdict(lawbook.my_chair)


def test_a_world_with_the_true_hands_in_it_breaks_law_1(monkeypatch: pytest.MonkeyPatch) -> None:
    truth: list[State] = []
    honest = view.view_of

    def remembering(state: State, seat: int) -> view.View:
        truth[:] = [state]
        return honest(state, seat)

    monkeypatch.setattr(rules, "view_of", remembering)
    monkeypatch.setattr(rules, "imagine_state", lambda *_: truth[0].copy())
    assert not verdict(lawbook.my_chair), "a view of everything deceives the first half of law 1"
    assert "law 1" in verdict(lambda at: lawbook.worlds_differ(at, SECRETS))


def test_a_copy_that_shares_its_packs_breaks_law_4(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.copy

    def sharing(state: State) -> State:
        twin = honest(state)
        twin.packs = state.packs
        return twin

    monkeypatch.setattr(State, "copy", sharing)
    assert "law 4" in verdict(lawbook.origin_untouched, 100)


def test_mercenaries_who_keep_the_coppers_break_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    def hire(state: State, seat: int) -> None:
        purses = state.purses[:]
        purses[seat] -= 3
        state.purses = purses

    monkeypatch.setattr(actions, "hire", hire)
    assert "law 6" in verdict(lawbook.nothing_lost)


def test_without_a_fault_the_same_laws_are_kept() -> None:
    for law in (lawbook.nothing_untold, lawbook.my_chair, lawbook.nothing_lost):
        assert not verdict(law, 60)
