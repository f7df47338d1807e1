"""The protocol for the page: TypeScript types written from the types that are sent."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from manoir.server import bodies
from manoir.server.messages import PROTOCOL, Said, Told
from manoir.tables.seats import EMOTES

BODIES = [
    bodies.CreateTable,
    bodies.ChangeOptions,
    bodies.SitDown,
    bodies.Invite,
    bodies.HandOver,
    bodies.Pause,
    bodies.Fork,
    bodies.NamedSeat,
    bodies.Created,
    bodies.TableName,
    bodies.Listed,
    bodies.Moments,
    bodies.GameSeen,
    bodies.RulebookSeen,
    bodies.PuzzleAnswers,
    bodies.PuzzleSeen,
    bodies.Health,
    bodies.Problem,
]
HEAD = f"""// Written by `python tools/protocol.py` from the types of the server: do not edit.
// What each message means is told in docs/reference/protocol.md.

export const PROTOCOL = {PROTOCOL};

/** Plain named data: what it holds is the game's own. */
export type Plain = unknown;
"""


def wire_types() -> str:
    """Every message and every body as TypeScript."""
    shapes, parts = msgspec.json.schema_components([Said, Told, *BODIES], ref_template="{name}")
    faces = " | ".join(f'"{face}"' for face in EMOTES)
    lines = [HEAD, f"/** The faces that can be made. */\nexport type Face = {faces};\n"]
    lines += [_declared(name, part) for name, part in sorted(parts.items())]
    lines.append(f"/** What a device says. */\nexport type Said = {_type(shapes[0])};\n")
    lines.append(f"/** What a device is told. */\nexport type Told = {_type(shapes[1])};\n")
    return "\n".join(lines)


def _declared(name: str, part: dict[str, Any]) -> str:
    words = f"/** {part['description']} */\n" if "description" in part else ""
    if part.get("type") != "object" or "properties" not in part:
        return f"{words}export type {name} = {_type(part)};\n"
    required = set(part.get("required", ()))
    # What a device is told is always whole; what it says may leave defaults out.
    whole = "additionalProperties" not in part
    rows = [
        f"  {_key(key)}{'' if key in required or whole else '?'}: {_type(shape)};"
        for key, shape in part["properties"].items()
    ]
    return f"{words}export interface {name} {{\n" + "\n".join(rows) + "\n}\n"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_]\w*", key) else f'"{key}"'


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"])
    if "const" in shape:
        return _literal(shape["const"])
    if "enum" in shape:
        return " | ".join(_literal(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(_type(one) for one in shape["anyOf"]))
    kind = shape.get("type")
    if kind == "array":
        return _list(shape)
    if kind == "object":
        return f"Record<string, {_type(shape.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "Plain")


def _list(shape: dict[str, Any]) -> str:
    inside = _type(shape.get("items") or {})
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
