"""Capture: whom Hugo catches, and where they go."""

from __future__ import annotations

from games.minuit.scenes import SMALL, minuit
from manoir.kernel.rulebook import rule


@rule("minuit:capture.overtake")
def test_hugo_captures_whom_he_passes_and_whom_he_stops_beside() -> None:
    scene = minuit("2 players; hugo 5; red 6 9; blue 8 4; to roll red")
    scene.red.rolls("ghost")
    assert scene.stairs() == {10: "red", 9: "blue"}
    assert scene.gallery() == {9: "red", 4: "blue"}, "those behind and beyond him are free"


@rule("minuit:capture.overtake")
def test_he_captures_on_the_move_that_brings_him_off_the_stairs() -> None:
    scene = minuit("2 players; hugo step-4; red 1 3; blue 2 28; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "2"
    assert scene.stairs() == {10: "red", 9: "blue"}
    assert scene.gallery() == {3: "red", 28: "blue"}


@rule("minuit:capture.overtake")
def test_a_captured_figure_moves_no_more_in_the_round() -> None:
    scene = minuit("2 players; hugo 5; red 6 20 24; blue 22; to roll red")
    scene.red.rolls("ghost")
    scene.blue.rolls(1)
    scene.blue.plays("stay")
    scene.red.rolls(1)
    assert scene.red.choices == ["go 20", "go 24", "hide 24 kitchen"]


@rule("minuit:capture.walk-into")
def test_a_figure_that_ends_its_move_on_hugos_space_takes_the_next_step_alone() -> None:
    scene = minuit("2 players; hugo 12; red 10 15 step-10; blue 22 step-10; to move red 2")
    assert "go 10" in scene.red.choices, "its player may choose such a move"
    scene.red.plays("go 10")
    assert scene.stairs() == {10: "red blue", 9: "red"}
    assert scene.turn == "blue"


@rule("minuit:capture.walk-into")
def test_a_last_figure_that_walks_into_hugo_ends_the_round() -> None:
    scene = minuit("2 players; hugo 12; red 10; blue cabinet; to move red 2")
    scene.red.plays("go 10")
    assert (scene.stage, scene.red.rounds, scene.blue.rounds) == ("returning", [10], [0])


@rule("minuit:capture.stairs-order")
def test_captures_fill_the_steps_from_the_cellar_up() -> None:
    scene = minuit("2 players; hugo 5; red 7 10 13; blue 26 22; to roll red")
    for player, caught in ((scene.red, 10), (scene.blue, 9), (scene.red, 8)):
        player.rolls("ghost")
        assert min(scene.stairs()) == caught
    assert scene.stairs() == {10: "red", 9: "red", 8: "red"}


@rule("minuit:capture.same-space")
def test_figures_caught_on_one_space_share_one_step() -> None:
    scene = minuit("2 players; hugo 5; red 7 7; blue 7 20; to roll red")
    scene.red.rolls("ghost")
    assert scene.stairs() == {10: "red red blue"}


@rule("minuit:capture.several-spaces")
def test_figures_on_several_spaces_are_taken_in_the_order_he_reaches_them() -> None:
    scene = minuit("2 players; hugo 27; red 2 28; blue 1 2 20; to roll red")
    scene.red.rolls("ghost")
    assert scene.stairs() == {10: "red", 9: "blue", 8: "red blue"}


@rule("minuit:capture.cellar")
def test_further_captures_go_into_the_cellar_when_every_step_is_taken() -> None:
    scene = minuit("2 players; hugo 8; red step-5 2 4; blue step-4 1 5; to roll red", SMALL)
    scene.red.rolls("ghost")
    assert scene.stairs() == {5: "red", 4: "blue", 3: "blue"}
    assert scene.cellar() == "red"
    scene.blue.rolls("ghost")
    assert scene.cellar() == "red red"
    assert [event["seats"] for event in scene.told("Captured")] == [[2], [1], [1]], "each is told of once"


@rule("minuit:capture.cellar")
def test_one_who_walks_into_hugo_goes_into_the_cellar_too_when_the_stairs_are_full() -> None:
    scene = minuit("2 players; hugo 4; red step-5 step-4 2; blue step-3 6 7; to move red 2", SMALL)
    scene.red.plays("go 2")
    assert scene.cellar() == "red"
    assert scene.told("Captured")[-1]["step"] is None
