"""Every option of every command answers a value that it cannot take with one line and the exit code 2."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from manoir.cli.app import with_games
from manoir.cli.banner import taken
from manoir.kernel.wrong import WrongInput

LOG = Path(__file__).parent.parent / "golden" / "minuit" / "2-players.log"
TABLE = ("minuit",)
# What each command needs beside the option that is tried; small, should a wrong value be taken after all.
NEEDED = {
    "simulate": TABLE,
    "statistics": TABLE,
    "play": TABLE,
    "rules": TABLE,
    "check-game": TABLE,
    "new-game": ("wisp",),
    "arena": (*TABLE, "--bots", "random", "--seats", "2"),
    "hint": (LOG,),
    "review": (LOG,),
    "log show": (LOG,),
    "log check": (LOG,),
    "log golden": (*TABLE, "golden"),
    "db down": ("0001",),
    "db export": ("games",),
    "db import": ("games",),
    "db move": ("sqlite+aiosqlite:///a.db", "sqlite+aiosqlite:///b.db"),
    "bench engine": ("--game", "minuit"),
    "bench batch": ("--game", "minuit", "--no-peers"),
    "bench search": ("--game", "minuit"),
    "bench server": ("--game", "minuit"),
    "booo solve": ("--ghost", "A1", "--visitor", "A1"),
    "booo castle": ("--seed", "1"),
}
HUGE = str(10**23)
NUMBERS = {"int": ("banana", "3.5", "-1", HUGE, ""), "float": ("banana", "nan", "-1", HUGE, "")}
A_HOUSE = ("open", "serve")  # looked at without one, below; their settings in tests/server
# Left out for Booo!, whose commands write last and take their time until then.
WRITTEN = ("--out", "--svg", "--html", "--csv", "--markdown")


def commands(app: App, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], App]]:
    """Every command that does something, by its words."""
    named = [name for name in app if not name.startswith("-")]
    for name in named:
        yield from commands(app[name], (*path, name))
    if path and not named:
        yield path, app


def tried() -> Iterator[Any]:
    """Each option that takes a number or names a file to write, with a value that it cannot take."""
    for path, command in commands(with_games([])):
        if path[0] in A_HOUSE:
            continue
        for argument in command.assemble_argument_collection():
            option, hint = argument.names[0], str(argument.hint)
            if not option.startswith("--"):
                continue
            kind = next((kind for kind in NUMBERS if kind in hint), None)
            values = NUMBERS[kind] if kind else ("", "no/such/file") if option in WRITTEN and path[0] != "booo" else ()
            for value in values:
                yield pytest.param(path, option, value, id=f"{' '.join(path)} {option}={value}")


@pytest.mark.once
@pytest.mark.parametrize(("path", "option", "value"), list(tried()))
def test_a_value_that_an_option_cannot_take_is_answered_in_a_line(
    path: tuple[str, ...],
    option: str,
    value: str,
    manoir: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    needed = NEEDED.get(" ".join(path), ())
    if option in needed:  # not twice
        at = needed.index(option)
        needed = (*needed[:at], *needed[at + 2 :])
    ran = manoir(*path, *needed, f"{option}={value}")
    assert ran.code == 2, ran.out
    assert len(ran.err.splitlines()) == 1, ran.err
    assert not any(tmp_path.iterdir()), "nothing is left behind"


@pytest.mark.parametrize("port", [-1, 65536, 10**23])
def test_a_port_that_no_house_can_have_is_said_before_it_opens(port: int) -> None:
    with pytest.raises(WrongInput, match="expected a whole number from 0 to 65535"):
        taken("127.0.0.1", port)


def test_every_command_is_tried() -> None:
    known = {" ".join(path) for path, _ in commands(with_games([]))}
    assert set(NEEDED) <= known
    assert len(list(tried())) > 200
