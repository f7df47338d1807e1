"""What a table chose: a number within bounds, or a seat."""

from __future__ import annotations

import pytest

from manoir.kernel.choice import chosen, chosen_seat
from manoir.kernel.wrong import WrongInput


def test_a_number_that_was_chosen_is_taken_and_one_that_was_not_is_none() -> None:
    assert chosen({"rounds": 5}, "rounds", 1, 9) == 5
    assert chosen({"rounds": None}, "rounds", 1, 9) is None
    assert chosen({}, "rounds", 1, 9) is None


def test_a_seat_is_chosen_from_one_and_counted_from_zero() -> None:
    assert chosen_seat({"first": 3}, "first", 3) == 2
    assert chosen_seat({}, "first", 3) is None


@pytest.mark.parametrize("value", [0, 4, -1, True, "2", 2.0, [1]])
def test_anything_else_is_answered_with_the_name_of_the_option(value: object) -> None:
    with pytest.raises(WrongInput, match=r"option first: found .*, expected a whole number from 1 to 3"):
        chosen_seat({"first": value}, "first", 3)
