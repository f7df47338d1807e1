"""One declaration of the fields of a position, for its line, the reading of it, and its plain data.

A game whose pieces are numbers, names and rows of them need not write any of the three by hand:

    card = Named(("candle", "comb", "locket"))
    public = (
        Field("round", Whole(1, 9)),
        Field("discards", Row(card)),
        BySeat("coins", Whole(0, 99), by=" "),
    )
    truth = Fields(*public, BySeat("hands", Row(card, into=sorted), called="hand"))
    seen = Fields(*public, Field("mine", Row(card), called="hand"), BySeat("held", Whole(), called="cards"))

    truth.write(state)              # round 2; discards comb; coins 3 0; hands candle candle / -
    truth.read(State(table), text)  # a state again, or WrongInput: position: hands: found 'vase', expected one of ...
    truth.plain(state)              # {"round": 2, "discards": ["comb"], "seats": [{"coins": 3, "hand": [...]}, ...]}
    seen.plain(view)                # the same public part, and what the chair knows beside it

A field is named like the attribute that holds it; `public` serves state and view alike, since both call it so. What a
line leaves out stays as it is in the blank state that is filled. Whatever follows from other fields, such as what is
left in the deck, is no part of the line (`line=False`): the game sets it after reading, with `rest_of`. A part that is
special is written by hand: a class with the members of `Spoken`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Protocol, TypeVar

from manoir.kernel.forms import NONE, Form, in_plain, joined, parted
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

S = TypeVar("S")


class Spoken(Protocol):
    """A part of the line: what a game writes by hand where no field will do; its plain data it then adds itself."""

    @property
    def name(self) -> str:
        """The first word of the part."""
        ...

    @property
    def line(self) -> bool:
        """False: it is in plain data only."""
        ...

    def words(self, state: Any) -> str:
        """The part, without its name."""
        ...

    def take(self, state: Any, text: str) -> None:
        """Set in a state what the part says of it."""
        ...


class Field:
    """One attribute of a state or view: its form, and what it is called in plain data."""

    def __init__(self, name: str, form: Form, called: str | None = None, line: bool = True) -> None:
        self.name = name  # of the attribute, and the first word of its part of the line
        self.form = form
        self.called = called or name
        self.line = line
        self.value = attrgetter(name)

    def words(self, state: object) -> str:
        return self.form.words(self.value(state))

    def take(self, state: object, text: str) -> None:
        setattr(state, self.name, self.form.read(f"position: {self.name}", text))


class BySeat(Field):
    """One attribute with a value for each seat, which plain data has among what is known of the seat."""

    def __init__(
        self,
        name: str,
        form: Form,
        called: str | None = None,
        line: bool = True,
        by: str = "/",  # parts the seats in the line; a space will do where a value is one word
        into: Callable[[list[Any]], Any] = list,
    ) -> None:
        super().__init__(name, form, called, line)
        self.by = by
        self.into = into

    def words(self, state: object) -> str:
        return joined([self.form.words(one) for one in self.value(state)], self.by)

    def take(self, state: object, text: str) -> None:
        seats = len(self.value(state))
        place = f"position: {self.name}"
        found = parted(text, self.by) if seats > 1 else [text]
        if len(found) != seats:
            between = "spaces" if self.by == " " else f"'{self.by}'"
            raise WrongInput(place, f"{len(found)} seats", f"{seats}, with {between} between them")
        setattr(state, self.name, self.into([self.form.read(place, one) for one in found]))


class Together:
    """Fields that share one part of the line, one word for each but the last: `now watch 1 2`."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.line = True
        self.fields = fields

    def words(self, state: object) -> str:
        words = [field.words(state) for field in self.fields]
        return " ".join(words[:-1] if words[-1] == NONE else words)

    def take(self, state: object, text: str) -> None:
        words = text.split(None, len(self.fields) - 1)
        for field, one in zip(self.fields, words + [""] * (len(self.fields) - len(words)), strict=True):
            try:
                field.take(state, one)
            except WrongInput as wrong:
                raise WrongInput(f"position: {self.name}", wrong.found, wrong.expected) from None


class Fields:
    """All fields of a state, or of a view, in the order of the line."""

    def __init__(self, *parts: Spoken) -> None:
        self.line = {part.name: part for part in parts if part.line}
        fields: list[Field] = []
        for part in parts:
            if isinstance(part, Together):
                fields += part.fields
            elif isinstance(part, Field):
                fields.append(part)
        alone = [field for field in fields if not isinstance(field, BySeat)]
        by_seat = [field for field in fields if isinstance(field, BySeat)]
        self.alone = [(field.called, field.value, field.form.plain) for field in alone]
        self.columns = [(field.value, in_plain(field.form)) for field in by_seat]
        self.called = [field.called for field in by_seat]

    def write(self, state: object) -> str:
        """The position in one line."""
        return "; ".join([f"{name} {part.words(state)}" for name, part in self.line.items()])

    def read(self, blank: S, text: str) -> S:
        """The blank state, filled with what a line says."""
        for name, *words in parts_of(text):
            if name not in self.line:
                found = " ".join([name, *words])
                raise WrongInput("position", quoted(found), f"parts that begin with {', '.join(self.line)}")
            self.line[name].take(blank, " ".join(words))
        return blank

    def plain(self, known: object) -> dict[str, Plain]:
        """A state or a view as plain data: each field by what it is called, those by seat in a list of `seats`."""
        data: dict[str, Plain] = {called: plain(value(known)) for called, value, plain in self.alone}
        if self.columns:
            rows = zip(*[plain(value(known)) for value, plain in self.columns], strict=True)
            data["seats"] = [dict(zip(self.called, row, strict=True)) for row in rows]
        return data


def parts_of(text: str) -> list[list[str]]:
    """What stands between the semicolons of a line, as words: each part once, by its first word (two if a number)."""
    parts = [part.split() for part in text.split(";") if part.split()] or [[""]]
    heads = [" ".join(words[: 2 if words[0].isdecimal() else 1]) for words in parts]
    for head in heads:
        if heads.count(head) > 1:
            raise WrongInput("position", f"{quoted(head)} twice", "each part once")
    return parts


def scene_of(text: str, seats: int, ending: str) -> tuple[list[list[str]], list[str]]:
    """The parts of a line that reads like a scene, and its last one, which says what happens next: `to roll 2`, `over`.

    `3 players` is checked, and left out of the parts.
    """
    *parts, last = parts_of(text)
    if last[0] not in ("to", "over"):
        raise WrongInput("position", quoted(" ".join(last)), f"a last part such as {ending}")
    for words in parts:
        if words[1:] == ["players"] and words[0] != str(seats):
            raise WrongInput("position: players", quoted(words[0]), f"{seats}, as the table has")
    return [words for words in parts if words[1:] != ["players"]], last


def rest_of(box: Iterable[int], taken: Mapping[str, Iterable[int]], names: Sequence[str]) -> list[int]:
    """What the parts of a position leave of a box; WrongInput names the part that has more than there is."""
    left = list(box)
    for part, things in taken.items():
        for thing in things:
            if thing not in left:
                raise WrongInput(f"position: {part}", f"one {names[thing]} too many", "no more than the box holds")
            left.remove(thing)
    return left
