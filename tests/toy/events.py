"""What people at a table of The Vigil notice, in the past tense; cards by their names."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.event import Seat, Secret


@dataclass(frozen=True, slots=True)
class Dealt:
    """A player was dealt a hand, which only they may read."""

    seat: Seat
    cards: Secret | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sealed:
    """A player laid a card face down."""

    seat: Seat
    card: Secret | str


@dataclass(frozen=True, slots=True)
class Opened:
    """The cards laid down were turned over, by seat; None for a seat that had none."""

    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A token came out of the bag."""

    token: str


@dataclass(frozen=True, slots=True)
class Lit:
    """A player lit a candle."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Waited:
    """A player waited for the ghost to pass, and paid."""

    seat: Seat
    paid: int


@dataclass(frozen=True, slots=True)
class Grabbed:
    """The first at the bell took coins."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class Took:
    """The first at the bell took a card, which only they may read."""

    seat: Seat
    card: Secret | str


@dataclass(frozen=True, slots=True)
class Ended:
    """The last round was over; the most points win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
