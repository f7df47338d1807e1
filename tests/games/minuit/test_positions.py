"""Positions counted to a small depth, and the rules compared, step by step, with slow ones written from the clauses."""

from __future__ import annotations

from typing import Any

import pytest

from games.minuit.naive import Naive
from games.minuit.scenes import SMALL, TINY
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import leaves

TITLE = title_of("minuit")
GAME = TITLE.game
SEED = 1989

# Chance is the same in each: one generator, seeded alike, drawn from in the order in which the moves are tried.
STARTS = {(2, 4): 39_312, (4, 5): 18_144, (8, 5): 6_720}
MIDDLES = {
    ("2 players; hugo step-4; red 1 3 8 12 20 26; blue 2 5 9 16 17 25; to roll red", 5): 49_899,
    ("2 players; hugo 14; red 5 12 15 23 cabinet step-10; blue 8 16 17 21 library step-9; to roll blue", 6): 4_745,
    ("4 players; hugo 3; red 4 7 8 20; blue 5 10 24 26; turquoise 6 9 14 17; yellow 1 2 23 28; to roll red", 5): 6_420,
    ("4 players; points 20 9 9 31; first 4; red 5 step-10 step-10; blue 3 step-10; yellow 9; to return", 3): 13_800,
    ("8 players; hugo 7; red 8 9; blue 9 10; turquoise 10 11; yellow 1 5; black 14 14; to roll yellow", 5): 59_499,
}


def start(seats: int) -> tuple[Any, Any, FastFate]:
    """A new game of the 1989 box."""
    options = TITLE.table(TITLE.box(), seats, {"first": 1})
    fate = FastFate(SEED)
    return GAME.setup(options, fate, None), options, fate


def middle(text: str) -> tuple[Any, Any, FastFate]:
    """A position in notation, gone on until somebody chooses."""
    options = TITLE.table(TITLE.box(), int(text.split(maxsplit=1)[0]))
    state = TITLE.notation(options).read(text)
    fate = FastFate(SEED)
    GAME.settle(state, fate, None)
    return state, options, fate


@pytest.mark.parametrize(("seats", "depth"), STARTS)
def test_the_positions_after_a_start_are_counted(seats: int, depth: int) -> None:
    state, _, fate = start(seats)
    assert leaves(GAME, state, depth, fate) == STARTS[seats, depth]


@pytest.mark.parametrize(("text", "depth"), MIDDLES)
def test_the_positions_after_a_scene_are_counted(text: str, depth: int) -> None:
    state, _, fate = middle(text)
    assert leaves(GAME, state, depth, fate) == MIDDLES[text, depth]


@pytest.mark.parametrize(("seats", "depth"), STARTS)
def test_the_slow_rules_count_as_many_after_a_start(seats: int, depth: int) -> None:
    state, options, fate = start(seats)
    slow = Naive(options).leaves(TITLE.notation(options).position(state), depth, fate)
    assert slow == STARTS[seats, depth]


@pytest.mark.parametrize(("text", "depth"), MIDDLES)
def test_the_slow_rules_count_as_many_after_a_scene(text: str, depth: int) -> None:
    state, options, fate = middle(text)
    slow = Naive(options).leaves(TITLE.notation(options).position(state), depth, fate)
    assert slow == MIDDLES[text, depth]


@pytest.mark.parametrize(
    ("seats", "box"),
    [*((seats, None) for seats in range(2, 9)), (2, SMALL), (3, SMALL), (2, TINY)],
    ids=lambda value: getattr(value, "stem", None),
)
def test_whole_games_go_alike_under_both_rules(seats: int, box: Any) -> None:
    for seed in range(20):
        options = TITLE.table(TITLE.box(box), seats, {"rounds": 2 + seed % 2})
        words = TITLE.notation(options)
        slow = Naive(options)
        chooser = FastFate(seed)
        fate, twin = FastFate(SEED + seed), FastFate(SEED + seed)
        state = GAME.setup(options, fate, None)
        twin.pick(seats)
        at = words.position(state)
        while GAME.asks(state):
            choices = [words.text(int(move)) for move in GAME.moves(state, 0)]
            assert sorted(slow.choices(at)) == sorted(choices), words.write(state)
            assert len(set(choices)) == len(choices), f"a move is offered twice: {words.write(state)}"
            chosen = choices[chooser.pick(len(choices))]
            GAME.advance(state, GAME.asks(state)[0].seat, words.move(chosen), fate, None)
            at = slow.sorted(slow.after(at, chosen, twin))
            assert at == words.position(state)
        assert at["stage"] == "over"
