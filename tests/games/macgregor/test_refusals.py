"""Every well-formed move that is not allowed names a clause of the rulebook, at any moment and from any seat."""

from __future__ import annotations

import pytest

from manoir.games import title_of
from manoir.games.macgregor.notation import FORMS
from manoir.games.macgregor.state import OVER
from manoir.kernel.fate import FastFate

from .scenes import macgregor

TITLE = title_of("macgregor")


def well_formed(seats: int) -> list[int]:
    """Some moves of every form, enough to name each room, card, blazon and seat."""
    notation = TITLE.notation(TITLE.table(TITLE.box(), seats))
    edition = TITLE.box().content
    values = {
        "room": [room.id for room in edition.castle.rooms],
        "key": list(edition.keys),
        "back": list(edition.blazons),
        "blazon": list(edition.blazons),
        "seat": list(range(1, seats + 1)),
    }
    moves = [notation.move("pick out")]
    for name, parts in FORMS.values():
        longest = max((len(values[part]) for part in parts), default=1)
        for number in range(longest):
            named = {part: values[part][number % len(values[part])] for part in parts}
            moves.append(notation.unstructure({"move": name, **named}))
    return moves


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_refusal_names_a_clause_of_the_rulebook(seats: int) -> None:
    game, notation = TITLE.game, TITLE.notation(TITLE.table(TITLE.box(), seats))
    known = {clause.name for clause in TITLE.rulebook.clauses()}
    fate = FastFate(seats)
    state = game.setup(TITLE.table(TITLE.box(), seats, {"bound": 6}), fate, None)
    moves = well_formed(seats)
    stages = set()
    while True:
        stages.add(int(state.stage))
        asks = game.asks(state)
        for seat in range(seats):
            allowed = list(game.moves(state, seat)) if asks and asks[0].seat == seat else []
            for move in moves:
                if move not in allowed:
                    assert f"macgregor:{game.why(state, seat, move)}" in known, notation.text(move)
        if not asks:
            break
        choices = game.moves(state, asks[0].seat)
        game.advance(state, asks[0].seat, choices[fate.pick(len(choices))], fate, None)
    assert OVER in stages
    assert len(stages) >= 5


PLAN = "plan crown lion green-yellow cross"
LINE = "ghost red; blue at A1 keys green lion objects detector; green at A4; tokens A1 blue, B1 blue; top red cross"


@pytest.mark.parametrize(
    ("stage", "seat", "move", "clause"),
    [
        # Only the ghost catches, and whom is its choice.
        ("to act blue", 1, "catch 3", "capture.choose"),
        ("to act blue", 2, "catch 1", "capture.choose"),
        ("to plan", 1, "catch 3", "capture.choose"),
        ("to set", 1, "catch 3", "capture.choose"),
        ("to act blue", 0, "catch 2", "capture.stop"),
        # The turn that the ghost would stop is a player's.
        ("to act blue", 0, "stop", "turn.order"),
        ("to act blue", 0, "discard green lion", "turn.order"),
        ("to act blue", 0, "go green lion B1", "ghost.reveal"),
        ("to plan", 0, "stop", "plan.four"),
        ("to arrive", 0, "stop", "arrive.where"),
        ("to plan", 0, "discard green lion", "turn.limit"),
        # A key opens doors, and nothing else.
        ("to act blue", 1, "go green lion C1", "move.key"),
        ("to act blue", 1, "go green lion B2", "move.key"),
        # A token waits until somebody comes in.
        ("to act blue", 1, "flip", "token.flip"),
        ("to act blue", 2, "flip", "turn.order"),
        ("to act blue", 0, "flip", "ghost.no-treasure"),
    ],
)
def test_a_refusal_names_the_clause_that_really_forbids_the_move(stage: str, seat: int, move: str, clause: str) -> None:
    line = "ghost red; tokens D1 trap; to set" if stage == "to set" else f"{LINE}; {PLAN}; {stage}"
    scene = macgregor(3, line if "act" in stage else line.replace(f"; {PLAN}", ""), [0])
    assert scene.refused(seat, move) == clause


def test_a_key_at_a_bare_wall_names_the_clause_of_keys() -> None:
    scene = macgregor(3, f"{LINE.replace('blue at A1', 'blue at B1')}; {PLAN}; to act blue")
    assert scene.refused(1, "go green lion B2") == "move.key"


def test_the_ghost_cannot_stop_on_its_way() -> None:
    caught = macgregor(3, f"ghost red; blue at D3; green at D3; top red lion; {PLAN}; to haunt")
    assert caught.asked() == [(0, "catch")]
    assert caught.refused(0, "stop") == "ghost.reveal"
