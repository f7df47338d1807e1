"""Simple clients that drive many tables of a running house over real sockets, and time every acknowledgement."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec

from manoir.cli.benches.client_socket import ClientSocket
from manoir.tables.messages import PROTOCOL

AT_ONCE = 50  # connections that are opened side by side
PATIENCE = 60.0


class _Ask(msgspec.Struct):
    id: str
    seat: int
    opens: int = 0


class _Move(msgspec.Struct):
    text: str


class _Scene(msgspec.Struct):
    asks: list[_Ask]
    moves: list[_Move] = []
    end: Any = None


class _HeardByClient(msgspec.Struct):
    """As much of a message as a simple client reads."""

    type: str
    scene: _Scene | None = None
    ask: str | None = None
    verdict: str | None = None
    reason: str | None = None


class _Answer(msgspec.Struct, tag="answer", tag_field="type"):
    ask: str
    move: str


_reader = msgspec.json.Decoder(_HeardByClient)
_writer = msgspec.json.Encoder()


@dataclass(slots=True)
class Crowd:
    """What all clients together saw while it counted."""

    counting: bool = False
    stopped: bool = False
    seconds: float = 0.0
    taken: int = 0
    waits: list[float] = field(default_factory=list)


class CrowdSeat:
    """Where a table stands: when its game is over the next one begins there, for the same players."""

    def __init__(self, address: str, game: str, sockets: int, options: dict[str, Any]) -> None:
        self.address = address
        self.wish = (game, sockets, options)
        self.tables: list[tuple[str, list[str]]] = []
        self._making = asyncio.Lock()

    def make(self) -> None:
        """Set another table."""
        self.tables.append(made_table(self.address, *self.wish))

    async def table(self, number: int) -> tuple[str, list[str]]:
        """Its first table, its second, and so on; each with the secrets of its seats."""
        async with self._making:
            if number >= len(self.tables):
                await asyncio.to_thread(self.make)
        return self.tables[number]


class Player:
    """One person who answers at random, at once, whenever they are asked, and plays one game after the other."""

    def __init__(self, place: CrowdSeat, seat: int, crowd: Crowd) -> None:
        self.place = place
        self.seat = seat
        self.crowd = crowd
        self.rng = random.Random(seat)
        self.socket: ClientSocket | None = None
        self.over = asyncio.Event()  # of the game that is being played
        self.sent: dict[str, float] = {}
        self.hello: dict[str, Any] = {}

    async def open(self) -> None:
        """Connect."""
        async with asyncio.timeout(PATIENCE):
            self.socket = await ClientSocket.connect(self.place.address, "/api/socket", self.hear)

    def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self.socket.close()

    async def play(self) -> None:
        """Play until the crowd goes home."""
        number = 0
        while not self.crowd.stopped:
            table, secrets = await self.place.table(number)
            if number:
                self.close()
                await self.open()
            self.sent.clear()
            self.over.clear()
            self.hello = {"type": "hello", "table": table, "secret": secrets[self.seat]}
            self._say({**self.hello, "protocol": PROTOCOL})
            await self.over.wait()
            number += 1

    def hear(self, data: bytes) -> None:
        """What the house says."""
        told = _reader.decode(data)
        if told.reason == "house:malformed":
            self._say(self.hello)  # a house from before protocol 2, which knows of no number
        if told.type == "answered" and told.ask is not None:
            self._answered(told)
        if told.scene is not None:
            if told.scene.end is not None or self.crowd.stopped:
                self.over.set()
            else:
                self._asked(told.scene)

    def _answered(self, told: _HeardByClient) -> None:
        since = self.sent.pop(told.ask or "", None)
        if since is not None and told.verdict == "taken" and self.crowd.counting:
            self.crowd.taken += 1
            self.crowd.waits.append(monotonic() - since)

    def _asked(self, scene: _Scene) -> None:
        ask = next((ask for ask in scene.asks if ask.seat == self.seat + 1), None)
        if ask is None or not scene.moves or ask.id in self.sent:
            return
        answer = _writer.encode(_Answer(ask.id, self.rng.choice(scene.moves).text))
        self.sent[ask.id] = monotonic()
        if ask.opens:
            asyncio.get_running_loop().call_later(ask.opens / 1000, self._answer, ask.id, answer)
        else:
            self._answer(ask.id, answer)

    def _answer(self, ask: str, answer: bytes) -> None:
        self.sent[ask] = monotonic()
        self._say(answer)

    def _say(self, message: bytes | dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.say(message if isinstance(message, bytes) else _writer.encode(message))


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


async def drive(places: Sequence[CrowdSeat], warm: float, seconds: float, note: Callable[[], None]) -> Crowd:
    """Play at all places at once; count after a while, for a while, with a note taken before and after."""
    crowd = Crowd()
    players = [Player(place, seat, crowd) for place in places for seat in range(place.wish[1])]
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
    for player in players:
        player.close()
    return crowd
