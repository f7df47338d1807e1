"""Every way in which a request can fail, answered in one form; a traceback goes to our log, never to a person."""

from __future__ import annotations

import logging

from manoir.kernel.wrong import WrongInput
from manoir.protocol import codec
from manoir.protocol.http_types import Problem
from manoir.protocol.reasons import words_of
from manoir.protocol.reply import Reply
from manoir.store.trouble import Trouble
from manoir.tables.table import TableStopped
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.server")

STATUS = {
    "house:no-table": 404,
    "house:no-game": 404,
    "house:not-found": 404,
    "house:no-code": 404,
    "house:no-review": 404,
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
    "house:reviews-made": 429,
    "house:house-full": 503,
}
BY_STATUS = {404: "house:not-found", 405: "house:wrong-method", 413: "house:too-large", 429: "house:too-fast"}


def problem(status: int, reason: str | None = None, detail: str | None = None, wait: int | None = None) -> Reply:
    """A refusal as a reply; `wait`: seconds after which it is worth while to ask again."""
    reason = reason or BY_STATUS.get(status, "house:malformed")
    body = codec.encoder.encode(Problem(reason, words_of(reason), detail))
    return Reply(status, body, headers={} if wait is None else {"retry-after": str(wait)})


def problem_of(wrong: Exception) -> Reply:
    """Whatever a route may raise, as a reply."""
    if isinstance(wrong, Denied):
        return problem(STATUS.get(wrong.reason, 409), wrong.reason, wrong.detail, wrong.wait)
    if isinstance(wrong, WrongInput):
        return problem(400, "house:wrong", str(wrong))
    if isinstance(wrong, codec.Malformed):
        return problem(400, detail=str(wrong)[:300])
    if isinstance(wrong, UnicodeDecodeError):
        return problem(400, detail=f"body: the byte at position {wrong.start} is not UTF-8")
    if isinstance(wrong, RecursionError):
        return problem(400, detail="nested too deep")
    if isinstance(wrong, (Trouble, TableStopped)):  # the disk, the database or a table that just stopped: try again
        log.error("trouble", extra={"trouble": type(wrong).__name__})
        return problem(503, "house:trouble", wait=5)
    log.error("mistake", exc_info=wrong)
    return problem(500, "house:trouble")
