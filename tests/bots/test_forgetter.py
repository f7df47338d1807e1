"""Bots that forget are given less than their seat may know, and never more."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.games.macgregor.scenes import macgregor

from manoir.bots.forgetter import Forgetter
from manoir.games import TITLES
from manoir.games.macgregor.memory import MEMORY
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask

LINE = "ghost red; blue at A1 treasures 8 red; tokens B3 trap, D1 green; top green lion; to plan"


class Listener:
    """Keeps what it was given."""

    name = "listener"

    def answer(self, view: Any, ask: Ask, moves: vec[i64], budget: i64) -> i64:
        self.given = view
        return moves[0]


def tokens_given(often: int) -> object:
    scene = macgregor(2, LINE)
    listener = Listener()
    ask = scene.game.asks(scene.state)[0]
    seat = ask.seat
    moves = scene.game.moves(scene.state, seat)
    Forgetter(listener, MEMORY, often, FastFate(1)).answer(scene.game.view(scene.state, seat), ask, moves, 0)
    return scene.notation.seen(listener.given)["tokens"]


def test_a_bot_that_forgets_is_not_given_the_tokens_that_were_shown() -> None:
    assert tokens_given(100) == {"B3": "?", "D1": "?"}
    assert tokens_given(0) == {"B3": "trap", "D1": "green"}


def test_levels_forget_only_where_a_game_says_how() -> None:
    for title in TITLES.values():
        forgetting = [skill.forget for skill in title.character.skills]
        assert title.memory is not None or not any(forgetting)
        assert forgetting == sorted(forgetting, reverse=True)  # the stronger the level, the better its memory
