"""Hugo: three spaces a ghost, up the stairs, round and round."""

from __future__ import annotations

import pytest

from games.minuit.scenes import minuit
from manoir.kernel.rulebook import rule


@rule("minuit:hugo.advance")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ghost_moves_hugo_three_spaces_and_no_figure(players: int) -> None:
    scene = minuit(f"{players} players; hugo 5; red 20 21; blue 22; to roll red")
    before = scene.gallery()
    scene.red.rolls("ghost")
    assert (scene.hugo, scene.gallery(), scene.turn) == ("8", before, "blue")


@rule("minuit:hugo.advance-crowd")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_with_five_to_eight_players_hugo_moves_two_spaces(players: int) -> None:
    scene = minuit(f"{players} players; hugo 5; red 20 21; blue 22; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "7"


@rule("minuit:hugo.stairs-count")
def test_each_step_counts_as_a_space_of_his_move() -> None:
    scene = minuit("2 players; red 20; blue 22; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "step-7"
    scene.blue.rolls("ghost")
    assert scene.hugo == "step-4"
    scene.red.rolls("ghost")
    assert scene.hugo == "2", "3, then spaces 1 and 2"


@rule("minuit:hugo.stairs-safe")
def test_hugo_captures_nobody_on_the_stairs() -> None:
    scene = minuit("2 players; hugo step-7; red 1 2 3; blue 28 27; to roll red")
    scene.red.rolls("ghost")
    assert (scene.hugo, scene.stairs()) == ("step-4", {})
    assert len(scene.gallery()) == 5


@rule("minuit:hugo.laps")
def test_hugo_goes_past_the_top_of_the_stairs_and_round_again() -> None:
    scene = minuit("2 players; hugo 26; red 20; blue 22; to roll red")
    scene.red.rolls("ghost")
    assert scene.hugo == "1"
    scene.blue.rolls("ghost")
    assert scene.hugo == "4", "he does not go back down"
