"""Secret links: 128 bits that hold a seat or a host's powers; only their hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

SECRET_BYTES = 16
TABLE_BYTES = 12


def new_secret() -> str:
    """What a link carries."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """The name of a table, too long to be guessed: whoever knows it may watch, or sit on an open seat."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret; it has 128 bits of its own, so it needs neither salt nor a slow hash."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def fits(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one that was kept, compared in constant time."""
    return hmac.compare_digest(hashed(secret), kept or "")
