"""What an action and a cell mean is held by a number: whoever changes either of them raises its version."""

from __future__ import annotations

from hashlib import sha256
from itertools import islice
from pathlib import Path

import pytest

from manoir.games import TITLES
from manoir.kernel.log import read_log
from manoir.kernel.plain import canonical
from manoir.kernel.record import replay, stage_of
from manoir.kernel.registry import OWN, package_of
from manoir.research.spaces import spaces_of

GOLDEN = Path(__file__).parent.parent / "golden"
LOOKS = 120  # entries of a golden game that are looked at, by one seat after the other

# By game and seats: the versions of catalogue and lens, what their actions are called, and what they show of a golden
# game. A line that changes while its version stays breaks weights that were trained before it.
HELD = {
    ("minuit", 2): (1, 1, "09d871ceefe6", "0a9fdbc788c1"),
    ("minuit", 4): (1, 1, "204123b2c073", "1d33fab5e43a"),
    ("chasseurs", 2): (1, 2, "b5cfeec0ed28", "9552d523160e"),
    ("chasseurs", 4): (1, 2, "d4afc531f92e", "7fc5c144878f"),
    ("macgregor", 2): (1, 1, "28679aed0638", "3b82e15c1f93"),
    ("macgregor", 4): (1, 1, "5c1e64060b85", "ba5ac778340a"),
    ("booo", 2): (1, 1, "2969d10a7095", "4fad089b6655"),
    ("booo", 4): (1, 1, "2969d10a7095", "5d0e4f6ec976"),
}


def named(parts: list[bytes]) -> str:
    return sha256(b"\0".join(parts)).hexdigest()[:12]


@pytest.mark.parametrize(("name", "seats"), HELD)
def test_what_actions_and_cells_mean_changes_with_its_version_alone(name: str, seats: int) -> None:
    held_catalogue, held_lens, held_actions, held_cells = HELD[name, seats]
    log = next(
        log
        for log in map(read_log, sorted((GOLDEN / name).glob(f"{seats}-players*.log")))
        if log.header.rules == TITLES[name].game.version
    )
    spaces = spaces_of(stage_of(TITLES[name], log.header, name))
    game = spaces.title.game
    cells = [
        bytes(memoryview(spaces.observe(game.view(moment.state, number % seats), number % seats)).cast("B"))
        for number, moment in enumerate(islice(replay(spaces.stage, log, name), LOOKS))
    ]
    actions = named([canonical([spaces.text(action) for action in range(len(spaces.moves))])])
    shown = named([canonical([[part.name, part.size] for part in spaces.parts]), *cells])
    catalogue, lens = spaces.versions
    assert (catalogue, actions) == (held_catalogue, held_actions), "an action means something else: raise VERSION"
    assert (lens, shown) == (held_lens, held_cells), "a cell means something else: raise the lens's version"


def test_every_game_of_the_house_is_held_at_two_sizes() -> None:
    own = [title for title in TITLES.values() if package_of(title) == OWN]
    assert set(HELD) == {(title.name, seats) for title in own for seats in (title.box().players[0], 4)}
