"""The protocol as it is described: its files are up to date, and a client written from them plays."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from live import Device, made, run, server_in
from manoir.games import title_of
from manoir.kernel.rulebook import LANGUAGES
from manoir.protocol import messages
from manoir.protocol.problems import STATUS
from manoir.protocol.reasons import words_of
from manoir.words import words_in
from toy import VIGIL

ROOT = Path(__file__).resolve().parents[2]


def loaded(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "file", ["docs/reference/socket.schema.json", "docs/reference/openapi.json", "web/src/lib/wire.ts"]
)
def test_what_is_made_from_the_types_is_up_to_date(file: str) -> None:
    made_now = loaded(ROOT / "tools" / "protocol.py").made()
    assert (ROOT / file).read_text(encoding="utf-8") == made_now[ROOT / file], "run `python tools/protocol.py`"


@pytest.mark.parametrize("game", [path.parent.name for path in sorted((ROOT / "src/manoir/games").glob("*/schema.py"))])
def test_what_is_made_from_the_schema_of_a_game_is_up_to_date(game: str) -> None:
    made_now = loaded(ROOT / "tools" / "protocol.py").of_game(title_of(game))
    assert {path.name for path in made_now} == {"sent.ts", f"{game}.md", f"{game}.schema.json"}
    for path, text in made_now.items():
        assert path.read_text(encoding="utf-8") == text, "run `python tools/protocol.py`"


def test_the_page_of_a_game_that_declares_nothing_says_so() -> None:
    page = loaded(ROOT / "tools" / "game_pages.py").game_page(replace(VIGIL, package="manoir.words"))
    assert page.startswith("# The Vigil: what is sent\n\nThis game declares nothing")


def test_the_page_on_the_protocol_names_every_message() -> None:
    page = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
    for union in (messages.Said, messages.Told):
        for kind in union.__args__:
            assert f"`{msgspec.inspect.type_info(kind).tag}`" in page  # type: ignore[union-attr]


def test_the_example_client_is_short_and_plays_a_whole_game(quick_path: Path) -> None:
    path = ROOT / "docs" / "examples" / "client.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) < 100

    async def work() -> None:
        async with server_in(quick_path) as address:
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(path), f"http://{address}", stdout=asyncio.subprocess.PIPE
            )
            said, _ = await process.communicate()
            assert process.returncode == 0
            assert said.decode().splitlines()[-1].startswith("winners: [")

    run(work())


def test_two_example_clients_play_with_each_other(quick_path: Path) -> None:
    client = loaded(ROOT / "docs" / "examples" / "client.py")

    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "minuit", 2)
            seats = [client.play(f"http://{address}", table["table"]["id"], held["secret"]) for held in table["held"]]
            one, other = await asyncio.gather(*seats)
            assert one == other

    run(work())


def test_a_table_goes_on_when_the_house_learns_another_protocol_than_its_pages(quick_path: Path) -> None:
    async def work() -> None:
        async with server_in(quick_path) as address:
            table = await made(address, "minuit", 2)
            id, secret = table["table"]["id"], table["held"][0]["secret"]
            old = Device(address, id, secret)
            for spoken in ({}, {"protocol": 1}, {"protocol": 3}):
                await old.connect()
                await old.say(type="hello", table=id, secret=secret, have=None, **spoken)
                bye = await old.hear("bye")
                assert bye["reason"] == "house:other-protocol", "a page that hears this loads itself anew"
                assert set(bye["words"]) == set(LANGUAGES)
            assert not any(message["type"] == "welcome" for message in old.told)
            renewed = Device(address, id, secret)
            await renewed.open()
            assert renewed.board["board"]
            assert renewed.scene is not None
            assert renewed.scene["view"]["board"] == renewed.board["board"]

    run(work())


def test_every_refusal_has_its_words_in_every_language() -> None:
    source = "\n".join(
        path.read_text()
        for part in ("kernel", "tables", "protocol", "server")
        for path in (ROOT / "src/manoir" / part).rglob("*.py")
    )
    for language in LANGUAGES:
        folder = ROOT / "src" / "manoir" / "words" / language / "tables.ftl"
        keys = [line.split(" =")[0] for line in folder.read_text(encoding="utf-8").splitlines() if " = " in line]
        for key in keys:
            slug = key.removeprefix("house-denied-")
            said = any(form in source for form in (f'"{slug}"', f"house:{slug}", f'"{slug.replace("-", " ")}"'))
            assert said, f"{slug} is never said"
            assert words_in(language).has(key)
    for reason in STATUS:
        assert set(words_of(reason)) == set(LANGUAGES)


def test_the_french_of_refusals_is_set_as_french_is() -> None:
    text = (ROOT / "src" / "manoir" / "words" / "fr" / "tables.ftl").read_text(encoding="utf-8")
    assert "'" not in text
    assert not any(f" {mark}" in text for mark in ";:!?")
