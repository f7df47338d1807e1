"""The routes of the protocol as handlers of the web framework, which describes them in OpenAPI and hands on values."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from inspect import Parameter, Signature
from typing import Annotated, Any, get_origin

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Meta

from manoir.protocol import request as protocol
from manoir.protocol.reply import JSON, Download, Reply
from manoir.protocol.route import BODY, Route
from manoir.server.callers import caller_of
from manoir.server.pages import Asset, made_of, sent

AnyRequest = Request[Any, Any, Any]

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

    handle.__name__ = handle.__qualname__ = route.function.__name__
    types = {"request": AnyRequest, **{name: _described(route, name) for name in route.types}}
    keyword = Parameter.KEYWORD_ONLY
    usual = route.usual
    handle.__annotations__ = types
    handle.__signature__ = Signature(  # type: ignore[attr-defined]
        [
            Parameter(name, keyword, annotation=kind, default=usual.get(name, Parameter.empty))
            for name, kind in types.items()
            if name != "return"
        ],
        return_annotation=types["return"],
    )
    path = route.path
    for name, kind in route.types.items():
        path = path.replace(f"{{{name}}}", f"{{{name}:{'int' if _bare(kind)[0] is int else 'str'}}}")
    made = HTTPRouteHandler(
        path,
        http_method=route.method,  # type: ignore[arg-type]
        status_code=route.status,
        media_type=route.kind,
        request_max_body_size=route.most,
    )
    made(handle)
    return made


def response(reply: Reply) -> Response[bytes]:
    """A reply as the framework sends it."""
    return Response(reply.body, status_code=reply.status, media_type=reply.kind, headers=reply.headers)


def secret_of(request: AnyRequest) -> str | None:
    """The secret of a request: `Authorization: Bearer SECRET`. Never in an address, where it would be written down."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:200] if kind.lower() == "bearer" and secret else None


def caller_in(request: AnyRequest) -> str:
    """On whose behalf a request is made."""
    return caller_of(request.client.host if request.client else "")


def _bare(kind: Any) -> tuple[Any, dict[str, Any]]:
    """A type without what is said about it, and what is."""
    if get_origin(kind) is not Annotated:
        return kind, {}
    meta = next(one for one in kind.__metadata__ if isinstance(one, Meta))
    said = {name: getattr(meta, name) for name in ("ge", "le", "max_length", "description")}
    return kind.__origin__, {name: value for name, value in said.items() if value is not None}


def _described(route: Route, name: str) -> Any:
    """What the framework is told of a value: all but to check it, which is done where every transport does it."""
    kind = route.types[name]
    if name == "return":
        return str if kind is Download else kind
    if name == BODY:
        return json_body[unchecked[kind]]
    if name == "body":
        return kind
    bare, said = _bare(kind)
    if f"{{{name}}}" in route.path:
        return annotated[unchecked[bare], PathParameter(**said)]
    return annotated[unchecked[bare], QueryParameter(name=name.rstrip("_"), **said)]


@lru_cache(maxsize=4)
def _packed(body: bytes) -> Asset:
    """What every page waits for is packed, and not sent again to whoever has it."""
    return made_of(body, JSON, for_ever=False)
