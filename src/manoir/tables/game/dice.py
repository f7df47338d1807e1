"""The dice of a table: sealed before anybody gives a share, mixed from all shares at the start, revealed at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from manoir.kernel.fair import SILENT, Fair, is_share, sealed, silence_key
from manoir.kernel.fate import KeyedFate
from manoir.kernel.log import Log
from manoir.kernel.wrong import WrongInput, quoted
from manoir.tables.document import Place
from manoir.tables.table import Table
from manoir.tables.verdict import Denied


def fair_of(secret: bytes, places: Sequence[Place]) -> Fair:
    """What a game that begins now is played with: the shares of the people who gave one."""
    shares = tuple(place.share or SILENT if place.kind == "person" else SILENT for place in places)
    return Fair(sealed(secret), shares, names=True)


def fate_of(secret: bytes, fair: Fair | None, names: tuple[str, ...], drawn: int = 0) -> KeyedFate:
    """The fate of a game that has given so many picks; one begun before dice were sealed goes on as it began."""
    return KeyedFate(_key(secret, fair, names), drawn)


def silence_of(secret: bytes, fair: Fair | None, names: tuple[str, ...], seat: int, ask: str) -> KeyedFate:
    """What draws for a seat that leaves an ask unanswered: nobody can foresee it, and no pick of the log moves."""
    return KeyedFate(silence_key(_key(secret, fair, names), seat, ask))


def _key(secret: bytes, fair: Fair | None, names: tuple[str, ...]) -> bytes:
    return secret if fair is None else fair.key(secret, names)


def revealed(log: Log, secret: bytes, sizes: Sequence[tuple[int, ...]]) -> Log:
    """The log of a game that is over, with everything that is needed to check its dice."""
    if log.header.fair is None:
        return log
    header = replace(log.header, fair=replace(log.header.fair, secret=secret.hex()))
    return Log(header, [replace(entry, sizes=of) for entry, of in zip(log.entries, sizes, strict=True)])


def give_share(table: Table, seat: int, commitment: str, share: str) -> None:
    """Note the share of a seat: once, before the start, and only by one who has seen what the house committed to."""
    if table.document.stage != "antechamber":
        raise Denied("started")
    if commitment != sealed(table.key):
        raise Denied("other-commitment")
    if not is_share(share):
        raise WrongInput("share", quoted(share), "16 to 64 letters, digits, hyphens or underscores")
    place = table.document.places[seat]
    if place.share is not None and place.share != share:
        raise Denied("share-given")
    place.share = share
