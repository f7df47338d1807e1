"""How a view travels to another process: as plain data that says what one seat knows, and nothing else.

A view is built up field by field from what its seat may know, so its fields are all that is sent. The options of the
table are never sent with it: both sides have them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import Parameter, signature
from typing import Any, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain


class Views(Protocol):
    """How the views of a game are packed, and made again from the options of their table."""

    def pack(self, options: Any, view: Any) -> Plain:
        """The view as plain data; two views alike give the same."""
        ...

    def unpack(self, options: Any, data: Plain) -> Any:
        """The view that was packed; the options are another object with the same in it."""
        ...


@dataclass(frozen=True, slots=True)
class Made:
    """A field that is made again on the other side, once for all views alike in it: it is never changed."""

    make: Callable[[Any, Any], Any]  # (options, what was packed of it) -> the field
    pack: Callable[[Any], Plain] = lambda _: None  # of the field; None: it follows from the options alone


def from_options(make: Callable[[Any], Any]) -> Made:
    """A field that follows from the options of the table, as a board does."""
    return Made(lambda options, _: make(options))


class CannotTravel(Exception):
    """A field that the usual way cannot send; its game says how, with a `Made` or a `Views` of its own."""


class FieldByField:
    """The usual way: field by field. Numbers, texts, collections, asks and small classes of those travel as they are.

    A view is made by its class, called with the fields that it asks for by name; the others are set after that, so that
    a frozen view, a slotted one and a compiled one are all made as their game makes them.
    """

    def __init__(self, **made: Made) -> None:
        self.made = made
        self.kept: dict[tuple[int, str, str], tuple[Any, Any]] = {}  # what was made, each with its options

    def pack(self, options: Any, view: Any) -> Plain:
        form = form_for(view)
        packed: list[Plain] = [form.path]
        for name in form.names:
            value, made = getattr(view, name), self.made.get(name)
            try:
                packed.append(_packed(value, options) if made is None else made.pack(value))
            except CannotTravel as cannot:
                raise CannotTravel(f"{form.path}.{name}: {cannot}") from None
        return packed

    def unpack(self, options: Any, data: Plain) -> Any:
        path, *packed = row_of(data)
        form = form_at(path)
        values = [
            _unpacked(value, options) if name not in self.made else self._made(options, name, value)
            for name, value in zip(form.names, packed, strict=True)
        ]
        return form.build(values)

    def _made(self, options: Any, name: str, packed: Plain) -> Any:
        key = (id(options), name, json.dumps(packed))  # kept with its options, so that no other object can have the id
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= MOST_MADE:
                del self.kept[next(iter(self.kept))]
            found = self.kept[key] = (options, self.made[name].make(options, packed))
        return found[1]


MOST_MADE = 256
FIELD_BY_FIELD = FieldByField()


def row_of(data: Plain) -> list[Any]:
    """What was packed as a list, or CannotTravel."""
    if not isinstance(data, list):
        raise CannotTravel(f"a {type(data).__name__} came where a view was packed as a list")
    return data


class ClassFields:
    """What a class is made of: the fields that it is called with, then those that are set."""

    def __init__(self, kind: type, own: tuple[str, ...]) -> None:
        self.kind = kind
        self.path = f"{kind.__module__}:{kind.__qualname__}"
        asked = [name for name, one in signature(kind).parameters.items() if one.kind not in STARRED]
        missing = [name for name in asked if name not in own]
        if missing:
            raise CannotTravel(f"{self.path} is called with {', '.join(missing)}, which it has no field for")
        self.called = tuple(asked)
        self.names = self.called if is_dataclass(kind) else (*asked, *(name for name in own if name not in asked))

    def build(self, values: list[Any]) -> Any:
        """One of the class."""
        size = len(self.called)
        made = self.kind(**dict(zip(self.called, values, strict=False)))
        for name, value in zip(self.names[size:], values[size:], strict=True):
            setattr(made, name, value)
        return made


STARRED = (Parameter.VAR_KEYWORD, Parameter.VAR_POSITIONAL)


def form_for(value: Any) -> ClassFields:
    """What a value is made of; one without declared fields has those that were set."""
    kind: Any = type(value)
    own = tuple(sorted(vars(value))) if kind.__dictoffset__ and not is_dataclass(kind) else None
    return form_of(kind, own)


@cache
def form_of(kind: type, own: tuple[str, ...] | None = None) -> ClassFields:
    """What a class is made of, found once."""
    form = ClassFields(kind, declared(kind) if own is None else own)
    if own is not None:
        form.path += f":{','.join(own)}"
    return form


@cache
def form_at(path: str) -> ClassFields:
    """What the class of a path is made of."""
    module, name, *own = path.split(":")
    return form_of(class_at(module, name), tuple(own[0].split(",")) if own else None)


@cache
def class_at(module: str, name: str) -> Any:
    """A class by its name."""
    found: Any = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def declared(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, as a dataclass, a named tuple, the compiler or slots have them."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    listed = getattr(kind, "_fields", None) or getattr(kind, "__mypyc_attrs__", None)
    return tuple(listed) if listed else tuple(sorted({name for one in kind.__mro__ for name in _slots(one)}))


def _slots(kind: type) -> tuple[str, ...]:
    slots = kind.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(name for name in slots if not name.startswith("__"))


# Each value that is no number or text is a list that begins with the letter of its kind.
OPTIONS, ASK, LIST, TUPLE, PAIRS, SET, FROZEN, ENUM, OBJECT = "o", "?", "l", "t", "d", "s", "z", "e", "c"
BARE = frozenset((type(None), bool, int, str, float))
VECS: dict[Any, tuple[str, Callable[[list[Any]], Any]]] = {
    type(vec[i64]()): ("v", vec[i64]),
    type(vec[float]()): ("f", vec[float]),
    type(vec[bool]()): ("b", vec[bool]),
}
VEC_OF = dict(VECS.values())


def _packed(value: Any, options: Any) -> Plain:
    kind = type(value)
    if kind in BARE:
        bare: Plain = value
        return bare
    if kind in VECS:
        return [VECS[kind][0], *value]
    if kind is list:
        return [LIST, *(_packed(one, options) for one in value)]
    if kind is tuple:
        return [TUPLE, *(_packed(one, options) for one in value)]
    if kind is Ask:
        return [ASK, int(value.id), int(value.seat), value.kind, int(value.after)]
    if value is options:
        return [OPTIONS]
    if kind is dict:
        return [PAIRS, *_ordered([_packed(key, options), _packed(one, options)] for key, one in value.items())]
    if kind is set or kind is frozenset:
        return [SET if kind is set else FROZEN, *_ordered(_packed(one, options) for one in value)]
    if isinstance(value, Enum):
        return [ENUM, kind.__module__, kind.__qualname__, value.name]
    return _packed_object(value, options)


def _ordered(items: Iterable[Plain]) -> list[Plain]:
    """What has no order, in one order: worlds alike to a seat must be packed alike."""
    return sorted(items, key=json.dumps)


def _packed_object(value: Any, options: Any) -> Plain:
    kind = type(value)
    if callable(value) or kind.__module__ in ("builtins", "librt.vecs"):
        raise CannotTravel(f"a {kind.__qualname__} cannot be sent")
    if hasattr(value, "copy"):  # as states have: a truth that slipped into a view must not cross
        raise CannotTravel(f"a {kind.__qualname__} can be copied, as a state can, and is not sent")
    form = form_for(value)
    return [OBJECT, form.path, *(_packed(getattr(value, name), options) for name in form.names)]


def _unpacked(value: Plain, options: Any) -> Any:
    if type(value) is not list:
        return value
    letter = value[0]
    if letter in VEC_OF:
        return VEC_OF[letter](value[1:])
    if letter == ASK:
        return Ask(*value[1:])
    if letter == OPTIONS:
        return options
    if letter == ENUM:
        return class_at(value[1], value[2])[value[3]]
    if letter == PAIRS:
        return {_unpacked(key, options): _unpacked(one, options) for key, one in value[1:]}
    if letter == OBJECT:
        return form_at(value[1]).build([_unpacked(one, options) for one in value[2:]])
    return COLLECTIONS[letter](_unpacked(one, options) for one in value[1:])


COLLECTIONS: dict[str, Callable[[Any], Any]] = {LIST: list, TUPLE: tuple, SET: set, FROZEN: frozenset}
