"""Tables made without a page: new ones, and ones that begin in a position written in notation."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.play import begin

Plain = Any
NAMES = ("Zoé", "Papi", "Lucie", "Honorine", "Barnabé", "Ursule", "Nils", "Aldéric")


def said(house: str, path: str, body: Plain, secret: str | None = None, method: str = "POST") -> Plain:
    """What the house answers to a request."""
    data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    asked = urllib.request.Request(house + path, data, headers, method=method)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return json.load(answer)


def finished_from(game: str, seats: int, position: str, edition: Path | None = None, **options: Plain) -> str:
    """The log of a game that began in a position and went to its end by chance."""
    title = title_of(game)
    fate = FastFate(1)
    play, _ = begin(title, title.box(edition), NAMES[:seats], options, fate, f"{seats} players; {position}")
    while asks := title.game.asks(play.state):
        ask = asks[fate.pick(len(asks))]
        moves = title.game.moves(play.state, ask.seat)
        play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
    return "".join(f"{line}\n" for line in play.log.lines())


def table_at(
    house: str,
    game: str,
    seats: int,
    position: str,
    people: tuple[int, ...] = (1,),
    edition: Path | None = None,
    grace: int = 60,
    **options: Plain,
) -> tuple[str, dict[int, str]]:
    """A table in a position: its id, and the secret of each person's seat; quick bots sit on the others."""
    log = finished_from(game, seats, position, edition, **options)
    return table_from(house, said(house, "/api/logs", log)["table"], 0, people, grace)


def table_from(
    house: str, finished: str, moment: int, people: tuple[int, ...], grace: int = 60
) -> tuple[str, dict[int, str]]:
    """A moment of a finished game as a table: its id, and each person's secret; quick bots sit on the others."""
    made = said(house, f"/api/tables/{finished}/fork", {"moment": moment})
    (table, host) = (made["table"]["id"], made["host"])
    settings = {**made["table"]["settings"], "pace": 0, "grace": grace}
    said(house, f"/api/tables/{table}/settings", settings, host, "PUT")
    secrets = {}
    for seat in range(1, len(made["table"]["seats"]) + 1):
        if seat in people:
            first = host if seat == min(people) else None  # the others come with devices of their own
            held = said(house, f"/api/tables/{table}/sit", {"name": NAMES[seat - 1], "seat": seat}, first)
            secrets[seat] = held["secret"]
        else:
            bot = {"kind": "bot", "bot": "greedy", "name": NAMES[seat - 1]}
            said(house, f"/api/tables/{table}/seats/{seat}", bot, host, "PUT")
    said(house, f"/api/tables/{table}/start", {}, host)
    return table, secrets


def table_of(house: str, game: str, people: int, bots: int = 0, **options: Plain) -> tuple[str, dict[int, str]]:
    """A new table that has started: its id, and the secret of each person's seat."""
    seats: Plain = [{"kind": "me", "name": name} for name in NAMES[:people]]
    seats += [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[people : people + bots]]
    body = {"game": game, "seats": seats, "options": options, "settings": {"stand_in": "greedy"}, "start": True}
    made = said(house, "/api/tables", body)
    return made["table"]["id"], {held["seat"]: held["secret"] for held in made["held"]}
