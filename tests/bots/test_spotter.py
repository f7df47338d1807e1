"""The bot of the race: it sees what the solver sees, sooner or later by its level."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.games.booo.glimpse import NEVER, NO_COLOUR, Glimpse
from manoir.games.booo.moves import CLAIM, claim, kind_of, last_of, raise_hand, stop
from manoir.games.booo.spotter import EYES, FOLLOW, HOLD, Spotter
from manoir.games.booo.state import SEARCHING, goal
from manoir.games.booo.workshop.puzzle import rate
from manoir.games.booo.workshop.solver import Solver, owned_by
from manoir.kernel.bot import is_paced
from manoir.kernel.fate import FastFate
from manoir.kernel.levels import LEVELS
from manoir.testing.chance import reached

BOOO = title_of("booo")
GAME = BOOO.game


def searched(seed: int, seats: int = 4) -> Any:
    """The first search of a game."""
    return GAME.setup(BOOO.table(BOOO.box(), seats, {"bound": 0}), FastFate(seed), None)


def asked(state: Any, seat: int) -> tuple[Any, Any, Any]:
    """What a seat is given with its question."""
    ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
    return GAME.view(state, seat), ask, GAME.moves(state, seat)


def spotter(level: str) -> Spotter:
    found = bot_named(level, BOOO, FastFate(1))
    assert isinstance(found, Spotter)
    return found


def says(level: str, state: Any, seat: int) -> tuple[int, int, int]:
    """What a bot made for this one question would say, when, and since when."""
    bot, given = spotter(level), asked(state, seat)
    pace = bot.pace(*given)
    return int(bot.answer(*given, 0)), int(pace.pause), int(pace.matter)


def shown(state: Any, seat: int, colour: int) -> bool:
    """Whether a bot that calls a colour can show a path; the position goes on to the end of the claim."""
    visitor = int(state.visitor)
    GAME.advance(state, seat, claim(colour), FastFate(1), None)
    bot = spotter("countess")
    while GAME.asks(state) and GAME.asks(state)[0].kind == "trace":
        GAME.advance(state, seat, bot.answer(*asked(state, seat), 0), FastFate(1), None)
    return int(state.visitors[visitor]) == seat


def test_a_higher_level_sees_a_way_sooner() -> None:
    means = [sum(says(level, searched(seed), 0)[1] for seed in range(12)) for level in LEVELS]
    assert means == sorted(means, reverse=True)


def test_a_harder_way_takes_longer() -> None:
    eye = EYES[4]
    times: dict[str, list[int]] = {"easy": [], "fair": [], "hard": []}
    for seed in range(60):
        state = searched(seed)
        solver = Solver(state.castle)
        glimpse = Glimpse(solver, state, 0, eye)
        if glimpse.when < NEVER:
            ways = solver.ways(state.ghost, goal(state), 0)
            times[rate(solver, state.ghost, goal(state), 0, ways).name].append(int(glimpse.when))
    easy, fair, hard = [sorted(found)[len(found) // 2] for found in times.values()]
    assert easy < fair < hard


def test_a_bot_made_anew_for_each_question_says_the_same() -> None:
    for level in LEVELS:
        for seed in range(6):
            state = searched(seed)
            assert says(level, state, 1) == says(level, state.copy(), 1)


def test_seats_differ_a_little_and_searches_differ_much() -> None:
    state = searched(5)
    one_table = {says("regular", state, seat)[1] for seat in range(4)}
    assert len(one_table) == 4
    assert max(one_table) < 2 * min(one_table), "the luck of a table is shared"


def mistaken(level: str, seeds: range) -> list[tuple[Any, int, int]]:
    """Searches in which a seat will call a false way: the position, the seat, the colour."""
    found = []
    for seed in seeds:
        state = searched(seed)
        for seat in range(4):
            glimpse = spotter(level).look(state, seat)
            if glimpse.mistake != NO_COLOUR:
                found.append((state, seat, int(glimpse.mistake)))
    return found


def test_a_false_call_cannot_be_shown_and_comes_a_step_far() -> None:
    found = mistaken("child", range(12))
    assert found
    for state, seat, colour in found:
        assert says("child", state, seat)[0] == claim(colour)
        after = state.copy()
        GAME.advance(after, seat, claim(colour), FastFate(1), None)
        first = spotter("child").answer(*asked(after, seat), 0)
        assert first != stop(), "one wall is crossed before the mistake is seen"
        GAME.advance(after, seat, first, FastFate(1), None)
        assert spotter("child").answer(*asked(after, seat), 0) == stop()


def test_a_claim_that_was_refuted_is_not_made_again_by_the_one_who_made_it_nor_by_another() -> None:
    for state, seat, colour in mistaken("child", range(12)):
        after = state.copy()
        assert not shown(after, seat, colour)
        assert after.stage == SEARCHING
        for other in range(4):
            call = says("child", after, other)[0]
            if kind_of(call) == CLAIM:
                assert shown(after.copy(), other, int(last_of(call)))


def test_whatever_a_person_called_in_vain_no_bot_errs_on_that_visitor_any_more() -> None:
    found = mistaken("child", range(12))
    for state, _, _ in found:
        after = state.copy()
        GAME.advance(after, 0, claim(2), FastFate(1), None)
        GAME.advance(after, 0, stop(), FastFate(1), None)
        for other in range(1, 4):
            call = says("child", after, other)[0]
            assert kind_of(call) != CLAIM or shown(after.copy(), other, int(last_of(call)))


def test_where_answers_are_bounded_and_calls_cannot_be_told_nobody_errs() -> None:
    bounded = BOOO.table(BOOO.box(), 4, {"bound": 100})
    for seed in range(12):
        state = GAME.setup(bounded, FastFate(seed), None)
        for seat in range(4):
            call = says("child", state, seat)[0]
            assert kind_of(call) != CLAIM or shown(state.copy(), seat, int(last_of(call)))


def test_one_who_failed_takes_longer_than_one_who_did_not() -> None:
    waited = 0
    for state, seat, colour in mistaken("child", range(12)):
        after = state.copy()
        assert not shown(after, seat, colour)
        call, when, matter = says("child", after, seat)
        glimpse = spotter("child").look(after, seat)
        if kind_of(call) == CLAIM:
            assert when >= glimpse.when + EYES[0].easy
            assert matter == says("child", state, seat)[2], "time that was spent counts"
            waited += 1
    assert waited


@pytest.fixture(scope="module")
def hopeless() -> Any:
    """A search in which the second seat sees nothing: it has most of the walls."""
    for seed in range(400):
        state = searched(seed)
        tokens = state.tokens[:]
        for colour in range(5):
            tokens[colour] = 1
        state.tokens = tokens
        if not Solver(state.castle).ways(state.ghost, goal(state), owned_by(tokens, 1)):
            return state
    raise AssertionError("always a way")


def test_one_who_sees_nothing_raises_a_hand_and_then_says_no_more(hopeless: Any) -> None:
    call, when, _ = says("countess", hopeless, 1)
    assert call == raise_hand()
    assert 15_000 < when < HOLD
    after = hopeless.copy()
    GAME.advance(after, 1, call, FastFate(1), None)
    assert says("countess", after, 1)[1] == HOLD


def test_one_who_sees_nothing_soon_follows_the_hand_of_another(hopeless: Any) -> None:
    after = hopeless.copy()
    GAME.advance(after, 0, raise_hand(), FastFate(1), None)
    for level in LEVELS:
        call, when, matter = says(level, after, 1)
        if spotter(level).look(after, 1).mistake == NO_COLOUR:
            assert call == raise_hand()
            assert FOLLOW // 2 < when < 2 * FOLLOW
            assert matter != says(level, hopeless, 1)[2], "it counts from the hand, not from the visitor"


def test_one_who_sees_a_way_is_not_moved_by_hands() -> None:
    state = searched(3)
    call, when, matter = says("countess", state, 1)
    assert kind_of(call) == CLAIM
    GAME.advance(state, 0, raise_hand(), FastFate(1), None)
    assert says("countess", state, 1) == (call, when, matter)


def test_the_quick_bot_takes_a_regular_guests_time_in_a_race() -> None:
    state = searched(3)
    greedy = bot_named("greedy", BOOO, FastFate(1))
    assert is_paced(greedy)
    given = asked(state, 1)
    assert int(greedy.pace(*given).pause) == says("regular", state, 1)[1] > 5_000
    assert not is_paced(bot_named("greedy", title_of("minuit"), FastFate(1)))


def test_the_strongest_shows_every_path_that_it_calls() -> None:
    at = reached("booo", 2, 9, 0, 0)
    game, state, fate = at.game, at.state, FastFate(1)
    bots = [bot_named("countess", BOOO, FastFate(seat)) for seat in range(2)]
    before = [int(points) for points in game.scores(state)]
    taken = 0
    for _ in range(400):
        asks = game.asks(state)
        if not asks:
            break
        ask = asks[0]
        moves = game.moves(state, ask.seat)
        move = bots[int(ask.seat)].answer(game.view(state, ask.seat), ask, moves, 0)
        game.advance(state, ask.seat, move, fate, None)
        taken += sum(int(points) for points in game.scores(state)) > sum(before)
    assert taken > 0
    assert not game.asks(state)
