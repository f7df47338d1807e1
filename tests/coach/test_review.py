"""A finished game looked over: decisions by what the seat knew, and an account that adds up."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import manoir
from manoir.bots.scale import SIZE, Scale, weighed
from manoir.cli.simulate import play_out
from manoir.coach.appraisal import FEWEST, MOST, Trials, compared, rivals_of, settled
from manoir.coach.depth import USUAL, Depth, label_of, part_of
from manoir.coach.estimate import Estimate, mean_difference
from manoir.coach.review import Review, decided, finished, questions, review
from manoir.coach.sentences import summary
from manoir.coach.slices import HOUSE
from manoir.coach.table import foresight_of
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.log import log_of
from manoir.kernel.wrong import WrongInput
from manoir.pure import form
from manoir.testing.chance import GAMES
from manoir.words import words_in

GOLDEN = Path(__file__).parent.parent / "golden"
SHALLOW = Depth(games=12, search=6, glances=2, looks=3, trials=4, openly=3)
JUDGED = [name for name in GAMES if title_of(name).race is None]
FEW = 8  # questions of a game


def played(name: str, seats: int, seed: int, bot: str = "greedy") -> str:
    """The log of a game between bots."""
    title = title_of(name)
    return play_out(title, title.box(), [bot] * seats, dict(title.bounded), seed).play.log.text()


@cache
def looked_over(name: str) -> Review:
    """The review of one game, made once for all that is proved by it."""
    return review(played(name, 3, 5), depth=SHALLOW)


def adds_up(found: Review) -> None:
    """The terms of every account are its result."""
    assert found.tallies
    for tally in found.tallies:
        terms = (tally.luck, tally.skill, tally.hidden, tally.others)
        assert tally.start + sum(term.value for term in terms) == pytest.approx(tally.result, abs=1e-9)


@pytest.mark.parametrize("name", JUDGED)
def test_start_luck_own_answers_hidden_and_others_add_up_to_the_result(name: str) -> None:
    found = looked_over(name)
    assert [tally.seat for tally in found.tallies] == [0, 1, 2]
    adds_up(found)
    assert sum(found.result) == pytest.approx(1)
    assert tuple(tally.result for tally in found.tallies) == found.result


@pytest.mark.parametrize("name", JUDGED)
def test_the_shares_of_all_seats_are_always_one(name: str) -> None:
    ledger = looked_over(name).ledger
    assert ledger is not None
    for swing in ledger.swings:
        assert sum(swing.shares) == pytest.approx(1)
        assert sum(one.value for one in swing.chance) == pytest.approx(0, abs=1e-9)
        assert sum(one.value for one in swing.decision) == pytest.approx(0, abs=1e-9)


def test_where_nothing_is_hidden_that_term_is_nothing_and_elsewhere_it_is_not() -> None:
    assert all(tally.hidden.value == 0 for tally in looked_over("minuit").tallies)
    assert all(tally.hidden.value != 0 for tally in looked_over("chasseurs").tallies)


@pytest.mark.parametrize("name", JUDGED)
def test_the_same_log_depth_and_seed_give_the_same_review_and_another_seed_another(name: str) -> None:
    log = played(name, 3, 5)
    one, again, other = looked_over(name), review(log, depth=SHALLOW), review(log, depth=SHALLOW, seed=2)
    assert one.plain() == again.plain()
    assert one.plain() != other.plain()


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize("name", [*JUDGED, "vigil"])
def test_a_decision_is_judged_alike_in_every_world_that_looks_alike_to_its_seat(name: str) -> None:
    low = title_of(name).box().players[0]
    stage, moments = finished(log_of(played(name, low, 3), "log"), "log")
    game = stage.title.game
    foresight = foresight_of(stage, SHALLOW.games)
    asked = list(questions(stage, moments, range(low)))
    assert asked
    for question in asked[:: max(1, len(asked) // FEW)]:
        seat = int(question.ask.seat)
        said = [decided(stage, foresight, question, SHALLOW, 1).plain()]
        for seed in (11, 12):
            world = game.imagine(question.view, FastFate(seed))
            twin = replace(question, view=game.view(world, seat), moves=game.moves(world, seat))
            said.append(decided(stage, foresight, twin, SHALLOW, 1).plain())
        assert said[0] == said[1] == said[2]


@pytest.mark.once  # statistics: the same in both forms, and slow in one
@pytest.mark.parametrize("name", JUDGED)
def test_no_answer_gains_on_the_best_beyond_the_noise(name: str) -> None:
    """In worlds that had no part in the choice of the best, it is never clearly worse than the answer given."""
    stage, moments = finished(log_of(played(name, 3, 8, "guest"), "log"), "log")
    depth = Depth(games=100, search=60, looks=20, trials=60)
    foresight = foresight_of(stage, depth.games)
    better = 0
    for question in questions(stage, moments, [0]):
        found = decided(stage, foresight, question, depth, 1).appraisal
        assert found.cost.value >= 0
        if found.best == found.given:
            assert found.cost.value == 0
            continue
        better += 1
        trials = Trials(stage.title, foresight, question.view, 0).of([found.given, found.best], 100, 7_000_000_000_000)
        again = mean_difference(trials[found.best], trials[found.given])
        assert again.value > -4 * again.error - 1e-9, (question.entry, found, again)
    assert better > 0


def test_a_review_of_one_seat_judges_that_seat_alone_and_as_the_review_of_all_does() -> None:
    log = played("minuit", 3, 5)
    mine, all = review(log, 2, depth=SHALLOW), review(log, depth=SHALLOW)
    assert {one.seat for one in mine.decisions} == {1}
    assert [one.plain() for one in mine.decisions] == [one.plain() for one in all.decisions if one.seat == 1]
    assert [tally.plain() for tally in mine.tallies] == [all.tallies[1].plain()]


@pytest.mark.usefixtures("toy_installed")
def test_a_game_without_instincts_is_looked_over_by_games_played_to_the_end() -> None:
    found = review(played("vigil", 2, 3, "random"), depth=SHALLOW)
    assert found.decisions
    adds_up(found)


def test_a_fork_starts_with_what_its_position_was_worth() -> None:
    game = manoir.play("minuit", seats=2, seed=4)
    for _ in range(30):
        game.answer(game.moves()[0])
    fork = manoir.play("minuit", seats=2, seed=5, position=game.position)
    while not fork.over:
        fork.answer(fork.moves()[0])
    adds_up(manoir.review(fork.log, 1, depth=SHALLOW))


@pytest.mark.parametrize(
    ("cost", "error", "label"),
    [
        (0.5, 0.3, "fine"),  # large, and nothing but noise
        (0.012, 0.001, "fine"),  # sure, and hardly too large not to be felt
        (0.02, 0.003, "inexact"),
        (0.3, 0.11, "inexact"),  # beyond the noise, but who knows by how much
        (0.1, 0.019, "mistake"),
        (0.3, 0.02, "turning"),
    ],
)
def test_a_loss_has_a_name_only_beyond_the_noise(cost: float, error: float, label: str) -> None:
    assert label_of(cost, error) == label


def test_a_scale_learns_what_wins() -> None:
    """Of two seats the one with the greater first fact won nine times of ten: so its share is nine tenths."""
    ahead, behind = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    examples = [ahead, behind] * 500
    results = [[1.0, 0.0] if (number % 20 < 18) == (number % 2 == 0) else [0.0, 1.0] for number in range(1000)]
    scale = weighed(Scale([0.0] * SIZE, 1.0, 1.0), examples, results, 2)
    assert scale.shares(ahead, 2)[0] == pytest.approx(0.9, abs=0.01)
    assert scale.weights[1:] == pytest.approx([0.0, 0.0, 0.0], abs=1e-6)


def test_a_review_with_fewer_simulations_than_usual_says_so_and_no_other_does() -> None:
    found = looked_over("minuit")
    for language, said in (("en", "50 % of the simulations"), ("fr", "50 % des simulations")):
        words = words_in(language)
        assert said in " ".join(summary(replace(found, depth=USUAL.times(0.5)), words))
        for depth in (USUAL, USUAL.times(2)):
            assert said[3:] not in " ".join(summary(replace(found, depth=depth), words))


def test_a_house_looks_games_over_with_half_the_usual_simulations_and_a_tab_with_a_twentieth() -> None:
    assert part_of(HOUSE.trials) == (50 if form() == "compiled" else 5)
    assert HOUSE.games == (300 if form() == "compiled" else 100)
    assert part_of(1) == 1


@pytest.mark.parametrize("name", ["minuit", "booo"])
def test_a_review_tells_how_far_it_has_come_step_by_step_to_the_end(name: str) -> None:
    told: list[tuple[int, int]] = []
    log = played(name, 2, 5) if name in JUDGED else (GOLDEN / "booo" / "2-players-v2.log").read_text(encoding="utf-8")
    found = review(log, depth=SHALLOW, tick=lambda done, all: told.append((done, all)))
    assert {all for _, all in told} == {len(found.decisions) + found.entries + 1}
    steps = [done for done, _ in told]
    assert steps == sorted(steps)
    assert steps[-1] == told[-1][1]
    if name in JUDGED:
        assert set(range(1, steps[-1] + 1)) <= set(steps)


def test_a_review_is_plain_data() -> None:
    found = looked_over("macgregor")
    assert json.loads(json.dumps(found.plain()))["decisions"][0]["label"] in ("fine", "inexact", "mistake", "turning")


def test_what_is_not_a_whole_finished_game_is_told() -> None:
    log = played("minuit", 2, 5)
    lines = log.splitlines(keepends=True)
    with pytest.raises(WrongInput, match="a game that goes on after entry 9, expected a game that is over"):
        review("".join(lines[:11]))
    with pytest.raises(WrongInput, match="line 11 is cut short; read up to entry 8, expected a whole log"):
        review("".join(lines[:10]) + lines[10][:8])
    with pytest.raises(WrongInput, match="seat: found 3, expected a seat from 1 to 2"):
        review(log, 3)


@pytest.mark.parametrize("name", JUDGED)
def test_as_many_other_answers_are_tried_wherever_the_search_ranks_the_one_given(name: str) -> None:
    """An answer that one seed happens to rank first is tried like any other."""
    stage, moments = finished(log_of(played(name, 3, 5), "log"), "log")
    foresight = foresight_of(stage, SHALLOW.games)
    asked = [question for question in questions(stage, moments, range(3)) if len(question.moves) >= 3]
    for question in asked[:: max(1, len(asked) // FEW)]:
        trial = Trials(stage.title, foresight, question.view, int(question.ask.seat))
        for move in map(int, question.moves):
            tried = rivals_of(trial, question.ask, question.moves, move, SHALLOW, 1)
            assert move not in tried
            assert len(set(tried)) == len(tried) == min(SHALLOW.rivals, len(question.moves) - 1)


@pytest.mark.once  # statistics: the same in both forms, and slow in one
@pytest.mark.parametrize("name", JUDGED)
def test_the_answer_that_did_best_at_a_glance_can_lose_to_another(name: str) -> None:
    """What one seed held to be best is still judged by trials, and some of it loses."""
    stage, moments = finished(log_of(played(name, 3, 5), "log"), "log")
    depth = replace(SHALLOW, glances=1, looks=20, trials=20)
    foresight = foresight_of(stage, depth.games)
    lost = 0
    for question in questions(stage, moments, range(3)):
        mixed = (1 << 20) + question.entry
        trial = Trials(stage.title, foresight, question.view, int(question.ask.seat))
        none = rivals_of(trial, question.ask, question.moves, -1, depth, mixed)
        blamed = replace(question, given=none[0])
        lost += decided(stage, foresight, blamed, depth, 1).appraisal.cost.value > 0
    assert lost > 0


def test_less_depth_is_less_of_everything_and_never_less_than_says_anything() -> None:
    part, least, more = USUAL.times(0.5), USUAL.times(1e-9), USUAL.times(3)
    assert (part.games, part.search, part.glances, part.looks) == (300, 300, 30, 200)
    assert (part.trials, part.openly) == (1200, 600)
    assert (least.games, least.search, least.glances, least.looks) == (100, 30, 5, 20)
    assert (least.trials, least.openly) == (40, 20)
    assert (more.games, more.trials) == (USUAL.games, 3 * USUAL.trials)


@pytest.mark.parametrize(
    ("cost", "error", "small", "enough"),
    [
        (0.0, 0.001, 0.001, True),  # nothing, and surely
        (0.0, 0.010, 0.003, False),  # nothing, or a hundredth and a half
        (-0.05, 0.010, 0.003, True),
        (0.3, 0.02, 0.006, True),
        (0.13, 0.005, 0.002, False),  # just above where it would be a turning point
        (0.06, 0.003, 0.001, True),
    ],
)
def test_trials_end_where_more_of_them_would_not_change_the_name(
    cost: float, error: float, small: float, enough: bool
) -> None:
    assert settled(Estimate(cost, error), small) == enough


@pytest.mark.once  # statistics: the same in both forms, and slow in one
def test_two_answers_are_tried_until_the_name_of_the_loss_is_settled() -> None:
    """Never fewer trials than tell anything, all of them where the name stays open, and each world only once."""
    stage, moments = finished(log_of(played("minuit", 3, 8, "guest"), "log"), "log")
    foresight = foresight_of(stage, 100)
    most, counts = 12 * FEWEST // 2, set()
    for question in questions(stage, moments, [0]):
        trial = Trials(stage.title, foresight, question.view, 0)
        best = next(int(move) for move in question.moves if int(move) != question.given)
        tried, cost = compared(trial, best, question.given, most, 1)
        count = len(tried[best])
        assert cost == mean_difference(tried[best], tried[question.given])
        assert tried == trial.of([best, question.given], count, 1)
        assert FEWEST <= count <= most
        assert count == most or settled(cost, cost.error * (count / most) ** 0.5)
        counts.add(count)
    assert FEWEST in counts
    assert len(counts) > 1


def test_of_very_many_answers_a_search_leaves_some() -> None:
    stage, moments = finished(log_of(played("minuit", 3, 5), "log"), "log")
    foresight = foresight_of(stage, SHALLOW.games)
    question = max(questions(stage, moments, range(3)), key=lambda one: len(one.moves))
    assert len(question.moves) > MOST + 1, "so that there are more than are all tried"
    trial = Trials(stage.title, foresight, question.view, int(question.ask.seat))
    seen: set[int] = set()
    trial.of = lambda moves, count, seed: seen.update(moves) or Trials.of(trial, moves, count, seed)  # type: ignore[func-returns-value,method-assign]
    rivals_of(trial, question.ask, question.moves, question.given, SHALLOW, 1)
    assert len(seen) == MOST
