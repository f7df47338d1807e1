"""What people read, in French and in English: one set of Fluent files for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from manoir.kernel.plain import Plain
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.told import HIDDEN
from manoir.kernel.wrong import WrongInput, shown

HERE = Path(__file__).parent


class Words:
    """Everything the house can say in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise WrongInput("language", shown(language), f"one of {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((HERE / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self.bundle.has_message(key)

    def say(self, key: str, /, **values: Any) -> str:
        """The words of a key; KeyError if there are none or a value is missing, for that is our mistake."""
        if not self.bundle.has_message(key):
            raise KeyError(f"no words in {self.language} for {key}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"no words in {self.language} for {key}")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def name(self, game: str, thing: str) -> str:
        """What people call a thing of a game: a room, a colour, a card; its notation if it has no other name."""
        key = f"{game}-name-{thing.replace(' ', '-')}"
        return self.say(key) if self.has(key) else thing

    def listing(self, parts: Sequence[str]) -> str:
        """Several things in a sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", head=", ".join(parts[:-1]), last=parts[-1])

    def told(self, game: str, event: dict[str, Plain], players: Sequence[str]) -> str:
        """An event as a sentence: seats become players, names their words, lists a listing."""
        values = {key: self._value(game, key, value, players) for key, value in event.items() if key != "event"}
        kind = "Withheld" if event["event"] == "?" else event["event"]
        return self.say(f"{game}-told-{kind}" if kind != "Withheld" else "told-withheld", **values)

    def _value(self, game: str, key: str, value: Plain, players: Sequence[str]) -> Any:
        if value is None:
            return "none"
        if value == HIDDEN:
            return "hidden"  # what a chair may not read
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return self._listed(key, [self._value(game, key, one, players) for one in value], players)
        if isinstance(value, int) and key in SEAT_FIELDS:
            return players[value - 1]
        if isinstance(value, str):
            return self.name(game, value)
        return value

    def _listed(self, key: str, values: list[Any], players: Sequence[str]) -> str:
        """Several values in a sentence: each player's beside their name, and a player who comes twice said once."""
        if key in EACH_FIELDS and len(values) == len(players):
            pairs = zip(players, values, strict=True)
            return self.listing([self.say("list-each", name=name, value=value) for name, value in pairs])
        if key not in SEAT_FIELDS:
            return self.listing([str(value) for value in values])
        counts = {str(value): sum(value == other for other in values) for value in values}
        return self.listing(
            [name if count == 1 else self.say("list-times", name=name, count=count) for name, count in counts.items()]
        )


SEAT_FIELDS = ("seat", "seats", "winners", "first", "other", "dealer", "ghost", "owner", "by")
"""The names under which events speak of seats."""


EACH_FIELDS = ("points", "totals")
"""The names under which events list a number for each seat."""


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
