"""A network cable between a browser and the house that a test can pull out and put back."""

from __future__ import annotations

import asyncio
import ssl
import threading
from contextlib import suppress


class Cable:
    """Passes bytes on, both ways, until it is cut; a thread of its own, for the test waits in the browser."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.tls = tls  # spoken to the browser, as whoever stands before a house does
        self.house = port
        self.port = 0
        self.whole = True
        self._lines: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait(10)

    def cut(self) -> None:
        """Nothing passes any more, and nobody can dial."""
        self.whole = False
        self._loop.call_soon_threadsafe(lambda: [line.cancel() for line in self._lines])

    def mend(self) -> None:
        """As it was."""
        self.whole = True

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._pass, "127.0.0.1", 0, ssl=self.tls))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()

    async def _pass(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self.whole:
            back.transport.abort()
            return
        far, on = await asyncio.open_connection("127.0.0.1", self.house)
        line = asyncio.ensure_future(self._both(near, on, far, back))
        self._lines.add(line)
        with suppress(asyncio.CancelledError, ConnectionError):
            await line
        self._lines.discard(line)
        on.transport.abort()
        back.transport.abort()

    async def _both(
        self,
        near: asyncio.StreamReader,
        on: asyncio.StreamWriter,
        far: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        await asyncio.wait(
            [asyncio.ensure_future(_pour(near, on)), asyncio.ensure_future(_pour(far, back))],
            return_when=asyncio.FIRST_COMPLETED,
        )


async def _pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    while data := await source.read(65536):
        sink.write(data)
        await sink.drain()
