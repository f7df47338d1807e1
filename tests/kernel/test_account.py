"""The moment at which a game turned."""

from __future__ import annotations

from manoir.kernel.account import Gain, Turning, turning_of


def turned(*gains: tuple[int, int, int], winners: tuple[int, ...] = (1,), fewest: bool = False) -> Turning | None:
    """The turning point of a game of two, from moments, seats and points; its last moment is 99."""
    return turning_of([Gain(*gain[:2], "coins", gain[2]) for gain in gains], winners, 2, 99, fewest=fewest)


def test_a_winner_who_was_behind_turned_the_game_when_they_were_never_behind_again() -> None:
    assert turned((1, 2, 5), (3, 1, 6), (4, 2, 3), (7, 1, 3), (9, 1, 50)) == Turning(7, 1, "ahead", 1)


def test_to_draw_level_is_not_to_be_behind() -> None:
    assert turned((1, 2, 5), (3, 1, 5), (9, 1, 2)) == Turning(3, 1, "ahead", 0)


def test_a_winner_who_always_led_is_told_their_largest_step() -> None:
    assert turned((1, 1, 2), (3, 1, 6), (4, 2, 3), (7, 1, 3)) == Turning(3, 1, "leap", 8)


def test_all_that_happens_at_one_moment_is_one_step() -> None:
    assert turned((1, 2, 9), (1, 1, 10), (2, 1, 3)) == Turning(2, 1, "leap", 4)


def test_where_the_fewest_win_a_point_is_a_step_back() -> None:
    assert turned((1, 1, 4), (5, 2, 9), fewest=True) == Turning(5, 1, "ahead", 5)


def test_a_winner_who_was_behind_to_the_last_won_with_the_last_answer() -> None:
    assert turned((1, 2, 9), (5, 1, 4)) == Turning(99, 1, "end", -5)


def test_nothing_turned_where_all_win_or_nobody_ever_led() -> None:
    assert turned((1, 2, 9), winners=(1, 2)) is None
    assert turned() is None
