"""A bot that has answered has let go of what it was asked: a house plays for weeks, a study for millions of games."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
WIDE = 4000  # moves in a question: 32 kB of them
TIMES = 3000  # kept, they would come to 96 MB


def resident() -> int:
    """Megabytes in use."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 // 2**20


@pytest.mark.parametrize("bot", ["random", "child"])
def test_questions_that_were_answered_are_not_kept(bot: str) -> None:
    title = title_of("minuit")
    game = title.game
    state = game.setup(title.table(title.box(), 4), FastFate(1), None)
    ask = game.asks(state)[0]
    view = game.view(state, ask.seat)
    move = game.moves(state, ask.seat)[0]
    player = bot_named(bot, title, FastFate(2))
    before = resident()
    for _ in range(TIMES if bot == "random" else TIMES // 10):
        player.answer(view, ask, vec[i64]([move] * WIDE), 0)
    assert resident() - before < (32 if bot == "random" else 5)


def test_views_that_came_packed_are_not_kept() -> None:
    title = title_of("macgregor")
    game = title.game
    options = title.table(title.box(), 6)
    state = game.setup(options, FastFate(1), None)
    packed = title.views.pack(options, game.view(state, 0))
    for _ in range(100):
        title.views.unpack(options, packed)
    before = resident()
    for _ in range(2000):
        title.views.unpack(options, packed)
    assert resident() - before < 2
