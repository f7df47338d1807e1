"""Positions as plain named data, and the digest by which two of them are told apart."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

Plain = Any
"""None, bool, int, str, or lists and dictionaries (with text keys) of those."""


def canonical(data: Plain) -> bytes:
    """One spelling for one value: sorted keys, no spaces, UTF-8."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: Plain) -> str:
    """SHA-256 of a position's plain data, so that a change of representation breaks no log."""
    return sha256(canonical(data)).hexdigest()
