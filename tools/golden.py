"""Write the golden logs of a game: one random game for each number of players, from fixed seeds.

`python tools/golden.py GAME [BOT]` writes tests/golden/GAME/N-players.log; with a bot, every other answer is the bot's,
so that games in which chance finds nothing get somewhere. A log written once must replay for ever: run this
only for a new game, or when the rules version is raised.
"""

from __future__ import annotations

import sys
from pathlib import Path

from manoir.bots.table import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate, KeyedFate
from manoir.kernel.record import begin

ROOT = Path(__file__).resolve().parent.parent


def golden(game: str, bot: str | None = None) -> None:
    """One finished game for each number of players."""
    title = title_of(game)
    box = title.box()
    folder = ROOT / "tests" / "golden" / game
    folder.mkdir(parents=True, exist_ok=True)
    low, high = box.players
    for seats in range(low, high + 1):
        chooser = FastFate(1989 + seats)
        names = tuple(f"Player {number + 1}" for number in range(seats))
        record, _ = begin(title, box, names, {}, KeyedFate(f"golden {game} {seats}".encode()))
        while asks := title.game.asks(record.state):
            ask = asks[chooser.pick(len(asks))]
            moves = title.game.moves(record.state, ask.seat)
            move = moves[chooser.pick(len(moves))]
            if bot is not None and chooser.pick(2) == 0:
                view = title.game.view(record.state, ask.seat)
                move = bot_named(bot, title, chooser).answer(view, ask, moves, 0)
            record.answer(int(ask.seat), int(move))
        record.log.save(folder / f"{seats}-players.log")


if __name__ == "__main__":
    golden(*sys.argv[1:])
