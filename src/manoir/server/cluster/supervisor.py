"""The workers of a house on one machine: processes on one port, begun anew when they die, ended together."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from threading import Thread

from manoir.kernel.wrong import WrongInput
from manoir.server.cluster.bus import forget_worker
from manoir.server.loop import run
from manoir.server.settings import ServerSettings
from manoir.store.engine import database_url
from manoir.store.trouble import Trouble
from manoir.tables.leases import new_worker

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Ready
else:
    from multiprocessing.connection import Connection as Ready

log = logging.getLogger("manoir.crew")

LOOK = 0.5  # seconds between two looks at what was asked of us
FALSE_STARTS = 3  # workers in a row that die before they are open: it is not bad luck
CLOSING = 30.0


def check_workers(settings: ServerSettings) -> None:
    """Whether a house can have so many workers; WrongInput says why it cannot."""
    if not 1 <= settings.workers <= 256:
        raise WrongInput("workers", str(settings.workers), "a number from 1 to 256")
    if settings.workers == 1:
        return
    if database_url(settings.database).get_backend_name() == "sqlite":
        raise WrongInput(
            "workers",
            f"{settings.workers} on SQLite",
            "1, for SQLite has one writer; more with --database postgresql+asyncpg://... (`manoir db move` goes there)",
        )
    if not settings.redis:
        raise WrongInput("workers", f"{settings.workers} without --redis", "1, or --redis URL: workers meet there")
    if sys.platform == "win32" or not hasattr(socket, "SO_REUSEPORT"):
        raise WrongInput("workers", f"{settings.workers}", "1 on this system, which cannot share a port")


def listener(host: str, port: int, shared: bool) -> socket.socket:
    """A socket bound to an address, which other workers may share."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform != "win32" and shared:
        # The system spreads connections over those who listen; one who is gone is not asked.
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    found.bind((host, port))
    return found


def work(settings: ServerSettings, name: str, ready: Ready) -> None:
    """One worker, from its first request to its last."""
    from manoir.server.app import build, open_router
    from manoir.server.logs import set_up_logs
    from manoir.server.run import server_of

    set_up_logs(settings.log_level)
    router = open_router(settings, name)
    server = server_of(build(settings, router=router), settings, router)
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, lambda *_: None)  # uvicorn closes in peace and then raises the signal again
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    def end_with_house() -> None:
        house = parent_process()
        if house is not None:
            house.join()  # returns when it is gone, killed or not
            server.should_exit = True

    async def serve() -> None:
        serving = asyncio.create_task(server.serve([listener(settings.host, settings.port, True)]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            with suppress(BrokenPipeError):  # the house is gone already, and we are about to follow
                ready.send(True)
        await serving

    Thread(target=end_with_house, daemon=True).start()
    run(serve())
    if not server.started:
        os._exit(1)


@dataclass(slots=True, eq=False)
class _WorkerProcess:
    name: str
    process: SpawnProcess
    ready: Ready
    opened: bool = False


class Supervisor:
    """The parent of all workers; it serves nobody itself."""

    def __init__(self, settings: ServerSettings) -> None:
        check_workers(settings)
        with listener(settings.host, settings.port, False):
            pass  # a port that somebody else has is not to be shared with them
        self.held = listener(settings.host, settings.port, True)  # never listens: it keeps the port for us
        self.settings = replace(settings, port=self.held.getsockname()[1])
        self.hands: list[_WorkerProcess] = []
        self.closing = False
        self.renewing = False
        self.false_starts = 0

    async def run(self) -> int:
        """Keep the workers at work until told to end; returns the exit code."""
        loop = asyncio.get_running_loop()
        for end in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(end, self._close)
        if sys.platform != "win32":
            loop.add_signal_handler(signal.SIGHUP, self._renew)
        self.hands = [self._begin() for _ in range(self.settings.workers)]
        try:
            while not self.closing and self.false_starts < FALSE_STARTS:
                await self._wait(self.hands)
                for hand in list(self.hands):
                    if not hand.process.is_alive() and not self.closing:
                        await self._replace(hand)
                if self.renewing and not self.closing:
                    self.renewing = False
                    await self._renew_all()
        finally:
            self._end(self.hands)
            await self._gone(self.hands)
            self.held.close()
        return 0 if self.false_starts < FALSE_STARTS else 1

    def _begin(self) -> _WorkerProcess:
        context = get_context("spawn")
        reader, writer = context.Pipe(duplex=False)
        name = new_worker()
        process = context.Process(target=work, args=(self.settings, name, writer), name=f"worker {name}")
        process.start()
        writer.close()
        return _WorkerProcess(name, process, reader)

    async def _wait(self, hands: list[_WorkerProcess]) -> None:
        """Until a worker dies or is open, or somebody asked something of us."""
        waiting = [hand.process.sentinel for hand in hands]
        waiting += [hand.ready for hand in hands if not hand.opened]  # type: ignore[misc]
        await asyncio.to_thread(connection.wait, waiting, LOOK)
        for hand in hands:
            with suppress(EOFError):
                if not hand.opened and hand.ready.poll() and hand.ready.recv():
                    hand.opened = True
                    self.false_starts = 0
                    log.info("worker open", extra={"worker": hand.name, "pid": hand.process.pid})

    async def _replace(self, hand: _WorkerProcess) -> None:
        log.error("worker died", extra={"worker": hand.name, "code": hand.process.exitcode})
        if not hand.opened:
            self.false_starts += 1
            await asyncio.sleep(LOOK)
        self.hands[self.hands.index(hand)] = self._begin()
        try:
            await forget_worker(self.settings.redis, hand.name)  # so that the others need not wait for its last sign
        except Trouble as trouble:
            log.warning("trouble", extra={"trouble": str(trouble)})

    async def _renew_all(self) -> None:
        """A new worker in the place of each, one after the other: nobody finds the door closed."""
        for hand in list(self.hands):
            new = self._begin()
            while not new.opened and new.process.is_alive():
                await self._wait([new])
            if not new.opened:
                log.error("new worker did not open; the old ones stay")
                return
            self.hands[self.hands.index(hand)] = new
            self._end([hand])
            await self._gone([hand])

    def _close(self) -> None:
        self.closing = True

    def _renew(self) -> None:
        self.renewing = True

    def _end(self, hands: list[_WorkerProcess]) -> None:
        for hand in hands:
            hand.process.terminate()

    async def _gone(self, hands: list[_WorkerProcess]) -> None:
        for hand in hands:
            await asyncio.to_thread(hand.process.join, CLOSING)
            if hand.process.is_alive():
                hand.process.kill()
