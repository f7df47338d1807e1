"""A view on its way to another process: bytes that say what one seat knows, and nothing else.

A view is built up field by field from what its seat may know, so its fields are all that can be sent; and of those only
plain values are: whole numbers, texts, lists of them, asks. Whatever else a view holds (the board, which every table of
the same options shares) is never sent: the other side has its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo.state import castle_of
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain, canonical
from manoir.kernel.title import GameAny


class NotPlain(Exception):
    """A field that cannot be sent."""


def pack(view: Any) -> bytes:
    """The fields of a view, by name; two views alike give the same bytes."""
    found: dict[str, Plain] = {}
    for name in fields_of(view):
        try:
            found[name] = _packed(getattr(view, name))
        except NotPlain:
            plan = SPECIAL.get(_kind(view, name))
            if plan is not None:
                found[name] = {"own": plan[0](getattr(view, name))}
    return canonical(found)


def unpack(data: bytes, game: GameAny, options: Any, seat: int) -> Any:
    """The view that was packed, on this side's own board of the same options."""
    view = game.view(game.setup(options, FastFate(1), None), seat)  # a deal of one's own, overwritten field by field
    for name, value in json.loads(data).items():
        if isinstance(value, dict) and "own" in value:
            setattr(view, name, SPECIAL[_kind(view, name)][1](view, value["own"]))
        else:
            setattr(view, name, _unpacked(value))
    return view


def fields_of(view: Any) -> list[str]:
    """The names of a view's fields; a compiled class lists them as it lists its methods."""
    return sorted(name for name in dir(view) if not name.startswith("_") and not callable(getattr(view, name)))


def _kind(view: Any, name: str) -> str:
    return f"{type(view).__module__}.{name}"


def _packed(value: Any) -> Plain:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Ask):
        return {"ask": [int(value.id), int(value.seat), value.kind, int(value.after)]}
    if isinstance(value, (list, tuple)):
        return {"list" if isinstance(value, list) else "tuple": [_packed(one) for one in value]}
    if type(value) is VEC:
        return {"vec": [int(one) for one in value]}
    raise NotPlain


def _unpacked(value: Plain) -> Any:
    if not isinstance(value, dict):
        return value
    ((kind, content),) = value.items()
    if kind == "ask":
        return Ask(*content)
    if kind == "vec":
        return vec[i64](content)
    items = [_unpacked(one) for one in content]
    return items if kind == "list" else tuple(items)


VEC = type(vec[i64]())

# Fields that are not plain, yet differ between tables of the same options: how each is written, and made again.
SPECIAL: dict[str, tuple[Callable[[Any], Plain], Callable[[Any, Plain], Any]]] = {
    # A castle follows from the tiles as they were laid, which everybody saw.
    "manoir.games.booo.view.castle": (
        lambda castle: [int(tile) for tile in castle.tiles],
        lambda view, tiles: castle_of(view.board, tiles),
    ),
}
