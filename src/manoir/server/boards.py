"""The boards that games bring along: built files in the folder `board/` of a package, sent to the page as they are."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from litestar import get
from litestar.params import FromPath

from manoir.kernel.title import Title
from manoir.protocol.routes.catalogue import FOLDER, title_in
from manoir.server.handlers import AnyRequest, TheLobby
from manoir.server.pages import Asset, Sent, asset_of, sent
from manoir.tables.verdict import Denied

SENT = (".js", ".mjs", ".css", ".json", ".svg", ".png", ".jpg", ".webp", ".avif", ".woff2", ".mp3", ".ogg", ".wasm")
"""What a board may be made of; its sources stay where they are."""


@get("/api/games/{game:str}/board/{path:path}", include_in_schema=False)
async def board(request: AnyRequest, lobby: TheLobby, game: FromPath[str], path: FromPath[str]) -> Sent:
    """A file of the board that a game brought along: the page loads its module, and the module what it needs."""
    asset = board_file(title_in(lobby, game), path.strip("/"))
    if asset is None:
        raise Denied("not-found")
    return sent(request, asset)


def board_file(title: Title, path: str) -> Asset | None:
    """A file of a game's board as it is sent; None for whatever is not in that folder, or not meant for a page."""
    folder = (title.folder / FOLDER).resolve()
    try:
        file = (folder / path).resolve()
        if not file.is_relative_to(folder) or file.suffix not in SENT or not file.is_file():
            return None
        return _read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # a name that no disk has
        return None


@lru_cache(maxsize=256)
def _read(file: Path, _: int) -> Asset:
    """A file, read again when it has changed: whoever draws a board need not open the house anew."""
    return asset_of(file, for_ever=False)
