"""The laws of what a machine may see and do, for every game with a catalogue and a lens."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from manoir.kernel.laws import LawBroken
from manoir.kernel.lens import Pen
from manoir.kernel.title import Title
from manoir.research.spaces import Spaces, spaces_of
from manoir.testing.chance import Position

STEPS = 40  # that a walk goes on from a position


class Arrays:
    """The arrays met so far, with the mask that each went with; tables of one digest are one."""

    def __init__(self, title: Title) -> None:
        self.open = title.lens is not None and title.catalogue is not None
        self.spaces: dict[str, Spaces] = {}
        self.masks: dict[tuple[str, bytes], tuple[tuple[int, ...], str]] = {}

    def at(self, at: Position) -> Spaces:
        """The spaces of the table of a position."""
        stage = at.play.stage
        key = f"{stage.box.name} {stage.seats} {sorted(stage.choices.items())}"
        if key not in self.spaces:
            self.spaces[key] = spaces_of(stage)
        return self.spaces[key]


def seen(spaces: Spaces, state: Any, seat: int) -> bytes:
    """What a seat sees, as the bytes of its cells; it must fill its row, no more and no less."""
    pen = Pen(vec[i16]([0] * (2 * spaces.size)))
    try:
        spaces.lens.observe(spaces.title.game.view(state, seat), seat, pen)
    except IndexError:
        pen.at = 2 * spaces.size
    if pen.at != spaces.size:
        raise LawBroken(f"lens: seat {seat + 1} is shown {pen.at} cells, and the table has {spaces.size}")
    return bytes(memoryview(pen.cells).cast("B"))


def leaks_nothing(known: Arrays, at: Position) -> int:
    """Another world imagined from the view leaves the array as it is: how many arrays were compared."""
    if not known.open:
        return 0
    spaces = known.at(at)
    game = at.game
    for seat in range(at.seats):
        here = seen(spaces, at.state, seat)
        there = seen(spaces, game.imagine(game.view(at.state, seat), at.fate), seat)
        if here != there:
            raise LawBroken(f"lens: {_where(spaces, here, there)} shows seat {seat + 1} what it cannot see")
    return at.seats


def shows_the_moves(known: Arrays, at: Position) -> int:
    """Every move is in the catalogue, and one array never goes with two masks: how many were met."""
    if not known.open:
        return 0
    spaces = known.at(at)
    game = at.game
    state = at.state.copy()
    met = 0
    digest = spaces.digest
    for _ in range(STEPS):
        asks = game.asks(state)
        if not asks:
            break
        for seat in spaces.asked(state):
            try:
                mask = tuple(sorted(spaces.legal(state, seat)))
            except KeyError as missing:
                text = at.notation.text(missing.args[0])
                raise LawBroken(f"catalogue: {text} is offered to seat {seat + 1} and not listed") from None
            line = at.notation.write(state)
            key = digest, seen(spaces, state, seat)
            before, where = known.masks.setdefault(key, (mask, line))
            if before != mask:
                differ = sorted(set(before) ^ set(mask))
                text = spaces.text(differ[0])
                raise LawBroken(f"lens: one array goes with two masks, with and without {text}: {where} and {line}")
            met += 1
        ask = asks[at.fate.pick(len(asks))]
        moves = game.moves(state, ask.seat)
        game.advance(state, ask.seat, moves[at.fate.pick(len(moves))], at.fate, None)
    return met


def _where(spaces: Spaces, one: bytes, other: bytes) -> str:
    """The part in which two arrays differ first."""
    cell = next(cell for cell in range(spaces.size) if one[2 * cell : 2 * cell + 2] != other[2 * cell : 2 * cell + 2])
    return next((part.name for part in spaces.parts if part.start <= cell < part.start + part.size), f"cell {cell}")
