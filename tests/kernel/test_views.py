"""A view is packed and made again, however its game wrote its class."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field
from enum import Enum
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.game import Ask
from manoir.kernel.plain import canonical
from manoir.kernel.views import CannotTravel, FieldByField, Made, from_options


@dataclass(frozen=True, slots=True)
class Options:
    seats: int


class Suit(Enum):
    BONE = "bone"
    BELL = "bell"


class Card(NamedTuple):
    suit: Suit
    worth: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Frozen:
    table: Options
    hand: tuple[Card, ...]
    seen: frozenset[int]
    counts: dict[int, list[int]]
    double: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "double", 2 * len(self.hand))


class Slotted:
    __slots__ = ("board", "hand", "open", "stage")

    def __init__(self, board: Any, stage: int = 0) -> None:
        self.board = board
        self.stage = stage
        self.hand = vec[i64]()
        self.open: list[Ask] = []


class Loose:
    def __init__(self, table: Options) -> None:
        self.table = table
        self.said: str | None = None


class Truth:
    __slots__ = ("deck",)

    def __init__(self) -> None:
        self.deck = [1, 2, 3]

    def copy(self) -> Truth:
        return Truth()


class Asking:
    __slots__ = ("hand",)

    def __init__(self, cards: list[int]) -> None:
        self.hand = cards


class Board:
    def __init__(self, options: Options) -> None:
        self.size = 10 * options.seats


HERE, THERE = Options(3), Options(3)


def sent(views: FieldByField, view: Any) -> Any:
    """A view that came by the wire."""
    line = canonical(views.pack(HERE, view))
    again = views.unpack(THERE, json.loads(line))
    assert type(again) is type(view)
    assert canonical(views.pack(THERE, again)) == line
    return again


def test_a_frozen_view_is_made_by_its_own_constructor() -> None:
    hand = (Card(Suit.BELL, 3), Card(Suit.BONE, 1))
    view = Frozen(table=HERE, hand=hand, seen=frozenset({3, 1}), counts={2: [1], 1: []})
    again = sent(FieldByField(), view)
    assert again == view
    assert again.table is THERE, "options are not sent: the other side has its own"
    assert again.double == 4
    assert isinstance(again.hand[0], Card)
    with pytest.raises(FrozenInstanceError):
        again.hand = ()


def test_a_slotted_view_keeps_its_vectors_and_asks() -> None:
    views = FieldByField(board=from_options(Board))
    view = Slotted(Board(HERE), 2)
    view.hand, view.open = vec[i64]([4, 5]), [Ask(7, 1, "lay", 250)]
    again = sent(views, view)
    assert (again.stage, list(again.hand), again.board.size) == (2, [4, 5], 30)
    assert type(again.hand) is type(view.hand)
    assert again.open[0].plain() == view.open[0].plain()
    assert sent(views, view).board is again.board, "what follows from the options is made once"


def test_a_view_without_slots_travels_too() -> None:
    view = Loose(HERE)
    view.said = "boo"
    assert sent(FieldByField(), view).said == "boo"


def test_a_field_may_be_packed_as_what_it_follows_from() -> None:
    made: list[object] = []
    castle = Made(lambda options, tiles: made.append(tiles) or (options.seats, *tiles), lambda castle: [*castle[1:]])
    again = sent(FieldByField(board=castle), Slotted((3, 8, 9)))
    assert again.board == (3, 8, 9)
    sent(FieldByField(board=castle), Slotted((3, 8, 9)))
    assert made == [[8, 9], [8, 9]], "each FieldByField keeps its own"


def test_what_has_no_order_is_packed_in_one() -> None:
    one, other = {8, 1}, {1, 8}
    for number in range(20):  # a set's order may depend on what was in it
        other.add(100 + number)
    for number in range(20):
        other.discard(100 + number)
    packs = [FieldByField().pack(HERE, Slotted(board)) for board in (one, other)]
    assert packs[0] == packs[1]
    assert FieldByField().pack(HERE, Slotted({1: "a", 2: "b"})) == FieldByField().pack(HERE, Slotted({2: "b", 1: "a"}))


@pytest.mark.parametrize(
    ("view", "why"),
    [
        (lambda: Slotted(len), "Slotted.board: a builtin_function_or_method cannot be sent"),
        (lambda: Slotted([Truth()]), "Slotted.board: a Truth can be copied, as a state can, and is not sent"),
        (lambda: Asking([1]), "Asking is called with cards, which it has no field for"),
    ],
)
def test_what_cannot_travel_is_named(view: Callable[[], Any], why: str) -> None:
    with pytest.raises(CannotTravel, match=why):
        FieldByField().pack(HERE, view())
