"""Batches: the same games as alone, all actions checked first, a new game in the place of one that ended."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from manoir.kernel.laws import nothing_lost
from manoir.kernel.plain import canonical
from manoir.kernel.wrong import WrongInput
from manoir.research import Batch, SharedBatch, SingleGame
from manoir.research.refused import BadAction
from manoir.research.rewards import rewards_of


def batch_of(table: Any, games: int, seed: int = 7, **how: Any) -> Batch:
    return Batch(table.title, games, table.seats, seed, choices=table.choices, **how)


def drawn(batch: Any, rng: Any) -> Any:
    """An action of each mask."""
    return np.argmax(batch.masks * rng.random(batch.masks.shape), axis=1)


def line(game: Any, state: Any) -> bytes:
    return bytes(canonical(game.spaces.stage.notation.position(state)))


def test_a_batch_plays_the_games_of_their_seeds_step_by_step(table: Any) -> None:
    """Who is asked, what they see and may do, the truth, the end: as alone, and nothing is lost at any step."""
    batch = batch_of(table, 3)
    rng = np.random.default_rng(2)
    alone = [SingleGame(table.title, table.seats, table.choices) for _ in range(3)]
    for row, single in enumerate(alone):
        single.begin(int(batch.seeds[row]))
    ends = steps = 0
    while steps < 60 or (ends == 0 and steps < 4000):
        steps += 1
        for row, single in enumerate(alone):
            assert batch.seats[row] == single.seat
            assert line(single, batch.state(row)) == line(single, single.state)
            assert (batch.observations[row] == single.observation(single.seat)).all()
            assert (batch.masks[row] == single.mask(single.seat)).all()
            nothing_lost(table.title.census, batch.state(row))
        actions = drawn(batch, rng)
        asked = batch.seats.copy()
        batch.step(actions)
        for row, single in enumerate(alone):
            single.step(int(actions[row]))
            assert batch.over[row] == single.over
            assert list(batch.rewards[row]) == single.rewards()
            if single.over:
                ends += 1
                assert batch.final_seats[row] == asked[row]
                assert (batch.finals[row] == single.observation(int(asked[row]))).all()
                single.begin(int(batch.seeds[row]))
    assert ends > 0


def test_a_part_of_a_batch_and_the_whole_are_the_same_games(table: Any) -> None:
    whole, part = batch_of(table, 5), batch_of(table, 2, first=3)
    rng = np.random.default_rng(1)
    for _ in range(20):
        assert (whole.observations[3:] == part.observations).all()
        assert (whole.seeds[3:] == part.seeds).all()
        actions = drawn(whole, rng)
        whole.step(actions)
        part.step(actions[3:])
    assert len(set(whole.seeds.tolist())) == 5


def test_if_one_action_is_not_offered_nothing_is_played_in_any_game(table: Any) -> None:
    batch = batch_of(table, 4)
    before = [batch.spaces.stage.notation.write(batch.state(row)) for row in range(4)]
    seen = batch.observations.copy()
    actions = drawn(batch, np.random.default_rng(1))
    actions[2] = int((~batch.masks[2]).nonzero()[0][0])
    with pytest.raises(BadAction, match=rf"game 2 of the batch, seat {batch.seats[2] + 1}: found action") as refused:
        batch.step(actions)
    assert refused.value.clause in {clause.name for clause in table.title.rulebook.clauses()}
    for wrong in (-1, len(batch.spaces.moves), 2**40):
        actions[2] = wrong
        with pytest.raises(BadAction, match=f"game 2 of the batch.*found action {wrong}, expected one from 0 to"):
            batch.step(actions)
    assert [batch.spaces.stage.notation.write(batch.state(row)) for row in range(4)] == before
    assert (batch.observations == seen).all()


def test_shapes_and_types_that_do_not_fit_are_said() -> None:
    batch = Batch("minuit", 4, 2)
    with pytest.raises(WrongInput, match=r"actions: found the shape \(3,\), expected \(4,\)"):
        batch.step([0, 1, 2])
    with pytest.raises(WrongInput, match=r"the shape \(4, 1\)"):
        batch.step([[0], [1], [2], [3]])
    with pytest.raises(WrongInput, match="an array of float64, expected whole numbers"):
        batch.step([0.0, 1.0, 2.0, 3.0])
    with pytest.raises(WrongInput, match="an array of bool"):
        batch.step([True, False, True, True])
    with pytest.raises(WrongInput, match="an array of bool"):
        batch.step([True, 0, 0, 0])
    for nothing in (None, "0123", [0, None, 0, 0], {}):
        with pytest.raises(WrongInput, match="actions: found an array of"):
            batch.step(nothing)  # type: ignore[arg-type]
    with pytest.raises(WrongInput, match="actions: found rows of several lengths"):
        batch.step([[0, 1], [2]])  # type: ignore[list-item]
    for games in (0, -3, 2**21, "4", 4.0, True, None):
        with pytest.raises(WrongInput, match="games: found"):
            Batch("minuit", games, 2)  # type: ignore[arg-type]
    for seed in (-1, 2**62, "1", 0.5, None):
        with pytest.raises(WrongInput, match="seed: found"):
            Batch("minuit", 2, 2, seed)  # type: ignore[arg-type]
    with pytest.raises(WrongInput, match="reward: found 'gold', expected one of victory, rank, margin"):
        Batch("minuit", 2, 2, reward="gold")
    for seats in (12, "2", 2.0, True, None):
        with pytest.raises(WrongInput, match="seats: found"):
            Batch("minuit", 2, seats)  # type: ignore[arg-type]
    for title in (3, None, "bridge"):
        with pytest.raises(WrongInput, match="game: found"):
            Batch(title, 2, 2)  # type: ignore[arg-type]
    with pytest.raises(WrongInput, match="choices: found 3"):
        Batch("minuit", 2, 2, choices=3)  # type: ignore[arg-type]
    for processes in (0, 9, "2", 2.5, True):
        with pytest.raises(WrongInput, match="processes: found"):
            SharedBatch("minuit", 4, 2, processes=processes)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint16, np.int64])
def test_any_whole_numbers_and_any_stride_are_taken(kind: Any) -> None:
    one, other = Batch("minuit", 6, 3), Batch("minuit", 6, 3)
    actions = np.argmax(one.masks, axis=1)
    one.step(actions)
    other.step(np.repeat(actions, 2).astype(kind)[::2])
    assert (one.observations == other.observations).all()


def test_the_arrays_are_the_buffers_themselves_and_cannot_be_written() -> None:
    batch = Batch("minuit", 3, 2)
    held = batch.observations
    before = held.copy()
    batch.step(np.argmax(batch.masks, axis=1))
    assert (held != before).any()
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.over, batch.finals):
        assert not array.flags.writeable
        assert not array.flags.owndata


def test_masks_alone_are_the_same_without_observations() -> None:
    one, other = Batch("chasseurs", 3, 3), Batch("chasseurs", 3, 3, observe=False)
    assert other.observations.shape == (3, 0)
    rng = np.random.default_rng(4)
    for _ in range(30):
        assert (one.masks == other.masks).all()
        actions = drawn(one, rng)
        one.step(actions)
        other.step(actions)


def test_rewards_are_a_share_of_the_victory_a_rank_or_a_margin(table: Any) -> None:
    batch = batch_of(table, 2)
    rng = np.random.default_rng(3)
    game = table.title.game
    for _ in range(1500):
        state = batch.state(0).copy()
        actions = drawn(batch, rng)
        game.advance(state, int(batch.seats[0]), batch.spaces.moves[actions[0]], batch.rows.fates[0], None)
        if not game.asks(state):
            break
        batch = batch_of(table, 2) if batch.over.all() else batch
        batch.step(actions)
    while asks := game.asks(state):
        game.advance(state, asks[0].seat, game.moves(state, asks[0].seat)[0], batch.rows.fates[0], None)
    share, rank, margin = (rewards_of(game, state, kind) for kind in range(3))
    assert sum(share) == pytest.approx(1)
    assert sum(rank) == pytest.approx(table.seats / 2)
    assert sum(margin) == pytest.approx(0, abs=1e-9)
    for winner in game.winners(state):
        assert rank[winner] == max(rank)
        assert share[winner] == 1 / len(game.winners(state))


@pytest.mark.once
def test_several_processes_play_the_batch_of_one() -> None:
    one = Batch("minuit", 7, 3, 5)
    rng = np.random.default_rng(8)
    with SharedBatch("minuit", 7, 3, 5, processes=2) as several:
        for _ in range(150):
            for name in ("observations", "masks", "seats", "rewards", "over", "finals", "seeds"):
                assert (getattr(one, name) == getattr(several, name)).all(), name
            actions = drawn(one, rng)
            one.step(actions)
            several.step(actions)
        wrong = drawn(one, rng)
        wrong[6] = int((~one.masks[6]).nonzero()[0][0])
        with pytest.raises(BadAction, match=r"game 6 of the batch, seat \d: found action \d+, .*minuit:") as refused:
            several.step(wrong)
        with pytest.raises(BadAction) as alone:
            one.step(wrong)
        assert str(refused.value) == str(alone.value)
        assert refused.value.clause == alone.value.clause
        assert (one.observations == several.observations).all()
        again = drawn(one, rng)
        one.step(again)
        several.step(again)
        assert (one.observations == several.observations).all()


@pytest.mark.once
def test_a_process_that_is_lost_is_said() -> None:
    with SharedBatch("minuit", 4, 2, processes=2) as several:
        several.workers[1].kill()
        several.workers[1].join()
        with pytest.raises(RuntimeError, match="process 1 of the batch was lost"):
            several.step(several.masks.argmax(1))


def test_the_plain_form_that_the_bench_measures_against_shows_the_same(table: Any) -> None:
    """Views written over old ones and rows wiped together, against all anew: what a sight forgets is seen here."""
    quick, plain = batch_of(table, 5), batch_of(table, 5, anew=True)
    rng = np.random.default_rng(6)
    for _ in range(400 if table.title.sight is not None else 60):
        assert (quick.observations == plain.observations).all()
        assert (quick.masks == plain.masks).all()
        assert (quick.finals == plain.finals).all()
        actions = drawn(quick, rng)
        quick.step(actions)
        plain.step(actions)
