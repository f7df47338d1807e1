"""A request answered without a web framework: by a house in a browser's tab, in a test, or for another worker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qsl, unquote

from manoir.protocol import codec
from manoir.protocol.problems import problem, problem_of
from manoir.protocol.quotas import Quotas
from manoir.protocol.reply import Reply
from manoir.protocol.request import Request
from manoir.protocol.route import BODY, Route
from manoir.protocol.routes import ROUTES
from manoir.tables.lobby import Lobby

NO_QUOTAS = Quotas()


async def answer(
    lobby: Lobby,
    method: str,
    target: str,
    secret: str | None = None,
    body: bytes = b"",
    *,
    quotas: Quotas = NO_QUOTAS,
    caller: str = "",
    routes: Iterable[Route] = ROUTES,
) -> Reply:
    """What the house says to a request, whatever is in it; the target is a path with its query."""
    path, _, query = target.partition("?")
    path = "/" + "/".join(part for part in unquote(path).split("/") if part)
    fitting = [(route, found) for route in routes if (found := route.pattern.fullmatch(path))]
    here = [pair for pair in fitting if (pair[0].path, pair[0].method) == (fitting[0][0].path, method)]
    if not here:
        return problem(405 if fitting else 404)
    route, found = here[0]
    if len(body) > route.most and {BODY, "body"} & set(route.types):
        return problem(413)
    values: dict[str, Any] = {}
    for name, value in parse_qsl(query, keep_blank_values=True):
        values[f"{name}_" if f"{name}_" in route.types else name] = value
    values |= {"body": body, **found.groupdict()}
    values.pop(BODY, None)
    try:
        if body and BODY in route.types:
            values[BODY] = codec.read_body(body)
    except (codec.Malformed, UnicodeDecodeError, RecursionError) as wrong:
        return problem_of(wrong)
    return await route.answer(Request(lobby, quotas, caller, secret), values)
