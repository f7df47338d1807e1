"""The event loop of a server process."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

if sys.platform != "win32":  # which counts open files in another way
    import resource

T = TypeVar("T")

OPEN = 2.0  # seconds, by which a house has opened
GARBAGE = (20_000, 20, 20)  # objects until a look for cycles; Python's own 700 took a tenth of a busy server's time
MACOS = 10_240  # open files: what macOS calls unlimited, and gives only to those who ask for no more
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
    open_more_files()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(settled())


def settle_memory() -> None:
    """What is there when a house has opened stays: look for garbage only in what comes after, and less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def open_files() -> int | None:
    """How many files and connections this process may have open; None: nobody counts."""
    return _limits()[0]


def most_files() -> int | None:
    """How many it may take, as a house does when it opens; None: nobody counts."""
    return _limits()[1]


def _limits() -> list[int | None]:
    if sys.platform != "win32":
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        return [None if limit == resource.RLIM_INFINITY else limit for limit in limits]
    return [None, None]


def open_more_files() -> None:
    """Take as many files as the system lets us have: many shells begin with a thousand, which is not a full house."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for most in (hard, MACOS):  # the system may have a limit of its own that it does not tell
            with suppress(ValueError, OSError):
                if most == hard or soft < most:
                    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                break
