"""Why something cannot be done, in the words of every language: clauses from the rulebooks, the rest from the house."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from manoir.games import TITLES
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Title
from manoir.words import words_in


def words_of(reason: str, titles: Mapping[str, Title] = TITLES) -> dict[str, str]:
    """The words of a reason such as `minuit:move.own` or `house:paused`, by language."""
    game, _, slug = reason.partition(":")
    if game in titles:
        return _clause_words(titles[game], slug)
    return _house_words(slug)


def _clause_words(title: Title, slug: str) -> dict[str, str]:
    """The words of a clause; of a game under older rules, one that the rulebook of today may no longer have."""
    for version in (title, *title.before):
        for clause in version.rulebook.clauses():
            if clause.name == f"{title.name}:{slug}":
                return dict(clause.words)
    raise KeyError(slug)


SAID: dict[str, dict[str, str]] = {}
"""Sentences of the house that were written out beforehand, where nothing reads Fluent: in a browser's tab."""


@cache
def _house_words(slug: str) -> dict[str, str]:
    return SAID.get(slug) or {language: words_in(language).say(f"house-denied-{slug}") for language in LANGUAGES}
