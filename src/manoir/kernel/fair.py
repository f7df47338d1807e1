"""Dice that anybody can check: a secret sealed before the first share is given, mixed with a share of every seat."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from hashlib import sha256

from manoir.kernel.plain import Plain

SILENT = "silent"  # the share of a bot, and of whoever gives none: agreed beforehand, so that nobody can choose it
SHARE = re.compile(r"[0-9A-Za-z_-]{16,64}")  # never `silent`, never a line's end: shares are joined by line ends
SEAL = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Fair:
    """What the dice of a game follow from, as its log carries it."""

    commitment: str  # SHA-256 of the secret, shown before anybody gives a share
    shares: tuple[str, ...]  # in seat order
    secret: str | None = None  # as hexadecimal digits; only once the game is over
    names: bool = False  # whether the names of the seats are sealed too; in older games they were not
    given_up: int | None = None  # the last entry of a game that was given up, and yet reveals its secret

    def plain(self) -> Plain:
        """As it stands in the header of a log."""
        fair: dict[str, Plain] = {"commitment": self.commitment, "shares": list(self.shares)}
        if self.names:
            fair["names"] = True
        if self.secret is not None:
            fair["secret"] = self.secret
        if self.given_up is not None:
            fair["given_up"] = self.given_up
        return fair

    def key(self, secret: bytes, names: tuple[str, ...]) -> bytes:
        """The key of the game's fate, for seats of these names."""
        return key_of(secret, (*self.shares, *names) if self.names else self.shares)


def sealed(secret: bytes) -> str:
    """The commitment to a secret."""
    return sha256(secret).hexdigest()


def key_of(secret: bytes, lines: tuple[str, ...]) -> bytes:
    """The key of a game's fate from its shares, and from the names: neither the house nor any seat chose it alone."""
    return hmac.new(secret, "\n".join(lines).encode(), "sha256").digest()


def silence_key(key: bytes, seat: int, ask: str) -> bytes:
    """The key of what silence draws for a seat (from 0) that does not answer an ask: beside the picks of the log."""
    return hmac.new(key, f"silence {seat + 1} {ask}".encode(), "sha256").digest()


def is_share(text: str) -> bool:
    """Whether a seat may give this for its share."""
    return SHARE.fullmatch(text) is not None


def is_seal(text: str) -> bool:
    """Whether a text has the form of a commitment, or of a secret that was revealed."""
    return SEAL.fullmatch(text) is not None
