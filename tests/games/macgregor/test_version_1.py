"""Version 1 of the rules: games that were begun under it go on under it, and are written as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manoir.bots.bot_process import Chairs
from manoir.bots.request import request, text_of
from manoir.games import title_of
from manoir.games.macgregor.secrets import SECRETS as MACGREGOR
from manoir.kernel import laws
from manoir.kernel.log import read_log
from manoir.kernel.record import replay, stage_for, stage_of
from manoir.kernel.wrong import WrongInput
from manoir.testing.chance import reached
from manoir.testing.scene import Scene

FIRST = title_of("macgregor", 1)
GOLDEN = Path(__file__).parents[2] / "golden" / "macgregor"
LINE = "ghost red; blue at A1 keys green lion; tokens A1 blue; top red lion; plan crown lion green-yellow cross"


def test_the_token_of_ones_room_could_be_turned_over_without_a_move() -> None:
    scene = Scene(FIRST, 2, f"{LINE}; to draw blue", [0])
    assert "flip" in scene.choices(1)
    assert "flip" not in Scene("macgregor", 2, f"{LINE}; to draw blue", [0]).choices(1)
    scene.answer(1, "flip")
    assert scene.position["seats"][1]["treasures"] == {"blue": 1}


def test_a_position_is_written_as_it_was_and_says_nothing_of_entering() -> None:
    scene = Scene(FIRST, 2, f"{LINE}; to act blue")
    scene.answer(1, "go green lion B1")
    assert scene.notation.write(scene.state).endswith("to act blue")
    assert "entered" not in scene.position
    assert "entered" not in scene.notation.seen(scene.game.view(scene.state, 0))
    with pytest.raises(WrongInput, match="position: act: found 'blue entered'"):
        scene.notation.read(f"{LINE}; to act blue entered")


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("?-players.log")), ids=lambda path: str(path.stem))
def test_a_log_of_version_1_replays_under_it_and_not_under_version_2(path: Path) -> None:
    log = read_log(path)
    assert log.header.rules == 1
    stage = stage_of(title_of("macgregor"), log.header, path.name)
    assert stage.title is FIRST
    assert len(list(replay(stage, log, path.name))) == len(log.entries)
    now = title_of("macgregor")
    with pytest.raises(WrongInput, match="entry"):
        list(replay(stage_for(now, stage.box, len(log.header.seats), log.header.options), log, path.name))


def test_no_table_can_choose_the_version() -> None:
    now = title_of("macgregor")
    with pytest.raises(WrongInput, match="option flip_unmoved"):
        now.table(now.box(), 2, {"flip_unmoved": True})
    with pytest.raises(WrongInput, match="rules: found 3"):
        title_of("macgregor", 3)


def test_a_bot_in_a_process_of_its_own_plays_the_version_of_its_table() -> None:
    scene = Scene(FIRST, 2, f"{LINE}; to act blue")
    (ask,) = scene.game.asks(scene.state)
    view, moves = scene.game.view(scene.state, ask.seat), scene.game.moves(scene.state, ask.seat)
    line = request("greedy", scene.set_up, text_of(scene.set_up), view, ask, moves, 0, "chair", 7)
    answer = Chairs().answer(json.loads(line))
    assert scene.notation.text(answer["move"]) == "flip"


@pytest.mark.parametrize("seats", range(2, 7))
def test_version_1_keeps_the_laws(seats: int) -> None:
    for seed in range(4):
        at = reached(FIRST, seats, 97 * seats + seed, 35 * seed, seed)
        laws.my_chair(at.game, at.notation, at.state, at.seat, at.fate)
        laws.worlds_differ(at.game, at.state, at.seat, at.fate, MACGREGOR)
        laws.nothing_untold(at.game, at.notation, at.state, at.seat, seed)
        laws.log_replays(at.play)
        laws.fork_goes_alike(at.game, at.notation, at.state, at.seats, seed)
        laws.origin_untouched(at.game, at.notation, at.state, at.seats, at.fate)
        assert laws.can_be_ended(at.game, at.state, at.seat, at.fate) > 0
        laws.nothing_lost(FIRST.census, at.state)
