"""Bots that think in threads, for those whose thoughts are short."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, TypeVar

from manoir.bots.here import HereThinks

T = TypeVar("T")


class ThreadThinks(HereThinks):
    """The same bots, out of the event loop."""

    @cached_property
    def pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")

    async def run(self, work: Callable[..., T], *asked: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *asked)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
