"""Many random games with conservation at every step, for every number of players, on both plans."""

from __future__ import annotations

import os

import pytest

from conftest import COMPILED
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import counted_playout

pytestmark = pytest.mark.laws
TITLE = title_of("macgregor")
GAMES = int(os.environ.get("MANOIR_GAMES", "1000" if COMPILED else "5"))


@pytest.mark.parametrize("edition", TITLE.editions)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_lost_in_many_games(seats: int, edition: str) -> None:
    options = TITLE.table(TITLE.box(edition), seats)
    fate = FastFate(2005 + seats)
    bounded = 0
    for _ in range(GAMES):
        state = TITLE.game.setup(options, fate, None)
        counted_playout(TITLE.game, TITLE.census, state, fate)
        bounded += state.gone < 0
    print(f"macgregor {edition} {seats} players: {bounded} of {GAMES} games hit the bound of {options.bound} rounds")
    assert bounded < GAMES / 2 or GAMES < 100
