"""The law of no leaks over the wire: two worlds alike to a chair send it the same bytes."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from live import ALL, FULL, Device, bots, run, server_in, worker_in
from manoir.cli.benches.services import Postgres, Redis
from manoir.kernel.event import Tell, redact, reveal
from manoir.kernel.fate import FastFate, KeyedFate
from manoir.kernel.laws import Hidden
from manoir.kernel.play import Play
from manoir.store.migrate import migrate
from manoir.store.store import Store
from manoir.tables.audience import Audience
from manoir.tables.document import Settings
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.people import hosting, seats
from manoir.tables.table import Table
from manoir.testing.chance import reached

KEY = b"the same fate for both worlds..."
TIMES = re.compile(r'"(now|due|opens|reveal|bot_at)":\d+')
STEPS = 40 if FULL else 10
WORLDS = 12 if FULL else 1  # a chair
APART = "what the chair was sent tells the two worlds apart"


class World:
    """One of two tables that a chair must not be able to tell apart."""

    def __init__(self, table: Table, secrets: list[str], chair: int | None, addresses: Sequence[str]) -> None:
        self.table = table
        # The chair is at the last worker, the table at the first, and the others at both.
        held = [Device(addresses[n % len(addresses)], table.id, secret) for n, secret in enumerate(secrets)]
        self.others = [None if n == chair else device for n, device in enumerate(held)]
        self.me = Device(addresses[-1], table.id, None if chair is None else secrets[chair])
        self.secrets = secrets
        self.chair = chair

    @property
    def play(self) -> Play:
        return self.table.play_now()

    def device(self, seat: int) -> Device:
        return self.others[seat] or self.me

    async def open(self) -> None:
        for device in self.others:
            if device is not None:
                await device.open()
        await self.me.open()

    async def close(self) -> None:
        for device in (*self.others, self.me):
            if device is not None:
                await device.close()

    def heard(self) -> list[str]:
        """What the chair was sent, with the table's name, its code and times masked."""
        code = f'"code":"{self.table.code}"'
        texts = [text.replace(self.table.id, "TABLE").replace(code, '"code":"CODE"') for text in self.me.raw]
        return [TIMES.sub(r'"\1":0', text) for text in texts]

    def told(self, seat: int, move: int) -> list[Any]:
        """What the chair would be told if a seat answered so."""
        play, tell = self.play, Tell()
        inner = play.fate.inner
        assert isinstance(inner, KeyedFate)
        play.game.advance(play.state.copy(), seat, move, KeyedFate(KEY, inner.count), tell)
        return [redact(event, self.chair) for event in tell.taken()]


async def opened(
    lobby: Lobby, game: str, position: str, seats_: int, chair: int | None, addresses: Sequence[str]
) -> World:
    table, host = await lobby.create(game, seats_, settings=Settings(stand_in="random"))
    held = [(await table.do(seats.sit, n, f"P{n}", None if n else host))[1] for n in range(seats_)]
    table.document.position = position
    await table.do(hosting.start)
    world = World(table, held, chair, addresses)
    await world.open()
    return world


def pair(here: World, there: World, seat: int, rng: random.Random) -> tuple[int, int] | None:
    """Two answers of a seat, one in each world, of which the chair is told the same."""
    mine, theirs = here.play.moves(seat), there.play.moves(seat)
    rng.shuffle(mine)
    rng.shuffle(theirs)
    for one in mine:
        told = here.told(seat, one)
        for other in [one] if seat == here.chair else theirs:
            if there.told(seat, other) == told:
                return one, other
    return None


@pytest.mark.parametrize("game", sorted(ALL))
def test_two_worlds_alike_to_a_chair_send_it_the_same_bytes(quick_path: Path, game: str) -> None:
    run(law(quick_path, game))


@pytest.mark.parametrize("game", sorted(ALL))
def test_the_law_holds_for_a_socket_on_another_worker(postgres: Postgres, redis: Redis, game: str) -> None:
    run(law_of_workers(postgres, redis, game))


@pytest.mark.pure
def test_the_law_catches_a_worker_that_writes_once_for_all_its_sockets(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = Audience.moment
    monkeypatch.setattr(Audience, "moment", lambda self, frame_for, delay: moment(self, lambda _: frame_for(0), delay))
    with pytest.raises(AssertionError, match=APART):
        run(law_of_workers(postgres, redis, "vigil"))


@pytest.mark.pure
def test_the_law_catches_a_wire_that_tells_too_much(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.tables.scenes.per_chair.redact", lambda event, _: reveal(event))
    with pytest.raises(AssertionError, match=APART):
        run(law(quick_path, "vigil"))


@pytest.mark.pure
def test_the_law_catches_a_view_of_somebody_else(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoir.tables.scenes.per_chair.view_for", lambda play, *_: play.notation.position(play.state))
    with pytest.raises(AssertionError, match=APART):
        run(law(quick_path, "vigil"))


async def law(folder: Path, game: str) -> None:
    """The law for one game in a house of one process."""
    leap = itertools.count(step=10)
    house = House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), ALL, bots(Event()), ticks=lambda: next(leap))
    lobby = Lobby(house, new_key=lambda: KEY)
    async with server_in(folder, lobby) as address:
        await holds(lobby, game, [address])


async def law_of_workers(postgres: Postgres, redis: Redis, game: str) -> None:
    """The law for one game whose tables are at one worker and whose chair is at another."""
    leap = itertools.count(step=10)
    url = postgres.new_url()
    await migrate(url)
    async with (
        worker_in(url, redis.url, new_key=lambda: KEY, ticks=lambda: next(leap)) as one,
        worker_in(url, redis.url) as other,
    ):
        await holds(one.lobby, game, [one.address, other.address])
        assert not other.lobby.tables
        assert other.router.bus.published > 0, "nothing came from another worker"


def secrets_of(game: str) -> list[Hidden]:
    """What the clauses of a game hide."""
    found: list[Hidden] = ALL[game].part("secrets").SECRETS
    return found


async def holds(lobby: Lobby, game: str, addresses: Sequence[str]) -> None:
    """Every chair, spectators and reconnects among them."""
    compared = differing = 0
    low, high = ALL[game].box().players
    chairs = [None, *range(min(high, 4 if FULL or len(addresses) == 1 else 2))] * WORLDS
    for number, chair in enumerate(chairs):
        rng = random.Random(f"{game} {number}")
        count = min(high, max(low, rng.randint(2, 4), 0 if chair is None else chair + 1))
        far = rng.choice([0, 2, 5, 9, 14, 40])
        at = reached(ALL[game], count, rng.getrandbits(40), far, 0 if chair is None else chair + 1)
        world = at.game.imagine(at.game.view(at.state, at.seat), FastFate(number))
        texts = [at.notation.write(state) for state in (at.state, world)]
        differing += texts[0] != texts[1]
        here = await opened(lobby, game, texts[0], count, chair, addresses)
        there = await opened(lobby, game, texts[1], count, chair, addresses)
        compared += await walk(here, there, rng, addresses[-1])
        for one in (here, there):
            await one.close()
    assert lobby.house.mistakes == 0
    assert compared > len(chairs), f"only {compared} steps were compared"
    assert differing > 0 or not secrets_of(game), "only one world was ever imagined"


async def walk(here: World, there: World, rng: random.Random, address: str) -> int:
    """Answer in both worlds what tells the chair the same, and compare all it was ever sent."""
    compared = 0
    assert here.heard() == there.heard(), APART
    for _ in range(STEPS):
        asks = [int(ask.seat) for _, ask in here.play.asks()]
        rng.shuffle(asks)
        found = next(((seat, both) for seat in asks if (both := pair(here, there, seat, rng)) is not None), None)
        if found is None:
            break
        seat, both = found
        for world, move in zip((here, there), both, strict=True):
            name = next(name for name, ask in world.play.asks() if ask.seat == seat)
            before = world.play.number
            verdict = await world.device(seat).answer(name, world.play.notation.text(move))
            assert verdict["verdict"] == "taken", verdict
            while world.me.scene is None or world.me.scene["number"] <= before:
                await world.me.hear("moment")
        compared += 1
        assert here.heard() == there.heard(), APART
        if rng.random() < 0.2:
            have = rng.choice([None, 0, max(0, (here.me.have or 0) - 3)])
            for world in (here, there):
                await world.me.close()
                world.me.have = have
                await world.me.open()
            assert here.heard() == there.heard(), f"{APART}, by a reconnect"
        if here.play.over:
            break
    if not here.play.over:
        assert await looked_back(here, address) == await looked_back(there, address)
    return compared


async def looked_back(world: World, address: str) -> str:
    """The past of a live game as the chair may look at it."""
    headers = {} if world.chair is None else {"authorization": f"Bearer {world.secrets[world.chair]}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as client:
        return (await client.get(f"/api/tables/{world.table.id}/moments?count=100")).text
