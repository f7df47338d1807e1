"""States and views are values: they are copied, pickled between processes and compared by what is in them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manoir.games import TITLES
from manoir.kernel.fate import FastFate, Fate, KeyedFate, RecordedFate
from manoir.kernel.game import Ask
from manoir.kernel.registry import OWN, package_of
from manoir.kernel.title import Title
from manoir.testing.chance import Position, reached
from toy import VIGIL

OURS = [*(title for title in TITLES.values() if package_of(title) == OWN), VIGIL]
EVERY = [rules for title in OURS for rules in (title, *title.before)]
BOTH = pytest.mark.parametrize("title", EVERY, ids=lambda title: f"{title.name} {title.game.version}")
FAR = ((False, 0), (True, 25), (False, 60))  # whether with the most seats, and after how many answers

# Another process, perhaps of the other form: what it reads it plays on, and sends back where that led.
PROGRAM = """
import pickle, sys
from manoir.pure import run_uncompiled
if sys.argv[1] == "uncompiled":
    run_uncompiled()
from manoir.kernel.fate import FastFate
game, state, view = pickle.load(sys.stdin.buffer)
if game == "vigil":
    from toy import VIGIL as title
else:
    from manoir.games import TITLES
    title = TITLES[game]
from manoir.kernel.playout import Count, playout
playout(title.game, state, FastFate(5), Count())
sys.stdout.buffer.write(pickle.dumps((state, view), 5))
"""


def places(title: Title) -> list[Position]:
    """Positions early and late in a game, with few and with many seats."""
    low, high = title.box().players
    return [
        reached(title, high if most else low, seed, far, seed)
        for seed, (most, far) in enumerate(((low, 0), (high, 25), (low, 60)))
    ]


def answered(at: Position, state: Any) -> Any:
    """The state after one answer, which it is changed into."""
    ask = at.game.asks(state)[0]
    at.game.advance(state, ask.seat, at.game.moves(state, ask.seat)[0], FastFate(1), None)
    return state


@BOTH
def test_a_state_is_copied_pickled_and_compared_by_what_is_in_it(title: Title) -> None:
    for at in places(title):
        written = at.notation.position(at.state)
        for twin in (copy.copy(at.state), copy.deepcopy(at.state), pickle.loads(pickle.dumps(at.state, 5))):
            assert twin is not at.state
            assert twin == at.state
            assert answered(at, twin) == answered(at, at.state.copy())
            assert twin != at.state
            assert at.notation.position(at.state) == written, "a copy went on, and its origin with it"


@BOTH
def test_a_view_is_copied_pickled_and_compared_by_what_is_in_it(title: Title) -> None:
    for at in places(title):
        view, later = at.game.view(at.state, at.seat), at.game.view(answered(at, at.state.copy()), at.seat)
        for twin in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view, 5))):
            assert twin == view
            assert twin != later
            assert at.notation.seen(twin) == at.notation.seen(view)
            assert at.game.imagine(twin, FastFate(3)) == at.game.imagine(view, FastFate(3))


@pytest.mark.parametrize("form", ["as here", "uncompiled"])
@pytest.mark.parametrize("title", OURS, ids=lambda title: title.name)
def test_what_is_pickled_goes_on_in_another_process(title: Title, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = places(title)[1]
    view = at.game.view(at.state, at.seat)
    monkeypatch.setenv("PYTHONPATH", ":".join([*sys.path, str(Path(__file__).parents[1])]))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, form],
        input=pickle.dumps((title.name, at.state, view), 5),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    there, seen = pickle.loads(done.stdout)
    fate, here = FastFate(5), at.state.copy()
    while asks := at.game.asks(here):
        ask = asks[0] if len(asks) == 1 else asks[fate.pick(len(asks))]
        moves = at.game.moves(here, ask.seat)
        at.game.advance(here, ask.seat, moves[fate.pick(len(moves))] if len(moves) > 1 else moves[0], fate, None)
    assert there == here
    assert seen == view


def test_what_can_change_has_no_hash_and_is_like_nothing_else() -> None:
    at = reached(VIGIL, 2, 1, 3, 0)
    with pytest.raises(TypeError, match="unhashable"):
        hash(at.state)
    assert at.state != "a state"
    assert Ask(1, 2, "watch") == Ask(1, 2, "watch") != Ask(2, 2, "watch")
    assert len({Ask(1, 2, "watch"), Ask(1, 2, "watch")}) == 1


def test_rows_of_numbers_and_fates_are_pickled_too() -> None:
    for row in (vec[i64]([1, -2]), vec[float]([0.5]), vec[bool]([True])):
        again = pickle.loads(pickle.dumps(row, 5))
        assert (type(again), again) == (type(row), row)
    fates: list[Fate] = [FastFate(4), KeyedFate(b"key", 3), RecordedFate(FastFate(9))]
    for fate in fates:
        fate.pick(6)
        for twin in (copy.deepcopy(fate), pickle.loads(pickle.dumps(fate, 5))):
            now = copy.deepcopy(fate)
            assert [twin.pick(1000) for _ in range(5)] == [now.pick(1000) for _ in range(5)]
