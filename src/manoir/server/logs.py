"""Structured logs: one JSON object a line, without secrets, links or moves."""

from __future__ import annotations

import json
import logging
import sys

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON: when, how grave, where, what, and whatever was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "in": record.name,
            "what": record.getMessage(),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in PLAIN})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Send every record of ours and of the server to the standard error, as JSON."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(level.upper())
    for quiet in ("sqlalchemy", "aiosqlite", "alembic", "websockets", "asyncio"):
        logging.getLogger(quiet).setLevel("WARNING")
