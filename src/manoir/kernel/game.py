"""The contract of a game: the file to read first.

A position asks questions. Some seats may answer. Nothing else ever happens.

A turn is one open ask; a draft is one for every seat; a reaction window is one for every seat that might react; a race
is one for every seat where the first answer settles it. Chance is handed in as a Fate, what people notice is handed out
as told events, and time lives outside the rules.

Seats are numbered from 0 in here and from 1 wherever a person, a log or the wire sees them. A move is a number in here;
a game's Notation gives each its text and its structured form.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from manoir.kernel.event import Tell
from manoir.kernel.fate import Fate

S = TypeVar("S", bound="Copies")
V = TypeVar("V")
O = TypeVar("O", contravariant=True)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """One open question to one seat; everything in it is public."""

    __slots__ = ("after", "id", "kind", "seat")

    def __init__(self, id: i64, seat: i64, kind: str, after: i64 = 0) -> None:
        self.id = id  # never used twice in a game, and not changed by what other seats answer
        self.seat = seat
        self.kind = kind
        self.after = after  # milliseconds: the table takes no answer sooner

    def plain(self) -> dict[str, int | str]:
        """The ask as people and the wire see it."""
        return {"id": int(self.id), "seat": int(self.seat) + 1, "kind": self.kind, "after": int(self.after)}


class Copies(Protocol):
    """A state: slotted, with a copy written by hand, because a search makes millions of them."""

    def copy(self: S) -> S: ...


class Game(Protocol[S, V, O]):
    """The rules of one game. No clock, no input or output, no randomness of its own.

    A game of the house names this protocol (`class Minuit(Game[State, View, Options])`): compiled callers then reach it
    through a table of functions. One that is not compiled with the house merely has the verbs, or names the protocol of
    `manoir.contract`, for an interpreted class cannot inherit from a compiled protocol.
    """

    name: str
    version: int  # raised when an old log would no longer replay
    aim: int  # 1: the most points win; -1: the fewest
    bound: int  # no game has more answers than this (law 5); a game without an end takes a bound from its options

    def setup(self, table: O, fate: Fate, tell: Tell | None) -> S:
        """A new game, gone on until somebody has something to choose."""
        ...

    def settle(self, state: S, fate: Fate, tell: Tell | None) -> None:
        """Go on from a position written by hand until somebody has something to choose, in place."""
        ...

    def asks(self, state: S) -> list[Ask]:
        """The open questions; none means that the game is over. They depend on public facts only."""
        ...

    def moves(self, state: S, seat: i64) -> vec[i64]:
        """What a seat that is asked may answer; depends only on what the seat can see. Never changed, only replaced."""
        ...

    def advance(self, state: S, seat: i64, move: i64, fate: Fate, tell: Tell | None) -> None:
        """Take one of `moves` for an answer and go on until somebody has something to choose, in place."""
        ...

    def view(self, state: S, seat: i64) -> V:
        """All that a seat can know, built up field by field; seat -1 is a spectator."""
        ...

    def imagine(self, view: V, fate: Fate) -> S:
        """A whole world that looks like this view, drawn at random among all that do."""
        ...

    def scores(self, state: S) -> vec[i64]:
        """Each seat's points so far, as people count them."""
        ...

    def winners(self, state: S) -> vec[i64]:
        """The seats that win, once the game is over; several share a victory."""
        ...

    def lapse(self, state: S, seat: i64, fate: Fate) -> i64:
        """What silence means: pass, stop, stay, done, else the first of `moves`; any of them where a choice is secret.

        A secret choice is one of which others do not see all: a silence that everybody knows would show it. The fate is
        the table's, and what it draws here is no part of the log: the move is, like any other.
        """
        ...

    def why(self, state: S, seat: i64, move: i64) -> str:
        """The slug of the clause that forbids a well-formed move that is not in `moves`."""
        ...
