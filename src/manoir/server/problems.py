"""What the framework itself refuses, and what the server's own pages raise, told as every other problem is."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from manoir.protocol.problems import problem, problem_of
from manoir.server.handlers import AnyRequest, response

log = logging.getLogger("manoir.server")

HUNG_UP = "client disconnected prematurely"  # the framework takes it for a fault of the server


def raised(_: AnyRequest, wrong: Exception) -> Response[bytes]:
    """Something that a handler raised."""
    return response(problem_of(wrong))


def no_body(_: AnyRequest, __: ValidationException) -> Response[bytes]:
    """The one thing that the framework checks of the values of a route: whether there is a body."""
    return response(problem(400, detail="body: nothing was sent"))


def http_problem(_: AnyRequest, wrong: HTTPException) -> Response[bytes]:
    """What the framework itself refuses."""
    if wrong.detail == HUNG_UP:
        return response(problem(400, detail="body: cut short"))
    if wrong.status_code >= 500:
        log.error("framework", exc_info=wrong)
        return response(problem(500, "house:trouble"))
    return response(problem(wrong.status_code, detail=_unread(wrong)))


def _unread(wrong: BaseException | None) -> str | None:
    """Where a body stopped being JSON, if that is what the framework could not do."""
    while wrong is not None and not isinstance(wrong, msgspec.DecodeError):
        wrong = wrong.__cause__
    return None if wrong is None else f"body: {wrong}"[:300]


PROBLEMS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[bytes]]] = {
    ValidationException: no_body,
    HTTPException: http_problem,
    Exception: raised,
}
