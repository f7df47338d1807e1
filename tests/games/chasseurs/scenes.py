"""Scenes of Chasseurs: seats from 0, cards by name, and the few things that every chapter asks of them."""

from __future__ import annotations

from manoir.games.chasseurs.laying import pile_of
from manoir.kernel.event import plain_event, reveal
from manoir.kernel.plain import Plain
from manoir.testing.scene import Scene

LAST = "2 players; round 5; dealer 1; "
"""The last round, in which nothing is prepared afterwards."""


class Hunt(Scene):
    """One position of Chasseurs."""

    def draws(self, *cards: str) -> list[int]:
        """The picks by which these cards come from the draw pile, one after another."""
        names = self.state.board.card_names
        pile = [int(count) for count in pile_of(self.state)]
        picks = []
        for card in cards:
            number = names.index(card)
            assert pile[number] > 0, f"{card} is not in the draw pile"
            picks.append(sum(pile[:number]))
            pile[number] -= 1
        return picks

    def everybody_passes(self) -> None:
        """Pass until this window is closed."""
        site = self.position["site"]
        while self.position["site"] == site and self.position["stage"] == "act":
            self.answer(self.asked()[0][0], "pass")

    def told(self, kind: str) -> list[dict[str, Plain]]:
        """The events of one kind so far, with nothing withheld."""
        return [plain_event(reveal(event)) for event in self.events if type(event).__name__ == kind]

    def seen(self, chair: int) -> Plain:
        """What a chair sees; -1 is a spectator."""
        return self.notation.seen(self.game.view(self.state, chair))

    def seat(self, number: int) -> Plain:
        """What lies before a seat."""
        return self.position["seats"][number]

    def total(self, number: int, site: str = "mountains") -> int:
        """A seat's total on a site."""
        total = self.seat(number)["laid"][site]["total"]
        assert isinstance(total, int)
        return total

    def purses(self) -> list[int]:
        """The purse of each seat."""
        return [row["purse"] for row in self.position["seats"]]

    def treasures(self) -> list[list[str]]:
        """The treasures before each seat."""
        return [row["treasures"] for row in self.position["seats"]]


def chasseurs(position: str, picks: list[int] | None = None, **choices: Plain) -> Hunt:
    """A scene; the line starts with the number of players."""
    return Hunt("chasseurs", int(position.split(maxsplit=1)[0]), position, picks, **choices)


def dealt(seats: int, **choices: Plain) -> Hunt:
    """A new game of so many players in which every pick was the first of its kind."""
    return Hunt("chasseurs", seats, None, [0] * 200, **choices)
