"""The messages between workers, carried by Redis, and the sign of life of every worker."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from manoir.kernel.wrong import WrongInput, quoted
from manoir.server.cluster.messages import WorkerMail, WorkerMessage, pack, unpack
from manoir.store.trouble import Trouble

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger("manoir.bus")

BEAT = 1.0  # seconds between two signs of life
LIFE = 5.0  # seconds after which a worker that gave none is dead
LOOK = 0.1  # seconds between two looks at a worker that does not listen
ANSWER = 3.0  # seconds until a Redis that does not answer is trouble

Measures = dict[str, float]


def redis_at(url: str) -> Redis:
    """A client of the Redis at a URL; WrongInput if there can be none."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise WrongInput("redis", "no client", "the extra `scale`: pip install 'manoir[scale]'") from None
    try:
        # No retries inside: a line that was cut and came back may have lost a message, and we must know.
        return Redis.from_url(
            url,
            socket_timeout=ANSWER,
            socket_connect_timeout=ANSWER,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        found = quoted(url.rsplit("@", maxsplit=1)[-1])
        raise WrongInput("redis", found, "a URL such as redis://127.0.0.1:6379/0") from None


class BusReader(Protocol):
    """What a worker does with what the others send it."""

    def arrived(self, sender: str, message: WorkerMessage) -> None:
        """A message came."""
        ...

    def cut(self) -> None:
        """Messages to and from anybody may have been lost."""
        ...

    def lost(self, worker: str) -> None:
        """A worker is dead, or did not get its messages."""
        ...

    async def lapsed(self) -> None:
        """The others may have thought us dead."""
        ...

    def partners(self) -> set[str]:
        """The workers whose death we must know of."""
        ...

    def measures(self) -> Measures:
        """What we count."""
        ...


def _key(worker: str) -> str:
    return f"manoir:worker:{worker}"


def _channel(worker: str) -> str:
    return f"manoir:post:{worker}"


class Bus:
    """One worker's side. Nothing here is the only copy of anything that was acknowledged."""

    def __init__(self, url: str, me: str) -> None:
        self.redis = redis_at(url)
        self.me = me
        self.published = 0  # publications
        self._waiting: dict[str, list[WorkerMessage]] = {}
        self._wake = asyncio.Event()
        self._trust = 0.0  # when a missing sign of life means a death: not just after Redis itself began anew
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, reader: BusReader) -> None:
        """Begin to listen and to give signs of life; waits for a Redis that is just being restarted."""
        while True:
            try:
                await self._sign(reader)
                break
            except Trouble as trouble:
                log.warning("no sign of life", extra={"trouble": str(trouble)})
                await asyncio.sleep(BEAT)
        listening = asyncio.Event()
        loops = (self._beat(reader), self._carry(reader), self._listen(reader, listening))
        self._tasks = [asyncio.get_running_loop().create_task(loop) for loop in loops]
        with suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), ANSWER)

    async def close(self) -> None:
        """Send what is left, and be gone for everybody."""
        with suppress(Trouble):
            await self._deliver(None)
            await self._ask(self.redis.delete(_key(self.me)))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    def send(self, to: str, message: WorkerMessage) -> None:
        """Send a message; never waits."""
        self._waiting.setdefault(to, []).append(message)
        self._wake.set()

    async def lives(self, worker: str) -> bool:
        """Whether a worker is there and listens; waits while that cannot be told. Trouble without Redis."""
        until = monotonic() + 2 * LIFE
        while monotonic() < until:
            signed = await self._ask(self.redis.exists(_key(worker)))
            if not signed and monotonic() >= self._trust:
                return False
            listeners = await self._ask(self.redis.pubsub_numsub(_channel(worker)))
            if signed and listeners[0][1]:
                return True
            await asyncio.sleep(LOOK)  # it is just coming back, or has just died
        raise Trouble("a worker gives signs of life but does not listen")

    async def everybody(self) -> dict[str, Measures]:
        """What every living worker counted at its last sign of life."""
        keys = [key async for key in self.redis.scan_iter(_key("*"))]
        found = await self._ask(self.redis.mget(keys)) if keys else []
        names = [key.decode().rpartition(":")[2] for key in keys]
        return {name: json.loads(text) for name, text in zip(names, found, strict=True) if text is not None}

    async def _ask(self, question: Any) -> Any:
        from redis.exceptions import RedisError

        try:
            return await question
        except (RedisError, OSError) as wrong:
            raise Trouble(f"Redis: {wrong}") from wrong

    async def _sign(self, reader: BusReader) -> bool:
        """Give a sign of life; whether the last one still held."""
        life = int(LIFE * 1000)
        return bool(await self._ask(self.redis.set(_key(self.me), json.dumps(reader.measures()), px=life, get=True)))

    async def _beat(self, reader: BusReader) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._sign(reader):
                    await reader.lapsed()
                for worker in reader.partners():
                    if not await self._ask(self.redis.exists(_key(worker))) and monotonic() >= self._trust:
                        reader.lost(worker)
            except Trouble as trouble:
                log.warning("no sign of life", extra={"trouble": str(trouble)})
                with suppress(Trouble):
                    await reader.lapsed()
            except Exception as wrong:  # a fault of ours; without a sign of life everybody would leave us
                log.error("mistake", exc_info=wrong)

    async def _carry(self, reader: BusReader) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._deliver(reader)
            except Trouble as trouble:
                log.warning("messages lost", extra={"trouble": str(trouble)})
                reader.cut()

    async def _deliver(self, reader: BusReader | None) -> None:
        """Send everything as it is now: what is added meanwhile goes together with the next."""
        waiting, self._waiting = self._waiting, {}
        if not waiting:
            return
        pipeline = self.redis.pipeline(transaction=False)
        for to, messages in waiting.items():
            pipeline.publish(_channel(to), pack(WorkerMail(self.me, messages)))
        for to, heard in zip(waiting, await self._ask(pipeline.execute()), strict=True):
            self.published += 1
            if not heard and reader is not None:
                reader.lost(to)

    async def _listen(self, reader: BusReader, listening: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(_channel(self.me))
                    while not (await self.redis.pubsub_numsub(_channel(self.me)))[0][1]:
                        await _hear(reader, pubsub, LOOK / 10)  # a line that was cut just now is noticed by reading it
                    uptime = (await self.redis.info("server"))["uptime_in_seconds"]
                    self._trust = monotonic() + max(0.0, LIFE + 1 - uptime)
                    reader.cut()  # a device that came while we did not listen may wait for a message that nobody heard
                    listening.set()
                    while True:
                        await _hear(reader, pubsub, 60)
            except (RedisError, OSError) as wrong:
                log.warning("line cut", extra={"trouble": str(wrong)})
            self._trust = float("inf")
            reader.cut()
            await asyncio.sleep(LOOK)


async def _hear(reader: BusReader, pubsub: PubSub, seconds: float) -> None:
    published = await pubsub.get_message(timeout=seconds)
    if published is None:
        return
    try:
        mail = unpack(published["data"])
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:  # from a house of another version
        log.error("unreadable messages", extra={"trouble": str(wrong)})
        return
    for message in mail.messages:
        try:
            reader.arrived(mail.sender, message)
        except Exception as wrong:  # a fault of ours; the other messages are somebody else's
            log.error("mistake", exc_info=wrong)


async def forget_worker(url: str, worker: str) -> None:
    """Take a dead worker's last sign of life away; Trouble without Redis."""
    await _once(url, lambda redis: redis.delete(_key(worker)))


async def check_redis(url: str) -> None:
    """Whether there is a Redis at a URL that answers; Trouble says why not."""
    await _once(url, lambda redis: redis.ping())


async def _once(url: str, question: Callable[[Redis], Awaitable[Any]]) -> None:
    """Put one question to Redis, for those who have no bus of their own."""
    redis = redis_at(url)  # which says what is missing where there is no client
    from redis.exceptions import RedisError

    try:
        await question(redis)
    except (RedisError, OSError) as wrong:
        raise Trouble(f"Redis: {wrong}") from wrong
    finally:
        await redis.aclose()
