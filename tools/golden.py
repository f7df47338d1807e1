"""Write the golden logs of a game: one random game for each number of players, from fixed seeds.

`python tools/golden.py GAME [BOT]` writes tests/golden/GAME/N-players.log, from version 2 of the rules on
N-players-v2.log; with a bot, three answers in four are the bot's, so that games in which chance finds nothing get
somewhere. A log that is there stays as it is: it must replay for ever.
"""

from __future__ import annotations

import sys
from pathlib import Path

from manoir.games import title_of
from manoir.testing.golden import write_golden

ROOT = Path(__file__).resolve().parent.parent

if __name__ == "__main__":
    write_golden(title_of(sys.argv[1]), ROOT / "tests" / "golden" / sys.argv[1], *sys.argv[2:])
