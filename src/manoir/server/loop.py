"""The event loop of a server process."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

OPEN = 2.0  # seconds, by which a house has opened
GARBAGE = (20_000, 20, 20)  # objects until a look for cycles; Python's own 700 took a tenth of a busy server's time
SWITCH = 0.0005  # seconds after which a busy loop lets the database's thread go on; Python's own 5 ms are ten waits


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a server to its end: on uvloop where there is one, which is everywhere but on Windows."""
    try:
        import uvloop
    except ModuleNotFoundError:
        new_loop = None
    else:
        new_loop = uvloop.new_event_loop

    async def settled() -> T:
        asyncio.get_running_loop().call_later(OPEN, settle_memory)
        return await main

    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(settled())


def settle_memory() -> None:
    """What is there when a house has opened stays: look for garbage only in what comes after, and less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
