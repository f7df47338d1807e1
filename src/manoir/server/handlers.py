"""The routes of the protocol as handlers of the web framework, which describes them in OpenAPI and hands on values."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody, SkipValidation
from msgspec import Meta

from manoir.protocol import request as protocol
from manoir.protocol.reply import JSON, Download, Reply
from manoir.protocol.route import BODY, BRACES, Route
from manoir.server.callers import caller_of
from manoir.server.pages import Asset, made_of, sent
from manoir.tables.lobby import Lobby

AnyRequest = Request[Any, Any, Any]
TheLobby = NamedDependency[SkipValidation[Lobby]]

# Of types that are known only when a route is read.
annotated: Any = Annotated
unchecked: Any = SkipValidation
json_body: Any = JSONBody


def handler_of(route: Route, asked: Callable[[AnyRequest], protocol.Request]) -> HTTPRouteHandler:
    """A route as the framework knows it: by a function whose signature says what the plain one's says."""

    async def handle(request: AnyRequest, **values: Any) -> Response[bytes]:
        reply = await route.answer(asked(request), values)
        if route.fixed and reply.status == route.status:
            return sent(request, _packed(reply.body))
        return response(reply)

    described = wraps(route.function)(handle)
    described.__annotations__ = {name: _described(route, name) for name in route.hints}
    return HTTPRouteHandler(
        BRACES.sub(r"{\1:str}", route.path),
        http_method=route.method,  # type: ignore[arg-type]
        status_code=route.status,
        media_type=route.kind,
        request_max_body_size=route.most,
    )(described)


def response(reply: Reply) -> Response[bytes]:
    """A reply as the framework sends it."""
    return Response(reply.body, status_code=reply.status, media_type=reply.kind, headers=reply.headers)


def secret_in(header: str) -> str | None:
    """The secret of a request: `Authorization: Bearer SECRET`. Never in an address, where it would be written down."""
    kind, _, secret = header.partition(" ")
    return secret.strip()[:200] if kind.lower() == "bearer" and secret else None


def caller_in(request: AnyRequest) -> str:
    """On whose behalf a request is made."""
    return caller_of(request.client.host if request.client else "")


def _described(route: Route, name: str) -> Any:
    """What the framework is told of a value: all but to check it, which is done where every transport does it."""
    kind = route.hints[name]
    if name == "request":
        return AnyRequest
    if name == "return":
        return str if kind is Download else kind
    if name == BODY:
        return json_body[unchecked[kind]]
    if name == "body":
        return RawBody
    kinds = [one for one in (kind, *get_args(kind)) if get_origin(one) is Annotated]
    meta = kinds[0].__metadata__[0] if kinds else Meta()
    said = {word: getattr(meta, word) for word in ("ge", "le", "max_length", "description")}
    bare = get_type_hints(route.function)[name]
    if name in route.pattern.groupindex:
        return annotated[unchecked[bare], PathParameter(**said)]
    return annotated[unchecked[bare], QueryParameter(name=name.rstrip("_"), **said)]


@lru_cache(maxsize=4)
def _packed(body: bytes) -> Asset:
    """What every page waits for is packed, and not sent again to whoever has it."""
    return made_of(body, JSON, for_ever=False)
