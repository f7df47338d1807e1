"""`manoir log golden`: finished games to keep, that must replay for ever."""

from __future__ import annotations

from pathlib import Path

from manoir.cli.arguments import console
from manoir.games import title_of
from manoir.kernel.wrong import WrongInput
from manoir.testing.golden import write_golden


def golden(game: str, folder: Path, *, bot: str | None = None) -> None:
    """Write a finished game for each number of players into a folder, where there is none yet.

    Parameters
    ----------
    folder: where they are kept, such as tests/golden
    bot: gives three answers in four, for games in which chance alone gets nowhere
    """
    title = title_of(game)
    try:
        for path in write_golden(title, folder, bot):
            console().print(str(path), soft_wrap=True)
    except OSError as trouble:
        found = f"{trouble.filename} ({trouble.strerror})"
        raise WrongInput("FOLDER", found, "a folder that can be written to") from None
