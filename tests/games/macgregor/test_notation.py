"""Moves and positions as words, both ways; and words that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import position_digest
from manoir.kernel.wrong import WrongInput

from .scenes import macgregor

TITLE = title_of("macgregor")


@pytest.mark.parametrize("edition", TITLE.editions)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_position_written_and_read_again_is_the_same_with_the_same_asks_and_moves(seats: int, edition: str) -> None:
    options = TITLE.table(TITLE.box(edition), seats)
    notation, game = TITLE.notation(options), TITLE.game
    fate = FastFate(seats)
    state = game.setup(options, fate, None)
    for number in range(400):
        asks = game.asks(state)
        if number % 5 == 0 or not asks:
            again = notation.read(notation.write(state))
            game.settle(again, FastFate(1), None)
            assert position_digest(notation, again) == position_digest(notation, state)
            assert [ask.plain() for ask in game.asks(again)] == [ask.plain() for ask in asks]
            assert list(game.moves(again, 0)) == list(game.moves(state, 0))
        if not asks:
            break
        moves = game.moves(state, asks[0].seat)
        game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)


@pytest.mark.parametrize(
    "text",
    [
        *("put B3", "start A1", "lay green-yellow", "go red tower B3", "leave violet unicorn", "pick B3", "pick out"),
        *("lamp E4", "detect", "flip", "stop", "discard orange green-yellow", "step D3", "catch 2"),
    ],
)
def test_a_move_has_a_text_and_a_structure_both_ways(text: str) -> None:
    notation = TITLE.notation(TITLE.table(TITLE.box(), 3))
    move = notation.move(text)
    assert notation.text(move) == text
    assert notation.unstructure(notation.structure(move)) == move


def test_a_structured_move_names_its_parts() -> None:
    notation = TITLE.notation(TITLE.table(TITLE.box(), 3))
    assert notation.structure(notation.move("go red tower B3")) == {
        **{"move": "go", "key": "red", "back": "tower"},
        "room": "B3",
    }
    assert notation.structure(notation.move("catch 2")) == {"move": "catch", "seat": 2}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "move: found ''"),
        ("fly B3", "move: found 'fly B3'"),
        ("go red B3", "move: found 'go red B3'"),
        ("go pink tower B3", "move.key: found 'pink', expected one of red"),
        ("go red dragon B3", "move.back: found 'dragon', expected one of tower"),
        ("put out", "move.room: found 'out', expected one of A1"),
        ("lay dragon", "move.blazon: found 'dragon'"),
        ("catch 4", "move.seat: found '4', expected one of 1, 2, 3"),
    ],
)
def test_a_move_that_cannot_be_read_names_what_is_wrong(text: str, place: str) -> None:
    notation = TITLE.notation(TITLE.table(TITLE.box(), 3))
    with pytest.raises(WrongInput) as wrong:
        notation.move(text)
    assert str(wrong.value).startswith(place)


@pytest.mark.parametrize("data", [{}, {"move": "go"}, {"move": "lay", "blazon": 3}, {"move": None}])
def test_a_structure_that_cannot_be_read_is_refused(data: dict[str, Any]) -> None:
    notation = TITLE.notation(TITLE.table(TITLE.box(), 3))
    with pytest.raises(WrongInput, match="move"):
        notation.unstructure(data)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "position: found '', expected a last part"),
        ("ghost red; blue at A1", "expected a last part such as 'to act red'"),
        ("4 players; ghost red; blue at A1; to plan", "position: players: found '4', expected 2"),
        ("ghost pink; blue at A1; to plan", "position: ghost: found 'pink'"),
        ("ghost red; blue at Z9; to plan", "position: blue at: found 'Z9', expected one of A1"),
        ("ghost red; blue in A1; to plan", "position: blue: found 'in', expected one of at, keys"),
        ("ghost red; blue at F; to plan", "position: blue: found the ghost's room"),
        ("ghost red; blue keys red tower; to plan", "position: blue: found no room, expected 'blue at ROOM'"),
        ("ghost red; blue at A1 keys red tower; top red tower; to plan", "position: top: .* in one place only"),
        ("ghost red; blue at A1 keys red tower, red tower; to plan", "position: blue keys: .* every key card once"),
        ("ghost red; blue at A1 treasures 9 red; to plan", "position: blue treasures: .* no more red tokens"),
        ("ghost red; blue at A1 treasures x red; to plan", "position: blue treasures: .* a number and a colour"),
        ("ghost red; blue at A1 objects broom; to plan", "position: blue objects: found 'broom'"),
        ("ghost red; blue at A1; tokens B3 pearl; to plan", "position: tokens: found 'pearl'"),
        ("ghost red; blue at A1; plan crown crown; to plan", "position: plan: .* no more cards of a blazon"),
        ("ghost red; blue at A1; plan tower crown lion cross thistle; to plan", "position: plan: found 5 cards"),
        ("ghost red; blue at A1; earlier red tower; to plan", "position: earlier: found a card of the pile"),
        ("ghost red; blue at A1; round x; to plan", "position: round: found 'x', expected a whole number"),
        ("ghost red; blue at A1; mood gloomy; to plan", "position: found 'mood gloomy'"),
        ("ghost red; blue at A1; to draw blue entered", "position: draw: found 'blue entered', expected a seat's"),
        ("ghost red; blue at A1; to act entered", "position: act: found 'entered', expected a seat's"),
        ("ghost red; blue at A1; to dance", "position: found 'to dance', expected 'over' or"),
        ("colours red red; ghost red; to plan", "position: colours: .* 2 different colours"),
        ("ghost red; top red tower; to set", "position: top: found a top card, expected none before"),
        ("ghost red; blue at A1; plan tower; plan crown; to plan", "position: found 'plan' twice, expected each part"),
        ("ghost red; blue at A1; shown blue; to plan", "position: shown: found blue, expected none"),
        ("ghost red; blue at A1; shown blue; to arrive", "position: shown: found blue, expected none"),
        (f"ghost red; blue at A1; round {'9' * 5000}; to plan", "position: round: found '999"),
        (f"ghost {'9' * 5000}; blue at A1; to plan", "position: ghost: found '999"),
        (f"ghost red; blue at A1 treasures {'9' * 5000} red; to plan", "position: blue treasures: .* a number and"),
    ],
)
def test_a_position_that_cannot_be_read_names_what_is_wrong(line: str, message: str) -> None:
    with pytest.raises(WrongInput, match=message):
        macgregor(2, line)
