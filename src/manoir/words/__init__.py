"""What people read, in French and in English: one set of Fluent files for the terminal and the page alike."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Sequence
from dataclasses import is_dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from manoir.kernel.event import HIDDEN
from manoir.kernel.plain import Named, Plain
from manoir.kernel.registry import package_of, registry
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.words.elision import au, de, feminine, que

HERE = Path(__file__).parent
FALLBACK = "en"
FUNCTIONS: dict[str, Any] = {"DE": de, "AU": au, "QUE": que, "FEM": feminine}

MINUS = re.compile(r"(?<![\w-])-(?=\d+(?:[.,]\d+)?(?![\w-]|\.\w))")
"""The hyphen before a number below zero, which is printed as a minus; not one of a word, a date or a file's name."""


class Words:
    """Everything the house can say in one language."""

    def __init__(self, language: str, own: str | None = None) -> None:
        """Those of the house and of every game; with `own`, of the house and what is written there."""
        from fluent.runtime import FluentBundle  # not in a browser's tab, which is sent sentences that are made

        if language not in LANGUAGES:
            raise WrongInput("language", quoted(language), f"one of {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.keys: set[str] = set()
        for file in files_in(language) if own is None else house_files(language):
            self.read(file.read_text(encoding="utf-8"))
        if own is not None:
            self.read(own)
        elif language != FALLBACK:
            self._fall_back()

    def read(self, text: str, only: set[str] | None = None) -> None:
        """Take in the words of a file, or some of them."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        resource = FluentResource(text)
        if only is not None:
            resource.body = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name in only]
        self.bundle.add_resource(resource)
        self.keys |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}

    def _fall_back(self) -> None:
        """What a game says in English alone is said in English."""
        for title in registry().titles.values():
            for file in sorted((title.folder / "words").glob(f"{FALLBACK}*.ftl")):
                text = file.read_text(encoding="utf-8")
                missing = set(KEY.findall(text)) - self.keys
                if missing:
                    self.read(text, missing)

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return key in self.keys

    def others(self, key: str) -> list[str]:
        """Other words for the same thing, that a message lists under `.or`."""
        pattern = self.bundle.get_message(key).attributes.get("or")
        return [] if pattern is None else str(self.bundle.format_pattern(pattern)[0]).split(", ")

    def say(self, key: str, /, **values: Any) -> str:
        """The words of a key; KeyError if there are none or a value is missing, for that is our mistake."""
        pattern = self.bundle.get_message(key).value if key in self.keys else None
        if pattern is None:
            raise KeyError(f"no words in {self.language} for {key}")
        # Nobody whom it speaks of reads it, unless the caller says so.
        text, errors = self.bundle.format_pattern(pattern, {"you": "none", **values})
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return MINUS.sub("−", str(text))

    def name(self, game: str, thing: str) -> str:
        """What people call a thing of a game: a room, a colour, a card; its notation if it has no other name."""
        key = f"{game}-name-{thing.replace(' ', '-')}"
        return self.say(key) if self.has(key) else thing

    def letter(self, colour: str) -> str:
        """The one letter that stands for a colour; its own first one if the house has no words for it."""
        if not self.has(f"letter-{colour}"):
            return colour[:1].upper()
        one = self.bundle.get_message(f"letter-{colour}").attributes.get("one")
        return self.say(f"letter-{colour}") if one is None else str(self.bundle.format_pattern(one)[0])

    def listing(self, parts: Sequence[str]) -> str:
        """Several things in a sentence: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", head=", ".join(parts[:-1]), last=parts[-1])

    def told(self, game: str, event: dict[str, Plain], players: Sequence[str], reader: int | None = None) -> str:
        """An event as a sentence: seats become players, names their words, lists a listing; a reader's seat is `you`.

        A sentence is told which of its fields is the reader's seat, so that its verb can follow: `$you` is the name of
        that field, or `none`.
        """
        you = "none" if reader is None else _field_of(event, reader + 1)
        called = list(players)
        if reader is not None:
            called[reader] = self.say("you")
        values = {key: self._value(game, key, value, called) for key, value in event.items() if key != "event"}
        if event["event"] == HIDDEN:
            return self.say("told-withheld")
        if not self.has(f"{game}-told-{event['event']}"):
            return " ".join(map(str, (event["event"], *values.values())))
        said = self.say(f"{game}-told-{event['event']}", **values, you=you)
        return said if you == "none" else _capital(said, called[reader or 0])

    def why(self, game: str, reason: dict[str, Plain], players: Sequence[str]) -> str | None:
        """A reason for a move as part of a sentence; None where a game has no words for it."""
        return self._fact(game, f"{game}-why-{reason['reason']}", reason, players)

    def seen(self, game: str, sighting: dict[str, Plain], players: Sequence[str]) -> str | None:
        """What there was to see in a race, as a sentence; None where a game has no words for it."""
        return self._fact(game, f"{game}-seen-{sighting['seen']}", sighting, players)

    def _fact(self, game: str, key: str, fact: dict[str, Plain], players: Sequence[str]) -> str | None:
        if not self.has(key):
            return None
        return self.say(key, **{name: self._value(game, name, value, players) for name, value in fact.items()})

    def hint(self, game: str, hint: Named, move: str, other: str, players: Sequence[str]) -> str:
        """A hint as people read it: the move, what speaks for it, how it compares with the next best, and why."""
        move = move[:1].upper() + move[1:]
        parts = [said for reason in hint["reasons"] if (said := self.why(game, reason, players)) is not None]
        first = (
            self.say("hint-said", move=move, why=self.listing(parts)) if parts else self.say("hint-alone", move=move)
        )
        verdict = hint["verdict"] if hint["verdict"] != "better" else f"better-{hint['unit']}"
        values = {"other": other, "gain": hint["gain"], "trials": hint["trials"]}
        sentences = [first, self.say(f"hint-{verdict}", **values)]
        for key in ("apart", "then"):  # what the trials met
            fact = hint[key]
            what = None if fact is None else self.why(game, fact, players)
            if what is not None:
                sentences.append(self.say(f"hint-{key}", **{**fact, "what": what}))
        return " ".join(sentences)

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


KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def files_in(language: str) -> list[Path]:
    """The house's own words and those of every game; a file that a game lacks in this language is read in English."""
    found = house_files(language)
    for title in registry().titles.values():
        found += files_of(title.folder, language)
    return found


def files_of(folder: Path, language: str) -> list[Path]:
    """The words of the game in a folder; a file that it lacks in this language is read in English."""
    words = folder / "words"
    own = {file.name.removeprefix(language): file for file in words.glob(f"{language}*.ftl")}
    english = {file.name.removeprefix(FALLBACK): file for file in words.glob(f"{FALLBACK}*.ftl")}
    return [file for _, file in sorted({**english, **own}.items())]


def house_files(language: str) -> list[Path]:
    """The house's own words."""
    return sorted((HERE / language).glob("*.ftl"))


def game_words(title: Title, language: str) -> str:
    """What a game says of its events, asks and things, as its package wrote it; English where it has no other."""
    for spoken in (language, FALLBACK):
        file = title.folder / "words" / f"{spoken}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


@lru_cache(maxsize=16)
def words_with(language: str, text: str) -> Words:
    """The words of the house and those of a game that is no longer here."""
    return Words(language, text)


def lacking() -> list[str]:
    """What the words of installed games lack, a sentence each that says where to write it."""
    found = []
    for title in registry().titles.values():
        folder = title.folder / "words"
        english = {file: set(KEY.findall(file.read_text(encoding="utf-8"))) for file in folder.glob(f"{FALLBACK}*.ftl")}
        told = {f"{title.name}-told-{event}" for event in _events_of(title)} if english else set()
        bare = sorted(told - {key for keys in english.values() for key in keys})
        found += [_lack(title, folder / f"{FALLBACK}.ftl", bare, "the event is listed by its fields")] if bare else []
        for language in LANGUAGES:
            for file, keys in english.items():
                own = file.with_name(language + file.name.removeprefix(FALLBACK))
                have = set(KEY.findall(own.read_text(encoding="utf-8"))) if own.is_file() else set()
                if keys - have:
                    found.append(_lack(title, own, sorted(keys - have), "English is shown instead"))
    return found


def _events_of(title: Title) -> list[str]:
    events = title.part("events")
    own = [] if events is None else [one for one in vars(events).values() if is_dataclass(one)]
    return [one.__name__ for one in own if isinstance(one, type) and one.__module__ == events.__name__]


def _lack(title: Title, file: Path, keys: list[str], meanwhile: str) -> str:
    some = ", ".join(keys[:3]) + (f" and {len(keys) - 3} more" if len(keys) > 3 else "")
    return f"{package_of(title)}: words/{file.name} of the game {title.name} lacks {some}: {meanwhile}; add them there"


def _field_of(event: Named, seat: int) -> str:
    """Which field of an event names a seat: one that is that seat before one that lists it among others."""
    named = [key for key in event if key in SEAT_FIELDS]
    alone = [key for key in named if event[key] == seat]
    among = [key for key in named if isinstance(event[key], list) and seat in event[key]]
    return [*alone, *among, "none"][0]


def _capital(sentence: str, you: str) -> str:
    """A sentence that begins with `you` begins with a capital; one that begins with a name leaves it alone."""
    rest = sentence.removeprefix(you)
    return you.capitalize() + rest if rest != sentence and not rest[:1].isalnum() else sentence


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def words_for(lang: str | None) -> Words:
    """The words of the language that was asked for, or else of the locale; English where the house has no other."""
    if lang is not None:
        return words_in(lang)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            spoken = value[:2].lower()
            return words_in(spoken if spoken in LANGUAGES else "en")
    spoken = (locale.getlocale()[0] or "en")[:2].lower()
    return words_in(spoken if spoken in LANGUAGES else "en")
