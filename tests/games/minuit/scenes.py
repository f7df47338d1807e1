"""Scenes of Minuit: seats by their colour, rolls by their face, places as a person would read them off the board."""

from __future__ import annotations

from pathlib import Path

from manoir.kernel.plain import Plain
from manoir.testing.scene import Scene

EDITIONS = Path(__file__).parent / "editions"
SMALL = EDITIONS / "small.toml"
"""Eight spaces, three steps, four rooms: fills up where the real board never does."""
TINY = EDITIONS / "tiny.toml"
"""Four spaces, and a die that goes beyond them."""


class Player:
    """One seat of a scene."""

    def __init__(self, scene: MinuitScene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def rolls(self, face: int | str) -> None:
        """The die shows a face; it must be this player's turn to roll."""
        here = self.scene.position
        assert (here["stage"], here["turn"]) == ("rolling", self.seat + 1), f"{here['stage']}, seat {here['turn']}"
        faces = self.scene.options.edition.faces
        self.scene.settle([faces.index(0 if face == "ghost" else face)])

    def plays(self, text: str) -> None:
        """Answer with a move that is allowed."""
        self.scene.answer(self.seat, text)

    def refuses(self, text: str) -> str:
        """The clause that forbids a move, without the game before it."""
        return self.scene.refused(self.seat, text)

    @property
    def choices(self) -> list[str]:
        """What this player may answer."""
        return self.scene.choices(self.seat)

    @property
    def places(self) -> str:
        """Where the figures are, as in notation; those in the box are left out."""
        return " ".join(place for place in self.of_position["figures"] if place != "box")

    @property
    def rounds(self) -> list[int]:
        """The points of each round counted."""
        return list(self.of_position["rounds"])

    @property
    def total(self) -> int:
        """The running total."""
        return int(self.of_position["total"])

    @property
    def of_position(self) -> dict[str, Plain]:
        """This seat's part of the position."""
        return dict(self.scene.position["seats"][self.seat])


class MinuitScene(Scene):
    """A scene whose seats are reachable by colour, and by `seat(1)` before they have one."""

    def __getattr__(self, colour: str) -> Player:
        if not colour.startswith("_"):
            for row in self.position["seats"]:
                if row["colour"] == colour:
                    return Player(self, row["seat"] - 1)
        raise AttributeError(f"nobody plays {colour}")

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what; nobody while the die is in the air."""
        return [] if self.stage == "rolling" else super().asked()

    def choices(self, seat: int) -> list[str]:
        """What a seat may answer; nothing while the die is in the air."""
        return [] if self.stage == "rolling" else super().choices(seat)

    def seat(self, number: int) -> Player:
        """A seat by its number, from 1."""
        return Player(self, number - 1)

    def gallery(self) -> dict[int, str]:
        """Who is on which space, in seat order."""
        return {int(place): who for place, who in self.by_place().items() if place.isdecimal()}

    def stairs(self) -> dict[int, str]:
        """Who is on which step, by its fright points."""
        return {int(place[5:]): who for place, who in self.by_place().items() if place.startswith("step-")}

    def rooms(self) -> dict[str, str]:
        """Who is in which room."""
        names = [room.id for room in self.options.edition.rooms]
        return {place: who for place, who in self.by_place().items() if place in names}

    def cellar(self) -> str:
        """Who is in the cellar."""
        return self.by_place().get("cellar", "")

    def by_place(self) -> dict[str, str]:
        """The colours of the figures at each place."""
        found: dict[str, list[str]] = {}
        for row in self.position["seats"]:
            for place in row["figures"]:
                found.setdefault(place, []).append(str(row["colour"]))
        return {place: " ".join(who) for place, who in found.items()}

    @property
    def hugo(self) -> str:
        """Where Hugo is: a space or a step."""
        return str(self.position["hugo"])

    @property
    def stage(self) -> str:
        """What happens next."""
        return str(self.position["stage"])

    @property
    def turn(self) -> str:
        """The colour whose turn it is, or who is asked."""
        number = self.position["turn"] or self.asked()[0][0] + 1
        return str(self.position["seats"][number - 1]["colour"])

    def winners(self) -> str:
        """The colours that win."""
        rows = self.position["seats"]
        return " ".join(rows[int(seat)]["colour"] for seat in self.game.winners(self.state))


def minuit(text: str, edition: Path | None = None, **options: Plain) -> MinuitScene:
    """A position in notation; it names its number of players first."""
    return MinuitScene("minuit", int(text.split(maxsplit=1)[0]), text, None, edition, **options)


def new_game(seats: int, edition: Path | None = None, lot: int | None = None, **options: Plain) -> MinuitScene:
    """A game from its start; `lot` is the seat, from 1, that the lot names when the host names none."""
    picks = [] if lot is None else [lot - 1]
    if lot is None and "first" not in options:
        options["first"] = 1
    return MinuitScene("minuit", seats, None, picks, edition, **options)
