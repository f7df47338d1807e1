"""What people at a table of Chasseurs notice, in the past tense, in the order in which it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from manoir.kernel.event import Seat, Secret
from manoir.kernel.memory import Fact


@dataclass(frozen=True, slots=True)
class Began:
    """The game began; the lot or the host named the dealer."""

    dealer: Seat
    purse: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; cards will pass to the left or to the right."""

    round: int
    dealer: Seat
    direction: Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class TreasureLaid:
    """A treasure was laid on a site, hidden (max) or obvious (min)."""

    site: str
    side: str
    tile: str


@dataclass(frozen=True, slots=True)
class ScrollSkipped:
    """A yellow scroll was drawn for the last round and put away."""

    tile: str


@dataclass(frozen=True, slots=True)
class GoblinLaid:
    """A goblin came to lurk, in that place from the top."""

    number: int
    goblin: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """A player got their first cards of a round."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | Secret


@dataclass(frozen=True, slots=True)
class Drew:
    """A player drew a card from their personal pile (two players)."""

    seat: Seat
    card: str | Secret


@dataclass(frozen=True, slots=True)
class Picked:
    """A player put a card face down before them."""

    seat: Seat
    number: int
    card: str | Secret


@dataclass(frozen=True, slots=True)
class SetAside:
    """A player discarded a card of the draft, face down (two players)."""

    seat: Seat
    card: str | Secret


@dataclass(frozen=True, slots=True)
class Received:
    """A player took up the cards that a neighbour passed on."""

    seat: Seat
    by: Seat
    count: int
    cards: tuple[str, ...] | Secret


@dataclass(frozen=True, slots=True)
class TookLast:
    """A player took the last card of the draft, without a choice."""

    seat: Seat
    by: Seat
    card: str | Secret


@dataclass(frozen=True, slots=True)
class SiteOpened:
    """The search of a site began; these are its treasures."""

    site: str
    hidden: str
    obvious: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A player laid out adventurers, and this is their Force together."""

    seat: Seat
    site: str
    cards: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class StayedAway:
    """A player had no adventurer for a site."""

    seat: Seat
    site: str


@dataclass(frozen=True, slots=True)
class Passed:
    """A player played no action card now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """A player played an action card that changes their total, which is now this."""

    seat: Seat
    card: str
    site: str
    total: int


@dataclass(frozen=True, slots=True)
class Hired:
    """A player paid the goblin mercenaries, so much on each goblin tile and so much in all."""

    seat: Seat
    site: str
    price: int
    cost: int
    total: int


@dataclass(frozen=True, slots=True)
class FellAsleep:
    """Sleeping Beauty cancelled an adventurer of her player."""

    seat: Seat
    card: str
    site: str
    total: int


@dataclass(frozen=True, slots=True)
class ScareRaised:
    """A player put up a scaregoblin: nothing will be stolen from them this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MulePlayed:
    """A player played the mystery mule and draws a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MuleDrew:
    """The mule's card went into the hand."""

    seat: Seat
    card: str | Secret


@dataclass(frozen=True, slots=True)
class MuleLaid:
    """The mule brought an adventurer that was laid at once: in time for its site, or late and without effect."""

    seat: Seat
    card: str
    site: str
    late: bool


@dataclass(frozen=True, slots=True)
class Totals:
    """What each seat's adventurers on a site came to in the end; `-` for who has none there."""

    site: str
    totals: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class FellToZero:
    """A player's total is zero or less: no treasure for them here."""

    seat: Seat
    site: str
    total: int


@dataclass(frozen=True, slots=True)
class TieBroken:
    """Several tied for a treasure; the seat with the card of the highest Force wins the tie."""

    site: str
    side: str
    seats: tuple[Seat, ...]
    seat: Seat
    force: int


@dataclass(frozen=True, slots=True)
class TreasureTaken:
    """A player took a treasure: for the highest total, for the lowest, or alone there."""

    seat: Seat
    site: str
    side: str
    tile: str
    reason: str
    total: int


@dataclass(frozen=True, slots=True)
class TreasuresLost:
    """Nobody could take the treasures of a site: they went back to the box."""

    site: str
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GoblinsCame:
    """The sites are searched, and the goblins come to the camp."""

    goblins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DogsLaid:
    """A player laid out their watchdogs; these are their Paws together."""

    seat: Seat
    cards: tuple[str, ...]
    paws: int


@dataclass(frozen=True, slots=True)
class NoDogs:
    """A player has no watchdog."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Repelled:
    """The dogs of a player drove a goblin off."""

    seat: Seat
    goblin: str
    number: int


@dataclass(frozen=True, slots=True)
class Shielded:
    """A goblin would have stolen, and fled from a scaregoblin."""

    seat: Seat
    goblin: str
    number: int


@dataclass(frozen=True, slots=True)
class Stole:
    """A goblin stole so much from a player."""

    seat: Seat
    goblin: str
    number: int
    amount: int


@dataclass(frozen=True, slots=True)
class DogTieBroken:
    """Several have the most Paws; the dog of the highest Discipline decides."""

    seats: tuple[Seat, ...]
    seat: Seat
    discipline: int


@dataclass(frozen=True, slots=True)
class GoblinTaken:
    """The player with the most Paws took a goblin tile, and the money on it."""

    seat: Seat
    goblin: str
    number: int
    money: int


@dataclass(frozen=True, slots=True)
class GoblinLeft:
    """A goblin got away: its tile went to the box, the money on it to the supply."""

    goblin: str
    number: int
    money: int


@dataclass(frozen=True, slots=True)
class CoinsPaid:
    """A player laid out coin cards and received their worth."""

    seat: Seat
    cards: tuple[str, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class HandDiscarded:
    """A player discarded what was left in their hand, unseen."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ScrollUsed:
    """A player used a yellow scroll and received so much."""

    seat: Seat
    tile: str
    amount: int


@dataclass(frozen=True, slots=True)
class ScrollsKept:
    """A player uses no more scrolls this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Counted:
    """One line of the final count: grey scrolls, relics, goblins or purse."""

    seat: Seat
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Ended:
    """All was counted; the most points win."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


# The raid and the coins end a round: cards and tiles go back, and what they made of purses and trophies is seen.
FORGETS = (
    Fact(DogsLaid, ("seat", "cards", "paws"), "goblins.reveal"),
    Fact(NoDogs, ("seat",), "goblins.reveal"),
    Fact(Repelled, ("seat", "goblin", "number"), "goblins.repel"),
    Fact(Shielded, ("seat", "goblin", "number"), "scaregoblin.shield"),
    Fact(Stole, ("seat", "goblin", "number", "amount"), "goblins.steal"),
    Fact(DogTieBroken, ("seats", "seat", "discipline"), "goblins.tie"),
    Fact(GoblinTaken, ("seat", "goblin", "number", "money"), "goblins.face-down"),
    Fact(GoblinLeft, ("goblin", "number", "money"), "goblins.unrepelled"),
    Fact(CoinsPaid, ("seat", "cards", "amount"), "coins.receive"),
    Fact(HandDiscarded, ("seat", "count"), "action.discard"),
)
"""What is told for all to hear and over with the telling, so that no view keeps it (law 7)."""
