"""Spaces: what a table offers to machines, as the docs say it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from installed import EVERY
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.research import spaces_for
from toy import VIGIL

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "spaces.md"


def title(name: str) -> Title:
    return VIGIL if name == VIGIL.name else TITLES[name]


def test_the_sizes_in_the_docs_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, one in TITLES.items():
        low, high = one.box().players
        for seats in range(low, high + 1):
            spaces = spaces_for(one, seats)
            assert f"| {name} | {seats} | {len(spaces.moves)} | {spaces.size} |" in page


@pytest.mark.parametrize("name", EVERY)
def test_parts_lie_side_by_side_and_fill_the_row(name: str) -> None:
    spaces = spaces_for(title(name), 2)
    end = 0
    for part in spaces.parts:
        assert part.start == end
        assert part.size > 0
        end += part.size
    assert end == spaces.size
    assert len({part.name for part in spaces.parts}) == len(spaces.parts)


@pytest.mark.parametrize("name", EVERY)
def test_an_action_has_a_text_and_every_text_is_another(name: str) -> None:
    spaces = spaces_for(title(name), 3)
    texts = {spaces.text(action) for action in range(len(spaces.moves))}
    assert len(texts) == len(spaces.moves)


@pytest.mark.parametrize("name", EVERY)
def test_two_tables_with_other_spaces_have_other_digests(name: str) -> None:
    two, three = spaces_for(title(name), 2), spaces_for(title(name), 3)
    assert two.digest == spaces_for(title(name), 2).digest
    assert two.digest != three.digest


@pytest.mark.parametrize("name", EVERY)
def test_the_seats_that_look_see_different_arrays_of_one_size(name: str) -> None:
    spaces = spaces_for(title(name), 3)
    game = spaces.title.game
    fate = FastFate(5)
    state = game.setup(spaces.stage.options, fate, None)
    for _ in range(7):
        asks = game.asks(state)
        moves = game.moves(state, asks[0].seat)
        game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)
    arrays = {bytes(memoryview(spaces.observe(game.view(state, seat), seat)).cast("B")) for seat in range(3)}
    assert len(arrays) > 1
    assert {len(array) for array in arrays} == {2 * spaces.size}


def test_a_game_without_a_lens_says_what_it_lacks() -> None:
    with pytest.raises(WrongInput, match=r"'vigil' without catalogue.py and lens.py"):
        spaces_for(replace(VIGIL, package="manoir.words"), 2)
