"""Two ways in which a game may have gone that are alike to a chair, or nearly: what the laws on telling compare."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from manoir.kernel.event import Tell, redact
from manoir.kernel.fate import FastFate, Fate, OnePickOtherwise
from manoir.kernel.title import GameAny, NotationAny


@dataclass(frozen=True, slots=True)
class After:
    """What a chair was told, and the position after it."""

    events: list[Any]
    state: Any


Pair = tuple[str, After, After]
"""What was done, and what came of it here and there."""


def after_answer(game: GameAny, origin: Any, seat: int, move: int, fate: Fate, chair: int) -> After:
    """What an answer of a seat tells a chair, and where it leads."""
    state = origin.copy()
    tell = Tell()
    game.advance(state, seat, move, fate, tell)
    return After([redact(event, None if chair < 0 else chair) for event in tell.events], state)


def set_up(game: GameAny, options: Any, seat: int, fate: Fate) -> After:
    """What a set-up tells a chair, and the position that it leads to."""
    tell = Tell()
    state = game.setup(options, fate, tell)
    return After([redact(event, None if seat < 0 else seat) for event in tell.events], state)


def two_answers(game: GameAny, notation: NotationAny, state: Any, seat: int, seed: int, tries: int) -> Iterator[Pair]:
    """Pairs of answers, one here and one in a world alike to a chair: the same one if it is the chair's own."""
    fate = FastFate(seed)
    view = game.view(state, seat)
    asks = game.asks(state)
    for attempt in range(tries):
        world = game.imagine(view, fate)
        ask = asks[fate.pick(len(asks))]
        here = list(game.moves(state, ask.seat))
        there = list(game.moves(world, ask.seat))
        one = here[fate.pick(len(here))]
        # The same answer half of the time: it is then told alike more often, and a difference seen is sooner found.
        same = ask.seat == seat or (one in there and fate.pick(2) == 0)
        other = one if same else there[fate.pick(len(there))]
        after_one = after_answer(game, state, ask.seat, one, FastFate(seed + attempt), seat)
        after_other = after_answer(game, world, ask.seat, other, FastFate(seed + attempt), seat)
        yield _answered(notation, ask.seat, one, other), after_one, after_other


def one_thing_otherwise(
    game: GameAny, notation: NotationAny, state: Any, seat: int, seed: int, tries: int
) -> Iterator[Pair]:
    """Pairs of answers in worlds alike to a chair that differ in one thing: a hidden one, the answer, or its chance."""
    fate = FastFate(seed)
    view = game.view(state, seat)
    asks = game.asks(state)
    for attempt in range(tries):
        ask = asks[fate.pick(len(asks))]
        imagined = OnePickOtherwise(seed + attempt)
        world = other_world = game.imagine(view, imagined)
        moves = list(game.moves(world, ask.seat))
        move = other = moves[fate.pick(len(moves))]
        chance = OnePickOtherwise(seed + attempt)
        here = after_answer(game, world, ask.seat, move, chance, seat)
        other_chance = OnePickOtherwise(seed + attempt)
        if attempt % 3 == 0:
            other_world = game.imagine(view, imagined.otherwise(fate))
            if move not in list(game.moves(other_world, ask.seat)):
                continue
        elif attempt % 3 == 1 and ask.seat != seat:
            other = moves[fate.pick(len(moves))]
        else:
            other_chance = chance.otherwise(fate)
        there = after_answer(game, other_world, ask.seat, other, other_chance, seat)
        yield _answered(notation, ask.seat, move, other), here, there


def went_on_twice(
    game: GameAny, notation: NotationAny, state: Any, seat: int, seed: int, answers: int = 4
) -> Iterator[Pair]:
    """A game that goes on with the same answers in two ways, which part at one pick, looked at after each answer."""
    fate = FastFate(seed)
    here, there = After([], state), After([], state)
    parted = False
    for number in range(answers):
        asks = game.asks(here.state)
        if not asks:
            return
        ask = asks[fate.pick(len(asks))]
        moves = list(game.moves(here.state, ask.seat))
        move = moves[fate.pick(len(moves))]
        asked_there = [int(other.seat) for other in game.asks(there.state)]
        if int(ask.seat) not in asked_there or move not in list(game.moves(there.state, ask.seat)):
            return
        chance = OnePickOtherwise(seed + number)
        one = after_answer(game, here.state, ask.seat, move, chance, seat)
        other_chance = OnePickOtherwise(seed + number) if parted else chance.otherwise(fate)
        other = after_answer(game, there.state, ask.seat, move, other_chance, seat)
        parted = parted or chance.picked > 0
        here, there = After([*here.events, *one.events], one.state), After([*there.events, *other.events], other.state)
        yield _answered(notation, ask.seat, move, move), here, there


def _answered(notation: NotationAny, seat: int, one: int, other: int) -> str:
    return f"seat {int(seat) + 1} answered {notation.text(int(one))} or {notation.text(int(other))}"
