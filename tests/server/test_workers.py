"""Many workers: any takes any device and any request, one of them runs the table, and it moves when that one dies."""

from __future__ import annotations

import asyncio
import random
import socket

import pytest
from redis.asyncio.client import PubSub

from live import PATIENCE, Device, arrived, made, run, worker_in
from manoir.cli import main
from manoir.cli.benches.services import Postgres, Redis
from manoir.server.cluster.bus import Bus
from manoir.server.cluster.messages import DeviceLeft, DeviceSaid, DeviceTold, WorkerMessage
from manoir.server.cluster.router import Router
from manoir.store.migrate import migrate
from manoir.tables.game.journal import AnswerEntry, read_entry
from manoir.tables.lobby import Limits
from workers import api, two

pytestmark = pytest.mark.once


def test_devices_on_different_workers_play_a_whole_game_at_one_table(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            table = await made(one.address, "vigil", 3)
            id = table["table"]["id"]
            places = (one, other, other)
            devices = [
                Device(place.address, id, held["secret"], random.Random(n))
                for n, (place, held) in enumerate(zip(places, table["held"], strict=True))
            ]
            watcher = Device(other.address, id, None)
            for device in (*devices, watcher):
                await device.open()
            assert list(one.lobby.tables) == [id]
            assert not other.lobby.tables, "one of them runs it"
            assert watcher.around["watching"] == 1
            await asyncio.gather(*(device.play(0.1) for device in devices))
            while watcher.scene is None or watcher.scene["end"] is None:
                await watcher.hear("moment")
            assert len({str(device.scene["end"]) for device in (*devices, watcher) if device.scene}) == 1
            for device in (*devices, watcher):
                await device.close()

    run(work())


def test_a_request_is_answered_by_the_worker_that_runs_the_table(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            body = {"game": "minuit", "seats": [{"kind": "open"}, {"kind": "open"}]}
            created = (await api(one, "POST", "/api/tables", json=body)).json()
            id, host = created["table"]["id"], created["host"]
            sat = await api(other, "POST", f"/api/tables/{id}/sit", json={"name": "Zoé"})
            assert sat.status_code == 201, sat.text
            seen = await api(other, "GET", f"/api/tables/{id}")
            assert [seat["name"] for seat in seen.json()["seats"]] == ["Zoé", ""]
            assert seen.json() == (await api(one, "GET", f"/api/tables/{id}")).json()
            denied = await api(other, "PUT", f"/api/tables/{id}/seats/2", "x", json={"kind": "bot", "bot": "random"})
            assert (denied.status_code, denied.json()["reason"]) == (403, "house:not-host")
            malformed = await api(other, "PUT", f"/api/tables/{id}/settings", host, json={"clock": "no such"})
            assert malformed.status_code == 400
            large = await api(
                other,
                "POST",
                f"/api/tables/{id}/sit",
                content=b"x" * 100_000,
                headers={"content-type": "application/json"},
            )
            assert large.status_code in (400, 413)
            bot = await api(other, "PUT", f"/api/tables/{id}/seats/2", host, json={"kind": "bot", "bot": "random"})
            assert bot.status_code == 200
            assert (await api(other, "POST", f"/api/tables/{id}/start", host)).json()["stage"] == "playing"
            moments = await api(other, "GET", f"/api/tables/{id}/moments", sat.json()["secret"])
            assert moments.json()["moments"][0]["moment"] == 0
            assert (await api(other, "GET", "/api/tables/no-such-table")).status_code == 404
            assert (await api(other, "GET", "/api/tables/no%00table")).status_code == 404
            assert not other.lobby.tables

    run(work())


def test_a_table_moves_when_its_worker_closes_and_devices_go_on(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        url = postgres.new_url()
        await migrate(url)
        async with worker_in(url, redis.url) as other:
            async with worker_in(url, redis.url) as one:
                table = await made(one.address, "minuit", 2)
                id = table["table"]["id"]
                devices = await arrived(other.address, table)
                device = next(device for device in devices if device.ask())
                ask, scene = device.ask(), device.scene
                assert ask is not None
                assert scene is not None
                move = scene["moves"][0]["text"]
                assert (await device.answer(ask["id"], move))["verdict"] == "taken"
            for each in devices:
                assert (await each.hear("bye"))["reason"] == "house:shutting-down"
                await each.open()
            assert list(other.lobby.tables) == [id]
            assert (await device.answer(ask["id"], move))["again"], "what was acknowledged is known"
            journal = [read_entry(row.body) for row in await other.lobby.house.store.journal(id)]
            assert len([entry for entry in journal if isinstance(entry, AnswerEntry)]) == 1

    run(work())


def test_a_worker_that_was_thought_dead_lets_go_of_what_another_took(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            table = await made(one.address, "minuit", 2)
            id = table["table"]["id"]
            mine = Device(one.address, id, table["held"][0]["secret"])
            await mine.open()
            kept = one.lobby.tables[id]

            async def dead(_: str) -> bool:
                return False

            other.lobby.leases.lives = dead
            await other.lobby.find(id)
            answered = asyncio.create_task(answer(mine))  # stored, or refused: never both owners' own truth
            await one.lobby.recheck()
            assert kept.stopped
            await answered
            assert (await api(one, "GET", f"/api/tables/{id}")).status_code == 200, "it asks the new one"

    run(work())


async def answer(device: Device) -> None:
    ask, scene = device.ask(), device.scene
    if ask is not None and scene is not None:
        await device.say(type="answer", ask=ask["id"], move=scene["moves"][0]["text"])
        await device.hear("answered", "denied", "bye")


def test_metrics_of_all_workers_are_told_by_any_of_them(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            text = (await api(other, "GET", "/metrics")).text
            for worker in (one, other):
                assert f'manoir_tables{{worker="{worker.router.bus.me}"}} 0' in text

    run(work())


def test_without_redis_own_tables_go_on_and_others_are_refused_until_it_is_back(postgres: Postgres) -> None:
    async def work() -> None:
        url = postgres.new_url()
        await migrate(url)
        with Redis() as mine:
            async with worker_in(url, mine.url) as one, worker_in(url, mine.url) as other:
                table = await made(one.address, "minuit", 2)
                id = table["table"]["id"]
                near = Device(one.address, id, table["held"][0]["secret"])
                far = Device(other.address, id, table["held"][1]["secret"])
                for device in (near, far):
                    await device.open()
                mine.stop()
                assert (await far.hear("bye"))["reason"] == "house:trouble"
                assert (await api(one, "GET", f"/api/tables/{id}")).status_code == 200
                refused = await api(other, "GET", f"/api/tables/{id}")
                assert (refused.status_code, refused.json()["reason"]) == (503, "house:trouble")
                mine.start()
                while (await api(other, "GET", f"/api/tables/{id}")).status_code == 503:
                    await asyncio.sleep(0.05)
                await far.open()
                assert list(one.lobby.tables) == [id], "nobody took it meanwhile"
                assert not other.lobby.tables
                await near.say(type="ping")
                await near.hear("pong")
                await asyncio.gather(near.play(), far.play())

    run(work())


@pytest.mark.parametrize("lost", [DeviceTold, DeviceSaid])
def test_where_a_message_is_lost_the_device_comes_back_and_misses_nothing(
    postgres: Postgres, redis: Redis, lost: type
) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            table = await made(one.address, "minuit", 2)
            id = table["table"]["id"]
            devices = [Device(other.address, id, held["secret"], random.Random(3)) for held in table["held"]]
            for device in devices:
                await device.open()
            place = (other if lost is DeviceTold else one).router
            dropped: list[object] = []

            def lossy(sender: str, message: WorkerMessage) -> None:
                if isinstance(message, lost) and not dropped:
                    dropped.append(message)
                else:
                    Router.arrived(place, sender, message)

            place.arrived = lossy  # type: ignore[method-assign]
            for device in devices:
                await device.say(type="ping")
                await device.say(type="ping")
            heard = await asyncio.gather(*(device.hear("bye", "pong") for device in devices))
            bye = next(n for n, message in enumerate(heard) if message["type"] == "bye")
            assert heard[bye]["reason"] == "house:trouble"
            await devices[bye].open()
            assert dropped
            await asyncio.gather(*(device.play() for device in devices))

    run(work())


class Reader:
    """Notes what its bus tells it."""

    def __init__(self) -> None:
        self.noted: list[str] = []
        self.more = asyncio.Event()

    async def until(self, *noted: str) -> None:
        """Wait until that was noted since the last time, and nothing else."""
        while len(self.noted) < len(noted):
            self.more.clear()
            await asyncio.wait_for(self.more.wait(), PATIENCE)
        assert tuple(self.noted) == noted
        self.noted.clear()

    def _note(self, what: str) -> None:
        self.noted.append(what)
        self.more.set()

    def arrived(self, sender: str, message: WorkerMessage) -> None:
        self._note(f"from {sender}")

    def cut(self) -> None:
        self._note("cut")

    def lost(self, worker: str) -> None:
        self._note(f"lost {worker}")

    async def lapsed(self) -> None:
        """Redis kept our sign of life: only the line was cut."""

    def partners(self) -> set[str]:
        return set()

    def measures(self) -> dict[str, float]:
        return {}


def test_a_line_that_is_cut_before_redis_counts_it_is_taken_up_again(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        bus, reader = Bus(redis.url, "me"), Reader()
        subscribe, cut = PubSub.subscribe, []

        async def and_cut(line: PubSub, *channels: str) -> None:
            await subscribe(line, *channels)
            if not cut:
                cut.append(await bus.redis.client_kill_filter(_type="pubsub"))

        monkeypatch.setattr(PubSub, "subscribe", and_cut)
        await bus.open(reader)
        assert cut == [1]
        await reader.until("cut", "cut")  # when it is noticed, and when it listens again
        bus.send("me", DeviceLeft("x"))
        await reader.until("from me")
        await bus.close()

    run(work())


def test_who_came_while_a_worker_did_not_listen_is_not_left_waiting(redis: Redis) -> None:
    async def work() -> None:
        bus, reader = Bus(redis.url, "me"), Reader()
        await bus.open(reader)
        await reader.until("cut")  # nobody is here yet
        await bus.redis.client_kill_filter(_type="pubsub")
        await reader.until("cut", "cut")  # at once; and when it listens again, for those who came in between
        bus.send("me", DeviceLeft("a conversation"))
        await reader.until("from me")
        await bus.close()

    run(work())


def test_the_visits_of_a_worker_that_died_are_over(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            table = await made(one.address, "minuit", 2)
            id = table["table"]["id"]
            near = Device(one.address, id, table["held"][0]["secret"])
            far = Device(other.address, id, table["held"][1]["secret"])
            for device in (near, far):
                await device.open()
            while not all(seat["here"] for seat in near.around["seats"]):
                await near.hear("table")
            one.router.lost(other.router.bus.me)
            while near.around["seats"][1]["here"]:
                await near.hear("table")
            assert not one.router.far_devices

    run(work())


def test_an_old_table_is_forgotten_only_by_a_worker_that_can_take_it(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        url = postgres.new_url()
        await migrate(url)
        async with worker_in(url, redis.url) as other:
            other.lobby.limits = Limits(antechamber=-60.0)  # everything is too old
            async with worker_in(url, redis.url) as one:
                table, _ = await one.lobby.create("minuit", 2)
                await other.lobby.sweep()
                assert await other.lobby.house.store.table(table.id) is not None
            await other.lobby.sweep()
            assert await other.lobby.house.store.table(table.id) is None

    run(work())


def test_a_port_that_somebody_has_is_not_shared_with_them(
    postgres: Postgres, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    house = ["--database", postgres.new_url(), "--redis", redis.url, "--workers", "2"]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit) as ended:
            main(["serve", "--port", port, *house])
    assert ended.value.code == 1
    assert port in capsys.readouterr().err
