"""Rooms: when, which, with how many points."""

from __future__ import annotations

import pytest

from games.minuit.scenes import SMALL, TINY, minuit
from manoir.kernel.rulebook import rule


@rule("minuit:rooms.when")
def test_no_room_is_entered_while_hugo_is_on_the_stairs() -> None:
    scene = minuit("2 players; hugo step-4; red 11 14; blue 22; to move red 2")
    assert scene.red.choices == ["go 11", "go 14"]
    assert scene.red.refuses("hide 11 bedroom") == "rooms.when"


@rule("minuit:rooms.when")
def test_rooms_are_entered_from_the_moment_hugo_stands_on_the_gallery() -> None:
    scene = minuit("2 players; hugo step-4; red 22; blue 11 14; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "2"
    scene.blue.rolls(2)
    scene.blue.plays("hide 11 bedroom")
    assert scene.rooms() == {"bedroom": "blue"}


@rule("minuit:rooms.open-doors")
@pytest.mark.parametrize(("room", "door"), [("toilet", 7), ("studio", 13), ("bathroom", 27)])
def test_a_closed_door_lets_nobody_in(room: str, door: int) -> None:
    scene = minuit(f"2 players; hugo 20; red {door} 1; blue 22; to move red 1")
    assert scene.red.refuses(f"hide {door} {room}") == "rooms.open-doors"


@rule("minuit:rooms.open-doors")
def test_a_closed_door_is_no_hiding_place_even_with_hugo_on_the_stairs() -> None:
    scene = minuit("2 players; red 7 1; blue 22; to move red 1")
    assert scene.red.refuses("hide 7 toilet") == "rooms.open-doors"


@rule("minuit:rooms.open-doors")
def test_every_open_door_lets_a_figure_in() -> None:
    rooms = minuit("2 players; red 1; blue 2; to roll red").options.edition.rooms
    for room in rooms:
        if not room.closed:
            scene = minuit(f"2 players; hugo 1; red {room.door} 5; blue 22; to move red 1")
            scene.red.plays(f"hide {room.door} {room.id}")
            assert scene.rooms() == {room.id: "red"}


@rule("minuit:rooms.one-figure")
def test_a_room_holds_one_figure() -> None:
    scene = minuit("2 players; hugo 20; red 11 14; blue 22 bedroom; to move red 2")
    assert scene.red.refuses("hide 11 bedroom") == "rooms.one-figure"
    scene = minuit("2 players; hugo 20; red 11 14 bedroom; blue 22; to move red 2")
    assert scene.red.refuses("hide 11 bedroom") == "rooms.one-figure"


@rule("minuit:rooms.step-in")
@pytest.mark.parametrize(("space", "needed"), [(21, 1), (20, 2), (18, 4), (17, 5)])
def test_stepping_in_costs_one_point_beyond_those_to_the_door(space: int, needed: int) -> None:
    for number in (1, 2, 4, 5):
        scene = minuit(f"2 players; hugo 6; red {space} 1; blue 8; to move red {number}")
        if number >= needed:
            assert f"hide {space} library" in scene.red.choices
        else:
            assert scene.red.refuses(f"hide {space} library") == "rooms.step-in"


@rule("minuit:rooms.no-exact")
@pytest.mark.parametrize("room", ["bedroom", "library", "linen-room", "kitchen"])
def test_plain_and_haunted_rooms_take_more_points_than_needed(room: str) -> None:
    door = {"bedroom": 11, "library": 21, "linen-room": 26, "kitchen": 24}[room]
    for number in (2, 4, 5):
        scene = minuit(f"2 players; hugo 6; red {door - 1} 1; blue 8; to move red {number}")
        scene.red.plays(f"hide {door - 1} {room}")
        assert scene.rooms() == {room: "red"}


@rule("minuit:rooms.exact")
@pytest.mark.parametrize(("room", "door"), [("games-room", 6), ("hunting-room", 9)])
def test_the_games_room_and_the_hunting_room_take_the_exact_number_only(room: str, door: int) -> None:
    start = door - 1
    for number in (1, 4, 5):
        scene = minuit(f"2 players; hugo 20; red {start} 25; blue 22; to move red {number}")
        assert scene.red.refuses(f"hide {start} {room}") == "rooms.exact"
    scene = minuit(f"2 players; hugo 20; red {start} 25; blue 22; to move red 2")
    scene.red.plays(f"hide {start} {room}")
    assert scene.rooms() == {room: "red"}


@rule("minuit:rooms.safe")
def test_hugo_passes_a_figure_in_a_room_by() -> None:
    scene = minuit("2 players; hugo 10; red bedroom 5; blue 22; to roll red")
    scene.red.rolls("ghost")
    assert (scene.hugo, scene.rooms(), scene.stairs()) == ("13", {"bedroom": "red"}, {})


@rule("minuit:rooms.safe")
def test_a_figure_in_a_room_stays_there_for_the_round() -> None:
    scene = minuit("2 players; hugo 20; red bedroom 5; blue 22; to move red 2")
    assert scene.red.choices == ["go 5", "hide 5 games-room", "stay"]
    assert scene.red.refuses("go 11") == "move.number"


@rule("minuit:rooms.choice")
def test_a_figure_may_pass_a_door_or_choose_among_several() -> None:
    scene = minuit("2 players; hugo 6; red 15 1; blue 8; to move red 4")
    assert [move for move in scene.red.choices if " 15" in move] == [
        "go 15",
        "hide 15 drawing-room",
        "hide 15 ballroom",
        "hide 15 dining-room",
    ]
    scene.red.plays("hide 15 ballroom")
    assert scene.rooms() == {"ballroom": "red"}
    scene = minuit("2 players; hugo 6; red 15 1; blue 8; to move red 4")
    scene.red.plays("go 15")
    assert scene.red.places == "1 19"


@rule("minuit:rooms.past-hugo")
def test_hugo_before_a_door_does_not_bar_it() -> None:
    scene = minuit("2 players; hugo 11; red 10 1; blue 22; to move red 2")
    scene.red.plays("hide 10 bedroom")
    assert (scene.rooms(), scene.stairs()) == ({"bedroom": "red"}, {})


@rule("minuit:rooms.past-hugo")
def test_a_door_beyond_hugo_is_reached_past_him() -> None:
    scene = minuit("2 players; hugo 16; red 15 1; blue 22; to move red 4")
    scene.red.plays("hide 15 ballroom")
    assert (scene.rooms(), scene.stairs()) == ({"ballroom": "red"}, {})


@rule("minuit:rooms.haunted", "minuit:score.haunted")
def test_the_library_and_the_linen_room_may_be_entered_and_cost_one() -> None:
    scene = minuit("2 players; hugo 6; red library; blue 25; to move blue 2")
    scene.blue.plays("hide 25 linen-room")
    assert (scene.red.rounds, scene.blue.rounds) == ([1], [1])


@rule("minuit:rooms.bonus", "minuit:score.bonus")
def test_the_hunting_room_and_the_games_room_take_three_off() -> None:
    scene = minuit("2 players; hugo 20; red hunting-room; blue 5; to move blue 2")
    scene.blue.plays("hide 5 games-room")
    assert (scene.red.rounds, scene.blue.rounds) == ([-3], [-3])


@rule("minuit:rooms.exact")
def test_an_exact_room_of_a_brought_edition_is_as_strict() -> None:
    scene = minuit("2 players; hugo 2; red 3 6; blue 8; to move red 3", SMALL)
    assert scene.red.refuses("hide 3 attic") == "rooms.exact"
    scene = minuit("2 players; hugo 2; red 3 6; blue 8; to move red 2", SMALL)
    assert "hide 3 attic" in scene.red.choices


@rule("minuit:rooms.choice")
@pytest.mark.parametrize("number", [4, 6, 9])
def test_a_number_that_goes_round_the_ring_offers_each_room_once(number: int) -> None:
    scene = minuit(f"2 players; hugo 3; red 1 2; blue 4; to move red {number}", TINY)
    assert sorted(scene.red.choices) == sorted(set(scene.red.choices))
    assert {"hide 1 pantry", "hide 2 pantry", "hide 1 chapel", "hide 2 chapel"} <= set(scene.red.choices)


@rule("minuit:rooms.exact")
def test_an_exact_number_may_go_round_the_ring_first() -> None:
    scene = minuit("2 players; hugo 1; red 3 2; blue 4; to move red 9", TINY)
    assert "hide 3 attic" in scene.red.choices
    assert scene.red.refuses("hide 2 attic") == "rooms.exact"
