"""The end of a game over HTTP: open to all once it is over, and to nobody before."""

from __future__ import annotations

from pathlib import Path

import httpx

from live import made, run, server_in

GOLDEN = Path(__file__).parent.parent / "golden" / "minuit" / "2-players.log"


def test_numbers_are_told_of_a_finished_game_and_never_of_one_that_goes_on(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address, httpx.AsyncClient(base_url=f"http://{address}") as client:
            table = await made(address, "minuit", 2)
            running = await client.get(f"/api/tables/{table['table']['id']}/ending")
            assert (running.status_code, running.json()["reason"]) == (404, "house:no-game")
            text = GOLDEN.read_text(encoding="utf-8")
            headers = {"content-type": "application/jsonl"}
            brought = (await client.post("/api/logs", content=text, headers=headers)).json()["table"]
            first, second = [(await client.get(f"/api/tables/{brought}/ending")).json() for _ in range(2)]
            assert first == second
            assert first["luck"][0]["rolls"] > 0
            assert len(first["seats"]) == len(first["luck"]) == 2

    run(work())
