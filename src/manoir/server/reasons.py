"""Why something cannot be done, in the words of every language: clauses from the rulebooks, the rest from the house."""

from __future__ import annotations

from functools import cache

from manoir.games import TITLES
from manoir.kernel.rulebook import LANGUAGES
from manoir.words import words_in


@cache
def words_of(reason: str) -> dict[str, str]:
    """The words of a reason such as `minuit:move.own` or `house:paused`, by language."""
    game, _, slug = reason.partition(":")
    if game in TITLES:
        return dict(TITLES[game].rulebook.clause(slug).words)
    return {language: words_in(language).say(f"house-denied-{slug}") for language in LANGUAGES}
