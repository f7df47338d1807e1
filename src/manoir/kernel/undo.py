"""How far a game can go back: what was shown cannot be unseen, and what was sealed can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from manoir.kernel.event import Tell, holds_secret, redact
from manoir.kernel.fate import FastFate, OutOfPicks, StackedFate, WrongPick
from manoir.kernel.title import GameAny

WORLDS = 24  # a fact with two values escapes as many worlds once in sixteen million


@dataclass(frozen=True, slots=True)
class UndoStep:
    """An answer since the last pick: the position before it, and what it told."""

    seat: int
    ask: str
    move: int
    before: Any
    events: Sequence[Any]
    sealed: bool  # whatever the seat had answered, nobody else would have been told otherwise


def _told(game: GameAny, origin: Any, seat: int, move: int) -> list[Any] | None:
    """What an answer tells, or None if chance would have its say."""
    tell = Tell()
    try:
        game.advance(origin.copy(), seat, move, StackedFate([]), tell)
    except (OutOfPicks, WrongPick):
        return None
    return tell.taken()


def _to(chair: int | None, events: Sequence[Any]) -> list[Any]:
    return [redact(event, chair) for event in events]


def is_sealed(game: GameAny, before: Any, seats: int, seat: int, move: int, events: Sequence[Any]) -> bool:
    """Whether an answer without picks told nobody else anything: any other answer would have told them the same."""
    if not all(holds_secret(event) for event in events):
        return False
    moves = [int(other) for other in game.moves(before, seat)]
    if len(moves) < 2:
        return False
    others = [chair for chair in (None, *range(seats)) if chair != seat]
    mine = [_to(chair, events) for chair in others]
    for other in moves:
        if other == move:
            continue
        told = _told(game, before, seat, other)
        if told is None or [_to(chair, told) for chair in others] != mine:
            return False
    return True


def showed_hidden(game: GameAny, past: UndoStep, seats: int, seed: int) -> bool:
    """Whether an answer showed anyone something hidden: in another world that looks alike to a chair, told otherwise.

    A chair learned nothing if in every world that it could imagine before, some answer of that seat would have told it
    the same. The seat itself must have given the same answer.
    """
    fate = FastFate(seed)
    for chair in (None, *range(seats)):
        told = _to(chair, past.events)
        view = game.view(past.before, -1 if chair is None else chair)
        for _ in range(WORLDS):
            if not _could_be_told(game, game.imagine(view, fate), chair, past, told):
                return True
    return False


def _could_be_told(game: GameAny, world: Any, chair: int | None, past: UndoStep, told: list[Any]) -> bool:
    moves = [int(move) for move in game.moves(world, past.seat)]
    if past.move in moves:
        moves.remove(past.move)
        moves.insert(0, past.move)  # most often the answer itself is told alike
    if chair == past.seat:
        moves = moves[:1]
    for move in moves:
        there = _told(game, world, past.seat, move)
        if there is not None and _to(chair, there) == told:
            return True
    return False
