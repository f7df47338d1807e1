"""The reference page of a game: what it asks, what may be answered, what a chair sees and what is told."""

from __future__ import annotations

from typing import Any

from wrap import fitted

from manoir.kernel.title import Title
from manoir.protocol.game_schema import Declared, events_of, secrets_of
from manoir.server.typescript import type_of

HEAD = """# {title}: what is sent

Written by `python tools/protocol.py` from `schema.py` and `events.py` of the game, which a law holds
to what is really sent. [The protocol](../protocol.md) says how it travels; [the same as a JSON
Schema]({name}.schema.json). Seats count from 1. A field with a question mark is left out where there
is nothing to say.
"""
NOTHING = """# {title}: what is sent

This game declares nothing of it: its asks, moves, views and events are what its notation writes.
"""
MOVES = """## Moves

A word in capitals stands for what is under that key of the named data.
"""
EVENTS = """## Events

A field that is *secret* is `"?"` for whoever may not read it. One that is *not told again* is `"?"`
as well for people who look back at it while the game runs, unless their table's screens remember it.
"""


def game_page(title: Title) -> str:
    """The page as Markdown."""
    if title.schema is None:
        return NOTHING.format(title=title.rulebook.title["en"])
    declared = Declared(title)
    parts = declared.parts()
    drawn = [kind.__name__ for kind in (*declared.moves, *declared.events.values())]
    shapes = [name for name in parts if name not in drawn]
    text = [
        HEAD.format(title=title.rulebook.title["en"], name=title.name),
        "## Asks\n",
        _table(["ask", "what is asked", "answers"], _asks(declared)),
        MOVES,
        _table(["typed", "what it does", "named data"], _moves(declared, parts)),
        "## The view\n",
    ]
    for name in shapes:
        text += [
            f"### {name}\n",
            f"{parts[name]['description']}\n",
            _table(["field", "type", "what it is"], _fields(parts[name])),
        ]
    text += [EVENTS, _table(["event", "what happened", "fields"], _events(title, parts))]
    return fitted("\n".join(text))


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def _asks(declared: Declared) -> list[list[str]]:
    return [
        [f"`{kind}`", ask.says, ", ".join(f"`{form}`" for form in ask.moves)]
        for kind, ask in declared.schema.asks.items()
    ]


def _moves(declared: Declared, parts: dict[str, Any]) -> list[list[str]]:
    forms = {form: kind.__name__ for ask in declared.schema.asks.values() for form, kind in ask.moves.items()}
    return [
        [f"`{form}`", parts[name]["description"], "<br>".join(_said(*field) for field in _shown(parts[name]))]
        for form, name in forms.items()
    ]


def _fields(part: dict[str, Any]) -> list[list[str]]:
    return [[f"`{name}`", _code(shape), shape.get("description", "")] for name, shape in _shown(part)]


def _events(title: Title, parts: dict[str, Any]) -> list[list[str]]:
    facts = () if title.memory is None else title.memory.facts
    rows = []
    for kind in events_of(title):
        notes = dict.fromkeys(secrets_of(kind), "*secret*")
        notes |= {name: "*not told again*" for fact in facts if fact.event is kind for name in fact.fields}
        told = [
            ", ".join(filter(None, [_said(name, shape), notes.get(name)]))
            for name, shape in _shown(parts[kind.__name__])
            if name != "event"
        ]
        rows.append([f"`{kind.__name__}`", parts[kind.__name__]["description"], "<br>".join(told)])
    return rows


def _shown(part: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    needed = part.get("required", ())
    return [(name if name in needed else f"{name}?", shape) for name, shape in part.get("properties", {}).items()]


def _said(name: str, shape: dict[str, Any]) -> str:
    says = shape.get("description")
    return f"`{name}` {_code(shape)}" + (f": {says}" if says else "")


def _code(shape: dict[str, Any]) -> str:
    return "`" + type_of(shape).replace("|", "\\|") + "`"
