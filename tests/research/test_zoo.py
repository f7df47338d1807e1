"""PettingZoo's own tests, passed by every game of the house."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from manoir.kernel.wrong import WrongInput
from manoir.research.refused import BadAction
from manoir.research.zoo import AgentsAtOnce, AgentsInTurn, aec_env, parallel_env
from no_numbers import NO_NUMBERS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # a masked game observes a dictionary


def in_turn(table: Any, **how: Any) -> AgentsInTurn:
    return aec_env(table.title, table.seats, choices=table.choices, **how)


def at_once(table: Any, **how: Any) -> AgentsAtOnce:
    return parallel_env(table.title, table.seats, choices=table.choices, **how)


class Module:
    """What `max_cycles_test` takes: a module with both forms."""

    def __init__(self, table: Any) -> None:
        self.table = table

    def parallel_env(self, max_cycles: int) -> AgentsAtOnce:
        return at_once(self.table, max_cycles=max_cycles, silence=True)

    def env(self, max_cycles: int) -> Any:
        return parallel_to_aec(self.parallel_env(max_cycles))


def test_agents_in_turn_pass_the_test_of_the_interface(table: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(in_turn(table), num_cycles=100)


def test_agents_in_turn_pass_the_test_of_seeds(table: Any) -> None:
    seed_test(lambda: in_turn(table), num_cycles=20)


def test_agents_at_once_pass_the_test_of_the_interface(table: Any) -> None:
    parallel_api_test(at_once(table), num_cycles=100)


def test_agents_at_once_pass_the_test_of_seeds(table: Any) -> None:
    parallel_seed_test(lambda: at_once(table, silence=True), num_cycles=20)


def test_agents_at_once_pass_the_test_of_cycles_alone_and_turned_into_agents_in_turn(table: Any) -> None:
    max_cycles_test(Module(table))


def test_an_action_outside_the_mask_is_refused_with_its_clause_and_nothing_is_played(table: Any) -> None:
    env = in_turn(table)
    env.reset(seed=3)
    agent = env.agent_selection
    seen = env.observe(agent)
    wrong = int((seen["action_mask"] == 0).nonzero()[0][0])
    before = env.render()
    with pytest.raises(BadAction) as refused:
        env.step(wrong)
    clauses = {clause.name for clause in table.title.rulebook.clauses()}
    assert refused.value.clause in clauses
    assert refused.value.place == agent.replace("_", " ")
    assert env.render() == before
    assert env.agent_selection == agent


def test_of_actions_at_once_all_are_checked_before_the_first_is_played(table: Any) -> None:
    env = at_once(table)
    seen, _ = env.reset(seed=3)
    actions = {agent: int(one["action_mask"].nonzero()[0][0]) for agent, one in seen.items()}
    asked = [agent for agent, one in seen.items() if one["action_mask"][env.wait] == 0]
    actions[asked[-1]] = env.wait
    before = env.render()
    with pytest.raises(BadAction):
        env.step(actions)
    assert env.render() == before
    del actions[asked[-1]]
    with pytest.raises(WrongInput, match="the seat is asked"):
        env.step(actions)
    assert env.render() == before
    actions[asked[-1]] = int(seen[asked[-1]]["action_mask"].argmax())
    waiting = [agent for agent in seen if agent not in asked]
    for agent in waiting[:1]:
        with pytest.raises(BadAction, match="the seat is not asked"):
            env.step({**actions, agent: 0})
    assert env.render() == before
    env.step({agent: action for agent, action in actions.items() if agent in asked})
    assert env.render() != before


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_not_played(wrong: Any) -> None:
    turns, once = aec_env("minuit", 4), parallel_env("minuit", 4)
    turns.reset(seed=1)
    seen, _ = once.reset(seed=1)
    asked = next(agent for agent, one in seen.items() if not one["action_mask"][once.wait])
    before = turns.render(), once.render()
    with pytest.raises(WrongInput, match=r"seat \d: found .*, expected a whole number"):
        turns.step(wrong)
    with pytest.raises(WrongInput, match=rf"{asked.replace('_', ' ')}: found .*, expected a whole number"):
        once.step({asked: wrong})
    assert (turns.render(), once.render()) == before


def test_an_agent_that_nobody_is_and_actions_without_agents_are_said() -> None:
    turns, once = aec_env("minuit", 2), parallel_env("minuit", 2)
    for env in (turns, once):
        with pytest.raises(WrongInput, match=r"was not begun by reset\(\)"):
            env.step({} if env is once else 0)
        env.reset(seed=1)
    before = once.render()
    with pytest.raises(WrongInput, match="agent: found 'ghost', expected one of seat_1, seat_2"):
        turns.observe("ghost")
    for wrong in ("ghost", 7, None):
        with pytest.raises(WrongInput, match=f"actions: found {wrong!r}, expected one of seat_1, seat_2"):
            once.step({"seat_1": 1, "seat_2": 1, wrong: 0})
    for given in ([1, 2], None, 3):
        with pytest.raises(WrongInput, match="an action for every agent that is asked, by its name"):
            once.step(given)  # type: ignore[arg-type]
    assert once.render() == before
