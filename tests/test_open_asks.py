"""What a television may light: only what whoever watches could work out, in every world that looks like this one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.title import Title

GAMES = 40
ANSWERS = 120
WORLDS = 3


def known(title: Title, kinds: tuple[str, ...] | None = None) -> tuple[Counter[str], Counter[str]]:
    """By kind of ask: how often a spectator's imagined worlds had the true moves, and how often other ones."""
    same: Counter[str] = Counter()
    other: Counter[str] = Counter()
    game, (low, high) = title.game, title.box().players
    for seed in range(GAMES):
        fate = FastFate(seed)
        options = title.table(title.box(), low + seed % (high + 1 - low), title.bounded)
        state = game.setup(options, fate, None)
        for _ in range(ANSWERS):
            asks = game.asks(state)
            if not asks:
                break
            if len(asks) == 1 and (kinds is None or asks[0].kind in kinds):
                truth = sorted(int(move) for move in game.moves(state, asks[0].seat))
                for _ in range(WORLDS):
                    world = game.imagine(game.view(state, -1), fate)
                    found = sorted(int(move) for move in game.moves(world, asks[0].seat))
                    (same if found == truth else other)[asks[0].kind] += 1
            seat = asks[fate.pick(len(asks))].seat
            moves = game.moves(state, seat)
            game.advance(state, seat, moves[fate.pick(len(moves))], fate, None)
    return same, other


@pytest.mark.parametrize("name", TITLES)
def test_the_moves_that_spectators_are_told_follow_from_what_they_see(name: str) -> None:
    title = TITLES[name]
    kinds = None if title.all_open else title.open_asks
    same, other = known(title, kinds)
    assert not other, f"hidden cards decide what may be answered to {dict(other)}"
    assert set(same) >= set(title.open_asks), "each of them came up"


@pytest.mark.parametrize("name", sorted(name for name, title in TITLES.items() if not title.all_open))
def test_a_title_that_opens_too_much_is_caught(name: str) -> None:
    kinds = {"macgregor": ("turn", "plan", "discard"), "chasseurs": ("keep", "action", "discard")}[name]
    _, other = known(replace(TITLES[name], open_asks=kinds), kinds)
    assert set(other) == set(kinds)
