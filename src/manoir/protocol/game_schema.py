"""What a game declares of all that is sent of it, as types that check data and can be written down."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from inspect import getsource
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UNSET, Meta, UnsetType

from manoir.kernel.event import HIDDEN, Secret
from manoir.kernel.title import Title

KEY = re.compile(r"[A-Z_]+")
Hidden = Literal["?"]
"""What `HIDDEN` is, as a type."""


class Declared:
    """All that is sent of one game."""

    def __init__(self, title: Title) -> None:
        schema = title.schema
        if schema is None:
            raise LookupError(f"{title.name} declares nothing of what is sent")
        self.title = title
        self.schema = schema
        self.view = struct_of(schema.view)
        kinds = [kind for ask in schema.asks.values() for kind in ask.moves.values()]
        self.moves = [struct_of(kind) for kind in dict.fromkeys(kinds)]
        self.events = {kind.__name__: event_struct(title, kind) for kind in events_of(title)}

    def parts(self, place: str = "{name}") -> dict[str, dict[str, Any]]:
        """Every shape that is sent as a JSON Schema, by its name: the view with all that is in it, moves and events."""
        kinds = [self.view, *self.moves, *self.events.values()]
        return msgspec.json.schema_components(kinds, ref_template=place)[1]

    def view_fault(self, data: Any) -> str | None:
        """What is wrong with a view, if anything."""
        return fault(data, self.view)

    def event_fault(self, data: Mapping[str, Any]) -> str | None:
        """What is wrong with an event that was told, if anything."""
        name = data["event"]
        if name == HIDDEN:
            return None if len(data) == 1 else "more than its name is told of an event that is withheld"
        if name not in self.events:
            return f"the event {name} is not declared"
        wrong = fault(data, self.events[name])
        return wrong and f"the event {name}: {wrong}"

    def move_fault(self, ask: str, text: str, data: Mapping[str, Any]) -> str | None:
        """What is wrong with a move that is offered for a kind of ask, if anything."""
        if ask not in self.schema.asks:
            return f"the ask {ask} is not declared"
        faults = []
        for form, kind in self.schema.asks[ask].moves.items():
            if form.split()[0] == data["move"]:
                wrong = fault(data, struct_of(kind))
                if wrong is None and spelt(form, data) == text:
                    return None
                faults.append(wrong or f"it is typed {text!r}, not {spelt(form, data)!r}")
        return f"the move {text}: {'; '.join(faults) or f'it is not declared for the ask {ask}'}"


def fault(data: Any, kind: Any) -> str | None:
    """Why data is not of a kind, if it is not."""
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return None


def spelt(form: str, data: Mapping[str, Any]) -> str:
    """A move as its form says that it is typed: each word in capitals stands for what is under that key."""
    return KEY.sub(lambda word: str(data.get(word[0].lower(), word[0])), form)


def events_of(title: Title) -> list[type]:
    """The classes of a game's events, in the order of its module."""
    module = title.part("events")
    here = {} if module is None else vars(module)
    return [kind for kind in here.values() if is_dataclass(kind) and kind.__module__ == module.__name__]  # type: ignore[misc]


def secrets_of(kind: type) -> set[str]:
    """The fields of an event that only some seats may read."""
    return {name for name, hint in get_type_hints(kind).items() if Secret in (hint, *get_args(hint))}


@cache
def struct_of(kind: type) -> type[msgspec.Struct]:
    """A TypedDict, or a class in an event, as a type that allows no other keys."""
    return _struct(kind, frozenset())


def event_struct(title: Title, kind: type) -> type[msgspec.Struct]:
    """An event as it is told: a fact that people must remember alone is hidden when they look back at it."""
    facts = () if title.memory is None else title.memory.facts
    faded = frozenset(name for fact in facts if fact.event is kind for name in fact.fields)
    return _struct(kind, faded, ("event", Literal[kind.__name__]))


def _struct(kind: type, faded: frozenset[str], *first: tuple[str, Any]) -> type[msgspec.Struct]:
    said = comments(kind)
    parts: list[Any] = [*first]
    names: dict[str, str] = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        left_out = get_origin(hint) is NotRequired
        sent = as_sent(get_args(hint)[0] if left_out else hint)
        if name in faded:
            sent = joined([sent, Hidden])
        if left_out:
            sent = sent | UnsetType
        if name in said:
            sent = Annotated[sent, Meta(description=said[name])]
        parts.append((name, sent, UNSET) if left_out else (name, sent))
        names[name] = name.removesuffix("_")
    return msgspec.defstruct(
        kind.__name__,
        parts,
        rename=names,
        kw_only=True,
        forbid_unknown_fields=True,
        namespace={"__doc__": kind.__doc__},
    )


def as_sent(hint: Any) -> Any:
    """What a declared type is once it is plain data."""
    origin, inside = get_origin(hint), get_args(hint)
    if hint is Secret:
        return Hidden
    if isinstance(hint, NewType):  # a seat
        return hint.__supertype__
    if is_typeddict(hint) or is_dataclass(hint):
        return struct_of(hint)
    if origin in (Union, UnionType):
        return joined([as_sent(one) for one in inside])
    if origin is tuple and inside[1:] == (...,):
        return list[as_sent(inside[0])]  # type: ignore[misc]
    if origin in (list, dict, tuple):
        return origin[tuple(as_sent(one) for one in inside)]
    return hint


def joined(kinds: list[Any]) -> Any:
    """One of several kinds; what is hidden is a text, where texts are told."""
    return Union[tuple(kind for kind in kinds if kind is not Hidden or str not in kinds)]  # noqa: UP007


def comments(kind: Any) -> dict[str, str]:
    """What is said beside the keys of a class."""
    source = getsource(kind)
    bases = re.match(r"class \w+\((.*)\):", source)  # which a TypedDict itself forgets
    found: dict[str, str] = {}
    for name in bases[1].split(", ") if bases else ():
        base = getattr(sys.modules[kind.__module__], name)
        found |= comments(base) if is_typeddict(base) else {}
    return found | dict(_comments(source))


def _comments(source: str) -> Iterator[tuple[str, str]]:
    name = ""
    for line in source.splitlines():
        key = re.match(r"    (\w+): ", line)
        name = key[1] if key else name
        said = re.search(r"  # (.+)$", line)
        if said and name:
            yield name, said[1]
