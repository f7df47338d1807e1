"""The server process: one uvicorn around the application."""

from __future__ import annotations

import uvicorn
from litestar import Litestar

from manoir.server.door import Door
from manoir.server.errands import Errands
from manoir.server.exchange import Exchange
from manoir.server.gate import Gate
from manoir.server.hosts import HostNames
from manoir.server.line import Line
from manoir.server.loop import open_files
from manoir.server.settings import Settings
from manoir.server.threshold import threshold_at


def server_of(app: Litestar, settings: Settings, exchange: Exchange | None = None) -> uvicorn.Server:
    """A uvicorn server that is ready to run; among other workers, with what it exchanges with them."""
    inner = app if exchange is None else Errands(app, exchange)
    hosts = HostNames(settings.names, settings.allowed_origins())
    return uvicorn.Server(
        uvicorn.Config(
            Door(inner, settings.requests, hosts),
            host=settings.host,
            port=settings.port,
            http=threshold_at(Gate(settings, open_files())),
            ws=Line,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,  # a scene is 2 kB: packing it costs more than sending it
            access_log=False,
            server_header=False,
            log_config=None,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
    )
