"""The words of a game's notation in the language of whoever types them: `placer 12` for `place 12`, and back.

A game declares a phrase for each word of its moves (`minuit-typed-hide = cacher`, in `<game>-typed.ftl`), and further
spellings under `.or`. Words that it does not declare, and games that declare none, stay as their notation has them.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from manoir.words import Words, words_in


class Vocabulary:
    """What a game's moves are called in one language, both ways."""

    def __init__(self, words: Words, game: str) -> None:
        prefix = f"{game}-typed-"
        self.phrases: dict[str, str] = {}  # by the word of the notation
        self.spellings: dict[tuple[str, ...], str] = {}  # the word of the notation, by all that may be typed for it
        for key in sorted(words.keys):
            if key.startswith(prefix):
                word = key.removeprefix(prefix)
                self.phrases[word] = words.say(key)
                for phrase in (word, words.say(key), *words.others(key)):
                    self.spellings[tuple(plainly(phrase).split())] = word
        self.longest = max((len(spelling) for spelling in self.spellings), default=1)

    def phrase(self, text: str) -> str:
        """A move in notation as people say it."""
        return " ".join(self.phrases.get(word, word) for word in text.split())

    def beside(self, text: str) -> str:
        """A move as people say it, with its notation where it differs."""
        phrase = self.phrase(text)
        return phrase if phrase == text else f"{phrase} ({text})"

    def notation(self, line: str) -> str:
        """What somebody typed as notation; what is no word of ours stays as it was typed."""
        typed, plain = line.split(), [plainly(word) for word in line.split()]
        found: list[str] = []
        at = 0
        while at < len(typed):
            sizes = range(min(self.longest, len(typed) - at), 0, -1)  # the longest phrase that fits
            size = next((size for size in sizes if tuple(plain[at : at + size]) in self.spellings), 0)
            found.append(self.spellings[tuple(plain[at : at + size])] if size else typed[at])
            at += size or 1
        return " ".join(found)


def plainly(text: str) -> str:
    """A text without accents, capitals or curved apostrophes, as people type in a hurry."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@cache
def vocabulary_of(game: str, language: str) -> Vocabulary:
    """The vocabulary of a game in a language, read once."""
    return Vocabulary(words_in(language), game)
