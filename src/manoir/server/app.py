"""The application: every route in one list, and what they share."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from manoir import __version__
from manoir.bots.bot_processes import BotProcesses
from manoir.bots.delays import usual
from manoir.bots.registry import BOTS, bot_named, instinct_named
from manoir.games import TITLES
from manoir.protocol.http_types import BODY_BYTES
from manoir.server.bots import PackedThinks
from manoir.server.cluster.bus import Bus
from manoir.server.cluster.router import Router
from manoir.server.metrics import measures
from manoir.server.pages import Pages, front, page
from manoir.server.problems import PROBLEMS
from manoir.server.quotas import Quotas
from manoir.server.routes import catalogue, codes, mine, operations, puzzles, replays, tables, transfers
from manoir.server.routes.keys import caller_in, secret_of
from manoir.server.settings import Settings
from manoir.server.sockets import Sockets, socket_route
from manoir.store.store import Store
from manoir.tables.bots import ThreadThinks
from manoir.tables.house import House
from manoir.tables.leases import Leases
from manoir.tables.lobby import DAY, Limits, Lobby

log = logging.getLogger("manoir.server")

ROUTES = [
    catalogue.games,
    catalogue.rulebook,
    catalogue.edition,
    catalogue.words,
    catalogue.board,
    codes.find,
    tables.listed,
    tables.create,
    tables.look,
    tables.sit,
    tables.share,
    tables.leave,
    tables.change_settings,
    tables.change_options,
    tables.add_seat,
    tables.change_seat,
    tables.remove_seat,
    tables.invite,
    tables.hand_over,
    tables.start,
    tables.pause,
    tables.close,
    tables.rematch,
    mine.summaries,
    mine.delete,
    transfers.offer,
    transfers.claim,
    transfers.look,
    transfers.give,
    transfers.refuse,
    transfers.take,
    replays.look_back,
    replays.ending,
    replays.download,
    replays.position,
    replays.upload,
    replays.fork,
    puzzles.puzzle,
    puzzles.answer,
    puzzles.hint,
    operations.health,
    operations.near,
    operations.metrics,
    operations.socket_schema,
    socket_route,
    front,
    page,
]
THOUGHTLESS = ("random",)
QUICK = ("greedy",)  # bots that answer within a millisecond or two: a thread will do
SWEEP = 60.0  # seconds between sweeps, at the most


def open_lobby(settings: Settings, post: Bus | None = None) -> Lobby:
    """The tables of a house with the settings of its server; its store is opened by the application."""
    minds = max(1, (os.cpu_count() or 1) // settings.workers)
    threads = ThreadThinks(BOTS, bot_named, instinct_named, usual)
    thinks = PackedThinks(threads, QUICK, BotProcesses(minds, BOTS), THOUGHTLESS)
    house = House(Store(settings.database), TITLES, thinks, thinking=settings.thinking, bots_alone=settings.bots_alone)
    limits = Limits(
        tables=settings.tables,
        idle=settings.idle,
        antechamber=settings.keep_antechamber * DAY,
        playing=settings.keep_playing * DAY,
        finished=settings.keep_finished * DAY,
        brought=settings.keep_brought * DAY,
    )
    leases = Leases(house.store) if post is None else Leases(house.store, post.me, post.lives)
    return Lobby(house, limits, leases=leases)


def open_exchange(settings: Settings, me: str) -> Router:
    """The tables of one worker among others, which it finds by Redis."""
    post = Bus(settings.redis, me)
    return Router(post, open_lobby(settings, post))


def build(settings: Settings, lobby: Lobby | None = None, exchange: Router | None = None) -> Litestar:
    """The application of a house, whose database has been migrated; `run.py` puts the door before it."""
    if exchange is not None:
        lobby = exchange.lobby
    lobby = lobby or open_lobby(settings)
    sockets = Sockets(settings, lobby, exchange)
    quotas = Quotas(settings, lobby)
    pages = Pages(Path(settings.assets), lobby.house.titles)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await lobby.house.store.open()
        if exchange is not None:
            exchange.measures = lambda: measures(lobby, sockets)
            await exchange.open()
        sweeper = asyncio.create_task(_sweep(lobby), name="sweeper")
        log.info("open", extra={"games": list(lobby.house.titles), "page": pages.built})
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await lobby.close()
            if exchange is not None:
                await exchange.close()
            await lobby.house.store.close()
            lobby.house.thinks.close()
            log.info("closed")

    app = Litestar(
        route_handlers=list(ROUTES),
        lifespan=[life],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "quotas": Provide(lambda: quotas, sync_to_thread=False),
            "caller": Provide(caller_in, sync_to_thread=False),
            "secret": Provide(secret_of, sync_to_thread=False),
        },
        exception_handlers=PROBLEMS,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Manoir", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        on_app_init=[_plain_logs],
    )
    if exchange is not None:
        exchange.app = app
    return app


def _plain_logs(config: AppConfig) -> AppConfig:
    """Leave logging to `server/logs.py`."""
    config.logging_config = None
    return config


async def _sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(min(SWEEP, max(1.0, lobby.limits.idle)))
        try:
            await lobby.sweep()
        except Exception as wrong:
            log.error("sweep", exc_info=wrong)
