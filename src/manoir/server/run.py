"""The server process: one uvicorn around the application."""

from __future__ import annotations

import uvicorn
from litestar import Litestar

from manoir.server.cluster.forwarding import Forwarding
from manoir.server.cluster.router import Router
from manoir.server.connections import ConnectionLimit
from manoir.server.fast_socket import FastSocket
from manoir.server.host_names import HostNames
from manoir.server.http_guard import HttpGuard
from manoir.server.loop import open_files
from manoir.server.request_deadline import deadline_at
from manoir.server.settings import ServerSettings


def server_of(app: Litestar, settings: ServerSettings, router: Router | None = None) -> uvicorn.Server:
    """A uvicorn server that is ready to run; among other workers, with what it exchanges with them."""
    inner = app if router is None else Forwarding(app, router)
    hosts = HostNames(settings.names, settings.allowed_origins())
    return uvicorn.Server(
        uvicorn.Config(
            HttpGuard(inner, settings.requests, hosts),
            host=settings.host,
            port=settings.port,
            http=deadline_at(ConnectionLimit(settings, open_files())),
            ws=FastSocket,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,  # a scene is 0.7 to 2.4 kB: packing it costs more than sending it
            access_log=False,
            server_header=False,
            log_config=None,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
    )
