"""What a table has agreed to remember alone is told once, at its moment, and by nothing that looks back at it."""

from __future__ import annotations

import random
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from live import ALL, Device, bots, made, run, server_in
from manoir.kernel.usual import whole
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Lobby
from manoir.tables.scenes.per_chair import event_of, events_for, view_of

SEATS = 3
KEY = b"the same tokens in every house.."
LOOKS = (0, 3, 9, 24)  # answers after which everybody looks back
GAME = ALL["macgregor"]


def lobby_in(folder: Path) -> Lobby:
    """A house in which the same game is dealt every time."""
    house = House(Store(f"sqlite+aiosqlite:///{folder}/house.db"), ALL, bots(Event()))
    return Lobby(house, new_key=lambda: KEY)


class Family:
    """Three players and somebody who watches, on devices that are there from before the start."""

    def __init__(self, address: str, table: str, secrets: list[str]) -> None:
        self.address = address
        self.table = table
        self.devices = [Device(address, table, secret) for secret in (*secrets, None)]
        self.rng = random.Random(5)

    async def open(self) -> None:
        """Everybody is there; whoever was, goes on from where they were."""
        for device in self.devices:
            await device.open()

    async def answer(self) -> None:
        """One answer at random, heard by everybody."""
        asked = next(device for device in self.devices if device.ask() is not None)
        assert asked.scene is not None
        number = asked.scene["number"]
        verdict = await asked.answer(asked.ask()["id"], self.rng.choice(asked.scene["moves"])["text"])
        assert verdict["verdict"] == "taken"
        for device in self.devices:
            while device.scene is None or device.scene["number"] <= number:
                await device.hear("moment")

    @property
    def over(self) -> bool:
        return self.devices[0].scene is not None and self.devices[0].scene["end"] is not None

    async def close(self) -> None:
        for device in self.devices:
            await device.close()

    async def look_back(self) -> list[dict[str, Any]]:
        """Every event of the past, and every view of it, that any chair can come by while the game goes on."""
        found: list[dict[str, Any]] = []
        for secret in [device.secret for device in self.devices]:
            for views in (True, False):
                for one in await self.moments(secret, views=views):
                    found += [*one["events"], *([one["view"]] if views else [])]
            for have in (0, 5, None):
                device = Device(self.address, self.table, secret)  # another device: it takes the seat over
                device.have = have
                await device.open()
                (welcome,) = [message for message in device.told if message["type"] == "welcome"]
                found += [told["event"] for told in welcome["events"]]
                found.append({**welcome["scene"]["view"], "shown": None})  # what lies open now is no past
                await device.close()
        return found

    async def moments(self, secret: str | None, **query: Any) -> list[dict[str, Any]]:
        """All moments of the game as a chair may look at them."""
        headers = {} if secret is None else {"authorization": f"Bearer {secret}"}
        found: list[dict[str, Any]] = []
        async with httpx.AsyncClient(base_url=f"http://{self.address}", headers=headers) as client:
            while True:
                params = {"from": len(found), "count": 100, **query}
                answer = await client.get(f"/api/tables/{self.table}/moments", params=params)
                assert answer.status_code == 200, answer.text
                told = answer.json()
                found += [{**one, "view": whole(told["board"], one["view"])} for one in told["moments"]]
                if len(found) >= told["total"]:
                    return found


async def family(address: str, **options: Any) -> Family:
    """A table of Mac Gregor that everybody sits at before it starts."""
    table = await made(address, "macgregor", SEATS, start=False, options={"bound": 4, "needed": 5, **options})
    found = Family(address, table["table"]["id"], [held["secret"] for held in table["held"]])
    await found.open()
    headers = {"authorization": f"Bearer {table['host']}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as client:
        assert (await client.post(f"/api/tables/{found.table}/start")).status_code < 300
    for device in found.devices:
        await device.hear("welcome")
    return found


def recalled(told: dict[str, Any]) -> list[str]:
    """What an event or a view of the past says that people must remember alone."""
    assert GAME.memory is not None
    if "event" in told:
        fields = [f for fact in GAME.memory.facts if fact.event.__name__ == told["event"] for f in fact.fields]
        return [f"{told['event']}.{field}: {told[field]}" for field in fields if told[field] != "?"]
    lying = [f"{room}: {token}" for room, token in told["tokens"].items() if token != "?"]
    shown = [] if told["shown"] in (None, "?") else [f"shown: {told['shown']}"]
    inside = [f"inside: {told['inside']}"] if told["tokens"] and told["inside"] is not None else []
    return [*lying, *shown, *inside, *(key for key in ("piles",) if key in told)]


def tokens(events: list[dict[str, Any]]) -> list[str]:
    return [event["token"] for event in events if event["event"] == "Showed"]


async def game_without_the_aid(folder: Path) -> None:
    async with server_in(folder, lobby_in(folder)) as address:
        people = await family(address)
        answers = looked = 0
        while not people.over:
            if answers in LOOKS:
                for told in await people.look_back():
                    looked += 1
                    assert not recalled(told), f"the past tells {recalled(told)}"
                await people.open()
            await people.answer()
            answers += 1
        assert looked > 1000
        assert answers > max(LOOKS)
        truth = tokens([event for one in await people.moments(None, chair="all") for event in one["events"]])
        assert len(truth) > 6
        for device in people.devices:  # each was told all of it, once, when it happened
            live = [event for one in device.told for event in one.get("events", ())]
            assert tokens([event["event"] for event in live]) == truth
            assert all(("token" in event["once"]) == (event["event"]["event"] == "Showed") for event in live)
            past = await people.moments(device.secret)
            assert tokens([event for one in past for event in one["events"]]) == truth
            assert all("?" not in one["view"]["tokens"].values() for one in past)
            assert any(one["view"]["shown"] not in (None, "?") for one in past)
        await people.close()


async def game_with_the_aid(folder: Path) -> None:
    async with server_in(folder, lobby_in(folder)) as address:
        people = await family(address, memory=True)
        for _ in range(8):
            await people.answer()
        assert not any(event["once"] for one in people.devices[0].told for event in one.get("events", ()))
        past = await people.look_back()
        assert any(recalled(told) for told in past if "event" in told)
        assert any(recalled(told) for told in past if "event" not in told)
        await people.close()


def test_what_must_be_remembered_alone_is_told_once_and_by_no_look_back(quick_path: Path) -> None:
    run(game_without_the_aid(quick_path))


def test_a_table_with_the_aid_remembers_for_everybody(quick_path: Path) -> None:
    run(game_with_the_aid(quick_path))


FAULTS = {
    "manoir.tables.archive.finished.view_of": lambda stage, state, chair, over, **_: view_of(
        stage, state, chair, over=over
    ),
    "manoir.tables.archive.finished.event_of": lambda stage, event, chair, **_: event_of(stage, event, chair),
    "manoir.tables.scenes.public.events_for": lambda play, told, chair, **_: events_for(play, told, chair),
}


@pytest.mark.pure
@pytest.mark.parametrize("fault", FAULTS)
def test_the_test_catches_a_past_that_remembers(quick_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    monkeypatch.setattr(fault, FAULTS[fault])
    with pytest.raises(AssertionError, match="the past tells"):
        run(game_without_the_aid(quick_path))
