"""A position of The Vigil: where cards, tokens and coins are, and who still owes an answer."""

from __future__ import annotations

from toy.edition import Options

# The stage of a game; those that ask lend their name to the kind of the ask.
SEAL = "seal"
BAG = "bag"
WATCH = "watch"
RUSH = "rush"
OVER = "over"


class State:
    """The truth about one game. Tuples and numbers are replaced, lists are changed: `copy` copies the lists."""

    __slots__ = (
        "asked",
        "bag",
        "chest",
        "coins",
        "deck",
        "discards",
        "hands",
        "question",
        "round",
        "sealed",
        "shown",
        "stage",
        "table",
    )

    def __init__(self, table: Options) -> None:
        edition = table.edition
        self.table = table
        self.stage = SEAL
        self.round = 0
        self.question = 0  # how many were put so far; the ids of asks come from it
        self.asked: tuple[int, ...] = ()  # the seats that still owe an answer to it
        self.hands: list[list[int]] = [[] for _ in range(table.seats)]  # sorted: a hand has no order
        self.sealed: list[int | None] = [None] * table.seats
        self.shown: list[list[int]] = [[] for _ in range(table.seats)]
        self.discards: list[int] = []
        self.deck = edition.cards()  # drawn from like a bag, so it has no order that somebody could foresee
        self.bag = list(edition.bag)
        self.coins = [edition.purse] * table.seats
        self.chest = edition.chest

    def copy(self) -> State:
        """Another state that can be advanced while this one stays."""
        twin = State.__new__(type(self))
        twin.table = self.table
        twin.stage = self.stage
        twin.round = self.round
        twin.question = self.question
        twin.asked = self.asked
        twin.hands = [list(hand) for hand in self.hands]
        twin.sealed = list(self.sealed)
        twin.shown = [list(cards) for cards in self.shown]
        twin.discards = list(self.discards)
        twin.deck = list(self.deck)
        twin.bag = list(self.bag)
        twin.coins = list(self.coins)
        twin.chest = self.chest
        return twin
