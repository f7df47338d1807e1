"""A device that is connected here and whose table may be another worker's."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from manoir.protocol import codec, messages
from manoir.protocol.conversation import Conversation
from manoir.server.cluster.messages import DeviceCame, DeviceLeft, DeviceSaid, DeviceTold
from manoir.store.trouble import Trouble

if TYPE_CHECKING:
    from manoir.server.cluster.router import Router


class FarTable:
    """Hears a device; once it has said hello to a table of another worker, only passes on what is said and told."""

    def __init__(self, router: Router, near: Conversation) -> None:
        self.router = router
        self.near = near
        self.far: str | None = None  # the worker that has its table
        self.id = secrets.token_hex(8)
        self.said = 0
        self.told = 0

    @property
    def came(self) -> bool:
        """Whether it has said hello to a table."""
        return self.far is not None or self.near.came

    async def hear(self, data: bytes) -> None:
        """Take in one message of the device."""
        if not self.came and (table := self._greeted(data)) is not None:
            try:
                self.far = await self.router.whose(table)
            except Trouble:
                self.near.give_up()
                return
            if self.far is not None:
                self.router.far_tables[self.id] = self
                self.router.bus.send(self.far, DeviceCame(self.id, self.near.caller))
        if self.far is None:
            await self.near.hear(data)
        elif self.near.keeps_pace():
            self.said += 1
            self.router.bus.send(self.far, DeviceSaid(self.id, self.said, data))

    def tell(self, message: DeviceTold) -> None:
        """Pass on what the device is told; where something was lost on the way, it has to come back."""
        if self.near.done:
            return
        self.told += 1
        if message.count != self.told:
            self.give_up()
        else:
            self.near.out(message.data)

    def give_up(self) -> None:
        """The way to the table is cut; the worker there may not have noticed."""
        self.near.give_up()
        if self.far is not None:
            self.router.bus.send(self.far, DeviceLeft(self.id))

    def end(self) -> None:
        """The table's side is over; why has been told."""
        self.router.far_tables.pop(self.id, None)
        self.near.done = True
        self.near.hang_up()

    async def leave(self) -> None:
        """The device is gone."""
        if self.far is None:
            await self.near.leave()
        elif self.router.far_tables.pop(self.id, None) is not None:
            self.router.bus.send(self.far, DeviceLeft(self.id))

    def _greeted(self, data: bytes) -> str | None:
        """The table that a message says hello to; one that is refused here need not be asked elsewhere."""
        try:
            said = codec.read(data)
        except codec.Malformed:
            return None
        if not isinstance(said, messages.Hello) or (self.near.crowded and said.secret is None):
            return None
        return said.table
