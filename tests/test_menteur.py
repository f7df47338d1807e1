"""A game from outside, examples/menteur: tested by its own tests, served, taken away and brought back."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from brought import EXAMPLE, PACKAGE, ROOT, menteur_installed
from manoir.games import TITLES

GOLDEN = EXAMPLE / "tests" / "golden" / "3-players.log"
FULL = bool(os.environ.get("MANOIR_FULL"))
LARGER = "tests/test_peer.py::test_every_node_of_both_games_is_the_same[two dice]"  # most of a minute: make long
PEOPLE = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Papi"}]


@pytest.mark.once  # the laws are tried in both forms, with games of the house and the toy
def test_its_own_tests_pass_beside_this_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    menteur_installed(monkeypatch, tmp_path)
    monkeypatch.setenv("MANOIR_EXAMPLES", "5")
    pytest_of = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider"]
    command = [*pytest_of, "-c", EXAMPLE / "pyproject.toml", EXAMPLE / "tests"]
    command += [] if FULL else ["--deselect", LARGER]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=580)
    assert ran.returncode == 0, ran.stdout


def test_the_page_on_the_peer_has_what_the_example_says_that_it_walks() -> None:
    page = (ROOT / "docs" / "reference" / "peers-liars-dice.md").read_text(encoding="utf-8")
    rows = [line for line in (EXAMPLE / "README.md").read_text(encoding="utf-8").split("\n") if "49,152" in line]
    assert len(rows) == 2
    assert all(row in page for row in rows)


@pytest.mark.once
def test_the_bench_measures_it_as_the_peer_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    menteur_installed(monkeypatch, tmp_path)
    command = [sys.executable, "-m", "manoir", "bench", "engine", "--game", "menteur", "--json"]
    ran = subprocess.run(
        [*command, "--seconds", "0.01", "--rounds", "1"], capture_output=True, text=True, check=True, timeout=580
    )
    found = json.loads(ran.stdout)
    peer = "liars_dice(players=2,numdice=1,dice_sides=6)"
    ours = [row for row in found["rates"] if row["name"].startswith(f"menteur, as {peer}")]
    assert {row["group"] for row in ours} >= {"manoir, uncompiled"}
    assert all(row["decisions_per_second"] > 0 for row in ours)
    theirs = [row for row in found["rates"] if row["name"] == peer]
    assert theirs or any(peer in line for line in found["missing"])
    assert all(bool(row["of_openspiel"]) == bool(theirs) for row in ours)


@contextmanager
def served(folder: Path) -> Iterator[httpx.Client]:
    """A house with whatever is on the path now, in a process of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "manoir", "serve", "--port", str(port), "--log-level", "warning"]
    means = {**os.environ, "MANOIR_DATABASE": f"sqlite+aiosqlite:///{folder}/house.db"}
    house = subprocess.Popen(command, env=means, stdout=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as web:
            while True:
                try:
                    web.get("/games")
                    break
                except httpx.TransportError:
                    assert house.poll() is None, "the house did not open"
                    time.sleep(0.1)
            yield web
    finally:
        house.terminate()
        house.wait(30)


def asked(web: httpx.Client, path: str, body: Any = None, secret: str = "") -> Any:
    """What the house answers to a request, which must be a good one."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    answer = web.get(path) if body is None else web.post(path, json=body, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


@pytest.mark.once
def test_it_is_served_is_missed_when_it_is_gone_and_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        menteur_installed(patch, tmp_path / "site")
        with served(tmp_path) as web:
            card = next(game for game in asked(web, "/games") if game["game"] == "menteur")
            assert card["package"] == PACKAGE
            assert web.get(card["board"].removeprefix("/api")).headers["content-type"].startswith("text/javascript")
            assert len(asked(web, "/games")) == len(TITLES) + 1
            made = asked(web, "/tables", {"game": "menteur", "seats": PEOPLE, "start": True})
            table = made["table"]["id"]
            kind = {"content-type": "application/json"}
            finished = web.post("/logs", content=GOLDEN.read_bytes(), headers=kind).json()["table"]
    with served(tmp_path) as web:
        assert "menteur" not in {game["game"] for game in asked(web, "/games")}
        seen = asked(web, f"/tables/{table}")
        assert (seen["stuck"], seen["gone"]["package"]) == ("rules-gone", PACKAGE)
        assert seen["gone"]["title"] == {"fr": "Le Menteur", "en": "Liar’s Dice"}
        (listed,) = asked(web, "/summaries", {"tables": [finished]})
        assert (listed["state"], listed["title"]["fr"]) == ("over", "Le Menteur")
        assert web.get(f"/tables/{finished}/log").text.split() == GOLDEN.read_text(encoding="utf-8").split()
        moments = asked(web, f"/tables/{finished}/moments?count=20")["moments"]
        said = [line["fr"] for moment in moments for line in moment["said"]]
        assert any("annonce" in line for line in said), "in the words that were kept with it"
    with monkeypatch.context() as patch:
        menteur_installed(patch, tmp_path / "site")
        with served(tmp_path) as web:
            seen = asked(web, f"/tables/{table}")
            assert (seen["stuck"], seen["gone"], seen["stage"]) == (None, None, "playing")
            assert asked(web, f"/tables/{finished}/moments?count=1")["moments"][0]["view"]["faces"] == 6
