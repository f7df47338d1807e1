"""Seats whose devices are at another worker than their table: their share of the dice, and the credit of their line."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from fake_clock import Hands
from live import ALL, Device, made, run
from manoir.cli.benches.services import Postgres, Redis
from manoir.kernel.audit import audited
from manoir.kernel.log import log_of
from manoir.kernel.record import stage_of
from manoir.tables.clocks.credit import Credit
from workers import api, two

pytestmark = pytest.mark.once

SHARES = [f"the-share-of-seat-{seat}" for seat in (1, 2, 3)]


def test_dice_sealed_by_one_worker_and_shared_at_another_hold_to_the_end(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            seats = [{"kind": "me", "name": "Zoé"}, {"kind": "open"}, {"kind": "open"}]
            created = (await api(one, "POST", "/api/tables", json={"game": "minuit", "seats": seats})).json()
            id, host, held = created["table"]["id"], created["host"], [created["held"][0]["secret"]]
            noted = created["table"]["fair"]["commitment"]
            shares = [{"commitment": noted, "share": share} for share in SHARES]
            assert (await api(one, "PUT", f"/api/tables/{id}/share", held[0], json=shares[0])).status_code == 200
            sat = await api(other, "POST", f"/api/tables/{id}/sit", json={"name": "Papi", "share": shares[1]})
            held.append(sat.json()["secret"])
            held.append((await api(other, "POST", f"/api/tables/{id}/sit", json={"name": "Ada"})).json()["secret"])
            assert (await api(other, "PUT", f"/api/tables/{id}/share", held[2], json=shares[2])).status_code == 200
            devices = [
                Device(place.address, id, secret, random.Random(secret))
                for place, secret in zip((one, other, other), held, strict=True)
            ]
            for device in devices:
                await device.open()
                assert device.around["fair"] == {"commitment": noted, "shares": None}
            assert (await api(other, "POST", f"/api/tables/{id}/start", host)).json()["stage"] == "playing"
            for worker in (one, other):
                fair = (await api(worker, "GET", f"/api/tables/{id}")).json()["fair"]
                assert fair == {"commitment": noted, "shares": SHARES}
            for device in devices:
                await device.hear("welcome")
                assert device.around["fair"] == fair
            await asyncio.gather(*(device.play() for device in devices))
            text = (await api(other, "GET", f"/api/tables/{id}/log")).text
            assert text == (await api(one, "GET", f"/api/tables/{id}/log")).text
            log = log_of(text, "log")
            assert log.header.fair is not None
            assert list(log.header.fair.shares) == SHARES
            *_, last = audited(stage_of(ALL["minuit"], log.header, "log"), log, "log", noted)
            assert not ALL["minuit"].game.asks(last.state)
            assert not other.lobby.tables, "it was played at the first"

    run(work())


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not true():
        await asyncio.sleep(0.01)


async def heard(device: Device) -> None:
    """Wait until the table has heard whatever this device has said."""
    await device.say(type="ping")
    await device.hear("pong")


def test_a_claim_over_a_slow_line_to_another_worker_is_settled_by_when_it_counts_as_given(
    postgres: Postgres, redis: Redis
) -> None:
    async def work() -> None:
        hands = Hands()
        async with two(postgres, redis, ticks=hands.now) as (one, other):
            made_here = await made(one.address, "booo", 2, settings={"credit": 100, "stand_in": "random"})
            id, held = made_here["table"]["id"], made_here["held"]
            table = one.lobby.tables[id]
            table.credit = Credit(hands.now, hands.after)
            near = Device(one.address, id, held[0]["secret"])
            far = Device(other.address, id, held[1]["secret"])
            watcher = Device(other.address, id, None)
            for device in (near, far, watcher):
                await device.open()
            for device, trip in ((near, 0.0), (far, 0.08)):
                probe = await device.hear("probe")
                hands.time += trip
                await device.say(type="echo", probe=probe["probe"])
                await heard(device)
            assert table.credit.of(0, 0.1) == 0.0
            assert table.credit.of(1, 0.1) == pytest.approx(0.08), "by the clock of the worker that has the table"
            await heard(watcher)
            assert "probe" not in {message["type"] for message in watcher.told}, "a spectator has no part in a race"
            await hands.move(60.0)
            claims = []
            for seat, device in enumerate((near, far)):  # the second comes 50 ms later, over a line of 80 ms
                ask, scene = device.ask(), device.scene
                assert ask is not None
                assert scene is not None
                claims.append(asyncio.create_task(device.answer(ask["id"], scene["moves"][0]["text"])))
                await until(lambda seat=seat: table.credit.holds(seat))  # type: ignore[misc]
                await hands.move(0.05)
            await hands.move(1.0)
            assert [(await claim)["verdict"] for claim in claims] == ["too late", "taken"]

    run(work())


def test_a_die_in_a_hand_is_known_at_the_other_worker(postgres: Postgres, redis: Redis) -> None:
    async def work() -> None:
        async with two(postgres, redis) as (one, other):
            seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Papi"}]
            made = {"game": "minuit", "seats": seats, "start": True, "options": {"first": 1}}
            created = (await api(one, "POST", "/api/tables", json=made)).json()
            id, held = created["table"]["id"], [seat["secret"] for seat in created["held"]]
            devices = [
                Device(place.address, id, secret) for place, secret in ((one, held[0]), (other, held[1]), (other, None))
            ]
            for device in devices:
                await device.open()
            rolled: dict[int, Any] = {}
            while not rolled:  # the first die of the game
                for device in devices[:2]:
                    while (ask := device.ask()) is not None and not rolled:
                        await device.answer(ask["id"], device.scene["moves"][0]["text"])  # type: ignore[index]
                        rolled = {n: e for n, e in device.events.items() if e["event"] in ("Rolled", "RolledGhost")}
                    if not rolled:
                        await device.say(type="ping")
                        await device.hear("pong")
            number, event = next(iter(rolled.items()))
            seat = event["seat"]
            thrower, rest = devices[seat - 1], [device for n, device in enumerate(devices) if n != seat - 1]
            await thrower.say(type="throw", event=number)
            assert (await thrower.hear("denied"))["reason"] == "house:not-by-hand"
            await devices[2].say(type="throws", by_hand=True)
            assert (await devices[2].hear("denied"))["reason"] == "house:not-seated"
            for message in ({"type": "throws", "by_hand": True}, {"type": "hold", "event": number}):
                await thrower.say(**message)
                await thrower.hear("done")
            for device in rest:
                told = await device.hear("in-hand")
                assert device.around["seats"][seat - 1]["throws"], "known before the die"
                assert told == {"type": "in-hand", "seat": seat, "event": number}
            await thrower.say(type="throw", event=number)
            for device in rest:
                assert await device.hear("thrown") == {"type": "thrown", "seat": seat, "event": number}
            await thrower.socket.close()  # type: ignore[union-attr]
            for device in rest:
                while device.around["seats"][seat - 1]["throws"]:
                    await device.hear("table")

    run(work())
