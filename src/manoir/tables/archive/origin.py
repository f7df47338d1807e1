"""What is kept with a game of another package than the house's own, so that it can be read once that is uninstalled."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from manoir.kernel.plain import Named, Plain
from manoir.kernel.registry import OWN, package_of
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Title
from manoir.words import game_words, words_with


class Origin(msgspec.Struct, frozen=True):
    """Where a game came from, and what its package said."""

    package: str
    title: dict[str, str]  # by language
    words: dict[str, str]  # the sentences of its events, by language, as its package wrote them


class GoneSeen(msgspec.Struct, frozen=True):
    """A package that is not installed here, and what its game is called."""

    package: str
    title: dict[str, str]  # by language


class _ToldWithOrigin(msgspec.Struct, frozen=True):
    moments: list[Named]
    origin: Origin


def origin_of(title: Title) -> Origin | None:
    """What must be kept of a title with its games; None: it is the house's own, and stays as long as the house."""
    package = package_of(title)
    if package == OWN:
        return None
    return Origin(
        package, dict(title.rulebook.title), {language: game_words(title, language) for language in LANGUAGES}
    )


def write_told(rows: list[Named], origin: Origin | None) -> str:
    """All that was told in a game, as it is stored."""
    return msgspec.json.encode(rows if origin is None else _ToldWithOrigin(rows, origin)).decode()


def read_told(text: str) -> tuple[list[Named], Origin | None]:
    """The same as it was stored."""
    data = msgspec.json.decode(text)
    if isinstance(data, list):
        return data, None
    told = msgspec.convert(data, _ToldWithOrigin)
    return told.moments, told.origin


def sentences(
    origin: Origin, game: str, events: Sequence[dict[str, Plain]], names: Sequence[str]
) -> list[dict[str, str]]:
    """Events in the words that were kept with their game, by language."""
    spoken = {language: words_with(language, origin.words.get(language, "")) for language in LANGUAGES}
    return [{language: words.told(game, event, names) for language, words in spoken.items()} for event in events]
