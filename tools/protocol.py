"""Write what is made from the types of the wire: the socket's JSON Schema, OpenAPI, and the types of the page.

For every game of the house that declares what is sent of it: the types of its board, its reference page and its schema.

`python tools/protocol.py` writes them; a test fails when they are out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game_pages import game_page

from manoir.kernel.registry import registry
from manoir.kernel.title import Title
from manoir.protocol.game_schema import Declared
from manoir.server.app import build
from manoir.server.schema import socket_schema
from manoir.server.settings import ServerSettings
from manoir.server.typescript import game_types, wire_types

ROOT = Path(__file__).resolve().parent.parent


def made() -> dict[Path, str]:
    """Each file with what it should hold."""
    app = build(ServerSettings(database="sqlite+aiosqlite://"))
    reference = ROOT / "docs" / "reference"
    return {
        reference / "socket.schema.json": _json(socket_schema()),
        reference / "openapi.json": _json(app.openapi_schema.to_schema()),
        ROOT / "web" / "src" / "lib" / "wire.ts": wire_types(),
        **{path: text for title in declared_here() for path, text in of_game(title).items()},
    }


def declared_here() -> list[Title]:
    """The games of this repository that declare what is sent of them."""
    titles = registry().titles.values()
    return [one for one in titles if (ROOT / "src" / "manoir" / "games" / one.name / "schema.py").is_file()]


def of_game(title: Title) -> dict[Path, str]:
    """What is made from the schema of one game."""
    reference = ROOT / "docs" / "reference" / "games"
    return {
        ROOT / "src" / "manoir" / "games" / title.name / "board" / "sent.ts": game_types(title),
        reference / f"{title.name}.md": game_page(title),
        reference / f"{title.name}.schema.json": _json(game_schema(title)),
    }


def game_schema(title: Title) -> dict[str, Any]:
    """One JSON Schema for all that is sent of a game."""
    declared = Declared(title)
    kinds = [declared.view, *declared.moves, *declared.events.values()]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What is sent of {title.name}",
        "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds],
        "$defs": declared.parts("#/$defs/{name}"),
    }


def _json(data: Any) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
