"""Every well-formed move that is not allowed names a clause of the rulebook, at any moment and from any seat."""

from __future__ import annotations

import pytest

from manoir.games import title_of
from manoir.games.macgregor.notation import FORMS
from manoir.games.macgregor.state import OVER
from manoir.kernel.fate import FastFate

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
