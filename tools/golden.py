"""Write the golden logs of a game: one random game for each number of players, from fixed seeds.

`python tools/golden.py GAME` writes tests/golden/GAME/N-players.log. A log written once must replay for ever: run this
only for a new game, or when the rules version is raised.
"""

from __future__ import annotations

import sys
from pathlib import Path

from manoir.games import title_of
from manoir.kernel.fate import FastFate, KeyedFate
from manoir.kernel.record import begin

ROOT = Path(__file__).resolve().parent.parent


def golden(game: str) -> None:
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
            record.answer(int(ask.seat), int(moves[chooser.pick(len(moves))]))
        record.log.save(folder / f"{seats}-players.log")


if __name__ == "__main__":
    golden(sys.argv[1])
