"""A visit to a table of this worker by a device that is connected at another."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from manoir.protocol.conversation import Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.server.cluster.messages import DeviceSaid, DeviceTold, VisitOver

if TYPE_CHECKING:
    from manoir.server.cluster.router import Router

log = logging.getLogger("manoir.server")


class FarDevice:
    """The table's side of a visit: what the device is told is written and redacted here."""

    def __init__(self, exchange: Router, edge: str, id: str, caller: str) -> None:
        self.exchange = exchange
        self.edge = edge
        self.id = id
        self.heard = 0
        self.told = 0
        self.visit = Conversation(
            exchange.lobby, self._out, self._hang_up, RateLimit(0, 0), caller
        )  # the edge keeps its pace
        self._mail: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.task = asyncio.get_running_loop().create_task(self._run())

    def hear(self, parcel: DeviceSaid) -> None:
        """Take in one message, after those before it."""
        self.heard += 1
        if parcel.count != self.heard:
            self.visit.give_up()
        else:
            self._mail.put_nowait(parcel.data)

    def end(self) -> None:
        """The device is gone, or cannot be reached."""
        self.visit.done = True
        self._mail.put_nowait(None)

    async def _run(self) -> None:
        try:
            while (data := await self._mail.get()) is not None:
                await self.visit.hear(data)
        except Exception as wrong:
            log.error("mistake", exc_info=wrong)
            self.visit.give_up()
        finally:
            self.exchange.hosted.pop(self.id, None)
            await self.visit.leave()

    def _out(self, data: bytes) -> None:
        self.told += 1
        self.exchange.post.send(self.edge, DeviceTold(self.id, self.told, data))

    def _hang_up(self) -> None:
        self.exchange.post.send(self.edge, VisitOver(self.id))
        self._mail.put_nowait(None)
