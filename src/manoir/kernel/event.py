"""What people at a table notice: events in the past tense, and the facts in them that only some seats may read."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, NewType

Seat = NewType("Seat", int)
"""The type of an event's field that names a seat: counted from 0 in here, from 1 where people see it."""

HIDDEN = "?"
"""What stands for a fact that a chair may not read."""


class Secret:
    """A fact that only some seats may read; the codec refuses to write one, so a forgotten redact is a crash."""

    __slots__ = ("fact", "seats")

    def __init__(self, fact: object, seats: tuple[int, ...]) -> None:
        self.fact = fact
        self.seats = seats

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self.fact == other.fact and self.seats == other.seats

    def __hash__(self) -> int:
        return hash((self.fact, self.seats))

    def __repr__(self) -> str:
        return f"Secret({self.fact!r}, {self.seats!r})"


class Withheld:
    """An event of which a chair learns only that it has a number."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Withheld)

    def __hash__(self) -> int:
        return 0


class Tell:
    """Where the rules tell what happened, in the order in which it happened."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Any] = []

    def add(self, event: object) -> None:
        """One thing that a person at the table would notice."""
        self.events.append(event)

    def taken(self) -> list[Any]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events


Parts = tuple[tuple[str, bool], ...]
PARTS: dict[Any, Parts | None] = {}


def parts_of(kind: Any) -> Parts | None:
    """The fields of a kind of event, and whether each names seats; None for what is no event. Looked up once a kind."""
    try:
        return PARTS[kind]
    except KeyError:
        found = tuple((field.name, "Seat" in str(field.type)) for field in fields(kind)) if is_dataclass(kind) else None
        PARTS[kind] = found
        return found


def holds_secret(event: Any) -> bool:
    """Whether only some seats may read the event, or a part of it."""
    if isinstance(event, Secret):
        return True
    for name, _ in parts_of(type(event)) or ():
        if isinstance(getattr(event, name), Secret):
            return True
    return False


def redact(event: Any, seat: int | None) -> Any:
    """The event as one seat may read it (None: a spectator), every other seat's secrets withheld."""
    if isinstance(event, Secret):
        return redact(event.fact, seat) if seat in event.seats else Withheld()
    hidden = {
        name: (value.fact if seat in value.seats else HIDDEN)
        for name, _ in parts_of(type(event)) or ()
        if isinstance(value := getattr(event, name), Secret)
    }
    return replace(event, **hidden) if hidden else event


def reveal(event: Any) -> Any:
    """The event with nothing withheld, for a finished game or the whole truth."""
    if isinstance(event, Secret):
        return reveal(event.fact)
    opened = {
        name: value.fact for name, _ in parts_of(type(event)) or () if isinstance(value := getattr(event, name), Secret)
    }
    return replace(event, **opened) if opened else event


def plain_event(event: Any) -> dict[str, Any]:
    """An event as named data: its kind, then its fields, seats counted from 1."""
    if isinstance(event, Secret):
        raise TypeError("a secret was about to be written: redact the event for a seat first")
    if isinstance(event, Withheld):
        return {"event": HIDDEN}
    data: dict[str, Any] = {"event": type(event).__name__}
    for name, seats in parts_of(type(event)) or ():
        data[name] = _plain_value(getattr(event, name), seats)
    return data


def _plain_value(value: Any, seats: bool) -> Any:
    kind = type(value)
    if kind is int:
        return value + 1 if seats else value
    if kind is str or value is None:
        return value
    if isinstance(value, Secret):
        raise TypeError("a secret was about to be written: redact the event for a seat first")
    if isinstance(value, (tuple, list)):
        return [_plain_value(one, seats) for one in value]
    if isinstance(value, dict):
        return {str(key): _plain_value(one, False) for key, one in value.items()}
    if parts_of(type(value)) is not None:
        named = plain_event(value)
        del named["event"]
        return named
    return value + 1 if seats else value
