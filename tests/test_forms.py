"""One source, two forms: which is running, and that both play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from manoir.games import TITLES
from manoir.pure import form

PROGRAM = """
import json, sys
from manoir.pure import form, run_uncompiled
if sys.argv[1] == "uncompiled":
    run_uncompiled()
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import canonical
from hashlib import sha256
sums = {}
for name, title in TITLES.items():
    box = title.box()
    for seats in range(box.players[0], box.players[1] + 1):
        mark = sha256()
        options = title.table(box, seats, title.bounded)
        notation = title.notation(options)
        for seed in range(3):
            fate = FastFate(seed)
            state = title.game.setup(options, fate, None)
            steps = 0
            while asks := title.game.asks(state):
                ask = asks[fate.pick(len(asks))]
                moves = title.game.moves(state, ask.seat)
                mark.update(canonical([notation.position(state), [int(move) for move in moves]]))
                title.game.advance(state, ask.seat, moves[fate.pick(len(moves))], fate, None)
                steps += 1
                if steps > 600:
                    break
            mark.update(canonical(notation.position(state)))
        sums[f"{name} {seats}"] = mark.hexdigest()
print(json.dumps([form(), sums]))
"""


def played(wanted: str) -> tuple[str, dict[str, str]]:
    """The checksums of every position of the same games, in one form."""
    command = [sys.executable, "-c", PROGRAM, wanted]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ)
    running, sums = json.loads(done.stdout)
    return running, sums


def test_the_form_that_was_asked_for_is_running() -> None:
    wanted = os.environ.get("MANOIR_FORM")
    if wanted is None:
        pytest.skip("MANOIR_FORM does not say which form is meant")
    assert form() == wanted


@pytest.mark.skipif(form() == "uncompiled", reason="this run has one form only")
def test_both_forms_play_the_same_games_to_the_same_positions() -> None:
    one, compiled = played("compiled")
    other, uncompiled = played("uncompiled")
    assert (one, other) == ("compiled", "uncompiled")
    assert set(compiled) == {
        f"{name} {seats}"
        for name, title in TITLES.items()
        for seats in range(title.box().players[0], title.box().players[1] + 1)
    }
    assert compiled == uncompiled
