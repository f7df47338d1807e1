"""Values: things that are copied, pickled and compared by what is in them, compiled or not.

A compiled class can do none of the three by itself, and a row of numbers (`vec`) cannot be pickled. So a game names its
classes once, beside its title:

    values(State, View)                                # by their fields
    made_from(Board, lambda board: (board.options,))   # by what it was made from, and never changed after that
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from manoir.kernel.fate import FastFate, KeyedFate, RecordedFate
from manoir.kernel.game import Ask
from manoir.kernel.views import VEC_OF, VECS, form_at, form_for

Parts = Callable[[Any], tuple[Any, ...]]


def values(*kinds: Any) -> None:
    """Classes of which one is like another if all its fields are; a state is copied by its own `copy`."""
    for kind in kinds:
        copyreg.pickle(kind, _reduced)
        kind.__eq__ = _alike(_fields)
        kind.__hash__ = None  # what can change has no hash
        if hasattr(kind, "copy"):
            kind.__copy__ = lambda state: state.copy()
            kind.__deepcopy__ = lambda state, _: state.copy()


def made_from(kind: Any, parts: Parts, make: Callable[..., Any] | None = None) -> None:
    """A class that is made again from some of its parts, and never changed: a copy is the thing itself."""
    copyreg.pickle(kind, lambda one: (make or kind, parts(one)))
    kind.__eq__ = _alike(parts)
    kind.__hash__ = lambda one: hash(parts(one))
    kind.__copy__ = lambda one: one
    kind.__deepcopy__ = lambda one, _: one


def _fields(one: Any) -> tuple[Any, ...]:
    return tuple([getattr(one, name) for name in form_for(one).names])


def _reduced(one: Any) -> tuple[Any, ...]:
    form = form_for(one)
    return _built, (form.path, form.names, *_fields(one))


def _built(path: str, names: tuple[str, ...], *fields: Any) -> Any:
    """By name: the two forms of a class list their fields in another order."""
    given, form = dict(zip(names, fields, strict=True)), form_at(path)
    return form.build([given[name] for name in form.names])


def _alike(parts: Parts) -> Callable[[Any, Any], Any]:
    def alike(one: Any, other: Any) -> Any:
        return parts(one) == parts(other) if type(one) is type(other) else NotImplemented

    return alike


def _row(letter: str, numbers: list[Any]) -> Any:
    return VEC_OF[letter](numbers)


def _fast(w: int, x: int, y: int, z: int) -> FastFate:
    fate = FastFate(0)
    fate.w, fate.x, fate.y, fate.z = w, x, y, z
    return fate


def _recorded(inner: Any, picks: list[int]) -> RecordedFate:
    fate = RecordedFate(inner)
    fate.picks = picks
    return fate


for _kind in VECS:
    copyreg.pickle(_kind, lambda row: (_row, (VECS[type(row)][0], list(row))))
copyreg.pickle(FastFate, lambda fate: (_fast, (int(fate.w), int(fate.x), int(fate.y), int(fate.z))))
copyreg.pickle(KeyedFate, lambda fate: (KeyedFate, (fate.key, fate.count)))
copyreg.pickle(RecordedFate, lambda fate: (_recorded, (fate.inner, list(fate.picks))))
made_from(Ask, lambda ask: (ask.id, ask.seat, ask.kind, ask.after))
