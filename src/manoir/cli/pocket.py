"""`manoir pocket`: the whole house as a folder for any web server."""

from __future__ import annotations

import sys
from pathlib import Path


def pocket(folder: Path, /, *, core: Path | None = None) -> None:
    """Write the house as a folder that any web server can hold: it runs in the browser, without a server and offline.

    Parameters
    ----------
    folder
        A new or an empty folder, or one that this command wrote before.
    core
        The compiled core for a browser, as `make pocket` leaves it in build/wasm/lib; without it the house runs
        uncompiled there: the same rules and the same bots, which take longer.
    """
    from manoir.pocket.folder import make
    from manoir.pocket.runtime import NoPocket

    try:
        made = make(folder, core)
    except NoPocket as why:
        print(f"manoir: the pocket could not be made: {why}", file=sys.stderr)
        sys.exit(2)
    print(f"{folder}: {made.files} files, {made.bytes / 1e6:.1f} MB, version {made.version}")
    print(f"Any web server can hold it; to try it: python -m http.server --bind 127.0.0.1 --directory {folder}")
