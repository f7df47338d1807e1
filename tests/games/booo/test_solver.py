"""The solver: right, whole and quick."""

from __future__ import annotations

import os
import time
from itertools import combinations

import pytest

from booo_cells import LETTERS, Cells
from conftest import COMPILED
from manoir.games import title_of
from manoir.games.booo.rules import drawn_tiles
from manoir.games.booo.state import Board, castle_of
from manoir.games.booo.workshop.solver import Solver, owned_by
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.rulebook import rule

FULL = bool(os.environ.get("MANOIR_FULL"))
BOARDS = 200 if FULL else 2
OWNED = [set_ for size in range(4) for set_ in combinations(range(6), size)]
SPECIALS: list[dict[str, Plain]] = [{"trapdoors": "none", "transitions": "none"}, {}]


def solver_and_cells(seed: int, choices: dict[str, Plain]) -> tuple[Solver, Cells]:
    title = title_of("booo")
    box = title.box()
    board = Board(title.table(box, 2, choices))
    tiles = drawn_tiles(9, FastFate(seed))
    castle = castle_of(board, tiles)
    cells = Cells(box.sheet.data, tiles, list(map(int, castle.trapdoors)), list(map(int, castle.transitions)))
    return Solver(castle), cells


@pytest.mark.parametrize("seed", range(BOARDS))
@pytest.mark.parametrize("choices", SPECIALS, ids=["bare", "specials"])
def test_the_solver_agrees_with_a_search_over_cells_for_all_pairs(seed: int, choices: dict[str, Plain]) -> None:
    solver, cells = solver_and_cells(seed, choices)
    sets = OWNED if FULL else [(), *OWNED[1 + seed :: 13]]
    for owned in sets:
        mask = sum(2**colour for colour in owned)
        pairs = solver.all_pairs(mask)
        letters = "".join(LETTERS[colour] for colour in owned)
        for goal in range(36):
            for token in range(6):
                row = 36 * (6 * goal + token)
                ours = [int(pairs[row + ghost]) for ghost in range(36)]
                theirs = [-1] * 36 if token in owned else cells.distances(goal, LETTERS[token], letters)
                assert ours == theirs, f"goal {goal}, token {LETTERS[token]}, owned {letters}"


@rule("booo:machine.solvable")
def test_every_way_of_the_solver_wins_its_token_with_as_many_crossings_as_it_says() -> None:
    title = title_of("booo")
    for seed in range(20 if COMPILED else 6):
        options = title.table(title.box(), 3, {"trapdoors": seed % 5})
        notation, game = title.notation(options), title.game
        start = game.setup(options, FastFate(seed), None)
        solver = Solver(start.castle)
        ways = solver.ways(start.ghost, start.board.routes[start.route][0], 0)
        assert [int(way.token) for way in ways] == sorted({int(way.token) for way in ways})
        for way in ways:
            state = start.copy()
            game.advance(state, 1, notation.move(f"claim {notation.colours[int(way.colour)]}"), FastFate(0), None)
            for step in way.steps:
                assert step in list(game.moves(state, 1))
                game.advance(state, 1, step, FastFate(0), None)
            assert state.tokens[way.token] == 1
            assert sum(notation.text(int(step)).startswith("cross") for step in way.steps) == way.crossings


def test_a_way_found_for_one_position_is_as_short_as_in_the_table_of_all_pairs() -> None:
    solver, _ = solver_and_cells(5, {})
    pairs = solver.all_pairs(0b101)
    for goal in range(0, 36, 5):
        for ghost in range(36):
            if ghost != goal:
                found = {int(way.token): int(way.crossings) for way in solver.ways(ghost, goal, 0b101)}
                row = 36 * 6 * goal + ghost
                assert found == {t: int(pairs[row + 36 * t]) for t in range(6) if pairs[row + 36 * t] >= 0}


@rule("booo:machine.solvable")
def test_no_way_starts_in_passes_through_or_wins_an_owned_colour() -> None:
    solver, _ = solver_and_cells(1, {"trapdoors": 1})
    for way in solver.ways(0, 35, 0b111000):
        assert way.token < 3
        assert way.colour < 3
    assert solver.ways(0, 35, 0b111111) == []


def test_what_a_seat_owns_is_read_from_the_tokens() -> None:
    title = title_of("booo")
    state = title.notation(title.table(title.box(), 2)).read("ghost c3; walls white 2 violet 2 red 1; to search")
    assert (owned_by(state.tokens, 1), owned_by(state.tokens, 0)) == (0b100001, 0b000100)


@pytest.mark.skipif(not COMPILED, reason="a promise of the compiled form")
def test_how_long_all_pairs_of_rooms_take_for_all_colours_is_reported() -> None:
    solver, _ = solver_and_cells(3, {})
    best = 1.0
    for _ in range(20):
        begun = time.perf_counter()
        solver.all_pairs(0)
        best = min(best, time.perf_counter() - begun)
    print(f"all pairs of rooms for all colours: {1000 * best:.2f} ms")  # reported: no test fails on a time
    assert solver.ways(0, 35, 0)
