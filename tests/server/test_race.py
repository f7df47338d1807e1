"""A race over the wire: what a host may set, and that no hint is given to anybody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from live import PATIENCE, Device, arrived, made, run, server_in
from manoir.games import TITLES


def test_a_hint_is_denied_by_its_clause_to_two_people_and_to_one_among_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with server_in(tmp_path) as address:
            for people, beside in ((2, ()), (1, ("random",))):
                table = await made(address, "booo", people, beside, options={"delays": [0, 60_000]})
                device: Device = (await arrived(address, table))[0]
                assert device.around["hints"] is False
                await device.say(type="hint", id=5)
                denied = await device.hear("denied", "hinted")
                assert (denied["type"], denied["reason"], denied["id"]) == ("denied", "booo:machine.solvable", 5)
                assert denied["words"] == dict(TITLES["booo"].rulebook.clause("machine.solvable").words)
                assert not [event for event in device.events.values() if event["event"] == "house:HintGiven"]
                await device.close()
            table = await made(address, "minuit", 1, ("random",))
            assert table["table"]["hints"] is True

    run(work())


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        ({"bot_time": 49}, "bot_time"),
        ({"bot_time": 501}, "bot_time"),
        ({"bot_time": "slow"}, "bot_time"),
        ({"claim_time": 4}, "claim_time"),
        ({"claim_time": 601}, "claim_time"),
        ({"claim_time": None}, "claim_time"),
    ],
)
def test_times_out_of_range_are_refused_by_their_names(tmp_path: Path, settings: dict[str, Any], wrong: str) -> None:
    async def work() -> None:
        async with server_in(tmp_path) as address, httpx.AsyncClient(timeout=PATIENCE) as client:
            body = {"game": "booo", "seats": [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]}
            url = f"http://{address}/api/tables"
            refused = await client.post(url, json={**body, "settings": settings})
            assert refused.status_code == 400
            assert wrong in refused.json()["detail"]
            table = (await client.post(url, json=body)).json()
            key = {"Authorization": f"Bearer {table['host']}"}
            changed = await client.put(f"{url}/{table['table']['id']}/settings", json=settings, headers=key)
            assert changed.status_code == 400
            assert wrong in changed.json()["detail"]
            assert changed.json()["detail"] == refused.json()["detail"].replace("settings.", "")
            now = (await client.get(f"{url}/{table['table']['id']}")).json()["settings"]
            assert (now["bot_time"], now["claim_time"]) == (100, 30)

    run(work())
