"""A bot's process reads what it is asked, whatever letters its system writes; Windows has others than UTF-8."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from installed import EVERY
from manoir.bots.request import request, text_of
from manoir.games import title_of
from manoir.testing.chance import reached


@pytest.mark.usefixtures("toy_installed")
def test_a_bot_answers_where_the_system_has_other_letters() -> None:
    lines = []
    for name in EVERY:
        at = reached(name, title_of(name).box().players[0], 11, 9, 0)
        ask = at.game.asks(at.state)[0]
        stage, view, moves = at.play.stage, at.game.view(at.state, ask.seat), at.game.moves(at.state, ask.seat)
        lines.append(request("random", stage, text_of(stage), view, ask, moves, 0, "Zoé ”", 7))
    done = subprocess.run(
        [sys.executable, "-m", "manoir.bots.bot_process"],
        input=b"".join(lines),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
        check=False,
    )
    ready, *answers = done.stdout.split(b"\n")[:-1]
    assert ready.strip() == b"ready", done.stderr
    assert ["move" in json.loads(answer) for answer in answers] == [True] * len(EVERY), done.stderr
