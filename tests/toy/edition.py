"""The box of The Vigil: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from manoir.kernel.edition import Sheet

CANDLE = 0  # the first kind of card


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number of one box."""

    rounds: int
    hand: int
    names: tuple[str, ...]  # the kinds of cards: a card is the number of its kind
    copies: tuple[int, ...]
    worth: tuple[int, ...]
    bag: tuple[str, ...]
    purse: int
    chest: int
    prize: int

    def cards(self) -> list[int]:
        """Every card of the box."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose before it started: how many sit there."""

    edition: Edition
    seats: int


CHOICES = ()


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key."""
    sheet.only("edition", "card", "bag", "coins")
    head, bag, coins = sheet.part("edition"), sheet.part("bag"), sheet.part("coins")
    rows = sheet.parts("card")
    for row in rows:
        row.only("id", "copies", "worth")
    bells = bag.whole("bell", 0, 9)
    edition = Edition(
        rounds=head.whole("rounds", 1, 9),
        hand=head.whole("hand", 1, 9),
        names=tuple(row.text("id") for row in rows),
        copies=tuple(row.whole("copies", 1, 20) for row in rows),
        worth=tuple(row.whole("worth", 0, 9) for row in rows),
        bag=("ghost",) * bag.whole("ghost", 0, 9) + ("bell",) * bells,
        purse=coins.whole("purse", 0, 20),
        chest=coins.whole("chest", 0, 99),
        prize=coins.whole("prize", 1, 9),
    )
    # Checked once here, so that the rules never meet an empty bag, deck or chest.
    most = head.wholes("players", 2, 4, size=2)[1]
    if len(edition.bag) < edition.rounds:
        raise bag.complain("ghost", len(edition.bag), f"a token for each of the {edition.rounds} rounds")
    if sum(edition.copies) < most * edition.hand + bells:
        raise sheet.complain("card", sum(edition.copies), f"{most * edition.hand + bells} cards or more")
    if edition.chest < bells * edition.prize:
        raise coins.complain("chest", edition.chest, f"{bells * edition.prize} or more: a prize for every bell")
    return edition


def options(edition: Edition, seats: int, choices: Mapping[str, object]) -> Options:  # noqa: ARG001
    """The options of a table."""
    return Options(edition, seats)
