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
    DeviceCame,
    DeviceLeft,
    DeviceSaid,
    DeviceTold,
    ForwardedReply,
    ForwardedRequest,
    VisitOver,
    WorkerMessage,
)
from manoir.store.trouble import Trouble
from manoir.tables.leases import Elsewhere
from manoir.tables.lobby import Lobby
from manoir.tables.table import Mistake, Stopped
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.server")


class Router:
    """The devices here that visit elsewhere, the visits here from elsewhere, and requests both ways."""

    def __init__(self, post: Bus, lobby: Lobby) -> None:
        self.post = post
        self.lobby = lobby
        self.quotas = NO_QUOTAS
        self.guests: dict[str, FarTable] = {}
        self.hosted: dict[str, FarDevice] = {}
        self._asked: dict[str, tuple[str, asyncio.Future[Reply]]] = {}
        self._answering: set[asyncio.Task[None]] = set()
        self.measures: Callable[[], Measures] = dict

    async def open(self) -> None:
        """Begin to exchange."""
        await self.post.open(self)

    async def close(self) -> None:
        """Send what is left, then be gone."""
        for hosted in list(self.hosted.values()):
            hosted.end()
        await asyncio.gather(*(hosted.task for hosted in list(self.hosted.values())), return_exceptions=True)
        await self.post.close()

    def guest(self, visit: Conversation) -> FarTable:
        """A device of this worker, wherever its table is."""
        return FarTable(self, visit)

    async def whose(self, id: str) -> str | None:
        """The other worker that runs a table; None if it is ours to run, or there is no such table."""
        table = self.lobby.tables.get(id)
        if table is not None and not table.stopped:
            return None
        row = await self.lobby.house.store.table(id)
        if row is None or row.owner == self.post.me:
            return None
        if row.owner is not None and await self.post.lives(row.owner):
            return row.owner
        if row.stage in ("antechamber", "playing"):  # those of a game that is over often ask for its replay alone
            try:
                await self.lobby.find(id)
            except Elsewhere as elsewhere:  # another worker was quicker
                return elsewhere.worker
            except (Denied, Stopped, Mistake):  # whoever asked will be told why
                pass
        return None

    async def ask(self, far: str, ask: ForwardedRequest) -> Reply:
        """Have a request answered by another worker; Trouble if that worker is lost."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[ask.id] = far, reply
        try:
            self.post.send(far, ask)
            return await reply
        finally:
            self._asked.pop(ask.id, None)

    # What the post asks of its desk.

    def partners(self) -> set[str]:
        """The workers whose death we must know of."""
        far = {guest.far for guest in self.guests.values() if guest.far is not None}
        return far | {hosted.edge for hosted in self.hosted.values()} | {to for to, _ in self._asked.values()}

    def arrived(self, sender: str, parcel: WorkerMessage) -> None:
        """Hand a parcel to whom it concerns; if there is nobody, the sender is told."""
        if isinstance(parcel, DeviceTold):
            if (guest := self.guests.get(parcel.visit)) is not None:
                guest.tell(parcel)
            else:
                self.post.send(sender, DeviceLeft(parcel.visit))
        elif isinstance(parcel, DeviceSaid):
            if (hosted := self.hosted.get(parcel.visit)) is not None:
                hosted.hear(parcel)
            else:
                self.post.send(sender, VisitOver(parcel.visit))
        elif isinstance(parcel, DeviceCame):
            self.hosted[parcel.visit] = FarDevice(self, sender, parcel.visit, parcel.caller)
        elif isinstance(parcel, DeviceLeft):
            if (hosted := self.hosted.get(parcel.visit)) is not None:
                hosted.end()
        elif isinstance(parcel, VisitOver):
            if (guest := self.guests.get(parcel.visit)) is not None:
                guest.end()
        elif isinstance(parcel, ForwardedRequest):
            task = asyncio.get_running_loop().create_task(self._answer(sender, parcel))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif (asked := self._asked.get(parcel.id)) is not None and not asked[1].done():
            asked[1].set_result(parcel.reply)

    async def _answer(self, sender: str, ask: ForwardedRequest) -> None:
        wanted = (ask.method, ask.target, ask.secret, ask.body)
        reply = await answer(self.lobby, *wanted, quotas=self.quotas, caller=ask.caller)
        self.post.send(sender, ForwardedReply(ask.id, reply))

    async def lapsed(self) -> None:
        """The others may have thought us dead, and have taken our tables."""
        await self.lobby.recheck()

    def cut(self) -> None:
        """Nobody knows what was lost: every visit begins anew."""
        self._drop(None)

    def lost(self, worker: str) -> None:
        """A worker is dead, or did not get what was sent: its visits begin anew."""
        self._drop(worker)

    def _drop(self, worker: str | None) -> None:
        for guest in list(self.guests.values()):
            if worker in (None, guest.far):
                self.guests.pop(guest.id, None)
                guest.give_up()
        for hosted in list(self.hosted.values()):
            if worker in (None, hosted.edge):
                hosted.visit.give_up()
        for far, reply in self._asked.values():
            if worker in (None, far) and not reply.done():
                reply.set_exception(Trouble("the worker is lost"))
