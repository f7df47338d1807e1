"""The end of a round, and the count."""

from __future__ import annotations

from games.minuit.scenes import SMALL, minuit
from manoir.kernel.rulebook import rule


@rule("minuit:round.end-empty")
def test_the_round_ends_when_the_last_figure_hides() -> None:
    scene = minuit("2 players; hugo 20; red 11; blue cabinet; to move red 1")
    scene.red.plays("hide 11 bedroom")
    assert scene.told("RoundEnded")[0]["round"] == 1


@rule("minuit:round.end-empty")
def test_the_round_ends_when_the_last_figure_is_captured_and_not_before() -> None:
    scene = minuit("2 players; hugo 20; red 21; blue 24; to roll red")
    scene.red.rolls("ghost")
    assert scene.told("RoundEnded") == []
    scene.blue.rolls("ghost")
    assert scene.told("RoundEnded")[0]["points"] == [10, 9]


@rule("minuit:round.end-no-room")
def test_those_left_go_into_the_cellar_when_every_open_room_is_taken() -> None:
    scene = minuit("2 players; hugo 2; red pantry 3 8; blue chapel 6 8; to move red 2", SMALL)
    scene.red.plays("hide 3 attic")
    assert scene.told("RoomsFull") == [{"event": "RoomsFull", "seats": [1, 2, 2], "fright": 2}]
    assert scene.cellar() == "red blue blue"
    assert scene.stairs() == {}, "past the empty steps"
    assert scene.stage == "returning"


@rule("minuit:round.end-no-room")
def test_an_empty_exact_room_keeps_the_round_going_and_a_closed_one_does_not_count() -> None:
    scene = minuit("2 players; hugo 4; red pantry 5 1; blue 8 1; to move red 2", SMALL)
    scene.red.plays("hide 5 chapel")
    assert scene.told("RoundEnded") == []
    assert scene.turn == "blue"


@rule("minuit:score.step")
def test_a_figure_on_a_step_costs_the_points_of_the_step() -> None:
    scene = minuit("2 players; hugo 5; red step-10 step-8 7; blue step-9 step-9 cabinet; to roll red")
    scene.red.rolls("ghost")
    assert (scene.red.rounds, scene.blue.rounds) == ([10 + 8 + 7], [9 + 9])


@rule("minuit:score.haunted")
def test_the_haunted_rooms_cost_one_each() -> None:
    scene = minuit("2 players; hugo 5; red library linen-room kitchen; blue 7; to roll blue")
    scene.blue.rolls("ghost")
    assert scene.red.rounds == [2]


@rule("minuit:score.cellar")
def test_a_figure_in_the_cellar_costs_two() -> None:
    scene = minuit("2 players; hugo 4; red step-5 step-4 cellar; blue step-3 cellar 5; to roll red", SMALL)
    scene.red.rolls("ghost")
    assert (scene.red.rounds, scene.blue.rounds) == ([5 + 4 + 2], [3 + 2 + 2])


@rule("minuit:score.bonus", "minuit:score.plain")
def test_the_rewarding_rooms_take_three_off_and_any_other_costs_nothing() -> None:
    plain = "cabinet music-room bedroom"
    more = "drawing-room ballroom dining-room kitchen"
    scene = minuit(f"2 players; hugo 5; red {plain} hunting-room games-room; blue {more} 7; to roll red")
    scene.red.rolls("ghost")
    assert (scene.red.rounds, scene.blue.rounds) == ([-6], [10])


@rule("minuit:score.total")
def test_points_are_written_down_and_added_up() -> None:
    scene = minuit("2 players; points 12 3; hugo 5; red 7; blue 8; to roll red")
    scene.red.rolls("ghost")
    assert scene.told("RoundEnded") == [{"event": "RoundEnded", "round": 2, "points": [10, 9], "totals": [22, 12]}]
    assert (scene.red.rounds, scene.red.total) == ([12, 10], 22)
    assert (scene.blue.rounds, scene.blue.total) == ([3, 9], 12)


@rule("minuit:score.total")
def test_a_round_and_a_total_may_fall_below_zero() -> None:
    scene = minuit("2 players; points 2 3; hugo 5; red hunting-room games-room; blue 7; to roll red")
    scene.red.rolls("ghost")
    assert (scene.red.rounds, scene.red.total) == ([2, -6], -4)
