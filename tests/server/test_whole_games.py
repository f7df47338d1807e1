"""Whole games by protocol clients over real sockets, some of them dropping the line and coming back."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from threading import Event

import httpx
import pytest

from live import ALL, FULL, SHORT, Device, arrived, bots, made, run, server_in
from manoir.kernel.log import log_of
from manoir.kernel.record import replay, stage_of
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby


@pytest.mark.parametrize("game", sorted(ALL))
def test_four_clients_play_a_whole_game_and_two_of_them_drop_and_resume(quick_path: Path, game: str) -> None:
    async def work() -> None:
        # The house's clock leaps, so that nobody waits for a race to open.
        leap = itertools.count(step=10)
        house = House(Store(f"sqlite+aiosqlite:///{quick_path}/house.db"), ALL, bots(Event()), ticks=lambda: next(leap))
        async with server_in(quick_path, Lobby(house)) as address:
            seats = max(ALL[game].box().players[0], min(4, ALL[game].box().players[1]))
            table = await made(address, game, seats, options={} if FULL else SHORT.get(game, {}))
            id = table["table"]["id"]
            devices = [Device(address, id, held["secret"], random.Random(held["seat"])) for held in table["held"]]
            watcher = Device(address, id, None)
            for device in [*devices, watcher]:
                await device.open()
            drops = [0.0] * (seats - 2) + [0.15] * 2
            playing = [device.play(drop) for device, drop in zip(devices, drops, strict=True)]
            await asyncio.gather(*playing, watch(watcher))
            assert all(device.scene and device.scene["end"] for device in devices)
            ends = {str(device.scene["end"]) for device in [*devices, watcher] if device.scene}
            assert len(ends) == 1, "everybody saw the same end"
            assert all(set(device.events) == set(watcher.events) | set(device.events) for device in devices)
            await replays(address, id, game, devices)

    run(work())


async def watch(device: Device) -> None:
    """Watch until the end."""
    while device.scene is None or device.scene["end"] is None:
        await device.hear("moment")


async def replays(address: str, id: str, game: str, devices: list[Device]) -> None:
    """The finished game can be watched as any chair saw it, downloaded and brought back."""
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        log = log_of((await client.get(f"/api/tables/{id}/log")).text, "log")
        *_, last = replay(stage_of(ALL[game], log.header, "log"), log, "log")
        assert not ALL[game].game.asks(last.state)
        for chair in ["public", "all", *(str(n + 1) for n in range(len(devices)))]:
            found, start = [], 0
            while not found or start < len(log.entries):
                part = (await client.get(f"/api/tables/{id}/moments", params={"chair": chair, "from": start})).json()
                found += part["moments"]
                start = len(found)
            assert [moment["moment"] for moment in found] == list(range(len(log.entries)))
            assert part["over"]
        text = "".join(line + "\n" for line in log.lines())
        brought = await client.post("/api/logs", content=text, headers={"content-type": "application/jsonl"})
        assert brought.status_code == 201, brought.text
        again = await client.get(f"/api/tables/{brought.json()['table']}/log")
        assert again.text == text
        forked = await client.post(f"/api/tables/{id}/fork", json={"moment": 2})
        assert forked.status_code == 201
        assert forked.json()["table"]["fork"]


def test_a_resend_after_a_lost_acknowledgement_is_taken_once(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "minuit", 2)
            devices = await arrived(address, table)
            device = next(device for device in devices if device.ask())
            ask = device.ask()
            assert ask is not None
            assert device.scene is not None
            move = device.scene["moves"][0]["text"]
            await device.say(type="answer", ask=ask["id"], move=move)
            await device.drop()
            await device.open()
            verdict = await device.answer(ask["id"], move)
            assert verdict["verdict"] == "taken"
            other = next(one["text"] for one in device_moves(device, move))
            assert (await device.answer(ask["id"], other))["verdict"] in ("too late", "refused")

    run(work())


def device_moves(device: Device, move: str) -> list[dict[str, str]]:
    """Any move but that one."""
    moves = [one for told in device.told if told.get("scene") for one in told["scene"]["moves"]]
    return [one for one in moves if one["text"] != move]


def test_a_past_moment_of_a_live_game_is_shown_as_my_chair_saw_it(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "vigil", 2)
            id, held = table["table"]["id"], table["held"]
            async with httpx.AsyncClient(base_url=f"http://{address}") as client:
                mine = {"authorization": f"Bearer {held[0]['secret']}"}
                seen = (await client.get(f"/api/tables/{id}/moments", headers=mine)).json()["moments"][0]
                dealt = {event["seat"]: event["cards"] for event in seen["events"] if event["event"] == "Dealt"}
                assert dealt[1] != "?"
                assert dealt[2] == "?"
                public = (await client.get(f"/api/tables/{id}/moments")).json()["moments"][0]
                assert {event["cards"] for event in public["events"] if event["event"] == "Dealt"} == {"?"}
                for chair in ("2", "all"):
                    denied = await client.get(f"/api/tables/{id}/moments", headers=mine, params={"chair": chair})
                    assert denied.status_code == 409
                assert (await client.get(f"/api/tables/{id}/log")).status_code == 404, "a live log holds secrets"
                assert (await client.post(f"/api/tables/{id}/fork", json={"moment": 0})).status_code == 404

    run(work())
