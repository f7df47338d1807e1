"""Simple clients that drive many tables of a running house over real sockets, and time every acknowledgement."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 50  # connections that are opened side by side
PATIENCE = 60.0


class _Ask(msgspec.Struct):
    id: str
    seat: int
    opens: int


class _Move(msgspec.Struct):
    text: str


class _Scene(msgspec.Struct):
    chair: int | None
    asks: list[_Ask]
    moves: list[_Move]
    end: Any


class _Told(msgspec.Struct):
    """As much of a message as a simple client reads."""

    type: str
    scene: _Scene | None = None
    ask: str | None = None
    verdict: str | None = None


_reader = msgspec.json.Decoder(_Told)


@dataclass(slots=True)
class Crowd:
    """What all clients together saw while it counted."""

    counting: bool = False
    stopped: bool = False
    seconds: float = 0.0
    taken: int = 0
    waits: list[float] = field(default_factory=list)


class Player:
    """One socket that answers at random, at once, whenever it is asked."""

    def __init__(self, address: str, table: str, secret: str, crowd: Crowd) -> None:
        self.address = address
        self.hello = json.dumps({"type": "hello", "table": table, "secret": secret})
        self.crowd = crowd
        self.rng = random.Random(secret)
        self.socket: ClientConnection | None = None
        self.sent: dict[str, float] = {}

    async def open(self) -> None:
        """Connect and say hello."""
        uri = f"ws://{self.address}/api/socket"
        self.socket = await connect(uri, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None)

    async def play(self) -> None:
        """Answer until the game is over or the crowd goes home."""
        assert self.socket is not None
        await self.socket.send(self.hello)
        async for data in self.socket:
            told = _reader.decode(data)
            if told.type == "answered" and told.ask is not None:
                self._answered(told)
            if told.scene is not None:
                if told.scene.end is not None or self.crowd.stopped:
                    return
                await self._answer(told.scene)

    def _answered(self, told: _Told) -> None:
        since = self.sent.pop(told.ask or "", None)
        if since is not None and told.verdict == "taken" and self.crowd.counting:
            self.crowd.taken += 1
            self.crowd.waits.append(monotonic() - since)

    async def _answer(self, scene: _Scene) -> None:
        ask = next((ask for ask in scene.asks if ask.seat == scene.chair), None)
        if ask is None or not scene.moves or ask.id in self.sent or self.socket is None:
            return
        if ask.opens:
            await asyncio.sleep(ask.opens / 1000)
        self.sent[ask.id] = monotonic()
        move = self.rng.choice(scene.moves).text
        await self.socket.send(json.dumps({"type": "answer", "ask": ask.id, "move": move}))


def made_table(address: str, game: str, sockets: int, options: dict[str, Any]) -> tuple[str, list[str]]:
    """A table for so many sockets: one person against a bot, or as many people as there are sockets."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": f"P{n + 1}"} for n in range(sockets)]
    if sockets == 1:
        seats.append({"kind": "bot", "bot": "random"})
    wish = json.dumps({"game": game, "seats": seats, "start": True, "options": options}).encode()
    request = urllib.request.Request(f"http://{address}/api/tables", wish, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made = json.load(answer)
    return made["table"]["id"], [held["secret"] for held in made["held"]]


async def drive(
    address: str, tables: Iterable[tuple[str, list[str]]], warm: float, seconds: float, note: Callable[[], None]
) -> Crowd:
    """Play at all tables at once; count after a while, for a while, with a note taken before and after."""
    crowd = Crowd()
    players = [Player(address, table, secret, crowd) for table, secrets in tables for secret in secrets]
    for start in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(player.open() for player in players[start : start + AT_ONCE]))
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(warm)
    await asyncio.to_thread(note)
    crowd.counting, since = True, monotonic()
    await asyncio.sleep(seconds)
    crowd.counting, crowd.seconds = False, monotonic() - since
    await asyncio.to_thread(note)
    crowd.stopped = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(player.socket.close() for player in players if player.socket), return_exceptions=True)
    return crowd
