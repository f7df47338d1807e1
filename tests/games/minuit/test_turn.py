"""A turn: one roll, one figure, to the right."""

from __future__ import annotations

import pytest

from games.minuit.scenes import minuit
from manoir.kernel.rulebook import rule
from manoir.words import words_in


@rule("minuit:turn.clockwise")
def test_turns_go_round_in_seat_order_one_roll_each() -> None:
    scene = minuit("3 players; red 3 20; blue 4 21; turquoise 5 22; to roll blue")
    for colour, space in (("blue", 4), ("turquoise", 5), ("red", 3), ("blue", 6)):
        assert scene.turn == colour
        player = getattr(scene, colour)
        player.rolls(2)
        player.plays(f"go {space}")


@rule("minuit:turn.clockwise")
def test_nobody_moves_out_of_turn() -> None:
    scene = minuit("2 players; red 3 20; blue 4 21; to move red 2")
    assert scene.blue.refuses("go 4") == "turn.clockwise"
    assert scene.blue.refuses("stay") == "turn.clockwise"


@rule("minuit:turn.roll-always")
def test_a_player_without_a_figure_on_the_gallery_moves_hugo_by_a_ghost() -> None:
    scene = minuit("2 players; hugo 10; red cabinet step-10; blue 20; to roll red")
    scene.red.rolls("ghost")
    assert (scene.hugo, scene.turn) == ("13", "blue")


@rule("minuit:turn.roll-always")
def test_a_number_is_lost_without_a_figure_on_the_gallery() -> None:
    scene = minuit("2 players; hugo 10; red cabinet step-10; blue 20 21; to roll red")
    before = scene.gallery()
    scene.red.rolls(5)
    assert scene.told("Lost") == [{"event": "Lost", "seat": 1, "number": 5}]
    assert (scene.gallery(), scene.hugo, scene.turn) == (before, "10", "blue")


@rule("minuit:move.number")
@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_a_number_moves_one_figure_of_the_roller_that_far(number: int) -> None:
    scene = minuit("2 players; red 3 10; blue 20; to roll red")
    scene.red.rolls(number)
    assert scene.red.choices == ["go 3", "go 10"]
    scene.red.plays("go 10")
    assert scene.red.places == f"3 {10 + number}"


@rule("minuit:move.number")
def test_only_a_figure_of_ones_own_that_is_on_the_gallery_moves() -> None:
    scene = minuit("2 players; hugo 2; red 3 10 library step-10; blue 20; to move red 2")
    assert scene.red.refuses("go 20") == "move.number"
    assert scene.red.refuses("go 21") == "move.number"
    assert scene.red.refuses("hide 20 kitchen") == "move.number"
    assert scene.red.refuses("place 5") == "move.number"


@rule("minuit:move.right-only")
def test_figures_and_hugo_go_to_the_right() -> None:
    scene = minuit("2 players; hugo 5; red 10 12; blue 20; to roll red")
    scene.red.rolls(1)
    scene.red.plays("go 10")
    assert scene.red.places == "11 12"
    scene.blue.rolls("ghost")
    assert scene.hugo == "8"


@rule("minuit:move.right-only")
def test_a_door_that_lies_to_the_left_is_not_reached() -> None:
    scene = minuit("2 players; hugo 20; red 12 14; blue 22; to move red 2")
    assert scene.red.refuses("hide 12 bedroom") == "move.right-only"


@rule("minuit:move.ring")
def test_the_first_space_follows_the_last() -> None:
    scene = minuit("2 players; red 27 10; blue 20; to move red 4")
    scene.red.plays("go 27")
    assert scene.red.places == "3 10"


@rule("minuit:move.ring")
def test_hugo_and_the_reach_of_a_door_go_round_the_ring_too() -> None:
    scene = minuit("2 players; hugo 27; red 26 10; blue 20; to move red 5")
    assert "hide 26 linen-room" in scene.red.choices
    scene = minuit("2 players; hugo 20; red 28 10; blue 21; to move red 5")
    assert "hide 28 cabinet" in scene.red.choices
    scene = minuit("2 players; hugo 27; red 10; blue 20; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "2"


@rule("minuit:move.shared")
def test_several_figures_may_stand_on_one_space_during_play() -> None:
    scene = minuit("2 players; red 5 7 20; blue 7; to move red 2")
    scene.red.plays("go 5")
    assert scene.gallery() == {7: "red red blue", 20: "red"}


@rule("minuit:move.forced")
def test_a_player_with_two_figures_on_the_gallery_must_move_one() -> None:
    scene = minuit("2 players; red 5 7; blue 20; to move red 2")
    assert scene.red.refuses("stay") == "move.forced"


@rule("minuit:move.forced")
def test_two_figures_on_one_space_leave_nothing_to_choose_and_one_moves_by_itself() -> None:
    scene = minuit("2 players; red 5 5; blue 20; to roll red")
    scene.red.rolls(2)
    assert (scene.red.places, scene.turn) == ("5 7", "blue")
    assert scene.told("Moved") == [{"event": "Moved", "seat": 1, "start": 5, "space": 7, "forced": True}]


@rule("minuit:move.forced", "minuit:capture.walk-into")
def test_a_forced_move_into_hugos_arms_is_told_as_forced_and_a_chosen_one_is_not() -> None:
    forced = minuit("2 players; hugo 6; red 5 5; blue 20; to roll red")
    forced.red.rolls(1)
    assert (forced.red.places, forced.stairs()) == ("5 step-10", {10: "red"})
    assert [event["forced"] for event in forced.told("Moved")] == [True]
    for language, said in (("en", "Zoé has no other move"), ("fr", "Zoé n’a pas d’autre coup")):
        assert words_in(language).told("minuit", forced.told("Moved")[0], ("Zoé", "Papi")).startswith(said)
    chosen = minuit("2 players; hugo 7; red 5 4; blue 20; to move red 2")
    chosen.red.plays("go 5")
    assert [event["forced"] for event in chosen.told("Moved")] == [False]


@rule("minuit:move.last-may-stay")
def test_a_player_may_leave_the_only_figure_on_the_gallery_where_it_is() -> None:
    scene = minuit("2 players; hugo 20; red 10 library step-10 step-10; blue 22; to roll red")
    scene.red.rolls(4)
    assert scene.red.choices == ["go 10", "hide 10 bedroom", "stay"]
    scene.red.plays("stay")
    assert scene.gallery() == {10: "red", 22: "blue"}
    assert scene.turn == "blue"


@rule("minuit:move.last-may-stay")
def test_the_last_figure_may_stay_all_through_the_round_even_with_hugo_on_the_stairs() -> None:
    scene = minuit("2 players; red 10; blue 22; to roll red")
    for _ in range(3):
        scene.red.rolls(4)
        scene.red.plays("stay")
        scene.blue.rolls(1)
        scene.blue.plays("stay")
    assert scene.gallery() == {10: "red", 22: "blue"}


@rule("minuit:move.one-figure")
def test_points_left_over_move_no_second_figure() -> None:
    scene = minuit("2 players; hugo 20; red 11 14; blue 22; to move red 5")
    scene.red.plays("hide 11 bedroom")
    assert (scene.red.places, scene.turn, scene.stage) == ("14 bedroom", "blue", "rolling")


@rule("minuit:move.pass-hugo")
def test_a_figure_walks_past_hugo_unharmed() -> None:
    scene = minuit("2 players; hugo 12; red 10 11; blue 22; to move red 4")
    scene.red.plays("go 10")
    assert scene.gallery() == {11: "red", 14: "red", 22: "blue"}
    assert scene.stairs() == {}
