"""Chance: every kind of fate picks as it should, alike in both forms."""

from __future__ import annotations

from collections import Counter

import pytest

from manoir.kernel.fate import (
    FastFate,
    Fate,
    KeyedFate,
    OutOfPicks,
    RecordedFate,
    ReplayedFate,
    StackedFate,
    WrongPick,
)


def picks(fate: Fate, size: int, count: int) -> list[int]:
    """Some picks in a row."""
    return [int(fate.pick(size)) for _ in range(count)]


@pytest.mark.parametrize(
    ("seed", "sixes", "thousands"),
    [
        (0, [1, 2, 2, 5, 2, 0, 2, 5, 3, 5, 5, 2], [968, 741, 819, 833]),
        (1, [0, 1, 0, 0, 3, 2, 0, 5, 1, 2, 1, 5], [655, 14, 131, 567]),
        (1989, [5, 1, 3, 2, 3, 5, 5, 5, 5, 0, 4, 5], [642, 767, 567, 683]),
        (2**40 + 7, [1, 4, 2, 0, 0, 3, 4, 0, 0, 4, 4, 0], [183, 570, 198, 89]),
        (-5, [5, 0, 0, 0, 3, 0, 3, 0, 3, 1, 3, 3], [806, 861, 927, 872]),
    ],
)
def test_a_fast_fate_picks_these_numbers_in_both_forms(seed: int, sixes: list[int], thousands: list[int]) -> None:
    fate = FastFate(seed)
    assert picks(fate, 6, 12) == sixes
    assert picks(fate, 1000, 4) == thousands


@pytest.mark.parametrize("apart", [1, 2, 64, 2**16, 2**32])
def test_neighbouring_seeds_pick_alike_no_more_often_than_any_two(apart: int) -> None:
    alike = sum(
        one == other
        for seed in range(500)
        for one, other in zip(picks(FastFate(seed), 6, 12), picks(FastFate(seed + apart), 6, 12), strict=True)
    )
    assert 850 < alike < 1150  # a sixth of 6000, within five times the spread that chance allows


@pytest.mark.parametrize("fate", [FastFate(7), KeyedFate(b"a key")], ids=["fast", "keyed"])
def test_every_number_comes_up_about_as_often_as_any_other(fate: Fate) -> None:
    count = Counter(picks(fate, 6, 12_000))
    assert set(count) == set(range(6))
    assert all(1800 < times < 2200 for times in count.values())  # 2000, within five times the spread


def test_a_pick_among_one_is_that_one() -> None:
    for fate in (FastFate(3), KeyedFate(b"a key"), StackedFate([0]), ReplayedFate([0])):
        assert fate.pick(1) == 0


def test_a_keyed_fate_follows_from_its_key_and_goes_on_where_it_was() -> None:
    whole = picks(KeyedFate(b"a key"), 6, 12)
    assert whole == [4, 2, 1, 2, 4, 1, 4, 3, 0, 3, 1, 3]
    assert picks(KeyedFate(b"a key", 6), 6, 6) == whole[6:]
    assert picks(KeyedFate(b"another key"), 6, 12) != whole
    fate = KeyedFate(b"a key")
    picks(fate, 6, 5)
    assert fate.count == 5


def test_a_keyed_fate_draws_again_where_the_last_numbers_would_come_up_too_often() -> None:
    # Of 2**64 numbers, a choice among 3 * 2**61 leaves a quarter over: taken as they come, they would all fall to the
    # two lower thirds, and the upper third would be picked a quarter of the time.
    drawn = picks(KeyedFate(b"a key"), 3 * 2**61, 3000)
    assert 870 < sum(number >= 2**62 for number in drawn) < 1130


def test_a_recorded_fate_writes_down_what_another_picks() -> None:
    fate = RecordedFate(FastFate(1989))
    assert picks(fate, 6, 3) == [5, 1, 3]
    assert fate.taken() == [5, 1, 3]
    assert fate.taken() == []
    picks(fate, 6, 1)
    assert fate.taken() == [2]


def test_a_replayed_fate_reads_its_record_and_nothing_else() -> None:
    fate = ReplayedFate([5, 0])
    assert picks(fate, 6, 2) == [5, 0]
    fate.finish()
    with pytest.raises(WrongPick, match="holds 2 picks and the rules need more"):
        fate.pick(6)


@pytest.mark.parametrize("drawn", [6, -1, 10**30])
def test_a_replayed_fate_refuses_a_pick_that_does_not_fit(drawn: int) -> None:
    with pytest.raises(WrongPick, match=f"pick {drawn} where the rules choose among 6"):
        ReplayedFate([drawn]).pick(6)


def test_a_replayed_fate_refuses_a_record_that_is_too_long() -> None:
    fate = ReplayedFate([5, 0, 0])
    fate.pick(6)
    with pytest.raises(WrongPick, match="holds 3 picks and the rules took 1"):
        fate.finish()


def test_a_stacked_fate_picks_what_was_stacked_and_then_waits() -> None:
    stack = [3, 1]
    fate = StackedFate(stack)
    assert picks(fate, 6, 2) == [3, 1]
    assert stack == [3, 1]
    with pytest.raises(OutOfPicks):
        fate.pick(6)
    with pytest.raises(WrongPick, match="6 was stacked where the rules choose among 6"):
        StackedFate([6]).pick(6)
