"""What the docs say of settings and times is what the code has."""

from __future__ import annotations

from dataclasses import fields
from inspect import iscoroutinefunction, signature
from pathlib import Path

import pytest

from manoir.bots.delays import usual
from manoir.cli.serve import serve
from manoir.games import TITLES
from manoir.kernel.registry import OWN, package_of
from manoir.protocol.http_types import BODY_BYTES
from manoir.protocol.routes import LOG_BYTES
from manoir.server.settings import ServerSettings
from manoir.tables.bots import Thinks

DOCS = Path(__file__).parents[2] / "docs"


def prose(page: str) -> str:
    """A page as one line, however it is wrapped."""
    return " ".join((DOCS / page).read_text(encoding="utf-8").split())


def rows(page: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_the_defaults_that_are_told_are_those_of_a_house() -> None:
    told: dict[str, str] = {}
    for names, defaults, *_ in rows("how-to/run-a-house.md"):
        if "MANOIR_" in names:
            values = [value.strip(" `") for value in defaults.split(",")]
            told |= zip([name.strip(" `") for name in names.split(",")], values, strict=True)
    assert told.pop("MANOIR_ASSETS") == ""  # another folder on every machine
    for field in fields(ServerSettings):
        if field.name != "assets":
            value = field.default
            said = told.pop(f"MANOIR_{field.name.upper()}")
            assert said == (f"{value:g}" if isinstance(value, float) else str(value)), field.name
    assert not told


def test_the_first_eight_settings_are_the_flags_of_the_command_and_no_others() -> None:
    flags = [name for name in signature(serve).parameters if name not in ("open", "check")]
    assert [field.name for field in fields(ServerSettings)][:8] == flags
    told = [
        name.strip(" `") for row in rows("how-to/run-a-house.md") if "MANOIR_" in row[0] for name in row[0].split(",")
    ]
    assert told[:8] == [f"MANOIR_{flag.upper()}" for flag in flags]
    assert "the first eight are flags" in prose("how-to/run-a-house.md")


def test_the_limits_that_are_told_are_those_of_a_house() -> None:
    house = ServerSettings()
    assert (house.message_bytes, BODY_BYTES, LOG_BYTES) == (16 * 1024, 64 * 1024, 1_000_000)
    assert (house.messages, house.requests, house.hello, house.request_seconds) == (20, 1200, 10, 10)
    assert house.bots_alone == 5 * 60
    protocol = prose("reference/protocol.md")
    assert "A message has at most 16 kB, a request 64 kB (a log 1 MB)." in protocol
    assert "Twenty messages a second and twelve hundred requests a minute are heard" in protocol
    assert "has not said `hello` after ten seconds" in protocol
    assert "within ten seconds of its first byte" in protocol
    assert "Bots whom nobody watches stop after five minutes" in prose("how-to/run-a-house.md")


def test_the_readme_says_how_many_play_each_game() -> None:
    told = {row[0].strip("`"): row[1] for row in rows("../README.md") if len(row) == 3}
    for name, title in TITLES.items():
        if package_of(title) == OWN:
            low, high = title.box().players
            assert told[name] == f"{low} to {high}"


def test_the_record_says_what_the_tables_ask_of_bots() -> None:
    verbs = {name for name in vars(Thinks) if not name.startswith("_") and iscoroutinefunction(vars(Thinks)[name])}
    assert verbs == {"think", "consider", "compare", "review"}
    assert "four verbs that are waited for: `think`, `consider`" in prose("decisions/0003-server.md")


@pytest.mark.parametrize("game", sorted(name for name, title in TITLES.items() if not title.all_open))
def test_the_times_that_are_told_are_those_that_bots_have(game: str) -> None:
    told = {
        row[0]: int(row[1].split(", ")[0].replace(",", ""))
        for row in rows("reference/time.md")
        if len(row) == 2 and row[1][:1].isdigit() and " to " not in row[1]
    }
    times = {
        usual(bot, TITLES[game]) for bot in ("random", "greedy", "child", "guest", "regular", "butler", "countess")
    }
    assert times == set(told.values())
    assert told["the countess"] == usual("countess", TITLES[game])
    assert told["`random`"] == usual("random", TITLES[game])
