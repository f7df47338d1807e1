"""Powers never show cards, over the wire: what a host, a second browser and their victim are answered and sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
from websockets.asyncio.client import connect

from live import ALL, Device, bots, run, server_in
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL

SEATS = [{"kind": "me", "name": "Zoé"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "late"}]


@asynccontextmanager
async def party_in(folder: Path) -> AsyncIterator[Party]:
    """A house with such a table in it; its bots answer when all is over."""
    wake = Event()
    lobby = Lobby(House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), ALL, bots(wake)))
    try:
        async with server_in(folder, lobby) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            party = await Party(client, address).sit_down()
            yield party
            for device in party.devices:
                await device.close()
    finally:
        wake.set()


class Party:
    """A table with hidden cards, three people at it, each with a device, and a bot that takes its time."""

    def __init__(self, client: httpx.AsyncClient, address: str) -> None:
        self.client = client
        self.address = address
        self.secrets: list[str] = []
        self.devices: list[Device] = []
        self.id = ""

    async def sit_down(self) -> Party:
        body = {"game": "vigil", "seats": SEATS, "settings": {"stand_in": "late"}}
        made = (await self.client.post("/api/tables", json=body)).json()
        self.id, self.secrets = made["table"]["id"], [made["host"]]
        for name in ("Papi", "Lucie"):
            self.secrets.append((await self.ask("POST", "/sit", None, {"name": name})).json()["secret"])
        await self.ask("POST", "/start", self.host)
        self.devices = [Device(self.address, self.id, secret) for secret in self.secrets]
        for device in self.devices:
            await device.open()
        return self

    @property
    def host(self) -> str:
        return self.secrets[0]

    async def ask(self, method: str, path: str, secret: str | None, body: Any = None) -> httpx.Response:
        headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
        return await self.client.request(method, f"/api/tables/{self.id}{path}", json=body, headers=headers)


async def until(device: Device, change: str) -> dict[str, Any]:
    """Listen until a change of a seat is told."""
    while True:
        told = [event for event in device.events.values() if event.get("change") == change]
        if told:
            return dict(told[-1])
        await device.hear("moment")


async def stranger(party: Party, secret: str) -> list[str]:
    """All that a device is sent that says hello with a secret, until it is let in or sent away."""
    async with connect(f"ws://{party.address}/api/socket") as socket:
        device = Device(party.address, party.id, secret)
        device.socket = socket
        await device.say(type="hello", protocol=PROTOCOL, table=party.id, secret=secret)
        await device.hear("bye", "welcome")
        return device.raw


def test_a_host_with_a_second_browser_reaches_no_hand_and_the_victim_plays_on(quick_path: Path) -> None:
    async def work() -> None:
        async with party_in(quick_path) as party:
            host = party.host
            _, papi, _ = party.devices
            assert papi.scene is not None
            hand = papi.scene["view"]
            refusals = [
                (await party.ask("PUT", "/seats/2", host, {"kind": "open"}), "house:by-invitation"),
                (await party.ask("POST", "/seats/2/invite", host, {"name": "Me"}), "house:seat-taken"),
                (await party.ask("POST", "/sit", None, {"name": "Me", "seat": 2}), "house:by-invitation"),
                (await party.ask("POST", "/sit", host, {"name": "Me"}), "house:by-invitation"),
            ]
            replaced = await party.ask("PUT", "/seats/2", host, {"kind": "bot", "bot": "late"})
            assert replaced.json()["seats"][1]["kind"] == "bot"
            refusals += [
                (await party.ask("PUT", "/seats/2", host, {"kind": "open"}), "house:by-invitation"),
                (await party.ask("POST", "/seats/2/invite", host, {"name": "Me"}), "house:seat-kept"),
            ]
            for answer, reason in refusals:
                assert (answer.status_code, answer.json()["reason"]) == (409, reason)
                assert set(answer.json()["words"]) == {"fr", "en"}
            for device in party.devices:
                event = await until(device, "replaced")
                assert (event["event"], event["seat"], event["who"]) == ("house:SeatChanged", 2, "Papi")
            await papi.say(type="return", id=7)
            assert (await papi.hear("done", "denied"))["type"] == "done"
            for device in party.devices:
                await until(device, "back")
            assert papi.scene["view"] == hand
            assert papi.around["seats"][1]["kind"] == "person"
            ask = papi.ask()
            assert ask is not None
            assert (await papi.answer(ask["id"], papi.scene["moves"][0]["text"]))["verdict"] == "taken"

    run(work())


def test_a_guest_is_sent_nothing_before_the_last_one_has_agreed(quick_path: Path) -> None:
    async def work() -> None:
        async with party_in(quick_path) as party:
            _, papi, lucie = party.devices
            held = (await party.ask("POST", "/seats/4/invite", party.host, {"name": "Ada"})).json()
            assert held["seat"] == 4

            async def nothing_yet() -> None:
                denied, bye = await stranger(party, held["secret"])
                assert '"denied"' in denied
                assert '"bye"' in bye
                assert "view" not in denied + bye
                past = await party.ask("GET", "/moments?chair=4", held["secret"])
                assert past.json()["reason"] == "house:not-over"

            await nothing_yet()
            for device in (papi, lucie):
                while device.around["proposal"] is None:
                    await device.hear("table")
                wish = device.around["proposal"]
                assert (wish["what"], wish["by"], wish["seat"], wish["name"]) == ("seat", 1, 4, "Ada")
            await papi.say(type="agree", proposal=wish["id"], yes=True)
            await papi.hear("done")
            await nothing_yet()
            await lucie.say(type="agree", proposal=wish["id"], yes=True)
            assert (await until(papi, "given"))["to"] == "Ada"
            ada = Device(party.address, party.id, held["secret"])
            await ada.open()
            assert ada.scene is not None
            assert ada.chair == 4
            assert (await until(lucie, "sat"))["who"] == "Ada"
            await ada.close()

    run(work())


def test_the_house_says_which_tables_are_on_one_screen(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            for mine, one_screen in ((1, False), (2, True)):
                seats = [{"kind": "me", "name": f"P{n}"} for n in range(mine)] + [{"kind": "open"}]
                made = (await client.post("/api/tables", json={"game": "vigil", "seats": seats})).json()
                assert made["table"]["one_screen"] == one_screen
                sit = f"/api/tables/{made['table']['id']}/sit"
                bearer = {"authorization": f"Bearer {made['held'][0]['secret']}"}
                answer = await client.post(sit, json={"name": "Me too"}, headers=bearer)
                assert answer.status_code == (201 if one_screen else 409), answer.text

    run(work())
