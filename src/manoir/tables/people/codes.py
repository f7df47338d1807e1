"""Short codes: a few letters to type in place of a long link, each for one purpose and for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from time import time

from manoir.store.table_store import CodeStore
from manoir.tables.verdict import Denied

LETTERS = "BCDFGHJKMNPRSTVWXZ"  # no vowel, so that no code is a word; no L, Q or Y, which pass for I, O and V
LENGTH = 4  # 104,976 codes
TRIES = 24  # in a house where half of all codes are taken, one in sixteen million tables goes without
LASTS = 6 * 3600.0  # seconds after somebody was last at a table: a long evening


@dataclass(slots=True, eq=False)
class Codes:
    """Draws codes and finds what they stand for; the database keeps them unique across workers.

    Whoever guesses a code learns what it stands for, so a code of four letters may give no more than a public link
    does; a purpose that gives more draws longer ones, lets them last for minutes, and has them taken once.
    """

    store: CodeStore
    now: Callable[[], float] = time
    chance: Random = field(default_factory=SystemRandom)

    async def draw(self, purpose: str, target: str, lasts: float = LASTS, length: int = LENGTH) -> str | None:
        """A new code for a target; None if so many are taken that none was found."""
        for _ in range(TRIES):
            code = "".join(self.chance.choice(LETTERS) for _ in range(length))
            now = self.now()
            if await self.store.add(code, purpose, target, now, now + lasts):
                return code
        return None

    async def of(self, purpose: str, target: str, lasts: float = LASTS, length: int = LENGTH) -> str | None:
        """The code of a target: the one that it has, or a new one."""
        return await self.store.of(purpose, target, self.now()) or await self.draw(purpose, target, lasts, length)

    async def find(self, code: str, purpose: str) -> str | None:
        """What a code stands for, if it is one of that purpose and its time is not over."""
        return await self.store.target(code, purpose, self.now())

    async def take(self, code: str, purpose: str) -> str | None:
        """What a code stands for, and nobody else finds it any more."""
        return await self.store.take(code, purpose, self.now())

    async def keep(self, purpose: str, targets: Sequence[str], lasts: float = LASTS) -> None:
        """Let the codes of targets last from now on."""
        await self.store.keep(purpose, targets, self.now() + lasts)

    async def free(self, purpose: str, target: str) -> None:
        """Let the codes of a target stand for nothing any more."""
        await self.store.free(purpose, target)

    async def free_old(self) -> None:
        """Forget codes whose time is over."""
        await self.store.free_old(self.now())


def typed(text: str, length: int = LENGTH) -> str:
    """A code as somebody typed it, in the form that is kept; Denied if it can be none."""
    code = "".join(text.split()).upper()
    if not text.isascii() or len(code) != length or not set(code) <= set(LETTERS):
        raise Denied("not-a-code", f"code: expected {length} of the letters {LETTERS}")
    return code
