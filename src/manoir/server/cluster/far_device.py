"""A device that is connected to another worker and whose table is here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from manoir.protocol.conversation import Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.server.cluster.messages import ConversationOver, DeviceSaid, DeviceTold

if TYPE_CHECKING:
    from manoir.server.cluster.router import Router

log = logging.getLogger("manoir.server")


class FarDevice:
    """The table's side of its conversation: what the device is told is written and redacted here."""

    def __init__(self, router: Router, edge: str, id: str, caller: str) -> None:
        self.router = router
        self.edge = edge
        self.id = id
        self.heard = 0
        self.told = 0
        self.conversation = Conversation(
            router.lobby, self._out, self._hang_up, RateLimit(0, 0), caller
        )  # the edge keeps its pace
        self._mail: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.task = asyncio.get_running_loop().create_task(self._run())

    def hear(self, message: DeviceSaid) -> None:
        """Take in one message, after those before it."""
        self.heard += 1
        if message.count != self.heard:
            self.conversation.give_up()
        else:
            self._mail.put_nowait(message.data)

    def end(self) -> None:
        """The device is gone, or cannot be reached."""
        self.conversation.done = True
        self._mail.put_nowait(None)

    async def _run(self) -> None:
        try:
            while (data := await self._mail.get()) is not None:
                await self.conversation.hear(data)
        except Exception as wrong:
            log.error("mistake", exc_info=wrong)
            self.conversation.give_up()
        finally:
            self.router.far_devices.pop(self.id, None)
            await self.conversation.leave()

    def _out(self, data: bytes) -> None:
        self.told += 1
        self.router.bus.send(self.edge, DeviceTold(self.id, self.told, data))

    def _hang_up(self) -> None:
        self.router.bus.send(self.edge, ConversationOver(self.id))
        self._mail.put_nowait(None)
