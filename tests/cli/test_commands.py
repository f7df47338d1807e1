"""A game's own commands stand beside those of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from manoir.games import TITLES

Manoir = Callable[..., Any]


@pytest.mark.parametrize("name", TITLES)
def test_a_game_with_commands_of_its_own_has_them_under_its_name(manoir: Manoir, name: str) -> None:
    title = TITLES[name]
    ran = manoir(name, "--help")
    assert (title.part("commands") is not None) == bool(title.commands)
    assert (ran.code == 0) == bool(title.commands), ran.err
    if title.commands:
        assert title.commands.split(":")[0] in ran.out
