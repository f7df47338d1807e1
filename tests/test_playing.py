"""The front door: one object holds a game, speaks in words, and needs nothing of the server."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import manoir
from installed import EVERY
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.wrong import WrongInput

pytestmark = pytest.mark.usefixtures("toy_installed")
GAMES = pytest.mark.parametrize("game", EVERY)


def started(game: str, seats: int = 3) -> manoir.Playing:
    return manoir.play(game, seats=seats, seed=7, options=title_of(game).bounded)


def gone_on(game: manoir.Playing, answers: int = 10**6) -> manoir.Playing:
    """The game after so many answers, or at its end; which they are follows from how far it is."""
    order = FastFate(3)
    while not game.over and answers > 0:
        asked = list(game.asks)
        seat = asked[order.pick(len(asked))]
        moves = game.moves(seat)
        game.answer(moves[order.pick(len(moves))], seat=seat)
        answers -= 1
    return game


@GAMES
def test_a_game_is_played_to_its_end_in_words(game: str) -> None:
    played = gone_on(started(game))
    assert (played.asks, played.over) == ({}, True)
    assert played.winners
    assert set(played.winners) <= {1, 2, 3}
    assert len(played.scores) == 3
    assert played.log.count("\n") > 2
    assert manoir.take_up(played.log) == played
    assert manoir.take_up(played.log).events() == played.events()


@GAMES
def test_a_copy_goes_its_own_way_and_would_meet_the_same_chance(game: str) -> None:
    origin = gone_on(started(game), 5)
    log, twins = (
        origin.log,
        [origin.copy(), copy.copy(origin), copy.deepcopy(origin), pickle.loads(pickle.dumps(origin))],
    )
    ends = [gone_on(twin) for twin in twins]
    assert origin.log == log
    assert all(end == ends[0] for end in ends)
    assert ends[0] != origin
    assert gone_on(origin) == ends[0]


@GAMES
def test_the_same_seed_is_the_same_game(game: str) -> None:
    assert gone_on(started(game), 9) == gone_on(started(game), 9)


@GAMES
def test_a_seat_sees_and_hears_what_its_notation_and_the_events_say(game: str) -> None:
    at = gone_on(started(game), 6)
    play = at.play
    for seat in (1, 2, 3):
        assert at.view(seat) == play.notation.seen(play.game.view(play.state, seat - 1))
    assert at.view() == play.notation.seen(play.game.view(play.state, -1))
    assert at.events(1)
    fork = manoir.play(game, seats=3, seed=1, options=title_of(game).bounded, position=at.position)
    assert fork.asks == at.asks


def test_what_others_may_not_know_is_not_in_what_a_seat_hears_until_the_end() -> None:
    at = gone_on(started("chasseurs"), 6)
    assert at.events(1) != at.events(2)
    assert "?" in str(at.events())
    ended = gone_on(at)
    assert ended.events(1) == ended.events(2) == ended.events()
    assert "'?'" not in str(ended.events())


def test_who_is_asked_alone_need_not_be_named() -> None:
    at = started("minuit")
    (seat,) = at.asks
    assert at.moves() == at.moves(seat)
    assert at.moves(seat % 3 + 1) == []
    at.answer(at.moves()[0])
    assert at.events()[-1]["event"] == "Chose"


def test_what_does_not_fit_is_answered_with_what_would() -> None:
    at = started("minuit")
    (seat,) = at.asks
    with pytest.raises(WrongInput, match=f"a seat that is asked: {seat}"):
        at.answer("choose blue", seat=seat % 3 + 1)
    with pytest.raises(WrongInput, match="from 1 to 3"):
        at.view(4)
    with pytest.raises(WrongInput, match="one of blue, red"):
        at.answer("choose plum")
    with pytest.raises(WrongInput, match="one of 1, 2"):
        started("chasseurs").answer("pass")
    with pytest.raises(WrongInput, match="one of"):
        manoir.play("chess")
    with pytest.raises(AttributeError, match="no attribute 'player'"):
        manoir.player  # noqa: B018


def test_a_forbidden_answer_names_its_clause_in_both_languages() -> None:
    at = started("minuit")
    at.answer("choose blue")
    log = at.log
    with pytest.raises(manoir.Refused) as refused:
        at.answer("choose blue")
    assert refused.value.clause == "minuit:setup.choice"
    assert refused.value.words == title_of("minuit").rulebook.clause("setup.choice").words
    assert pickle.loads(pickle.dumps(refused.value)).clause == refused.value.clause
    assert at.log == log


def test_the_front_door_loads_no_server_and_is_typed() -> None:
    program = (
        "import sys, manoir; early = sorted(sys.modules); manoir.play('minuit', seed=1);"
        "print([m for m in early if m.startswith('manoir.')],"
        "[m for m in sys.modules if m.startswith(('manoir.server', 'manoir.tables', 'litestar', 'sqlalchemy'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] []"
    assert (Path(manoir.__file__).parent / "py.typed").exists()
