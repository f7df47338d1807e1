"""What the terminal says of each event of each game; `python tools/sentences.py` writes it down for the page."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from manoir.games import TITLES
from manoir.kernel.event import plain_event, redact, reveal
from manoir.kernel.fate import FastFate
from manoir.kernel.memory import faded
from manoir.kernel.play import begin
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import SEAT_FIELDS, words_in

GAMES_FOLDER = Path(__file__).parent.parent / "src" / "manoir" / "games"
PLAYERS = ("Zoé", "Ursule", "Le majordome", "Robot")
GAMES = 6  # random ones of each title


def told(game: str) -> list[dict[str, Any]]:
    """One event of each kind and each form in which a chair hears it, in the order in which games told them."""
    title, box = TITLES[game], TITLES[game].box()
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for seed in range(GAMES):
        fate = FastFate(seed)
        play, events = begin(title, box, PLAYERS, {**title.bounded, **title.short}, fate)
        while asks := title.game.asks(play.state):
            ask = asks[fate.pick(len(asks))]
            moves = title.game.moves(play.state, ask.seat)
            events += play.answer(int(ask.seat), int(moves[fate.pick(len(moves))]))
        for event in events:
            whole = plain_event(reveal(event))
            past = faded(whole, title.memory.facts if title.memory else ())
            for plain in (whole, plain_event(redact(event, None)), past):
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
    module = TITLES[game].part("events")
    return [thing for thing in vars(module).values() if is_dataclass(thing) and thing.__module__ == module.__name__]


def sample(kind: type) -> dict[str, Any]:
    """An event that chance did not bring: rare ones, with values such as their fields may have."""
    plain: dict[str, Any] = {"event": kind.__name__}
    for one in fields(kind):
        form = str(one.type)
        plain[one.name] = [1, 2] if "tuple" in form else "red" if "str" in form else 1
    return plain


def readers(event: dict[str, Any]) -> list[int | None]:
    """Who reads of an event: somebody elsewhere, then each seat that the event speaks of, in turn."""
    named = [event[key] if isinstance(event[key], list) else [event[key]] for key in event if key in SEAT_FIELDS]
    return [None, *dict.fromkeys(seat - 1 for seats in named for seat in seats if isinstance(seat, int))]


def sentences(game: str) -> list[dict[str, Any]]:
    """A game's events with what is said of them to each reader, in every language."""
    return [
        {
            "event": event,
            "reader": None if reader is None else reader + 1,
            **{language: words_in(language).told(game, event, PLAYERS, reader) for language in LANGUAGES},
        }
        for event in told(game)
        for reader in readers(event)
    ]


def text(game: str) -> str:
    """A game's file: one event a line."""
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in sentences(game))
    return f"[\n{lines}\n]\n"


def files() -> dict[str, Path]:
    """Where the sentences of each game of the house are kept: with its board, whose tests read them."""
    return {folder.parent.name: folder / "sentences.json" for folder in sorted(GAMES_FOLDER.glob("*/board"))}


if __name__ == "__main__":
    for game, file in files().items():
        file.write_text(text(game), encoding="utf-8")
