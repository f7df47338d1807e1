"""What a table has decided, in the words of the antechamber."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from manoir.kernel.choice import Choice
from manoir.kernel.plain import Plain
from manoir.kernel.title import Box, Title
from manoir.words import Words


def chosen_at(
    title: Title, box: Box, choices: Mapping[str, Plain], players: Sequence[str], words: Words
) -> list[tuple[str, str]]:
    """Every option of a game with what holds at this table; what nobody decided is marked as usual."""
    usual = title.table(box, len(players))
    rows = []
    for choice in title.choices:
        key = f"{title.name}-page-option-{choice.name}"
        decided = choices.get(choice.name)
        value = choice.usual(usual) if decided is None else decided
        text = _value(choice, key, value, players, words)
        if decided is None and value is not None:
            text = words.say("page-chosen-usual", value=text)
        rows.append((words.say(key) if words.has(key) else choice.name, text))
    return rows


def _value(choice: Choice, key: str, value: Any, players: Sequence[str], words: Words) -> str:
    if value is None:
        return words.say("page-option-rooms-box" if choice.kind == "rooms" else "page-option-lot")
    if choice.kind == "seat":
        return players[int(value) - 1]
    if choice.kind == "time":
        return _seconds(value, words)
    if choice.kind == "waits":
        waits = value.replace(",", " ").split() if isinstance(value, str) else value  # a command line has them in a row
        rows = [(name, int(wait)) for name, wait in zip(players, waits, strict=True)]
        each = [words.say("list-each", name=name, value=_seconds(wait, words)) for name, wait in rows if wait]
        return words.listing(each) or words.say("page-option-none")
    named = f"{key}-{str(value).lower()}"
    return words.say(named) if words.has(named) else str(value)


def _seconds(milliseconds: int, words: Words) -> str:
    return words.say("page-seconds", seconds=milliseconds / 1000) if milliseconds else words.say("page-option-none")
