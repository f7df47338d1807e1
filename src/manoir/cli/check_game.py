"""`manoir check-game`: what a game lacks, all of it at once."""

from __future__ import annotations

import sys
from pathlib import Path

from manoir.cli.arguments import console
from manoir.kernel.registry import NAME
from manoir.kernel.wrong import WrongInput, quoted
from manoir.testing.inspection import inspected
from manoir.words import words_for


def check_game(name: str, *, golden: Path | None = None, lang: str | None = None) -> None:
    """List everything that is missing or wrong in a game, and what the house does without it.

    Exits with 1 if something is wrong, and with 0 if all that is missing is optional.

    Parameters
    ----------
    name: the game, as its entry point calls it
    golden: the folder of its golden logs; without it, tests/golden/NAME or tests/golden below this folder
    """
    if not NAME.fullmatch(name):
        raise WrongInput("NAME", quoted(name), "small letters and digits, a letter first")
    usual = Path("tests/golden") / name
    found = inspected(name, golden or (usual if usual.is_dir() else usual.parent))
    out = console()
    for finding in found:
        out.print(str(finding), soft_wrap=True, markup=False)
    wrong = sum(finding.wrong for finding in found)
    out.print(words_for(lang).say("check-game-done", game=name, wrong=wrong, optional=len(found) - wrong))
    if wrong:
        sys.exit(1)
