"""What one address may have of a house, and that a whole school behind one still plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from live import ALL, PATIENCE, Device, arrived, bots, lobby_in, made, run, server_in
from manoir.kernel.rulebook import LANGUAGES
from manoir.protocol.reply import Reply
from manoir.server.callers import Callers, caller_of
from manoir.server.cluster.forwarding import Forwarding
from manoir.server.cluster.messages import ForwardedRequest, WorkerMail, pack, unpack
from manoir.server.quotas import DAY, HOUR, CountedQuotas
from manoir.server.settings import ServerSettings
from manoir.server.usage import Usage
from manoir.store.store import Store
from manoir.tables.house import House
from manoir.tables.lobby import Limits, Lobby
from manoir.tables.messages import PROTOCOL
from manoir.tables.verdict import Denied

PEOPLE = {"game": "minuit", "seats": [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]}
BOTS = {"game": "minuit", "seats": [{"kind": "bot", "bot": "late"}, {"kind": "bot", "bot": "late"}]}


@asynccontextmanager
async def asking(address: str, visitor: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a house, behind a proxy of this machine if it has an address of its own."""
    headers = {} if visitor is None else {"x-forwarded-for": visitor}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers, timeout=PATIENCE) as client:
        yield client


def refused(answer: httpx.Response) -> str:
    """Why a quota refused something; how long to wait is told, and why in both languages."""
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["retry-after"]) >= 1
    problem = answer.json()
    assert all(problem["words"][language] for language in LANGUAGES)
    return str(problem["reason"])


def test_an_address_is_one_caller_however_it_is_written_and_so_is_a_home_of_ipv6() -> None:
    assert caller_of("203.0.113.7") == caller_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert caller_of("2001:db8:1:2::1") == caller_of("2001:0DB8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert caller_of("2001:db8:1:3::1") != caller_of("2001:db8:1:2::1")
    assert caller_of("fe80::1%eth0") == caller_of("fe80::2%wlan0") == "fe80::/64"
    assert caller_of(caller_of("2001:db8:1:2::1")) == "2001:db8:1:2::/64"
    assert caller_of("") == ""
    assert len(caller_of("x" * 1000)) < 100


def test_only_so_many_callers_are_remembered() -> None:
    kept: Callers[list[int]] = Callers(list, 2)
    for caller in ("one", "two", "one", "three"):
        kept.of(caller).append(1)
    assert list(kept.kept) == ["one", "three"]
    assert kept.of("one") == [1, 1]


def test_a_tally_says_when_there_is_more_to_be_had() -> None:
    now = [0.0]
    tally = Usage(100, 60.0, lambda: now[0])
    assert tally.wait(100) == 0
    tally.add(60)
    now[0] = 10.0
    tally.add(40)
    assert tally.wait(0) == 0
    assert tally.wait(60) == pytest.approx(51)  # a sixtieth of the period may be kept too long
    assert tally.wait(61) == pytest.approx(61)
    assert tally.wait(101) == 60
    now[0] = 61.0
    assert tally.wait(60) == 0
    assert tally.wait(61) == pytest.approx(10)
    now[0] = 1000.0
    assert tally.wait(100) == 0
    assert not tally.had
    unlimited = Usage(0, 60.0)
    unlimited.add(10**9)
    assert unlimited.wait(10**9) == 0


def test_tables_made_an_hour_are_counted_by_address(quick_path: Path) -> None:
    async def work() -> None:
        now = [1000.0]
        async with lobby_in(quick_path) as lobby:
            quotas = CountedQuotas(ServerSettings(tables_hour=3), lobby, lambda: now[0])
            for _ in range(3):
                with quotas.make("one"):
                    pass
            with pytest.raises(Denied, match="tables-made") as denied, quotas.make("one"):
                pass
            assert denied.value.wait == HOUR + HOUR / 60 - 1000 % (HOUR / 60)
            with quotas.make("another"):
                pass
            now[0] += denied.value.wait
            with quotas.make("one"):
                pass

    run(work())


def test_bytes_that_are_brought_are_counted_by_day_and_address(quick_path: Path) -> None:
    async def work() -> None:
        now = [0.0]
        async with lobby_in(quick_path) as lobby:
            quotas = CountedQuotas(ServerSettings(upload_bytes=1000), lobby, lambda: now[0])
            quotas.bring("one", 600)
            with pytest.raises(Denied, match="brought-too-much") as denied:
                quotas.bring("one", 401)
            assert denied.value.wait == DAY + DAY / 60
            quotas.bring("one", 400)
            quotas.bring("another", 1000)
            now[0] += denied.value.wait
            quotas.bring("one", 1000)

    run(work())


def test_a_flood_of_tables_is_refused_and_leaves_room(quick_path: Path) -> None:
    async def work() -> None:
        async with (
            server_in(quick_path, tables_each=3) as address,
            asking(address, "203.0.113.1") as flood,
            asking(address, "203.0.113.2") as honest,
        ):
            answers = await asyncio.gather(*(flood.post("/api/tables", json=PEOPLE) for _ in range(12)))
            assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 9
            assert {refused(answer) for answer in answers if answer.status_code != 201} == {"house:tables-open"}
            assert (await honest.post("/api/tables", json=PEOPLE)).status_code == 201
            one = next(answer.json() for answer in answers if answer.status_code == 201)
            host = {"authorization": f"Bearer {one['host']}"}
            await flood.post(f"/api/tables/{one['table']['id']}/close", headers=host)
            assert (await flood.post("/api/tables", json=PEOPLE)).status_code == 201, "one has ended"

    run(work())


def test_tables_an_hour_count_forks_and_rematches_too(quick_path: Path) -> None:
    body = {"game": "minuit", "seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True}

    async def work() -> None:
        async with server_in(quick_path, tables_hour=2) as address, asking(address) as client:
            made = (await client.post("/api/tables", json=body)).json()
            path, host = f"/api/tables/{made['table']['id']}", {"authorization": f"Bearer {made['host']}"}
            while (await client.get(f"{path}/log")).status_code != 200:
                await asyncio.sleep(0.01)
            again = await client.post(f"{path}/rematch", headers=host)
            assert again.status_code == 201, again.text
            assert (await client.post(f"{path}/rematch", headers=host)).json() == again.json(), "it is there already"
            assert refused(await client.post(f"{path}/fork", json={"moment": 1})) == "house:tables-made"
            assert refused(await client.post("/api/tables", json=body)) == "house:tables-made"

    run(work())


def test_bots_alone_have_so_many_tables_by_whatever_way_they_come_to_play(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, bot_tables_each=1) as address, asking(address) as client:
            assert (await client.post("/api/tables", json={**BOTS, "start": True})).status_code == 201
            for start in (True, False):
                assert refused(await client.post("/api/tables", json={**BOTS, "start": start})) == "house:bots-alone"
            seats = [{"kind": "open"}, {"kind": "bot", "bot": "late"}]
            made = (await client.post("/api/tables", json={"game": "minuit", "seats": seats})).json()
            path, host = f"/api/tables/{made['table']['id']}", {"authorization": f"Bearer {made['host']}"}
            bot = {"kind": "bot", "bot": "late"}
            assert (await client.put(f"{path}/seats/1", json=bot, headers=host)).status_code == 200
            assert refused(await client.post(f"{path}/start", headers=host)) == "house:bots-alone"
            assert (await client.post("/api/tables", json=PEOPLE)).status_code == 201, "people are another matter"

    run(work())


def test_what_is_brought_has_a_limit_a_day(quick_path: Path) -> None:
    kind = {"content-type": "application/jsonl"}

    async def work() -> None:
        async with (
            server_in(quick_path, upload_bytes=100) as address,
            asking(address, "203.0.113.1") as client,
            asking(address, "203.0.113.2") as other,
        ):
            assert (await client.post("/api/logs", content=b"x" * 80, headers=kind)).status_code == 400
            answer = await client.post("/api/logs", content=b"x" * 80, headers=kind)
            assert refused(answer) == "house:brought-too-much"
            assert (await other.post("/api/logs", content=b"x" * 80, headers=kind)).status_code == 400

    run(work())


def test_a_house_full_of_people_says_when_to_come_again(quick_path: Path) -> None:
    async def work() -> None:
        house = House(Store(f"sqlite+aiosqlite:///{quick_path}/house.db"), ALL, bots(Event()))
        lobby = Lobby(house, Limits(tables=1))
        async with server_in(quick_path, lobby) as address, asking(address) as client:
            devices = await arrived(address, await made(address, "minuit", 2))
            answer = await client.post("/api/tables", json=PEOPLE)
            assert (answer.status_code, answer.json()["reason"]) == (503, "house:house-full")
            assert int(answer.headers["retry-after"]) > 0
            for device in devices:
                await device.close()

    run(work())


def test_sockets_beyond_the_limit_are_for_those_who_hold_a_seat(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path, sockets=4) as address:
            table = await made(address, "minuit", 2)
            id = table["table"]["id"]
            watching = [Device(address, id, None) for _ in range(4)]
            for device in watching:
                await device.open()
            late = Device(address, id, None)
            with pytest.raises(AssertionError):
                await welcomed(late)
            assert late.told[-1]["reason"] == "house:house-full"
            await late.close()
            seated = Device(address, id, table["held"][0]["secret"])
            await seated.open()
            with pytest.raises(InvalidStatus) as none:  # the reserve has an end too
                await connect(f"ws://{address}/api/socket")
            response = none.value.response
            assert (response.status_code, "retry-after" in response.headers) == (503, True)
            assert b"house:house-full" in (response.body or b"")
            for device in (*watching, seated):
                await device.close()

    run(work())


async def welcomed(device: Device) -> None:
    """A device says hello, and must not be sent away."""
    device.socket = await connect(f"ws://{device.address}/api/socket")
    await device.say(type="hello", protocol=PROTOCOL, table=device.table, secret=device.secret, have=None)
    assert (await device.hear("welcome", "bye"))["type"] == "welcome"


@pytest.mark.parametrize(
    ("visitors", "alike"),
    [
        (("203.0.113.1", "203.0.113.2"), False),
        (("203.0.113.1", "203.0.113.1"), True),
        (("203.0.113.1:4711", "203.0.113.1:4712"), True),
        (("198.51.100.7, 203.0.113.1", "198.51.100.8, 203.0.113.1"), True),  # what a visitor claims is not believed
        (("203.0.113.1, 127.0.0.1", "203.0.113.2, 127.0.0.1"), False),  # a second proxy that is trusted
        (("2001:db8::1", "2001:db8::2"), True),
        (("[2001:db8::1]:443", "2001:db8:0:0:1::"), True),
        (("2001:db8:0:1::1", "2001:db8:0:2::1"), False),
        (("fe80::1%eth0", "fe80::2%eth0"), True),
        (("::ffff:203.0.113.1", "203.0.113.1"), True),
    ],
)
def test_behind_a_trusted_proxy_callers_are_those_that_it_names(
    quick_path: Path, visitors: tuple[str, str], alike: bool
) -> None:
    async def work() -> None:
        async with server_in(quick_path, tables_hour=1) as address:
            for visitor, status in zip(visitors, (201, 429 if alike else 201), strict=True):
                async with asking(address, visitor) as client:
                    assert (await client.post("/api/tables", json=PEOPLE)).status_code == status

    run(work())


def test_a_proxy_that_is_not_trusted_names_nobody(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with server_in(quick_path, tables_hour=1, sockets_each=1) as address:
            async with asking(address, "203.0.113.1") as client:
                assert (await client.post("/api/tables", json=PEOPLE)).status_code == 201
            async with asking(address, "203.0.113.2") as client:
                assert refused(await client.post("/api/tables", json=PEOPLE)) == "house:tables-made"
            uri = f"ws://{address}/api/socket"
            async with connect(uri, additional_headers={"x-forwarded-for": "203.0.113.1"}):
                with pytest.raises(InvalidStatus) as none:
                    await connect(uri, additional_headers={"x-forwarded-for": "203.0.113.2"})
                assert none.value.response.status_code == 429
                assert b"house:too-many-connections" in (none.value.response.body or b"")

    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    run(work())


def test_a_school_behind_one_address_plays_twenty_tables_with_the_usual_settings(quick_path: Path) -> None:
    """Every page opens at once, everybody sits down, everybody plays; nothing is refused."""
    usual = ServerSettings()
    limits = {name: getattr(usual, name) for name in ("messages", "requests", "tables_each")}
    limits |= {name: getattr(usual, name) for name in ("tables_hour", "bot_tables_each", "upload_bytes")}

    async def table(client: httpx.AsyncClient, address: str) -> list[Device]:
        seats = [{"kind": "me", "name": "P1"}, *[{"kind": "open"}] * 3]
        created = await client.post("/api/tables", json={"game": "minuit", "seats": seats})
        assert created.status_code == 201, created.text
        id, secrets = created.json()["table"]["id"], [created.json()["held"][0]["secret"]]
        for number in range(2, 5):
            sat = await client.post(f"/api/tables/{id}/sit", json={"name": f"P{number}"})
            assert sat.status_code == 201, sat.text
            secrets.append(sat.json()["secret"])
        for _ in range(4):  # what a page asks for when it opens
            for path in ("/api/games", f"/api/tables/{id}", "/api/tables"):
                assert (await client.get(path)).status_code == 200
        devices = [Device(address, id, secret) for secret in secrets]
        for device in devices:
            await device.open()
        host = {"authorization": f"Bearer {created.json()['host']}"}
        assert (await client.post(f"/api/tables/{id}/start", headers=host)).status_code == 200
        return devices

    async def work() -> None:
        async with server_in(quick_path, **limits) as address, asking(address, "203.0.113.1") as client:
            tables = await asyncio.gather(*(table(client, address) for _ in range(20)))
            for devices in tables:
                for device in devices:
                    while device.scene is None:
                        await device.hear("moment", "welcome")
                asked = next(device for device in devices if device.ask() is not None)
                ask = asked.ask()
                assert ask is not None
                verdict = await asked.answer(ask["id"], asked.scene["moves"][0]["text"])  # type: ignore[index]
                assert verdict["verdict"] == "taken"
            for devices in tables:
                for device in devices:
                    await device.close()

    run(work())


def test_a_table_is_live_on_behalf_of_whoever_made_it_or_came_first(quick_path: Path) -> None:
    async def work() -> None:
        house = House(Store(f"sqlite+aiosqlite:///{quick_path}/house.db"), ALL, bots(Event()))
        lobby = Lobby(house)
        async with server_in(quick_path, lobby) as address, asking(address, "2001:db8::7") as client:
            table = (await client.post("/api/tables", json=PEOPLE)).json()["table"]["id"]
            assert lobby.tables[table].caller == "2001:db8::/64"
            await lobby._let_go(table, lobby.tables[table])
            await client.get(f"/api/tables/{table}")
            assert lobby.tables[table].caller == "", "a look takes nothing for itself"
            device = Device(address, table, None)
            await device.open()
            assert lobby.tables[table].caller == "127.0.0.1"
            await device.close()

    run(work())


def test_on_whose_behalf_is_known_to_the_worker_that_is_asked_in_place_of_another() -> None:
    asks: list[Any] = []

    class Elsewhere:
        async def whose(self, _: str) -> str:
            return "far"

        async def ask(self, _: str, ask: ForwardedRequest) -> Reply:
            asks.extend(unpack(pack(WorkerMail("near", [ask]))).messages)
            return Reply(200, b"")

    async def work() -> None:
        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(_: Any) -> None: ...

        errands = Forwarding(cast(Any, None), cast(Any, Elsewhere()))
        for client in (("2001:db8::7", 1), ("203.0.113.1", 1), None):
            path, headers = "/api/tables/x/rematch", [(b"authorization", b"Bearer secret")]
            scope = {"type": "http", "path": path, "method": "POST", "query_string": b"a=b", "headers": headers}
            await errands({**scope, "client": client}, receive, send)  # type: ignore[arg-type]

    run(work())
    assert [ask.caller for ask in asks] == ["2001:db8::/64", "203.0.113.1", ""]
    assert {(ask.method, ask.target, ask.secret) for ask in asks} == {("POST", "/api/tables/x/rematch?a=b", "secret")}
