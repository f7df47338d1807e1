"""Set-up: colours, Hugo, rounds, the bravest player, placing."""

from __future__ import annotations

import pytest

from games.minuit.scenes import MinuitScene, minuit, new_game
from manoir.kernel.rulebook import rule

FIVE = ["blue", "red", "turquoise", "yellow", "black"]
EIGHT = [*FIVE, "lilac", "white", "green"]


@rule("minuit:setup.colours")
@pytest.mark.parametrize(
    ("seats", "each", "colours"),
    [(2, 6, FIVE[:2]), (3, 5, FIVE[:3]), (4, 4, FIVE[:4]), (5, 3, FIVE), (6, 2, EIGHT), (7, 2, EIGHT), (8, 2, EIGHT)],
)
def test_each_number_of_players_has_its_colours_and_figures(seats: int, each: int, colours: list[str]) -> None:
    scene = new_game(seats)
    assert scene.seat(1).choices == [f"choose {colour}" for colour in colours]
    assert all(row["figures"] == ["box"] * each for row in scene.position["seats"])


@rule("minuit:setup.colours")
def test_a_colour_with_too_few_figures_is_refused() -> None:
    scene = new_game(4)
    assert scene.seat(1).refuses("choose black") == "setup.colours"
    assert scene.seat(1).refuses("choose lilac") == "setup.colours"


@rule("minuit:setup.choice")
def test_players_choose_in_seat_order_from_the_first_and_no_colour_twice() -> None:
    scene = new_game(3, first=2)
    assert scene.asked() == [(1, "colour")]
    assert scene.seat(1).refuses("choose red") == "setup.choice"
    scene.seat(2).plays("choose red")
    assert scene.asked() == [(2, "colour")]
    assert scene.seat(3).refuses("choose red") == "setup.choice"
    scene.seat(3).plays("choose turquoise")
    assert scene.blue.seat == 0, "the last colour needs no question"
    assert scene.asked() == [(1, "place")]


@rule("minuit:setup.choice")
def test_with_six_players_any_of_eight_colours_will_do_and_the_others_stay_in_the_box() -> None:
    scene = new_game(6)
    for number, colour in enumerate(["green", "white", "lilac", "black", "yellow", "turquoise"], 1):
        scene.seat(number).plays(f"choose {colour}")
    assert [row["colour"] for row in scene.position["seats"]][:2] == ["green", "white"]
    assert len(scene.position["seats"]) == 6
    assert scene.stage == "placing"


@rule("minuit:setup.choice")
def test_nothing_but_a_colour_is_chosen_first() -> None:
    assert new_game(2).seat(1).refuses("place 3") == "setup.choice"


@rule("minuit:setup.hugo")
def test_hugo_starts_on_the_step_before_the_cellar() -> None:
    assert new_game(2).hugo == "step-10"


@rule("minuit:setup.hugo")
@pytest.mark.parametrize(("players", "ghosts", "space"), [(4, 3, "2"), (5, 4, "1")])
def test_hugo_comes_onto_the_gallery_at_the_third_or_fourth_ghost(players: int, ghosts: int, space: str) -> None:
    scene = minuit(f"{players} players; red 20; blue 21; turquoise 22; yellow 23; to roll red")
    for number in range(ghosts):
        assert scene.hugo.startswith("step-")
        scene.seat(number + 1).rolls("ghost")
    assert scene.hugo == space


def last_capture_of_round(number: int, **options: int) -> MinuitScene:
    """The end of a round, the points of those before it nil."""
    points = f"points {' / '.join(['0 0'] * (number - 1))}; " if number > 1 else ""
    scene = minuit(f"2 players; {points}hugo 5; red 7 8; blue cabinet; to roll red", **options)
    scene.red.rolls("ghost")
    return scene


@rule("minuit:setup.rounds")
def test_a_game_is_three_rounds() -> None:
    assert last_capture_of_round(2).stage == "returning"
    assert last_capture_of_round(3).stage == "over"


@rule("minuit:setup.rounds")
def test_a_table_may_agree_on_another_number_of_rounds() -> None:
    assert last_capture_of_round(1, rounds=1).stage == "over"
    assert last_capture_of_round(3, rounds=8).stage == "returning"


@rule("minuit:setup.first")
def test_the_host_names_the_bravest_player_who_places_and_rolls_first() -> None:
    scene = new_game(8, first=5)
    assert scene.asked() == [(4, "colour")]
    for seat, colour in zip([5, 6, 7, 8, 1, 2, 3], EIGHT, strict=False):
        scene.seat(seat).plays(f"choose {colour}")
    for space in range(1, 17):
        seat = (4 + space - 1) % 8 + 1
        assert scene.asked() == [(seat - 1, "place")]
        scene.seat(seat).plays(f"place {space}")
    assert (scene.stage, scene.position["turn"]) == ("rolling", 5)


@rule("minuit:setup.first")
def test_the_lot_names_the_bravest_player_when_the_host_does_not() -> None:
    assert new_game(4, lot=3).asked() == [(2, "colour")]


@rule("minuit:place.turns")
def test_figures_are_placed_one_each_in_turn_until_all_stand() -> None:
    scene = minuit("2 players; red 1 2 3 4 5; blue 10 11 12 13 14; to place red")
    assert scene.blue.refuses("place 20") == "place.turns"
    scene.red.plays("place 6")
    assert scene.stage == "placing"
    assert scene.red.refuses("place 20") == "place.turns"
    scene.blue.plays("place 28")
    assert scene.red.places == "1 2 3 4 5 6"
    assert scene.blue.places == "10 11 12 13 14 28"
    assert (scene.stage, scene.turn) == ("rolling", "red")


@rule("minuit:place.turns")
def test_nothing_moves_while_figures_are_placed() -> None:
    scene = minuit("2 players; red 1; blue 10; to place red")
    assert scene.red.refuses("go 1") == "place.turns"
    assert scene.red.refuses("stay") == "place.turns"


@rule("minuit:place.one-each")
def test_a_figure_is_placed_on_an_empty_space_only() -> None:
    scene = minuit("2 players; red 1; blue 10; to place red")
    assert scene.red.refuses("place 1") == "place.one-each"
    assert scene.red.refuses("place 10") == "place.one-each"
    assert scene.red.choices == [f"place {space}" for space in range(1, 29) if space not in (1, 10)]


@rule("minuit:place.no-stairs")
@pytest.mark.parametrize("place", ["stairs", "cellar", "library", "toilet"])
def test_no_figure_is_placed_off_the_gallery(place: str) -> None:
    scene = minuit("2 players; red 1; blue 10; to place red")
    move = scene.notation.move(f"place {place}")
    assert move not in list(scene.game.moves(scene.state, 0))
    assert scene.game.why(scene.state, 0, move) == "place.no-stairs"
