"""What has been sent to a table and not yet read. As short as can be: every answer goes through it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Reply = asyncio.Future[Any] | None
Mail = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], Reply]
"""A piece of work for a table, what it is given, and who waits for what becomes of it."""


def refuse(reply: Reply, wrong: Exception) -> None:
    """It will not be done, or went wrong."""
    if reply is not None and not reply.done():
        reply.set_exception(wrong)


class Mailbox:
    """Mail in the order in which it came; None: there will be no more."""

    def __init__(self) -> None:
        self._mail: deque[Mail | None] = deque()
        self._came: asyncio.Future[None] | None = None  # what the reader waits for while there is nothing to read

    def put(self, mail: Mail | None) -> None:
        """Send something; never waits."""
        self._mail.append(mail)
        if self._came is not None:
            if not self._came.done():
                self._came.set_result(None)
            self._came = None

    async def next(self) -> Mail | None:
        """The next of it, as soon as there is one; for one reader."""
        while not self._mail:
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        return self._mail.popleft()

    def refuse_rest(self, wrong: Callable[[], Exception]) -> None:
        """Refuse whatever has come and will not be read."""
        while self._mail:
            if (mail := self._mail.popleft()) is not None:
                refuse(mail[2], wrong())
