"""What the terminal says of each event of each game; `python tools/sentences.py` writes it down for the page."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.record import begin
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.told import plain_event, redact, reveal
from manoir.words import words_in

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "sentences.json"
PLAYERS = ("Zoé", "Papi", "Lucie", "Robot")
OPTIONS: dict[str, dict[str, Any]] = {"macgregor": {"bound": 12}}
GAMES = 6  # random ones of each title


def told(game: str) -> list[dict[str, Any]]:
    """One event of each kind and each form in which a chair hears it, in the order in which games told them."""
    title, box = TITLES[game], TITLES[game].box()
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for seed in range(GAMES):
        fate = FastFate(seed)
        record, events = begin(title, box, PLAYERS, OPTIONS.get(game, {}), fate)
        while asks := title.game.asks(record.state):
            ask = asks[fate.pick(len(asks))]
            moves = title.game.moves(record.state, ask.seat)
            events += record.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
        for event in events:
            for plain in (plain_event(reveal(event)), plain_event(redact(event, None))):
                form = tuple((key, _form(key, value)) for key, value in plain.items())
                found.setdefault(form, plain)
    kinds = {plain["event"] for plain in found.values()}
    return [*found.values(), *(sample(kind) for kind in events_of(game) if kind.__name__ not in kinds)]


def _form(key: str, value: Any) -> Any:
    """What decides the form of a sentence: which event, which choice of words, hidden or not, none or some."""
    if isinstance(value, list):
        return len(value) > 1
    if key in ("event", "reason", "side", "direction", "late") or value in (None, "?"):
        return value
    return type(value).__name__


def events_of(game: str) -> list[type]:
    """The event classes of a game, in the order of the file."""
    module = import_module(f"manoir.games.{game}.events")
    return [thing for thing in vars(module).values() if is_dataclass(thing) and thing.__module__ == module.__name__]


def sample(kind: type) -> dict[str, Any]:
    """An event that chance did not bring: rare ones, with values such as their fields may have."""
    plain: dict[str, Any] = {"event": kind.__name__}
    for one in fields(kind):
        form = str(one.type)
        plain[one.name] = [1, 2] if "tuple" in form else "red" if "str" in form else 1
    return plain


def sentences() -> dict[str, list[dict[str, Any]]]:
    """Each game's events with what is said of them, in every language."""
    return {
        game: [
            {"event": event, **{language: words_in(language).told(game, event, PLAYERS) for language in LANGUAGES}}
            for event in told(game)
        ]
        for game in sorted(TITLES)
    }


def text() -> str:
    """The file: one event a line."""
    games = []
    for game, rows in sentences().items():
        lines = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in rows)
        games.append(f'  "{game}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
