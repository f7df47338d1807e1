"""The application: the routes of the protocol, those of a web server, and what they share."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from manoir import __version__
from manoir.bots.bot_processes import BotProcesses
from manoir.bots.delays import usual
from manoir.bots.registry import BOTS, bot_named, instinct_named
from manoir.bots.runner import PackedThinks
from manoir.bots.threads import ThreadThinks
from manoir.games import TITLES
from manoir.protocol.http_types import BODY_BYTES
from manoir.protocol.request import Request
from manoir.protocol.routes import ROUTES
from manoir.server import operations
from manoir.server.boards import board
from manoir.server.cluster.bus import Bus
from manoir.server.cluster.router import Router
from manoir.server.handlers import AnyRequest, caller_in, handler_of, secret_in
from manoir.server.metrics import measures
from manoir.server.pages import Pages, front, page
from manoir.server.problems import PROBLEMS
from manoir.server.quotas import CountedQuotas
from manoir.server.settings import ServerSettings
from manoir.server.sockets import Sockets, socket_route
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.leases import Leases
from manoir.tables.lobby import DAY, Limits, Lobby

log = logging.getLogger("manoir.server")

OPERATIONS = [operations.health, operations.near, operations.metrics, operations.socket_schema]
OWN = [board, *OPERATIONS, socket_route, front, page]
"""What is about a web server, and no route of the protocol."""

THOUGHTLESS = ("random",)
QUICK = ("greedy",)  # bots that answer within a millisecond or two: a thread will do
SWEEP = 60.0  # seconds between sweeps, at the most


def open_lobby(settings: ServerSettings, bus: Bus | None = None) -> Lobby:
    """The tables of a house with the settings of its server; its store is opened by the application."""
    minds = max(1, (os.cpu_count() or 1) // settings.workers)
    threads = ThreadThinks(BOTS, bot_named, instinct_named, usual)
    thinks = PackedThinks(threads, QUICK, BotProcesses(minds, BOTS, module="manoir.coach.process"), THOUGHTLESS)
    house = House(Store(settings.database), TITLES, thinks, thinking=settings.thinking, bots_alone=settings.bots_alone)
    limits = Limits(
        tables=settings.tables,
        idle=settings.idle,
        antechamber=settings.keep_antechamber * DAY,
        playing=settings.keep_playing * DAY,
        finished=settings.keep_finished * DAY,
        brought=settings.keep_brought * DAY,
    )
    leases = Leases(house.store) if bus is None else Leases(house.store, bus.me, bus.lives)
    return Lobby(house, limits, leases=leases)


def open_router(settings: ServerSettings, me: str) -> Router:
    """The tables of one worker among others, which it finds by Redis."""
    bus = Bus(settings.redis, me)
    return Router(bus, open_lobby(settings, bus))


def build(settings: ServerSettings, lobby: Lobby | None = None, router: Router | None = None) -> Litestar:
    """The application of a house, whose database has been migrated; `run.py` puts the door before it."""
    if router is not None:
        lobby = router.lobby
    lobby = lobby or open_lobby(settings)
    sockets = Sockets(settings, lobby, router)
    quotas = CountedQuotas(settings, lobby)
    if router is not None:
        router.quotas = quotas
    pages = Pages(Path(settings.assets), lobby.house.titles)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await lobby.house.store.open()
        if router is not None:
            router.measures = lambda: measures(lobby, sockets)
            await router.open()
        sweeper = asyncio.create_task(_sweep(lobby), name="sweeper")
        log.info("open", extra={"games": list(lobby.house.titles), "page": pages.built})
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await lobby.close()
            if router is not None:
                await router.close()
            await lobby.house.store.close()
            lobby.house.thinks.close()
            log.info("closed")

    def asked(request: AnyRequest) -> Request:
        return Request(lobby, quotas, caller_in(request), secret_in(request.headers.get("authorization", "")))

    return Litestar(
        route_handlers=[*(handler_of(route, asked) for route in ROUTES), *OWN],
        lifespan=[life],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers=PROBLEMS,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Manoir", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,  # left to `server/logs.py`
    )


async def _sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(min(SWEEP, max(1.0, lobby.limits.idle)))
        try:
            await lobby.sweep()
        except Exception as wrong:
            log.error("sweep", exc_info=wrong)
