"""What a worker exchanges with the others: any of them takes any device and any request, one of them runs the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from manoir.protocol.answer import NO_QUOTAS, answer
from manoir.protocol.conversation import Conversation
from manoir.protocol.reply import Reply
from manoir.server.cluster.bus import Bus, Measures
from manoir.server.cluster.far_device import FarDevice
from manoir.server.cluster.far_table import FarTable
from manoir.server.cluster.messages import (
    ConversationOver,
    DeviceCame,
    DeviceLeft,
    DeviceSaid,
    DeviceTold,
    ForwardedReply,
    ForwardedRequest,
    WorkerMessage,
)
from manoir.store.trouble import Trouble
from manoir.tables.leases import Elsewhere
from manoir.tables.lobby import Lobby
from manoir.tables.table import Mistake, TableStopped
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.server")


class Router:
    """The devices here whose table is elsewhere, those elsewhere whose table is here, and requests both ways."""

    def __init__(self, bus: Bus, lobby: Lobby) -> None:
        self.bus = bus
        self.lobby = lobby
        self.quotas = NO_QUOTAS
        self.far_tables: dict[str, FarTable] = {}
        self.far_devices: dict[str, FarDevice] = {}
        self._asked: dict[str, tuple[str, asyncio.Future[Reply]]] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self.measures: Callable[[], Measures] = dict

    async def open(self) -> None:
        """Begin to listen to the others."""
        await self.bus.open(self)

    async def close(self) -> None:
        """Send what is left, then be gone."""
        for device in list(self.far_devices.values()):
            device.end()
        await asyncio.gather(*(device.task for device in list(self.far_devices.values())), return_exceptions=True)
        await self.bus.close()

    def routed(self, here: Conversation) -> FarTable:
        """A device of this worker, wherever its table is."""
        return FarTable(self, here)

    async def whose(self, id: str) -> str | None:
        """The other worker that runs a table; None if it is ours to run, or there is no such table."""
        table = self.lobby.tables.get(id)
        if table is not None and not table.stopped:
            return None
        row = await self.lobby.house.store.table(id)
        if row is None or row.owner == self.bus.me:
            return None
        if row.owner is not None and await self.bus.lives(row.owner):
            return row.owner
        if row.stage in ("antechamber", "playing"):  # those of a game that is over often ask for its replay alone
            try:
                await self.lobby.find(id)
            except Elsewhere as elsewhere:  # another worker was quicker
                return elsewhere.worker
            except (Denied, TableStopped, Mistake):  # whoever asked will be told why
                pass
        return None

    async def ask(self, far: str, ask: ForwardedRequest) -> Reply:
        """Have a request answered by another worker; Trouble if that worker is lost."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[ask.id] = far, reply
        try:
            self.bus.send(far, ask)
            return await reply
        finally:
            self._asked.pop(ask.id, None)

    # What the bus asks of its reader.

    def partners(self) -> set[str]:
        """The workers whose death we must know of."""
        far = {far_table.far for far_table in self.far_tables.values() if far_table.far is not None}
        return far | {device.edge for device in self.far_devices.values()} | {to for to, _ in self._asked.values()}

    def arrived(self, sender: str, message: WorkerMessage) -> None:
        """Hand a message to whom it concerns; if there is nobody, the sender is told."""
        if isinstance(message, DeviceTold):
            if (far_table := self.far_tables.get(message.conversation)) is not None:
                far_table.tell(message)
            else:
                self.bus.send(sender, DeviceLeft(message.conversation))
        elif isinstance(message, DeviceSaid):
            if (device := self.far_devices.get(message.conversation)) is not None:
                device.hear(message)
            else:
                self.bus.send(sender, ConversationOver(message.conversation))
        elif isinstance(message, DeviceCame):
            self.far_devices[message.conversation] = FarDevice(self, sender, message.conversation, message.caller)
        elif isinstance(message, DeviceLeft):
            if (device := self.far_devices.get(message.conversation)) is not None:
                device.end()
        elif isinstance(message, ConversationOver):
            if (far_table := self.far_tables.get(message.conversation)) is not None:
                far_table.end()
        elif isinstance(message, ForwardedRequest):
            task = asyncio.get_running_loop().create_task(self._answer(sender, message))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif (asked := self._asked.get(message.id)) is not None and not asked[1].done():
            asked[1].set_result(message.reply)

    async def _answer(self, sender: str, ask: ForwardedRequest) -> None:
        wanted = (ask.method, ask.target, ask.secret, ask.body)
        reply = await answer(self.lobby, *wanted, quotas=self.quotas, caller=ask.caller)
        self.bus.send(sender, ForwardedReply(ask.id, reply))

    async def lapsed(self) -> None:
        """The others may have thought us dead, and have taken our tables."""
        await self.lobby.recheck()

    def cut(self) -> None:
        """Nobody knows what was lost: every conversation begins anew."""
        self._drop(None)

    def lost(self, worker: str) -> None:
        """A worker is dead, or did not get what was sent: its conversations begin anew."""
        self._drop(worker)

    def _drop(self, worker: str | None) -> None:
        for far_table in list(self.far_tables.values()):
            if worker in (None, far_table.far):
                self.far_tables.pop(far_table.id, None)
                far_table.give_up()
        for device in list(self.far_devices.values()):
            if worker in (None, device.edge):
                device.conversation.give_up()
        for far, reply in self._asked.values():
            if worker in (None, far) and not reply.done():
                reply.set_exception(Trouble("the worker is lost"))
