"""What the rulebook answers to those who ask: every answer against the box and the rules."""

from __future__ import annotations

import pytest

from games.minuit.scenes import minuit, new_game
from manoir.games import title_of
from manoir.kernel.rulebook import LANGUAGES, rule
from manoir.words import words_in
from notes import answer, silence

MINUIT = title_of("minuit")
ROOMS = MINUIT.box().content.rooms


def named(room: str, language: str) -> str:
    return words_in(language).name("minuit", room)


@rule("minuit:rooms.step-in")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_door_is_named_with_its_space_and_no_shut_one(language: str) -> None:
    told = answer("minuit:rooms.step-in", 0, language)
    for room in ROOMS:
        assert (f"{room.door} ({named(room.id, language)})" in told) is not room.closed
    assert told.count("(") == sum(not room.closed for room in ROOMS)


@rule("minuit:rooms.open-doors")
@pytest.mark.parametrize(("language", "space"), [("fr", "case"), ("en", "space")])
def test_the_shut_rooms_are_named_with_their_spaces(language: str, space: str) -> None:
    told = answer("minuit:rooms.open-doors", 0, language)
    for room in ROOMS:
        assert (f"{named(room.id, language)} ({space} {room.door})" in told) is room.closed
    assert told.count("(") == sum(room.closed for room in ROOMS)


@rule("minuit:rooms.one-figure")
def test_a_taken_room_is_passed_and_one_may_stop_before_its_door() -> None:
    scene = minuit("2 players; hugo 20; red 10 bedroom; blue 9 22; to move blue 4")
    scene.blue.plays("go 9")
    assert scene.gallery()[13] == "blue"  # past the door at 11
    scene = minuit("2 players; hugo 20; red 10 bedroom; blue 9 22; to move blue 2")
    scene.blue.plays("go 9")
    assert scene.gallery()[11] == "blue"
    assert scene.rooms() == {"bedroom": "red"}


@rule("minuit:move.forced")
def test_a_move_without_a_choice_is_made_unasked_even_onto_hugo() -> None:
    scene = minuit("2 players; hugo 24; red 22 22; blue 9 10; to roll red")
    scene.red.rolls(2)
    assert scene.turn == "blue"
    assert scene.stairs() == {10: "red"}
    assert scene.gallery() == {9: "blue", 10: "blue", 22: "red"}
    scene = minuit("2 players; hugo 26; red 22 22; blue 9 10; to roll red")
    scene.red.rolls(4)
    assert scene.red.choices == ["go 22", "hide 22 kitchen"]  # a room in reach is a choice


@rule("minuit:move.forced", "minuit:setup.choice")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_the_last_colour_goes_to_the_last_player_unasked(seats: int) -> None:
    scene = new_game(seats, first=1)
    asked = 0
    while scene.asked()[0][1] == "colour":
        asked += 1
        scene.answer(scene.asked()[0][0], scene.choices(scene.asked()[0][0])[0])
    assert asked == seats - 1


@rule("minuit:turn.clockwise")
@pytest.mark.parametrize(
    ("position", "played"),
    [
        ("2 players; hugo 20; red 10 bedroom; blue 9 22; to move red 4", "stay"),
        ("2 players; hugo 20; red 3 26; blue 9 22; to move red 1", "go 3"),  # two rooms in reach, and it walks on
        ("2 players; red 1; blue 2; to place red", "place 3"),
    ],
)
def test_silence_stays_or_walks_on_or_takes_the_lowest_space(position: str, played: str) -> None:
    scene = minuit(position)
    assert silence(scene, scene.asked()[0][0]) == played


@rule("minuit:turn.clockwise")
def test_silence_takes_the_first_colour_of_the_list() -> None:
    scene = new_game(4, first=1)
    assert silence(scene, 0) == scene.choices(0)[0]


@rule("minuit:setup.rounds")
def test_a_table_that_has_chosen_nothing_plays_three_rounds_by_lot_and_hugo_goes_three_or_two() -> None:
    usual = {seats: MINUIT.table(MINUIT.box(), seats) for seats in range(2, 9)}
    assert {table.rounds for table in usual.values()} == {3}
    assert {table.first for table in usual.values()} == {None}
    assert [table.advance for table in usual.values()] == [3, 3, 3, 2, 2, 2, 2]
