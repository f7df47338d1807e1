"""Tables made by the house's own door: for tests whose subject is not how one comes to a table."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

from guests import Guest
from positions import said

GOLDEN = Path(__file__).parent.parent / "golden"


def asked(house: str, path: str) -> Any:
    """What the house tells anybody who asks."""
    with urllib.request.urlopen(f"{house}/api{path}", timeout=60) as answer:
        return json.load(answer)


def begun(
    house: str, game: str, *people: str, bots: int = 0, settings: dict[str, Any] | None = None, **options: Any
) -> dict[str, Any]:
    """A table that has begun, with the secrets of its people's seats."""
    seats = [{"kind": "me", "name": name} for name in people]
    seats += [{"kind": "bot", "bot": "guest", "name": f"Robot {n + 1}"} for n in range(bots)]
    body = {"game": game, "seats": seats, "options": options, "settings": settings or {}, "start": True}
    made: dict[str, Any] = said(house, "/api/tables", body)
    return made


def seated(guest: Guest, made: dict[str, Any], seat: int = 1) -> Guest:
    """Somebody comes with the secret of a seat."""
    held = next(one for one in made["held"] if one["seat"] == seat)
    return guest.go(f"/table/{made['table']['id']}#seat={held['secret']}")


def brought(house: str, game: str, players: int) -> str:
    """A finished game of the golden ones, brought to this house: its id."""
    found: str = said(house, "/api/logs", (GOLDEN / game / f"{players}-players.log").read_text())["table"]
    return found


def taken_up(house: str, finished: str, moment: int, *people: str) -> dict[str, Any]:
    """A moment of a finished game, played on by these people."""
    made: dict[str, Any] = said(house, f"/api/tables/{finished}/fork", {"moment": moment})
    table = made["table"]["id"]
    made["held"] = [said(house, f"/api/tables/{table}/sit", {"name": name}) for name in people]
    for seat in range(len(people) + 1, len(made["table"]["seats"]) + 1):
        bot = {"kind": "bot", "bot": "guest", "name": f"Robot {seat}"}
        said(house, f"/api/tables/{table}/seats/{seat}", bot, made["host"], "PUT")
    said(house, f"/api/tables/{table}/start", {}, made["host"], "POST")
    return made
