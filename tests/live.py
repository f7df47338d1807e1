"""A house to be tested: its games with the toy beside them, bots that answer, fail or never answer, and devices."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from manoir.bots.here import Answers
from manoir.bots.simple import RandomBot
from manoir.bots.threads import ThreadThinks
from manoir.games import TITLES
from manoir.kernel.fate import Fate
from manoir.kernel.title import Title
from manoir.kernel.usual import whole
from manoir.server.app import build
from manoir.server.cluster.bus import Bus
from manoir.server.cluster.router import Router
from manoir.server.run import server_of
from manoir.server.settings import ServerSettings
from manoir.store.memory import MemoryStore
from manoir.store.migrate import migrate
from manoir.store.shelves import Change
from manoir.store.store import Store
from manoir.store.table_store import TableStore
from manoir.tables.house import House
from manoir.tables.leases import Leases, new_worker
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL, Around, Dismissed, Happened, TableTold, Welcome
from manoir.tables.scenes.scene import EventSeen, SceneSeen
from toy import VIGIL

ALL = {**TITLES, "vigil": VIGIL}
FULL = os.environ.get("MANOIR_FULL") == "1"  # tests at their full size, for the nightly run
UNLIMITED: dict[str, Any] = {
    "messages": 0.0,
    "requests": 0,
    "tables_each": 0,
    "tables_hour": 0,
    "bot_tables_each": 0,
    "upload_bytes": 0,
}
SHORT: dict[str, dict[str, Any]] = {name: dict(title.short) for name, title in ALL.items()}
PATIENCE = 60.0  # seconds until a test gives up on something that must come; nothing passes or fails by it otherwise

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], patience: float = 10 * PATIENCE) -> T:
    """Run a test's coroutine, which must come to an end."""
    return asyncio.run(asyncio.wait_for(work, patience))


class Broken:
    """A bot that dies."""

    def answer(self, view: Any, ask: Any, moves: Any, budget: Any) -> Any:
        raise RuntimeError("the bot died")


class Late:
    """A bot that does not answer until the test lets it."""

    def __init__(self, wake: Event) -> None:
        self.wake = wake

    def answer(self, view: Any, ask: Any, moves: Any, budget: Any) -> Any:
        self.wake.wait(PATIENCE)
        return moves[0]


class Wrong:
    """A bot that answers what is not among the moves."""

    def answer(self, view: Any, ask: Any, moves: Any, budget: Any) -> Any:
        return 10**9


def bots(wake: Event) -> ThreadThinks:
    """The bots of a house under test."""

    def seat(name: str, _: Title, fate: Fate) -> Answers:
        return {"broken": Broken(), "late": Late(wake), "wrong": Wrong()}.get(name) or RandomBot(fate)

    def usual(name: str, _: Title) -> int:
        return 3_600_000 if name == "late" else 0

    return ThreadThinks(("random", "greedy", "broken", "late", "wrong"), seat, usual=usual)


KEPT: dict[Path, list[Change]] = {}  # what stores in memory kept, by their folder


async def store_in(folder: Path) -> TableStore:
    """The store of a folder; of one that is called `memory`, in this process."""
    if folder.name == "memory":
        kept = KEPT.setdefault(folder, [])

        async def keep(changes: list[Change]) -> None:
            kept.extend(changes)

        store = MemoryStore(keep)
        store.recall(kept)
        return store
    url = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(url)
    return Store(url)


@asynccontextmanager
async def lobby_in(folder: Path, **means: Any) -> AsyncIterator[Lobby]:
    """An open house in a folder; the same folder again is the same house, later."""
    wake = Event()
    thinks = means.pop("thinks", None) or bots(wake)
    lobby = Lobby(House(await store_in(folder), ALL, thinks, **means))
    await lobby.house.store.open()
    try:
        yield lobby
    finally:
        wake.set()
        await lobby.close()
        await lobby.house.store.close()
        thinks.close()


class Ear:
    """A device without a wire: keeps every frame that it was sent."""

    def __init__(self) -> None:
        self.frames: list[TableTold | Dismissed] = []
        self.came = asyncio.Condition()

    def send(self, frame: TableTold | Dismissed) -> None:
        self.frames.append(frame)
        asyncio.get_running_loop().create_task(self._ring())

    async def _ring(self) -> None:
        async with self.came:
            self.came.notify_all()

    @property
    def scene(self) -> SceneSeen:
        """The last scene that it was shown."""
        found = [frame.scene for frame in self.frames if isinstance(frame, (Happened, Welcome)) and frame.scene]
        return found[-1]

    @property
    def chair(self) -> int | None:
        """Its seat, as it was last told."""
        return next(frame.chair for frame in reversed(self.frames) if isinstance(frame, (Around, Welcome)))

    @property
    def events(self) -> list[EventSeen]:
        """Every event that it was told."""
        return [event for frame in self.frames if isinstance(frame, (Happened, Welcome)) for event in frame.events]

    @property
    def names(self) -> list[str]:
        """The kinds of the events that it was told."""
        return [str(event.event["event"]) for event in self.events]

    @property
    def dismissed(self) -> str | None:
        """Why it was sent away."""
        return next((frame.reason for frame in self.frames if isinstance(frame, Dismissed)), None)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something that it was sent makes it so."""
        async with self.came:
            await asyncio.wait_for(self.came.wait_for(true), PATIENCE)


@asynccontextmanager
async def server_in(
    folder: Path, lobby: Lobby | None = None, titles: dict[str, Title] = ALL, **settings: Any
) -> AsyncIterator[str]:
    """A house with its server on a free port of the loopback; gives its address."""
    url = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(url)
    given: dict[str, Any] = {**UNLIMITED, **settings}
    chosen = ServerSettings(port=0, database=url, **given)
    if lobby is None:
        lobby = Lobby(House(Store(url), titles, bots(Event())))
    async with serving(server_of(build(chosen, lobby), chosen)) as address:
        yield address


@dataclass
class Worker:
    """One worker of a house, in the process of the test."""

    address: str
    router: Router

    @property
    def lobby(self) -> Lobby:
        return self.router.lobby


@asynccontextmanager
async def worker_in(
    url: str, redis: str, new_key: Callable[[], bytes] | None = None, **means: Any
) -> AsyncIterator[Worker]:
    """A worker at a database that has been migrated, with whatever others share its Redis."""
    bus = Bus(redis, new_worker())
    store = Store(url)
    lobby = Lobby(House(store, ALL, bots(Event()), **means), leases=Leases(store, bus.me, bus.lives))
    lobby.new_key = new_key or lobby.new_key
    router = Router(bus, lobby)
    chosen = ServerSettings(port=0, database=url, redis=redis, **UNLIMITED)
    async with serving(server_of(build(chosen, router=router), chosen, router)) as address:
        yield Worker(address, router)


@asynccontextmanager
async def serving(server: uvicorn.Server) -> AsyncIterator[str]:
    """A server that runs beside the test; gives its address."""
    serving = asyncio.create_task(server.serve())
    while not server.started:
        if serving.done():
            serving.result()
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving


class Device:
    """A protocol client: keeps what it is told, checks that no event is missing, and comes back by itself."""

    def __init__(self, address: str, table: str, secret: str | None, rng: random.Random | None = None) -> None:
        self.address = address
        self.table = table
        self.secret = secret
        self.rng = rng or random.Random(0)
        self.have: int | None = None
        self.scene: dict[str, Any] | None = None
        self.around: dict[str, Any] = {}
        self.chair: int | None = None
        self.board: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.events: dict[int, Any] = {}
        self.raw: list[str] = []
        self.socket: ClientConnection | None = None
        self.taken: list[tuple[str, str]] = []  # asks and moves that were acknowledged
        self.tries = 0

    async def open(self) -> None:
        """Connect and say hello."""
        await self.connect()
        await self.say(type="hello", protocol=PROTOCOL, table=self.table, secret=self.secret, have=self.have)
        await self.hear("welcome")

    async def connect(self) -> None:
        """Connect, and say nothing yet."""
        address = f"ws://{self.address}/api/socket"
        # Whoever does not read all frames must not be waited for when it hangs up: no limit to what waits for it.
        self.socket = await connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE)

    async def say(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of the types; everything on the way is noted."""
        assert self.socket is not None
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            message = json.loads(text)
            self.note(text, message)
            if message["type"] in types or not types:
                return dict(message)

    def note(self, text: str, message: dict[str, Any]) -> None:
        """Keep what was told; the numbers of events have no gaps."""
        self.raw.append(text)
        self.told.append(message)
        if message["type"] in ("welcome", "table"):
            self.around, self.chair = message["table"], message["chair"]
        if message["type"] == "welcome":
            self.board = message["board"]
        if message.get("scene") is not None:
            message["scene"] = self.filled(message["scene"])
        for event in message.get("events", ()):
            event.setdefault("once", [])
        if message["type"] in ("welcome", "moment"):
            if message.get("fresh"):
                self.have = None
            for event in message["events"]:
                assert self.have is None or event["number"] == self.have + 1, "an event is missing"
                self.have = event["number"]
                self.events[event["number"]] = event["event"]
            if message["scene"] is not None:
                self.scene = message["scene"]
                assert self.have is None or self.have == self.scene["number"]
                self.have = self.scene["number"]

    def filled(self, scene: dict[str, Any]) -> dict[str, Any]:
        """A scene with what it leaves out."""
        usual = {
            "moves": [],
            "theirs": [],
            "back": None,
            "reveal": None,
            "end": None,
            "asks": {"opens": 0, "due": None},
        }
        return {"chair": self.chair, **whole(usual, scene), "view": whole(self.board, scene["view"])}

    def ask(self) -> dict[str, Any] | None:
        """What I am asked now."""
        if self.scene is None or not self.scene["moves"]:
            return None
        return next(ask for ask in self.scene["asks"] if ask["seat"] == self.scene["chair"])

    async def answer(self, ask: str, move: Any, text: str | None = None) -> dict[str, Any]:
        """Answer and wait for the verdict; a move that is sent as data is noted by its text."""
        await self.say(type="answer", ask=ask, move=move)
        while True:
            verdict = await self.hear("answered")
            if verdict["ask"] == ask:
                if verdict["verdict"] == "taken":
                    self.taken.append((ask, text or move))
                return verdict

    async def play(self, drop: float = 0.0) -> None:
        """Answer at random until the game is over, dropping the line now and then in the middle of things."""
        while True:
            if self.socket is None:
                await self.open()
            assert self.scene is not None
            if self.scene["end"] is not None:
                return
            ask = self.ask()
            if ask is None:
                await self.hear("moment")
                continue
            if ask["opens"]:
                await asyncio.sleep(ask["opens"] / 1000)
            move = self.rng.choice(self.scene["moves"])
            text = move["text"] if self.rng.random() < 0.5 else move["data"]
            if self.rng.random() < drop:
                await self.say(type="answer", ask=ask["id"], move=text)
                await self.drop()
            elif (verdict := await self.answer(ask["id"], text, move["text"]))["verdict"] not in ("taken", "too late"):
                self.tries += 1
                assert verdict["reason"] == "house:too-soon", verdict
            if self.socket is not None and self.ask() is not None and self.ask()["id"] == ask["id"]:
                await self.hear("moment")  # the moment that my answer led to is still on its way

    async def drop(self) -> None:
        """Cut the line without a word."""
        assert self.socket is not None
        self.socket.transport.abort()
        await self.socket.wait_closed()
        self.socket = None

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()


async def arrived(address: str, table: dict[str, Any]) -> list[Device]:
    """A device on every seat of a table that was made, connected."""
    devices = [Device(address, table["table"]["id"], held["secret"]) for held in table["held"]]
    for device in devices:
        await device.open()
    return devices


async def made(address: str, game: str, seats: int, beside: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A table where one device holds every seat but those of the bots beside it, started."""
    places = [{"kind": "me", "name": f"P{n}"} for n in range(seats)]
    places += [{"kind": "bot", "bot": bot, "name": ""} for bot in beside]
    body = {"game": game, "seats": places, "start": True, **more}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:
        answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())
