"""Moves and positions as words, there and back; and words that mean nothing."""

from __future__ import annotations

import pytest

from conftest import COMPILED
from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import position_digest
from manoir.kernel.wrong import WrongInput

TITLE = title_of("booo")
NOTATION = TITLE.notation(TITLE.table(TITLE.box(), 3))


MOVES = ["claim red", "cross 7.12e", "cross 24.1s", "drop e5", "turn blue", "stop", "raise", "lower"]
NO_MOVES = [
    "",
    "claim",
    "claim pink",
    "cross",
    "cross 25.1e",
    "cross 7e",
    "cross 7.12n",
    "drop g1",
    "stop now",
    "fly a1",
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_the_same_as_text_number_and_structure(text: str) -> None:
    move = NOTATION.move(text)
    assert NOTATION.text(move) == text
    assert NOTATION.unstructure(NOTATION.structure(move)) == move


@pytest.mark.parametrize(
    "text",
    ["", "claim", "claim pink", "cross", "cross 25.1e", "cross 7.12n", "drop g1", "stop now", "fly a1"],
)
def test_a_move_that_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(WrongInput):
        NOTATION.move(text)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "choices", [{}, {"pause": 500, "delays": None, "trapdoors": 3, "bound": 40}], ids=["usual", "handicaps"]
)
def test_every_position_of_a_game_is_written_and_read_back_the_same(seats: int, choices: dict[str, object]) -> None:
    given = {**choices, "delays": [100 * seat for seat in range(seats)]} if choices else {}
    options = TITLE.table(TITLE.box(), seats, given)
    notation, game, fate = TITLE.notation(options), TITLE.game, FastFate(seats)
    state = game.setup(options, fate, None)
    bots = [bot_named("greedy", TITLE, fate), bot_named("random", TITLE, fate)]
    while asks := game.asks(state):
        ask = asks[fate.pick(len(asks))]
        view, moves = game.view(state, ask.seat), game.moves(state, ask.seat)
        game.advance(state, ask.seat, bots[fate.pick(2)].answer(view, ask, moves, 0), fate, None)
        if state.answered % 9 and not COMPILED:  # a castle takes its time to build, uncompiled
            continue
        again = notation.read(notation.write(state))
        game.settle(again, fate, None)
        assert position_digest(notation, again) == position_digest(notation, state)
        assert [one.plain() for one in game.asks(again)] == [one.plain() for one in game.asks(state)]
    assert notation.read(notation.write(state)).stage == state.stage


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "a last part"),
        ("ghost c3", "a last part"),
        ("to fly", "a last part"),
        ("ghost z9; to search", "position: ghost"),
        ("ghost c3; ghost c4; to search", "'ghost' twice"),
        ("4 players; to search", "position: players: found '4', expected 3, as the table has"),
        ("walls pink 1; to search", "position: walls: found 'pink 1'"),
        ("walls red 9; to search", "position: walls"),
        ("walls red 1 blue 1 green 1 white 1; to search", "somebody has won"),
        ("hands 4; to search", "position: hands"),
        ("taken 1 2; visitor 2; to search", "position: taken"),
        ("visitor 13; to search", "position: visitor: found '13', expected a whole number from 1 to 12"),
        ("to trace 1 pink c3", "position: trace"),
        ("to trace 1 red z3", "position: trace"),
        ("walls red 1; to trace 1 red c3", "a path in a colour that its player owns"),
        ("ghost f6; to search", "the ghost is with the visitor"),
        ("ghost c3; to trace 1 red f6", "a place before the visitor's room"),
        ("asks 1 2; to search", "position: asks"),
        ("asks 0 1 9; to search", "position: asks: found '9'"),
        ("weather fine; to search", "'N players', 'tiles NUMBERS'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, message: str) -> None:
    with pytest.raises(WrongInput, match=message.replace("'", ".").replace("(", ".")):
        NOTATION.read(line)
