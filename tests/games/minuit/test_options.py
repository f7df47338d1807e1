"""What a table can choose: rounds, who starts, how far Hugo goes."""

from __future__ import annotations

from typing import Any

import pytest

from games.minuit.scenes import minuit, new_game
from manoir.kernel.rulebook import rule
from manoir.kernel.wrong import WrongInput


@rule("minuit:setup.rounds")
@pytest.mark.parametrize("rounds", range(1, 9))
def test_a_table_chooses_one_to_eight_rounds(rounds: int) -> None:
    assert new_game(3, rounds=rounds).position["rounds"] == rounds


@rule("minuit:setup.first")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_table_chooses_who_starts(first: int) -> None:
    assert new_game(3, first=first).position["first"] == first


@rule("minuit:hugo.advance", "minuit:hugo.advance-crowd")
@pytest.mark.parametrize(("players", "advance", "space"), [(2, 2, "7"), (4, 3, "8"), (5, 3, "8"), (8, 2, "7")])
def test_a_table_chooses_how_far_hugo_goes_at_any_number_of_players(players: int, advance: int, space: str) -> None:
    scene = minuit(f"{players} players; hugo 5; red 20 21; blue 22; to roll red", hugo=advance)
    scene.red.rolls("ghost")
    assert scene.hugo == space


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("rounds", 0),
        ("rounds", 9),
        ("rounds", True),
        ("rounds", "3"),
        ("rounds", 2.0),
        ("first", 0),
        ("first", 4),
        ("first", [1]),
        ("hugo", 1),
        ("hugo", 4),
    ],
)
def test_a_choice_that_does_not_fit_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(WrongInput, match=f"^option {option}: found .* expected a whole number from"):
        new_game(3, **{option: value})


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(WrongInput, match=r"option ghosts: .* one of rounds, first, hugo"):
        new_game(3, ghosts=2)


@pytest.mark.parametrize("seats", [1, 9])
def test_a_table_has_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(WrongInput, match=r"seats: .* from 2 to 8"):
        new_game(seats)
