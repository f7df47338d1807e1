"""Faults that a game like this could have, each caught by a law."""

from __future__ import annotations

from typing import Any

import pytest

from conftest import COMPILED
from manoir.games import title_of
from manoir.games.macgregor import haunting, view
from manoir.games.macgregor.events import Laid
from manoir.games.macgregor.rules import MacGregor
from manoir.games.macgregor.secrets import SECRETS as MACGREGOR
from manoir.games.macgregor.state import PLANNING
from manoir.kernel import laws, secrecy
from manoir.kernel.event import Seat, Tell
from manoir.kernel.fate import FastFate, Fate
from manoir.testing.chance import Position, reached

pytestmark = [pytest.mark.pure, pytest.mark.skipif(COMPILED, reason="faults are seeded in plain Python")]

CENSUS = title_of("macgregor").census


class ShowsFaces(MacGregor):
    """A view that shows the face of a key in somebody else's hand as well as its back."""

    def view(self, state: Any, seat: Any) -> Any:
        seen = super().view(state, seat)
        for number, hand in enumerate(state.hands):
            if number != seat and hand:
                seen.answered = hand  # the fault
        return seen


class ShowsEverything(MacGregor):
    """A view of everything, with an imagine that agrees."""

    def view(self, state: Any, seat: Any) -> Any:
        seen = super().view(state, seat)
        seen.open = [state]  # the fault
        return seen

    def imagine(self, view: Any, fate: Fate) -> Any:
        return view.open[0].copy()


def chances(far: int) -> list[Position]:
    """Positions of chance; not Hypothesis's, which would look for the smallest fault when the first will do."""
    return [reached("macgregor", 2 + seed % 5, seed, far, seed // 5) for seed in range(40)]


def law_1(game: MacGregor) -> None:
    for at in chances(60):
        laws.my_chair(game, at.notation, at.state, at.seat, at.fate)
        laws.worlds_differ(game, at.state, at.seat, at.fate, MACGREGOR)


def law_6_imagined() -> None:
    for at in chances(90):
        laws.nothing_lost(CENSUS, at.game.imagine(at.game.view(at.state, at.seat), FastFate(at.seed)))


def laws_2_and_7_on_plans() -> int:
    """Laws 2 and 7 while the ghost lays its first card: how often another chair was none the wiser."""
    tried = 0
    for at in chances(12):
        fate, state = FastFate(at.seed), at.state
        while state.stage != PLANNING or state.laid > 0:
            moves = at.game.moves(state, state.seat)
            at.game.advance(state, state.seat, moves[fate.pick(len(moves))], fate, None)
        if at.seat != state.ghost:
            tried += 1
            assert secrecy.nothing_leaked(at.play.stage, state, at.seat, at.seed)
            assert laws.nothing_untold(at.game, at.notation, state, at.seat, at.seed)
    return tried


def test_an_honest_game_keeps_these_laws() -> None:
    law_1(MacGregor())
    assert laws_2_and_7_on_plans() > 20
    law_6_imagined()


def test_a_view_that_shows_a_keys_face_breaks_law_1() -> None:
    with pytest.raises(laws.LawBroken, match="law 1: an imagined world differs"):
        law_1(ShowsFaces())


def test_a_view_of_everything_breaks_law_1_though_its_imagine_agrees() -> None:
    with pytest.raises(laws.LawBroken, match=r"law 1: 24 worlds imagined .* all have one"):
        law_1(ShowsEverything())


def test_a_plan_that_shows_in_an_event_breaks_law_7(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay_openly(state: Any, blazon: Any, tell: Tell | None) -> None:
        honest(state, blazon, None)
        if tell is not None:
            name = state.board.blazon_names[blazon]
            tell.add(Laid(Seat(int(state.ghost)), int(state.laid), name))  # the fault: not a Secret

    honest = haunting.lay_down
    monkeypatch.setattr("manoir.games.macgregor.rules.lay_down", lay_openly)
    with pytest.raises(laws.LawBroken, match=r"law 7: .* sees the same and yet was told a difference"):
        laws_2_and_7_on_plans()


def test_an_imagine_that_deals_a_key_from_the_discards_breaks_law_6(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_anything(state: Any, seen: Any, fate: Fate) -> None:
        discards = seen.discards
        seen.discards = 0  # the fault: discards are taken for unseen cards
        honest(state, seen, fate)
        seen.discards = discards

    honest = view.deal_faces
    monkeypatch.setattr(view, "deal_faces", deal_anything)
    with pytest.raises(laws.LawBroken, match=r"law 6: .* key cards"):
        law_6_imagined()
