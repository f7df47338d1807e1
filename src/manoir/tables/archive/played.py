"""What is kept of a finished game besides its log: who played, how it ended, and who wishes it deleted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from manoir.kernel.record import Moment
from manoir.kernel.registry import OWN, package_of
from manoir.kernel.title import Title
from manoir.tables.document import TableDocument
from manoir.tables.people.seat_secrets import fits


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The document of a finished game. Seats count from 0 here, as in a table's own."""

    names: tuple[str, ...]
    people: tuple[str | None, ...] = ()  # by seat, the hash of the secret that holds it; None: no person
    host: str | None = None  # the hash of the host's secret, for a game that no person played
    wished: tuple[int, ...] = ()  # the seats that wish it deleted
    left: tuple[int, ...] = ()  # the seats whose people got up before its end
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()  # empty: nobody knows, for the rules have moved on
    title: dict[str, str] = {}  # of a game that is not the house's own, by language

    @property
    def waited_for(self) -> list[int]:
        """The seats whose people have not said that it may go; whoever left before the end is not asked."""
        asked = [seat for seat, hash in enumerate(self.people) if hash is not None]
        return [seat for seat in asked if seat not in self.wished and seat not in self.left]


_decoder = msgspec.json.Decoder(PlayedGame)


def write_played(played: PlayedGame) -> str:
    """The document as it is stored."""
    return msgspec.json.encode(played).decode()


def read_played(text: str) -> PlayedGame:
    """The document as it was stored."""
    return _decoder.decode(text)


def seats_of(people: Sequence[str | None], secret: str) -> list[int]:
    """The seats that a secret holds; all are compared, so that time tells nothing."""
    return [seat for seat, fit in enumerate([fits(secret, hash) for hash in people]) if fit]


def people_of(document: TableDocument) -> tuple[str | None, ...]:
    """By seat, the hash of the secret that holds it."""
    return tuple(place.hash for place in document.places)


def played_by(document: TableDocument, played: PlayedGame) -> PlayedGame:
    """The same game, played by those who sit at a table."""
    left = tuple(seat for seat, place in enumerate(document.places) if place.left)
    return msgspec.structs.replace(played, people=people_of(document), host=document.host, left=left)


def played_to(title: Title, names: Sequence[str], last: Moment) -> PlayedGame:
    """How a game ended whose last moment is known."""
    game = title.game
    winners = tuple(int(seat) for seat in game.winners(last.state))
    scores = tuple(int(points) for points in game.scores(last.state))
    called = {} if package_of(title) == OWN else dict(title.rulebook.title)
    return PlayedGame(tuple(names), winners=winners, scores=scores, title=called)
