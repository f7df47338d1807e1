"""The protocol for the page: TypeScript types written from the types that are sent."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from msgspec.structs import FieldInfo, fields

from manoir.kernel.title import Title
from manoir.protocol import http_types
from manoir.protocol.game_schema import Declared
from manoir.protocol.messages import Said, Told
from manoir.protocol.review_types import ReviewSeen
from manoir.tables.archive.forked import PositionSeen
from manoir.tables.archive.summaries import Summary
from manoir.tables.messages import PROTOCOL
from manoir.tables.people.seats import EMOTES
from manoir.tables.scenes.scene import AskSeen, EndingSeen, EventSeen, SceneSeen

BODIES = [
    http_types.CreateTable,
    http_types.ChangeOptions,
    http_types.SitDown,
    http_types.Invite,
    http_types.HandOver,
    http_types.Pause,
    http_types.Fork,
    http_types.NamedSeat,
    http_types.Created,
    http_types.TableName,
    http_types.Listed,
    http_types.Moments,
    http_types.GamesAsked,
    http_types.GameDeleted,
    http_types.OfferTransfer,
    http_types.ClaimTransfer,
    http_types.GiveTransfer,
    http_types.TransferOffered,
    http_types.TransferClaimed,
    http_types.TransferSeen,
    http_types.TransferTaken,
    Summary,
    PositionSeen,
    EndingSeen,
    ReviewSeen,
    http_types.GameSeen,
    http_types.RulebookSeen,
    http_types.PuzzleAnswers,
    http_types.PuzzleSeen,
    http_types.PuzzleHint,
    http_types.LadderSeen,
    http_types.PracticesSeen,
    http_types.Health,
    http_types.Problem,
]
HEAD = f"""// Written by `python tools/protocol.py` from the types of the server: do not edit.
// What each message means is told in docs/reference/protocol.md.

export const PROTOCOL = {PROTOCOL};

/** Plain named data: what it holds is the game's own. */
export type Plain = unknown;
"""
GAME_HEAD = """// Written by `python tools/protocol.py` from schema.py and events.py of the game: do not edit.
// The same for people: docs/reference/games/{name}.md.
"""
LEAVES_OUT = (AskSeen, EventSeen, SceneSeen)
"""What a device is told without the fields that are as usual; the types here are those of what has been filled in."""


def wire_types() -> str:
    """Every message and every body as TypeScript."""
    shapes, parts = msgspec.json.schema_components([Said, Told, *BODIES], ref_template="{name}")
    faces = " | ".join(f'"{face}"' for face in EMOTES)
    lines = [HEAD, f"/** The faces that can be made. */\nexport type Face = {faces};\n"]
    lines.append(_left_out())
    lines += [_declared(name, part) for name, part in sorted(parts.items())]
    lines.append(f"/** What a device says. */\nexport type Said = {type_of(shapes[0])};\n")
    lines.append(f"/** What a device is told. */\nexport type Told = {type_of(shapes[1])};\n")
    return "\n".join(lines)


def game_types(title: Title) -> str:
    """What is sent of a game as TypeScript: its view, its moves and its events."""
    declared = Declared(title)
    parts = declared.parts()
    lines = [GAME_HEAD.format(name=title.name)]
    lines += [_declared(name, part, "type {} =") for name, part in parts.items()]  # which an index may read, too
    moves, events = ([kind.__name__ for kind in kinds] for kinds in (declared.moves, declared.events.values()))
    lines.append(f"/** A move as named data. */\nexport type GameMove = {' | '.join(moves)};\n")
    lines.append(f"/** An event as named data. */\nexport type GameEvent = {' | '.join(events)};\n")
    return "\n".join(lines)


def _left_out() -> str:
    usual = {kind.__name__: {one.encode_name: _usual(one) for one in fields(kind)} for kind in LEAVES_OUT}
    rows = [
        f"  {name}: {json.dumps({key: value for key, value in found.items() if value is not msgspec.NODEFAULT})},"
        for name, found in usual.items()
    ]
    words = "/** What is left out of a message where it is so: the page puts it back in (whole.ts). */"
    return f"{words}\nexport const LEFT_OUT = {{\n" + "\n".join(rows) + "\n};\n"


def _usual(one: FieldInfo) -> Any:
    return one.default if one.default_factory is msgspec.NODEFAULT else one.default_factory()


def _declared(name: str, part: dict[str, Any], opening: str = "interface {}") -> str:
    words = f"/** {part['description']} */\n" if "description" in part else ""
    if part.get("type") != "object" or "properties" not in part:
        return f"{words}export type {name} = {type_of(part)};\n"
    required = set(part.get("required", ()))
    # What a device is told is always whole; what it says may leave defaults out.
    whole = "additionalProperties" not in part
    rows = [
        f"  {_key(key)}{'' if key in required or whole else '?'}: {type_of(shape)};{_beside(shape)}"
        for key, shape in part["properties"].items()
    ]
    return f"{words}export {opening.format(name)} {{\n" + "\n".join(rows) + "\n}\n"


def _beside(shape: dict[str, Any]) -> str:
    return f" // {shape['description']}" if "description" in shape else ""


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_]\w*", key) else f'"{key}"'


def type_of(shape: dict[str, Any]) -> str:
    """A JSON Schema as a type."""
    if "$ref" in shape:
        return str(shape["$ref"])
    if "const" in shape:
        return _literal(shape["const"])
    if "enum" in shape:
        return " | ".join(_literal(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(type_of(one) for one in shape["anyOf"]))
    kind = shape.get("type")
    if kind == "array":
        return _list(shape)
    if kind == "object":
        return f"Record<string, {type_of(shape.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "Plain")


def _list(shape: dict[str, Any]) -> str:
    if "prefixItems" in shape:
        return f"[{', '.join(type_of(one) for one in shape['prefixItems'])}]"
    inside = type_of(shape.get("items") or {})
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
