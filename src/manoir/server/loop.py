"""The event loop of a server process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

SWITCH = 0.0005  # seconds after which a busy loop lets the thread of the database go on; Python's own 5 ms are ten waits


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a server to its end: on uvloop where there is one, which has everywhere but on Windows."""
    try:
        import uvloop
    except ModuleNotFoundError:
        new_loop = None
    else:
        new_loop = uvloop.new_event_loop
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(main)
