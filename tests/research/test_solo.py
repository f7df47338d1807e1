"""Gymnasium's own check, passed by every game of the house; one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.utils.env_checker import check_env

from manoir.kernel.wrong import WrongInput
from manoir.research.refused import BadAction
from manoir.research.solo import SoloEnv
from no_numbers import NO_NUMBERS


def test_one_seat_passes_the_check_of_gymnasium(table: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SoloEnv(table.title, table.seats, choices=table.choices, silence=True), skip_render_check=True)


def test_a_game_against_bots_comes_to_its_end_and_is_worth_something_once(table: Any) -> None:
    env = SoloEnv(table.title, table.seats, seat=table.seats - 1, opponents="greedy", choices=table.choices)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=11)
    total, over, steps = 0.0, False, 0
    while not over and steps < 3000:
        _, reward, over, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
        total += reward
        steps += 1
    assert over
    assert 0 <= total <= 1
    with pytest.raises(WrongInput, match="the game is over"):
        env.step(0)


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(WrongInput, match="opponents: found 1 bots, expected 3"):
        SoloEnv("minuit", 4, opponents=["random"])
    with pytest.raises(WrongInput, match="seat: found 4"):
        SoloEnv("minuit", 4, seat=4)
    with pytest.raises(WrongInput, match="seats: found 9"):
        SoloEnv("minuit", 9)
    with pytest.raises(WrongInput, match="reward: found 'gold'"):
        SoloEnv("minuit", 4, reward="gold")
    env = SoloEnv("minuit", 4)
    _, info = env.reset(seed=1)
    with pytest.raises(BadAction, match="forbidden by minuit:"):
        env.step(int((info["action_mask"] == 0).nonzero()[0][0]))
    with pytest.raises(BadAction, match="action 4000, expected one from 0 to 113"):
        env.step(4000)
    with pytest.raises(WrongInput, match="seat: found '1'"):
        SoloEnv("minuit", 4, seat="1")  # type: ignore[arg-type]
    with pytest.raises(WrongInput, match="opponents: found 3"):
        SoloEnv("minuit", 4, opponents=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("silence", [False, True])
@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_not_played(wrong: Any, silence: bool) -> None:
    env = SoloEnv("minuit", 4, seat=2, silence=silence)
    env.reset(seed=1)
    before = env.render()
    with pytest.raises(WrongInput, match=r"seat 3: found .*, expected a whole number"):
        env.step(wrong)
    assert env.render() == before


def test_a_step_before_the_first_game_is_said_and_any_whole_number_is_taken() -> None:
    env = SoloEnv("minuit", 2)
    with pytest.raises(WrongInput, match=r"was not begun by reset\(\)"):
        env.step(0)
    _, info = env.reset(seed=1)
    before = env.render()
    env.step(np.int8(info["action_mask"].argmax()))
    assert env.render() != before
