"""The laws, for every game in the house."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from manoir.games import TITLES, title_of
from manoir.kernel.event import parts_of
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import counted_playout
from manoir.kernel.title import Title
from manoir.testing.chance import GAMES
from manoir.testing.check import LAWS, check_law
from toy import VIGIL

GOLDEN = Path(__file__).parents[1] / "golden"

# How often, of the examples, games with golden logs come to what a law speaks of: any, and those that hide cards.
OFTEN = {
    "2 nothing untold": (0.2, 0.2),
    "7 nothing leaked": (0.2, 0.2),
    "7 over is over": (0.2, 0.2),
    "7 secrets stay secret": (0.0, 1.0),
    "8 silence tells nothing": (0.0, 0.05),
}


@pytest.mark.laws
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("law", LAWS)
def test_a_game_keeps_the_law(law: str, name: str) -> None:
    title = title_of(name)
    reached = check_law(title, law)
    often, hidden = OFTEN.get(law, (0.0, 0.0)) if (GOLDEN / name).is_dir() else (0.0, 0.0)
    assert reached >= (often if title.all_open else max(often, hidden)) * settings().max_examples


@pytest.mark.laws
def test_what_was_told_long_ago_is_looked_for_often_enough_in_this_house() -> None:
    reached = [check_law(title, "7 still seen") for title in TITLES.values() if not title.all_open]
    assert sum(reached) >= 0.1 * settings().max_examples


@pytest.mark.laws
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_in_whole_games_with_every_number_of_players(name: str) -> None:
    title = title_of(name)
    box = title.box()
    for seats in range(box.players[0], box.players[1] + 1):
        fate = FastFate(seats)
        options = title.table(box, seats, title.bounded)
        for _ in range(10):
            assert counted_playout(title.game, title.census, title.game.setup(options, fate, None), fate) > 0


@pytest.mark.parametrize("title", [*(title_of(name) for name in GAMES), VIGIL], ids=lambda title: title.name)
def test_what_a_title_declares_of_its_events_names_their_fields_and_a_clause(title: Title) -> None:
    clauses = {clause.name for clause in title.rulebook.clauses()}
    for fact in (*title.forgets, *title.opens, *(title.memory.facts if title.memory else ())):
        fields = {name for name, _ in parts_of(fact.event) or ()}
        assert fact.fields, f"{fact.event.__name__} names no field"
        assert set(fact.fields) <= fields, f"{fact.event.__name__} has no such field: {fact.fields}"
        assert f"{title.name}:{fact.clause}" in clauses
