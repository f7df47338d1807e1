"""Bots of a server: what crosses to their process is what their seat knows."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from chance import GAMES, reached

from manoir.bots.table import BOTS, bot_named
from manoir.bots.workers import Workers
from manoir.games import title_of
from manoir.server.bots import PackedThinks
from manoir.tables.thinking import Question, ThreadThinks


@pytest.mark.parametrize("name", GAMES)
def test_a_level_and_a_quick_bot_answer_for_a_seat(name: str) -> None:
    title = title_of(name)
    at = reached(name, title.box().players[0], 7, 10, 0)
    ask = at.game.asks(at.state)[0]
    view, moves = at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat)
    play = cast(Any, SimpleNamespace(stage=SimpleNamespace(box=title.box())))

    async def answers() -> list[int]:
        thinks = PackedThinks(ThreadThinks(BOTS, bot_named), ("greedy",), Workers(1))
        try:
            return [
                await thinks.think(Question("table", bot, title, int(ask.seat), view, ask, moves, play, 50))
                for bot in ("greedy", "countess")
            ]
        finally:
            thinks.close()

    for move in asyncio.run(answers()):
        assert move in [int(one) for one in moves]
