"""`manoir open`, or `manoir` without a word: a person's own house in the browser, which asks nothing."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

from manoir.cli.banner import EVERYWHERE
from manoir.cli.home import data_folder, database_in, make_folder


def open_home(*, host: str | None = None, port: int | None = None) -> None:
    """Open your house: to this machine's browser, and to the phones and televisions of its network.

    The games are kept in your own data folder. `manoir serve` has every setting; each can be given here as a
    variable MANOIR_... of the environment.

    Parameters
    ----------
    host
        The address to listen on (0.0.0.0, the local network; 127.0.0.1 for this machine alone).
    port
        The port to listen on (8080).
    """
    from manoir.cli.serve import open_house
    from manoir.server.settings import ServerSettings, from_environment

    settings = from_environment(os.environ, ServerSettings(host=EVERYWHERE, database="", log_level="warning"))
    settings = replace(settings, host=host or settings.host, port=settings.port if port is None else port)
    if not settings.database:
        settings = replace(settings, database=_own_database(data_folder(os.environ)))
    open_house(settings, True, "manoir open")


def _own_database(folder: Path) -> str:
    """The database of a person's own house, in a folder that is there from now on."""
    try:
        make_folder(folder)
    except OSError as wrong:
        print(
            f"manoir: {folder} cannot be made: {wrong.strerror}; MANOIR_DATABASE names another place", file=sys.stderr
        )
        sys.exit(2)
    new = not any(folder.iterdir())
    print(f"The games are kept in {folder}", flush=True)
    if new and (slow := _slow()):
        print(slow, flush=True)
    return database_in(folder)


def _slow() -> str | None:
    """What is said once, when a house is opened for the first time in its uncompiled form."""
    from manoir.pure import form, why_uncompiled

    if form() == "compiled":
        return None
    return (
        f"The house runs uncompiled ({why_uncompiled()}): the same rules, some twenty times slower. See manoir doctor"
    )
