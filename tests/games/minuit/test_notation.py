"""Notation: moves and positions as words, both ways, and what is said of words that do not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.minuit.scenes import SMALL, TINY, minuit, new_game
from manoir.games import title_of
from manoir.games.minuit.events import Moved
from manoir.kernel.fate import FastFate, StackedFate
from manoir.kernel.plain import digest
from manoir.kernel.play import begin
from manoir.kernel.wrong import WrongInput

TITLE = title_of("minuit")
WORDS = TITLE.notation(TITLE.table(TITLE.box(), 2))


@pytest.mark.parametrize("text", ["choose red", "place 28", "place stairs", "go 1", "hide 20 library", "stay"])
def test_a_move_reads_back_as_it_is_written(text: str) -> None:
    move = WORDS.move(text)
    assert WORDS.text(move) == text
    assert WORDS.unstructure(WORDS.structure(move)) == move


def test_a_move_has_a_structured_form() -> None:
    assert WORDS.structure(WORDS.move("hide 7 library")) == {"move": "hide", "from": 7, "room": "library"}


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "   ",
            "fly 7",
            "fly 7 library",
            "go",
            "go 0",
            "go 29",
            "go 7 7",
            "go seven",
            "go -1",
            "go " + "9" * 5000,
        ),
        *("hide 7", "hide 7 castle", "choose pink", "place 0", "place attic", "stay here", "go 7 library now"),
    ],
)
def test_a_move_that_cannot_be_read_is_wrong_input(text: str) -> None:
    with pytest.raises(WrongInput, match=r"^move.*: found .*, expected "):
        WORDS.move(text)


@pytest.mark.parametrize(
    "data",
    [
        *({}, {"move": None}, {"move": ["go"]}, {"move": "go"}, {"move": "go", "from": True}),
        *({"move": "go", "from": 1.0}, {"move": "hide", "from": 3, "room": ["library"]}),
        *({"move": "place", "space": {}}, {"move": "choose"}),
    ],
)
def test_structured_data_that_cannot_be_read_is_wrong_input(data: dict[str, Any]) -> None:
    with pytest.raises(WrongInput):
        WORDS.unstructure(data)


@given(st.integers(2, 8), st.integers(0, 2**40), st.integers(0, 300))
def test_any_position_reads_back_as_it_was_written(seats: int, seed: int, far: int) -> None:
    options = TITLE.table(TITLE.box(), seats, {"rounds": 2})
    words = TITLE.notation(options)
    fate = FastFate(seed)
    state = TITLE.game.setup(options, fate, None)
    for _ in range(far):
        for ask in TITLE.game.asks(state):
            moves = TITLE.game.moves(state, ask.seat)
            TITLE.game.advance(state, ask.seat, moves[fate.pick(len(moves))], fate, None)
    again = words.read(words.write(state))
    assert digest(words.position(again)) == digest(words.position(state))
    TITLE.game.settle(again, FastFate(0), None)
    asked = [ask.plain() for ask in TITLE.game.asks(state)]
    assert [ask.plain() for ask in TITLE.game.asks(again)] == asked
    if asked:
        assert list(TITLE.game.moves(again, 0)) == list(TITLE.game.moves(state, 0))


def test_a_position_reads_like_the_scene_it_describes() -> None:
    scene = minuit("2 players; hugo 5; red 7 7; blue 7 library; to roll red")
    assert (scene.gallery(), scene.rooms(), scene.hugo) == ({7: "red red blue"}, {"library": "blue"}, "5")
    assert scene.notation.write(scene.state) == (
        "2 players; round 1; answered 0; colours red blue; first 1; hugo 5; red 7 7; blue 7 library; to roll 1"
    )


def test_silence_leaves_the_last_figure_and_else_takes_the_first_move() -> None:
    scene = minuit("2 players; red 10; blue 22; to move red 4")
    assert WORDS.text(int(scene.game.lapse(scene.state, 0, StackedFate([])))) == "stay"
    scene = minuit("2 players; red 10 12; blue 22; to move red 4")
    assert WORDS.text(int(scene.game.lapse(scene.state, 0, StackedFate([])))) == "go 10"
    scene = new_game(2)
    assert WORDS.text(int(scene.game.lapse(scene.state, 0, StackedFate([])))) == "choose blue"


BROKEN = {
    "nothing": "",
    "no ending": "2 players; red 7",
    "an ending that is none": "2 players; red 7; to sleep red",
    "nobody to roll": "2 players; red 7; to roll",
    "another number of players": "3 players; red 7; to roll red",
    "an unknown part": "2 players; ghosts 7; to roll red",
    "a part twice": "2 players; hugo 5; hugo 6; red 7; to roll red",
    "a colour twice": "2 players; red 7; red 8; to roll red",
    "a colour that too few figures have": "2 players; red 7; green 8; to roll red",
    "two colours alike": "2 players; colours red red; red 7; to roll 1",
    "no colour": "2 players; colours red -; red 7; to roll 1",
    "a space that is none": "2 players; red 29; to roll red",
    "a step that is none": "2 players; red step-2; to roll red",
    "a room that is none": "2 players; red castle; to roll red",
    "too many figures": "2 players; red 1 2 3 4 5 6 7; to roll red",
    "too many rounds": "2 players; round 4; points 1 1 / 1 1 / 1 1; red 7; to roll red",
    "a round without its points": "2 players; round 2; red 7; to roll red",
    "points of a round to come": "2 players; round 1; points 3 4; red 7; to roll red",
    "points for too few seats": "2 players; points 3; red 7; to roll red",
    "points that are none": "2 players; points a b; red 7; to roll red",
    "points beyond measure": f"2 players; points {'9' * 30} 0; red 7; to roll red",
    "an answer count beyond measure": f"2 players; answered {'9' * 30}; red 7; to roll red",
    "an empty step below a taken one": "2 players; hugo 3; red 7 step-9; to roll red",
    "the cellar before the steps": "2 players; hugo 3; red 7 cellar; to roll red",
    "two in a room": "2 players; hugo 3; red 7 library; blue library; to roll red",
    "one behind a closed door": "2 players; hugo 3; red 7 toilet; to roll red",
    "one on Hugo's space": "2 players; hugo 7; red 7; to roll red",
    "a number that is not on the die": "2 players; red 7; to move red 3",
    "no number": "2 players; red 7; to move red",
    "nobody to move": "2 players; hugo 3; red 7; blue step-10; to move blue 4",
    "nothing left to place": "2 players; red 1 2 3 4 5 6; blue 7 8 9 10 11 12; to place red",
    "placing out of turn": "2 players; red 1 2 3; blue 7; to place red",
    "placing two on a space": "2 players; red 1; blue 1; to place red",
    "placing in a room": "2 players; red library; blue 1; to place red",
    "choosing out of turn": "2 players; colours - red; to choose 1",
    "choosing again": "2 players; colours red blue; to choose 1",
    "choosing with figures about": "2 players; colours - -; blue 3; to choose 1",
    "returning from a room": "2 players; hugo 3; points 1 1; red library; to return",
    "returning before any round": "2 players; red step-10; to return",
    "returning after the last round": "2 players; points 1 1 / 1 1 / 1 1; red step-10; to return",
    "over too soon": "2 players; points 1 1; over",
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_position_that_cannot_be_is_wrong_input(text: str) -> None:
    with pytest.raises(WrongInput, match=r"^position.*: found .*, expected "):
        WORDS.read(text)


IMPOSSIBLE = {
    "gallery: found nobody": "2 players; hugo 3; red library; blue step-10; to roll red",
    "gallery: found nobody, expected a figure": "2 players; to roll 1",
    "library: found a figure, and Hugo on step-7": "2 players; hugo step-7; red 7 library; blue 8; to roll red",
    "kitchen: found a figure, and Hugo on step-10": "2 players; points 1 1 / 1 1 / 1 1; red kitchen; over",
    "stairs: found a captured figure": "2 players; hugo step-4; red 7 step-10; blue 8; to roll red",
    "stairs: found a captured figure, and Hugo": "2 players; hugo step-4; red 7 cellar; blue 8; to roll red",
    "hugo: found step-9, expected a place that he reaches by 3": "2 players; hugo step-9; red 7; to roll red",
    "hugo: found step-9, expected a place that he reaches by 2": "5 players; hugo step-9; red 7; to roll red",
    "hugo: found space 4, expected a place that he reaches by 2": "5 players; hugo 4; red 7; to roll red",
    "hugo: found space 28, expected a place that he": "5 players; hugo 28; points 1 2 3 4 5; red step-10; to return",
    "hugo: found step-7, expected step-10": "2 players; hugo step-7; red 1; to place blue",
    "round: found 2, expected round 1": "2 players; points 1 2; red 1; to place blue",
    "over: found a figure on the gallery": "2 players; hugo 3; points 1 1 / 1 1 / 1 1; red 7; over",
}


@pytest.mark.parametrize(("complaint", "text"), IMPOSSIBLE.items())
def test_a_position_that_no_game_leads_to_is_refused_by_the_part_that_is_wrong(complaint: str, text: str) -> None:
    with pytest.raises(WrongInput, match=f"^position: {complaint}"):
        minuit(text)


REACHED = {  # and what lies just beside them is played
    "hugo step-7": "2 players; hugo step-7; red 7; to roll red",
    "hugo step-8": "5 players; hugo step-8; red 7; to roll red",
    "hugo 3": "5 players; hugo 3; red 7; to roll red",
    "hugo 28": "2 players; hugo 28; red 7; blue library step-10; to roll red",
    "another way of going": "5 players; hugo 4; red 7; to roll red",
}


@pytest.mark.parametrize("name", REACHED)
def test_a_position_beside_an_impossible_one_is_read(name: str) -> None:
    options: dict[str, Any] = {"hugo": 3} if name == "another way of going" else {}
    assert minuit(REACHED[name], **options).stage == "rolling"


@given(st.sampled_from([None, SMALL, TINY]), st.integers(2, 8), st.sampled_from([None, 2, 3]), st.integers(0, 2**40))
def test_every_position_of_a_game_is_read(edition: Path | None, seats: int, hugo: int | None, seed: int) -> None:
    box = TITLE.box(edition)
    seats = min(seats, box.players[1])
    options = TITLE.table(box, seats, {} if hugo is None else {"hugo": hugo})
    words = TITLE.notation(options)
    fate = FastFate(seed)
    state = TITLE.game.setup(options, fate, None)
    for _ in range(seed % 120):
        asks = TITLE.game.asks(state)
        if not asks:
            break
        moves = TITLE.game.moves(state, asks[0].seat)
        TITLE.game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)
        assert words.position(words.read(words.write(state))) == words.position(state)


def test_a_full_house_with_somebody_outside_cannot_be() -> None:
    with pytest.raises(WrongInput, match="every open room taken"):
        minuit("2 players; hugo 2; red pantry attic chapel; blue 8; to roll red", SMALL)


@given(st.integers(2, 8), st.integers(0, 2**40))
def test_a_move_on_offer_says_where_its_figure_stops(seats: int, seed: int) -> None:
    fate = FastFate(seed)
    play, _ = begin(TITLE, TITLE.box(), tuple("ABCDEFGH"[:seats]), {}, fate)
    said = 0
    while said < 5 and (asks := TITLE.game.asks(play.state)):
        seat = int(asks[0].seat)
        moves = TITLE.game.moves(play.state, seat)
        move = int(moves[fate.pick(len(moves))])
        offered = play.notation.offered(TITLE.game.view(play.state, seat), move)
        assert play.notation.unstructure(offered) == move
        walked = [event.space for event in play.answer(seat, move) if isinstance(event, Moved)]
        if "to" in offered:
            assert walked[0] == offered["to"]  # others may be moved after it by a roll that leaves no choice
        said += "to" in offered
    assert said
