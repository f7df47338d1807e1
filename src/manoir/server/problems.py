"""Every way in which a request can fail, answered in one form; a traceback goes to our log, never to a person."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from manoir.kernel.wrong import WrongInput
from manoir.protocol import codec
from manoir.protocol.http_types import Problem
from manoir.protocol.reasons import words_of
from manoir.store.trouble import Trouble
from manoir.tables.table import Mistake, Stopped
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.server")

AnyRequest = Request[Any, Any, Any]

STATUS = {
    "house:no-table": 404,
    "house:no-game": 404,
    "house:not-found": 404,
    "house:no-code": 404,
    "house:not-a-code": 400,
    "house:not-a-log": 400,
    "house:not-a-transfer": 400,
    "house:no-transfer": 404,
    "house:transfer-over": 410,
    "house:log-of-no-game": 400,
    "house:log-misfit": 400,
    "house:log-unfinished": 400,
    "house:not-host": 403,
    "house:not-seated": 403,
    "house:no-such-link": 403,
    "house:no-spectators": 403,
    "house:not-played": 403,
    "house:closed": 410,
    "house:deleted": 410,
    "house:too-fast": 429,
    "house:tables-made": 429,
    "house:tables-open": 429,
    "house:bots-alone": 429,
    "house:brought-too-much": 429,
    "house:codes-tried": 429,
    "house:house-full": 503,
}
HUNG_UP = "client disconnected prematurely"  # the framework takes it for a fault of the server
BY_STATUS = {404: "house:not-found", 405: "house:wrong-method", 413: "house:too-large", 429: "house:too-fast"}


def problem(status: int, reason: str, detail: str | None = None, wait: int | None = None) -> Response[bytes]:
    """A refusal as a response."""
    body = codec.encoder.encode(Problem(reason, words_of(reason), detail))
    headers = None if wait is None else {"retry-after": str(wait)}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def denied(_: AnyRequest, wrong: Denied) -> Response[bytes]:
    """The house does not grant it."""
    return problem(STATUS.get(wrong.reason, 409), wrong.reason, wrong.detail, wrong.wait)


def wrong_input(_: AnyRequest, wrong: WrongInput) -> Response[bytes]:
    """What was sent does not fit."""
    return problem(400, "house:wrong", str(wrong))


def not_valid(_: AnyRequest, wrong: ValidationException) -> Response[bytes]:
    """What was sent has another form."""
    return problem(400, "house:malformed", _where(wrong.extra) or "the address or the body has another form")


def not_utf_8(_: AnyRequest, wrong: UnicodeDecodeError) -> Response[bytes]:
    """What was sent is no text."""
    return problem(400, "house:malformed", f"body: the byte at position {wrong.start} is not UTF-8")


def too_deep(_: AnyRequest, __: RecursionError) -> Response[bytes]:
    """What was sent is nested deeper than anything of ours."""
    return problem(400, "house:malformed", "nested too deep")


def http_problem(_: AnyRequest, wrong: HTTPException) -> Response[bytes]:
    """What the framework itself refuses."""
    status = wrong.status_code
    if wrong.detail == HUNG_UP:
        return problem(400, "house:malformed", "body: cut short")
    if status >= 500:
        log.error("framework", exc_info=wrong)
        return problem(500, "house:trouble")
    return problem(status, BY_STATUS.get(status, "house:malformed"), _unread(wrong))


def trouble(_: AnyRequest, wrong: Exception) -> Response[bytes]:
    """The disk, the database or a table that just stopped: try again."""
    log.error("trouble", extra={"trouble": type(wrong).__name__})
    return problem(503, "house:trouble", wait=5)


def mistake(_: AnyRequest, wrong: Exception) -> Response[bytes]:
    """Our fault."""
    log.error("mistake", exc_info=wrong)
    return problem(500, "house:trouble")


def _unread(wrong: BaseException | None) -> str | None:
    """Where a body stopped being JSON, if that is what the framework could not do."""
    while wrong is not None and not isinstance(wrong, msgspec.DecodeError):
        wrong = wrong.__cause__
    return None if wrong is None else f"body: {wrong}"[:300]


def _where(extra: Any) -> str | None:
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        if (extra[0].get("key"), extra[0].get("message")) == (
            "data",
            "'data'",
        ):  # what the framework says of no body at all
            return "body: nothing was sent"
        return "; ".join(f"{row.get('key', 'body')}: {row.get('message', '')}" for row in extra[:5])[:300]
    return None


PROBLEMS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[bytes]]] = {
    Denied: denied,
    WrongInput: wrong_input,
    ValidationException: not_valid,
    HTTPException: http_problem,
    RecursionError: too_deep,
    UnicodeDecodeError: not_utf_8,
    Trouble: trouble,
    Stopped: trouble,
    Mistake: mistake,
    Exception: mistake,
}
