"""Exactly what the ledger hides from a chair is permuted, and that chair notices nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from manoir.games.macgregor.board import NONE, listed
from manoir.games.macgregor.secrets import PILE, TOP, holders
from manoir.games.macgregor.state import PLANNING, TURN
from manoir.kernel.event import Tell, redact
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.laws import seen_by
from manoir.testing.chance import Position, positions, reached

SIZES = pytest.mark.parametrize("seats", range(2, 7))


def seen(at: Position, state: Any) -> Any:
    """All that the chair of a position has before it."""
    return seen_by(at.game, at.notation, state, at.seat)


def swapped(state: Any, one: tuple[int, int], other: tuple[int, int]) -> Any:
    """A copy in which two holders have exchanged two cards."""
    twin = state.copy()
    for (who, card), (_, wanted) in ((one, other), (other, one)):
        if who == TOP:
            twin.top = wanted
        elif who == PILE:
            twin.pile = twin.pile ^ state.board.bit[card] | state.board.bit[wanted]
        else:
            twin.hands[who] = twin.hands[who] ^ state.board.bit[card] | state.board.bit[wanted]
    return twin


def held(state: Any, chair: int) -> list[tuple[int, int, int, int]]:
    """(pile, back, holder, card) of every card that a chair cannot see."""
    places = {seat: int(hand) for seat, hand in enumerate(state.hands)}
    places[PILE] = int(state.pile)
    places[TOP] = 0 if state.top == NONE else int(state.board.bit[state.top])
    found = []
    for who in sorted({who for _, _, who in holders(state, chair)}):
        for card in listed(state.board, places[who]):
            pile = next(n for n, batch in enumerate(state.piles) if batch & state.board.bit[card])
            found.append((pile, int(state.board.back_of[card]), who, card))
    return found


@SIZES
def test_keys_that_look_alike_from_a_chair_may_be_exchanged(seats: int) -> None:
    exchanged = 0

    @given(positions("macgregor", seats, 250))
    def check(at: Position) -> None:
        nonlocal exchanged
        here = seen(at, at.state)
        cards = held(at.state, at.seat)
        for _ in range(30):
            pile, back, who, card = cards[at.fate.pick(len(cards))]
            other_pile, other_back, other, other_card = cards[at.fate.pick(len(cards))]
            if who == other or (pile, back) != (other_pile, other_back):
                continue
            twin = swapped(at.state, (who, card), (other, other_card))
            if at.seat not in (who, other):
                twin.choices = at.game.choices(twin)  # type: ignore[attr-defined]
            exchanged += 1
            assert here == seen(at, twin)

    check()
    assert exchanged > 0


@SIZES
def test_a_plan_that_nobody_has_seen_may_be_any_other(seats: int) -> None:
    tried = 0

    @given(positions("macgregor", seats, 250))
    def check(at: Position) -> None:
        nonlocal tried
        state = at.state
        if at.seat == state.ghost or state.plan_open == 1:
            return
        for number in range(int(state.turned), int(state.laid)):
            used = [(int(state.plan) >> (4 * n)) & 15 for n in range(int(state.laid))]
            for blazon in set(range(7)) - set(used):
                twin = state.copy()
                twin.plan += (blazon - used[number]) * 16**number
                tried += 1
                assert seen(at, state) == seen(at, twin)

    check()
    assert tried > 0


def at_stage(stage: int, seats: int, seed: int) -> Position:
    """The first position of a stage after some rounds of chance."""
    for far in range(60, 400):
        at = reached("macgregor", seats, seed, far, 0)
        if at.state.stage == stage:
            return at
    raise AssertionError("no such stage was reached")


def told(at: Position, move: int, chair: int, fate: Fate) -> list[Any]:
    """What a chair is told when the seat that is asked answers."""
    tell = Tell()
    state = at.state.copy()
    at.game.advance(state, state.seat, move, fate, tell)
    return [redact(event, None if chair < 0 else chair) for event in tell.events]


@SIZES
def test_whichever_card_the_ghost_lays_others_are_told_the_same(seats: int) -> None:
    at = at_stage(PLANNING, seats, 11)
    ghost = int(at.state.ghost)
    for chair in range(-1, seats):
        heard = {str(told(at, int(move), chair, FastFate(3))) for move in at.game.moves(at.state, ghost)}
        assert len(heard) == (len(at.game.moves(at.state, ghost)) if chair == ghost else 1)


@SIZES
def test_a_seat_is_asked_alike_whatever_its_keys_can_do(seats: int) -> None:
    at = at_stage(TURN, seats, 12)
    asked = [ask.plain() for ask in at.game.asks(at.state)]
    player = int(at.state.seat)
    for other in range(seats):
        if other == player:
            continue
        for number in range(20):
            world = at.game.imagine(at.game.view(at.state, other), FastFate(number))
            assert [ask.plain() for ask in at.game.asks(world)] == asked


def test_a_chair_that_counts_knows_which_keys_went_into_the_new_pile() -> None:
    # Turn after turn on a small deck: whatever was shuffled in is not in a hand that was held before.
    at = reached("macgregor", 3, 5, 300, 0)
    assert len(at.state.piles) > 1, "the pile was never made anew"
    fate = FastFate(9)
    older = [int(cards) for cards in list(at.state.piles)[:-1]]
    for chair in range(-1, 3):
        for _ in range(20):
            world = at.game.imagine(at.game.view(at.state, chair), fate)
            for cards in older:
                assert cards & int(world.pile) == 0
