"""For those who run the house."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from manoir.protocol import codec
from manoir.protocol.http_types import Health
from manoir.server.addresses import addresses
from manoir.server.handlers import TheLobby
from manoir.server.metrics import measures, metrics_text
from manoir.server.schema import socket_schema as schema_of
from manoir.server.sockets import Sockets

TheSockets = NamedDependency[SkipValidation[Sockets]]


@get("/health", include_in_schema=True)
async def health(lobby: TheLobby, sockets: TheSockets) -> Response[Health]:
    """Whether the house stands: 200, or 503 when nothing can be written to its database, and why."""
    trouble = await lobby.house.store.trouble(lobby.house.now())
    body = Health(trouble is None, len(lobby.tables), sockets.open, trouble is None, trouble)
    return Response(body, status_code=200 if trouble is None else 503)


@get("/api/addresses", include_in_schema=True)
async def near(sockets: TheSockets) -> list[str]:
    """Where other devices on the local network find this house; empty if it listens to this machine alone."""
    return addresses(sockets.settings.host, sockets.settings.port)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=True)
async def metrics(lobby: TheLobby, sockets: TheSockets) -> str:
    """Counts for Prometheus: of every worker as of its last sign of life, whichever of them is asked."""
    mine = measures(lobby, sockets)
    if sockets.router is None:
        return metrics_text({"": mine})
    bus = sockets.router.bus
    return metrics_text({**await bus.everybody(), bus.me: mine})


@get("/api/socket-schema", include_in_schema=True)
async def socket_schema() -> Response[bytes]:
    """The messages of the socket as JSON Schema."""
    return Response(codec.encoder.encode(schema_of()), media_type="application/schema+json")
