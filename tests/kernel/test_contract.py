"""An interpreted game may inherit from whatever the contract names, on the compiled house as on the uncompiled one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.delays import pace_of
from manoir.bots.registry import bot_named
from manoir.contract import Bot, Census, Game, Instincts, Notation, PacedBot, Views
from manoir.kernel import laws
from manoir.kernel.bot import Pace
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.playout import counted_playout
from manoir.kernel.title import Title
from manoir.testing.chance import reached
from toy import VIGIL
from toy.census import VigilCensus
from toy.edition import Options
from toy.notation import VigilNotation
from toy.rules import Vigil
from toy.state import State
from toy.view import View


class NamedVigil(Vigil, Game[State, View, Options]):
    """The toy, which names the protocol of a game."""


class NamedNotation(VigilNotation, Notation[State, View]):
    """Its words, which name theirs."""


class NamedCensus(VigilCensus, Census[State]):
    """Its census."""


class Feelings(Instincts[State]):
    """Prefers the first of its moves."""

    def value(self, state: State, seat: i64) -> float:
        return state.coins[seat] / 10

    def quiet(self, state: State) -> bool:
        return True

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        return vec[i64]([9 if number == 0 else 1 for number in range(len(moves))])

    def mark(self, state: State, seat: i64) -> i64:
        return 0


class Patient(PacedBot):
    """A bot of a race, from outside."""

    def __init__(self) -> None:
        self.name = "patient"

    def answer(self, view: Any, ask: Ask, moves: Any, budget: i64) -> i64:
        return moves[0]

    def pace(self, view: Any, ask: Ask, moves: Any) -> Pace:
        return Pace(4321, ask.id)


class Mine:
    """A part `instincts` of a package."""

    INSTINCTS = Feelings()


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Title:
    monkeypatch.setattr(
        "manoir.kernel.title.part_of", lambda package, name: Mine if (package, name) == ("named", "instincts") else None
    )
    return replace(
        VIGIL, game=NamedVigil(), notation=NamedNotation, census=NamedCensus(), package="named", folder=VIGIL.folder
    )


@pytest.mark.parametrize("bot", ["random", "greedy", "child", "butler", "search@30"])
def test_bots_play_a_game_that_names_the_protocols_to_its_end(named: Title, bot: str) -> None:
    at = reached(named, 2, 3, 0, 0)
    game, state, fate = named.game, at.state, FastFate(5)
    players = [bot_named(bot, named, FastFate(seat)) for seat in range(2)]
    while asks := game.asks(state):
        seat = int(asks[0].seat)
        move = players[seat].answer(game.view(state, seat), asks[0], game.moves(state, seat), 0)
        game.advance(state, seat, move, fate, None)
    assert len(game.winners(state)) > 0


def test_the_kernel_plays_it_and_takes_its_census(named: Title) -> None:
    at = reached(named, 3, 3, 5, 0)
    laws.my_chair(at.game, at.notation, at.state, 0, at.fate)
    assert counted_playout(named.game, named.census, at.state, FastFate(1)) > 0


def test_a_bot_from_outside_has_its_own_pace() -> None:
    assert int(pace_of(Patient(), None, Ask(7, 0, "rush"), None).pause) == 4321
    assert issubclass(PacedBot, Bot)
    assert Views[int] is not None
