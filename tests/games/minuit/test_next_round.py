"""The next round, and the end of the game."""

from __future__ import annotations

from games.minuit.scenes import SMALL, minuit
from manoir.kernel.rulebook import rule


@rule("minuit:next.from-rooms")
def test_figures_come_out_of_rooms_onto_the_space_before_the_door() -> None:
    scene = minuit("2 players; hugo 20; red hunting-room kitchen; blue library 22; to roll red")
    scene.red.rolls("ghost")
    assert scene.gallery() == {9: "red", 24: "red", 21: "blue"}
    assert scene.told("CameOut")[0] == {"event": "CameOut", "seat": 1, "room": "hunting-room", "space": 9}


@rule("minuit:next.from-stairs")
def test_captured_figures_come_back_from_step_10_upwards_on_any_empty_space() -> None:
    scene = minuit("2 players; points 17 9; red step-10 step-8 5; blue step-9 7; to return")
    assert scene.red.choices == [f"place {space}" for space in range(1, 29) if space not in (5, 7)]
    assert scene.red.refuses("place 7") == "next.from-stairs"
    assert scene.red.refuses("place 5") == "next.from-stairs"
    assert scene.red.refuses("place stairs") == "next.from-stairs"
    scene.red.plays("place 1")
    assert scene.asked() == [(1, "return")]
    scene.blue.plays("place 28")
    assert scene.asked() == [(0, "return")]
    scene.red.plays("place 2")
    assert (scene.red.places, scene.blue.places) == ("1 2 5", "7 28")
    assert [event["step"] for event in scene.told("CameBack")] == [10, 9, 8]


@rule("minuit:next.from-stairs")
def test_a_figure_comes_back_only_when_its_step_is_due() -> None:
    scene = minuit("2 players; points 10 9; red step-10; blue step-9; to return")
    assert scene.blue.refuses("place 3") == "next.from-stairs"


@rule("minuit:next.same-step")
def test_on_one_step_the_player_with_the_most_fright_goes_first() -> None:
    scene = minuit("3 players; points 30 40 50; red step-10; blue step-10 step-10; turquoise step-10; to return")
    order = []
    for space in range(1, 5):
        order.append(scene.turn)
        getattr(scene, scene.turn).plays(f"place {space}")
    assert order == ["turquoise", "blue", "blue", "red"], "one player's figures straight after each other"


@rule("minuit:next.same-step")
def test_another_player_on_the_step_waits() -> None:
    scene = minuit("2 players; points 30 40; red step-10; blue step-10; to return")
    assert scene.red.refuses("place 3") == "next.same-step"


@rule("minuit:next.same-step")
def test_running_totals_decide_with_the_round_just_ended() -> None:
    # Blue was ahead before this round; red's step of 10 and 9 turns it round.
    scene = minuit("2 players; points 0 5; hugo 5; red 6 7; blue 6 cabinet; to roll red")
    scene.red.rolls("ghost")
    assert (scene.red.total, scene.blue.total) == (19, 15)
    assert scene.turn == "red"


@rule("minuit:next.same-step")
def test_at_equal_points_the_nearest_after_the_new_first_player_goes_first_and_that_player_last() -> None:
    scene = minuit(
        "4 players; first blue; points 10 10 10 10; red step-10; blue step-10; turquoise step-10; yellow step-10; "
        "to return"
    )
    order = []
    for space in range(1, 5):
        order.append(scene.turn)
        getattr(scene, scene.turn).plays(f"place {space}")
    assert order == ["turquoise", "yellow", "red", "blue"]


@rule("minuit:next.from-cellar")
def test_figures_from_the_cellar_come_back_last_ordered_as_on_one_step() -> None:
    scene = minuit("2 players; points 9 11; red cellar step-5 step-3; blue cellar step-4 cellar; to return", SMALL)
    order = []
    for space in (1, 2, 3, 4, 5, 6):
        order.append(scene.turn)
        getattr(scene, scene.turn).plays(f"place {space}")
    assert order == ["red", "blue", "red", "blue", "blue", "red"]
    assert [event["step"] for event in scene.told("CameBack")] == [5, 4, 3, None, None, None]


@rule("minuit:next.from-cellar")
def test_those_in_the_cellar_wait() -> None:
    scene = minuit("2 players; points 9 4; red step-5 step-3 1; blue cellar cellar 3; to return", SMALL)
    assert scene.blue.refuses("place 2") == "next.from-cellar"
    scene.red.plays("place 2")
    scene.red.plays("place 4")
    scene = minuit("2 players; points 9 4; red cellar 1; blue cellar 3; to return", SMALL)
    assert scene.blue.refuses("place 2") == "next.from-cellar"


@rule("minuit:next.hugo")
def test_hugo_goes_back_before_the_cellar_last_and_his_space_counts_as_empty() -> None:
    scene = minuit("2 players; hugo 8; points 10 9; red step-10; blue step-9; to return")
    scene.red.plays("place 8")
    assert (scene.hugo, scene.red.places) == ("8", "8"), "nobody is captured there"
    scene.blue.plays("place 9")
    assert (scene.hugo, scene.stage, scene.stairs()) == ("step-10", "rolling", {})
    assert scene.red.places == "8"


@rule("minuit:next.hugo")
def test_a_figure_that_comes_out_onto_hugos_space_is_not_captured() -> None:
    scene = minuit("2 players; hugo 18; red kitchen; blue 20; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "21"
    scene = minuit("2 players; hugo 21; red library; blue 22; to roll red")
    scene.red.rolls("ghost")
    assert (scene.hugo, scene.red.places) == ("24", "21")
    scene = minuit("2 players; hugo 21; red kitchen; blue 22; to roll red")
    scene.red.rolls("ghost")
    assert (scene.hugo, scene.red.places) == ("24", "24")


@rule("minuit:next.first")
def test_the_player_with_the_most_fright_in_all_rolls_first() -> None:
    # Blue has fewer points in this round and more in all.
    scene = minuit("3 players; points 0 30 5; hugo 5; red 7; blue cabinet; turquoise kitchen; to roll red")
    scene.red.rolls("ghost")
    scene.red.plays("place 1")
    assert scene.told("RoundBegan") == [{"event": "RoundBegan", "round": 3, "first": 2}]
    assert (scene.stage, scene.turn) == ("rolling", "blue")


@rule("minuit:next.first")
def test_at_equal_points_the_nearest_after_the_last_first_player_rolls_and_that_player_last() -> None:
    for first, expected in (("red", "blue"), ("blue", "turquoise"), ("turquoise", "red")):
        scene = minuit(f"3 players; first {first}; hugo 5; red 6; blue 6; turquoise 6; to roll red")
        scene.red.rolls("ghost")
        for space in (1, 2, 3):
            getattr(scene, scene.turn).plays(f"place {space}")
        assert scene.turn == expected
    scene = minuit("3 players; first red; hugo 5; red 6; blue cabinet; turquoise 6; to roll red")
    scene.red.rolls("ghost")
    assert scene.turn == "red", "on the step of 10 red, who does not start, goes before turquoise, who does"


@rule("minuit:end.winner")
def test_the_fewest_fright_points_win_after_the_last_round() -> None:
    scene = minuit("2 players; points 10 20 / 10 20; hugo 5; red 7; blue cabinet; to roll red")
    assert scene.winners() == ""
    scene.red.rolls("ghost")
    assert (scene.stage, scene.asked(), scene.winners()) == ("over", [], "red")
    assert scene.told("Ended") == [{"event": "Ended", "totals": [30, 40], "winners": [1]}]


@rule("minuit:end.winner")
def test_players_who_tie_share_the_victory() -> None:
    scene = minuit("3 players; points 10 20 50; hugo 5; red 7; blue cabinet; to roll red", rounds=2)
    scene.red.rolls("ghost")
    assert scene.winners() == "red blue"


@rule("minuit:end.winner")
def test_nothing_is_played_after_the_end() -> None:
    scene = minuit("2 players; points 1 2 / 3 4 / 5 6; over")
    assert scene.red.refuses("go 3") == "end.winner"
    assert scene.blue.refuses("stay") == "end.winner"
