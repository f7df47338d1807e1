"""What people at a table of Mac Gregor notice, in the past tense and in the order in which they see it."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.kernel.event import Seat, Secret
from manoir.kernel.memory import Fact

# Set-up


@dataclass(frozen=True, slots=True)
class Began:
    """The game began with this seat as the ghost; so many treasures are needed to leave."""

    ghost: Seat
    needed: int


@dataclass(frozen=True, slots=True)
class GotColour:
    """A character gave a player its colour."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Started:
    """A player put their pawn on a stair."""

    seat: Seat
    room: str


@dataclass(frozen=True, slots=True)
class KeysDealt:
    """A player got their first keys: all see the backs, the player alone the cards."""

    seat: Seat
    backs: tuple[str, ...]
    keys: Secret | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ObjectsGiven:
    """These players got a pick, a lamp and a detector."""

    seats: tuple[Seat, ...]


# I. Treasures arrive


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began with this ghost."""

    round: int
    ghost: Seat


@dataclass(frozen=True, slots=True)
class Showed:
    """The ghost drew a token and showed it to all: a treasure's colour, or a trap."""

    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class PutDown:
    """The ghost put the token face down in a room."""

    seat: Seat
    room: str


@dataclass(frozen=True, slots=True)
class BagEmpty:
    """The bag ran out before every room was served."""


# II. The ghost plans


@dataclass(frozen=True, slots=True)
class Laid:
    """The ghost laid a card face down, the first, second, and so on of its plan."""

    seat: Seat
    number: int
    blazon: Secret | str


# III. The players move


@dataclass(frozen=True, slots=True)
class Drew:
    """A player drew the top key card."""

    seat: Seat
    back: str
    face: Secret | str


@dataclass(frozen=True, slots=True)
class DrewOnEntering:
    """A player drew the top key card, for it bore the blazon of the room just entered."""

    seat: Seat
    back: str
    face: Secret | str


@dataclass(frozen=True, slots=True)
class NoKeyLeft:
    """A player had no key card to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PileMade:
    """The discards were shuffled and are the new pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class TopShown:
    """A card came to lie on top of the pile, and its back shows."""

    back: str


@dataclass(frozen=True, slots=True)
class Walked:
    """A player went through a door with a key."""

    seat: Seat
    face: str
    back: str
    start: str
    room: str


@dataclass(frozen=True, slots=True)
class FoundTreasure:
    """A player turned over a treasure and kept it; so many they have now."""

    seat: Seat
    room: str
    token: str
    total: int


@dataclass(frozen=True, slots=True)
class SprungTrap:
    """A player turned over a trap, which went back in the bag."""

    seat: Seat
    room: str


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player's keys went on the discards, open."""

    seat: Seat
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stopped:
    """A player's turn was over."""

    seat: Seat


# IV. Objects


@dataclass(frozen=True, slots=True)
class UsedPick:
    """A player broke into an adjacent room."""

    seat: Seat
    start: str
    room: str


@dataclass(frozen=True, slots=True)
class UsedLamp:
    """A player went from stair to stair."""

    seat: Seat
    start: str
    room: str


@dataclass(frozen=True, slots=True)
class UsedDetector:
    """A player used the detector; for nothing, if the plan was open already."""

    seat: Seat
    wasted: bool


@dataclass(frozen=True, slots=True)
class PlanOpened:
    """All cards of the ghost's plan were turned face up."""

    seat: Seat
    blazons: tuple[str, ...]


# V. The ghost moves


@dataclass(frozen=True, slots=True)
class GhostChose:
    """The ghost turned over a card that several rooms around it bear, and has to choose."""

    seat: Seat
    number: int
    blazon: str


@dataclass(frozen=True, slots=True)
class GhostStepped:
    """The ghost turned over a card of its plan and went to the room with that blazon."""

    seat: Seat
    number: int
    blazon: str
    start: str
    room: str


@dataclass(frozen=True, slots=True)
class GhostStopped:
    """The ghost turned over a card that no room around it bears, and stayed where it was."""

    seat: Seat
    number: int
    blazon: str
    room: str


@dataclass(frozen=True, slots=True)
class TookBack:
    """The ghost caught nobody and took its cards back."""

    seat: Seat
    room: str


# Capture


@dataclass(frozen=True, slots=True)
class Caught:
    """The ghost caught a player in a room."""

    by: Seat
    seat: Seat
    room: str


@dataclass(frozen=True, slots=True)
class Looted:
    """The ghost took the treasures of its own colour from the player it had caught, if there were any."""

    by: Seat
    seat: Seat
    token: str
    treasures: int


@dataclass(frozen=True, slots=True)
class BecameGhost:
    """The caught player gave back their objects, took the ghost cards and went to the ghost's room."""

    seat: Seat
    room: str


@dataclass(frozen=True, slots=True)
class Rearmed:
    """The former ghost got a pick, a lamp and a detector, and draws keys."""

    seat: Seat


# End


@dataclass(frozen=True, slots=True)
class Left:
    """A player left the castle."""

    seat: Seat
    face: str
    back: str
    room: str


@dataclass(frozen=True, slots=True)
class RoundsOver:
    """The rounds that the table had set were over and nobody had left."""

    rounds: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game was over; treasures by seat, and who won."""

    treasures: tuple[int, ...]
    winners: tuple[Seat, ...]


FORGETS = (
    # A plan that was walked goes back into the hand; where the ghost came to stand is seen.
    Fact(GhostStepped, ("seat", "number", "blazon", "start", "room"), "ghost.reveal"),
    Fact(GhostStopped, ("seat", "number", "blazon", "room"), "ghost.mistake"),
)
"""What is told for all to hear and over with the telling, so that no view keeps it (law 7)."""
