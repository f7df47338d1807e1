"""One source, two forms: both search the same trees to the same answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from manoir.pure import form

PROGRAM = """
import json, sys
from manoir.pure import form, run_uncompiled
if sys.argv[1] == "uncompiled":
    run_uncompiled()
from manoir.bots.registry import bot_named
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
found = {}
for name, title in TITLES.items():
    game = title.game
    fate = FastFate(5)
    state = game.setup(title.table(title.box(), 3), fate, None)
    bots = [bot_named("search@12", title, FastFate(seat)) for seat in range(3)]
    moves = found[name] = []
    while (asks := game.asks(state)) and len(moves) < 20:
        seat = int(asks[0].seat)
        move = bots[seat].answer(game.view(state, seat), asks[0], game.moves(state, seat), 0)
        game.advance(state, seat, move, fate, None)
        moves.append(int(move))
print(json.dumps([form(), found]))
"""


@pytest.mark.skipif(form() == "uncompiled", reason="this run has one form only")
def test_both_forms_find_the_same_answers() -> None:
    found = {}
    for wanted in ("compiled", "uncompiled"):
        command = [sys.executable, "-c", PROGRAM, wanted]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ)
        running, found[wanted] = json.loads(done.stdout)
        assert running == wanted
    assert found["compiled"] == found["uncompiled"]
