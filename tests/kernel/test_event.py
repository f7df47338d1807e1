"""What is told: every chair reads what it may, and a secret is never written."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from manoir.kernel.event import HIDDEN, Seat, Secret, Tell, Withheld, plain_event, redact, reveal


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed a card to another."""

    seat: Seat
    to: Seat | None
    card: Secret | str
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie somewhere."""

    owner: Seat
    cards: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Showed:
    """Piles were shown."""

    piles: tuple[Pile, ...]
    by_name: dict[str, int]


PASSED = Passed(Seat(0), Seat(2), Secret("mirror", (0, 2)), (Seat(1), Seat(3)))


@pytest.mark.parametrize(("seat", "card"), [(0, "mirror"), (1, HIDDEN), (2, "mirror"), (3, HIDDEN), (None, HIDDEN)])
def test_a_secret_is_read_by_its_seats_alone(seat: int | None, card: str) -> None:
    assert redact(PASSED, seat).card == card
    assert PASSED.card == Secret("mirror", (0, 2))


def test_an_event_that_is_a_secret_is_withheld_and_still_counted() -> None:
    event = Secret(PASSED, (0,))
    assert redact(event, 0).card == "mirror"
    assert redact(event, 1) == Withheld()
    assert plain_event(redact(event, 1)) == {"event": "?"}
    assert len({redact(event, 1), Withheld()}) == 1


def test_a_seat_that_may_know_of_an_event_need_not_read_all_of_it() -> None:
    event = Secret(PASSED, (0, 1))
    assert redact(event, 1).card == HIDDEN


def test_reveal_opens_everything() -> None:
    assert reveal(PASSED).card == "mirror"
    assert reveal(Secret(PASSED, ())) == reveal(PASSED)
    assert reveal(reveal(PASSED)) == reveal(PASSED)


@pytest.mark.parametrize(
    "event",
    [
        PASSED,
        Secret(PASSED, (0,)),
        Pile(Seat(0), (Secret("mirror", (0,)), "comb")),
        Showed((Pile(Seat(0), (Secret("mirror", (0,)),)),), {}),
        Showed((), {"comb": Secret(3, (0,))}),  # type: ignore[dict-item]
    ],
    ids=["field", "event", "tuple", "nested", "dictionary"],
)
def test_a_secret_that_was_not_redacted_is_never_written(event: object) -> None:
    with pytest.raises(TypeError, match="redact the event for a seat first"):
        plain_event(event)


def test_seats_are_counted_from_1_where_people_see_them() -> None:
    assert plain_event(redact(PASSED, 1)) == {"event": "Passed", "seat": 1, "to": 3, "card": "?", "others": [2, 4]}
    assert plain_event(Passed(Seat(0), None, "comb"))["to"] is None


def test_numbers_that_are_no_seats_stay_as_they_are() -> None:
    shown = Showed((Pile(Seat(1), ("comb", 4)),), {"comb": 4})
    assert plain_event(shown) == {
        "event": "Showed",
        "piles": [{"owner": 2, "cards": ["comb", 4]}],
        "by_name": {"comb": 4},
    }


def test_a_hidden_seat_is_not_counted() -> None:
    event = Passed(Seat(0), Secret(Seat(2), (0,)), "comb")  # type: ignore[arg-type]
    assert plain_event(redact(event, 0))["to"] == 3
    assert plain_event(redact(event, 1))["to"] == "?"


def test_events_are_told_in_order_and_taken_once() -> None:
    tell = Tell()
    tell.add("one")
    tell.add("two")
    assert tell.taken() == ["one", "two"]
    assert tell.taken() == []
