"""Write what is made from the types of the wire: the socket's JSON Schema, OpenAPI, and the types of the page.

`python tools/protocol.py` writes them; a test fails when they are out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from manoir.server.app import build
from manoir.server.schema import socket_schema
from manoir.server.settings import Settings
from manoir.server.typescript import wire_types

ROOT = Path(__file__).resolve().parent.parent


def made() -> dict[Path, str]:
    """Each file with what it should hold."""
    app = build(Settings(database="sqlite+aiosqlite://"))
    reference = ROOT / "docs" / "reference"
    return {
        reference / "socket.schema.json": _json(socket_schema()),
        reference / "openapi.json": _json(app.openapi_schema.to_schema()),
        ROOT / "web" / "src" / "lib" / "wire.ts": wire_types(),
    }


def _json(data: Any) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
