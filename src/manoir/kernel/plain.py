"""Positions as plain named data, and the digest by which two of them are told apart."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    Plain: TypeAlias = bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"] | None
else:
    Plain = Any  # to whoever encodes and decodes it: there is nothing to check, and msgspec knows no such type
"""None, a bool, a number, a text, or lists and dictionaries (by text) of those; whoever is handed it only reads it."""

Named: TypeAlias = Mapping[str, Any]
"""Plain data under names, for a reader who knows what stands under each: an event by its kind, a report of our own."""


def canonical(data: Plain) -> bytes:
    """One spelling for one value: sorted keys, no spaces, UTF-8."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: Plain) -> str:
    """SHA-256 of a position's plain data, so that a change of representation breaks no log."""
    return sha256(canonical(data)).hexdigest()
