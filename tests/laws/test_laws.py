"""The six laws, for every game in the house."""

from __future__ import annotations

import pytest
from chance import GAMES
from trials import TRIALS

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import counted_playout


@pytest.mark.laws
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("law", TRIALS)
def test_a_game_keeps_the_law(law: str, name: str) -> None:
    TRIALS[law](name, None)


@pytest.mark.laws
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_in_whole_games_with_every_number_of_players(name: str) -> None:
    title = title_of(name)
    box = title.box()
    for seats in range(box.players[0], box.players[1] + 1):
        fate = FastFate(seats)
        options = title.table(box, seats)
        for _ in range(10):
            assert counted_playout(title.game, title.census, title.game.setup(options, fate, None), fate) > 0
