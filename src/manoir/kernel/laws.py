"""The six laws that every game keeps, as plain functions: each raises LawBroken, or returns when the law holds.

Tests call them on positions reached by chance; `docs/explanation/laws.md` says what each is for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from manoir.kernel.census import Census
from manoir.kernel.fate import FastFate, Fate, OutOfPicks, StackedFate
from manoir.kernel.plain import Plain
from manoir.kernel.record import Record, replay, stage_of
from manoir.kernel.title import GameAny, NotationAny
from manoir.kernel.told import Tell, plain_event, redact
from manoir.kernel.wrong import WrongInput


class LawBroken(AssertionError):
    """A game broke a law; the message says which and how."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A secret that a clause names: its value in a world, and whether what a seat saw leaves it open."""

    name: str
    value: Callable[[Any, int], Plain]  # (state, the seat from which it is hidden)
    is_open: Callable[[Any, int], bool]  # (state, seat): could it be otherwise, for all that the seat knows?


def seen_by(game: GameAny, notation: NotationAny, state: Any, seat: int) -> Plain:
    """All that a chair has before it: its view, every open ask, and its own moves. Seat -1 is a spectator."""
    asks = sorted((ask.plain() for ask in game.asks(state)), key=lambda ask: str(ask["id"]))
    mine = seat >= 0 and any(ask["seat"] == seat + 1 for ask in asks)
    return {
        "view": notation.seen(game.view(state, seat)),
        "asks": asks,
        "moves": sorted(notation.text(int(move)) for move in game.moves(state, seat)) if mine else [],
    }


def my_chair(game: GameAny, notation: NotationAny, state: Any, seat: int, fate: Fate) -> None:
    """Law 1, first half: a world imagined from my view looks to me just like the one I sit in."""
    world = game.imagine(game.view(state, seat), fate)
    _same(1, "an imagined world differs", seen_by(game, notation, state, seat), seen_by(game, notation, world, seat))


def worlds_differ(game: GameAny, state: Any, seat: int, fate: Fate, secrets: Sequence[Hidden], worlds: int = 24) -> int:
    """Law 1, second half: imagined worlds show several values of every secret that is open. Returns how many were."""
    found = 0
    view = game.view(state, seat)
    for secret in secrets:
        if not secret.is_open(state, seat):
            continue
        found += 1
        values = {repr(secret.value(game.imagine(view, fate), seat)) for _ in range(worlds)}
        if len(values) < 2:
            raise LawBroken(f"law 1: {worlds} worlds imagined by seat {seat + 1} all have one {secret.name}: {values}")
    return found


def nothing_untold(game: GameAny, notation: NotationAny, state: Any, seat: int, seed: int, tries: int = 6) -> bool:
    """Law 2: what I am told is all that I learn. Returns whether any pair of answers told me the same."""
    reached = False
    for what, here, there in _two_answers(game, notation, state, seat, seed, tries):
        if here.told != there.told:
            continue
        reached = True
        seen_here = seen_by(game, notation, here.state, seat)
        seen_there = seen_by(game, notation, there.state, seat)
        _same(2, f"{what}, seat {seat + 1} was told the same and yet sees a difference", seen_here, seen_there)
    return reached


def nothing_unseen(game: GameAny, notation: NotationAny, state: Any, seat: int, seed: int, tries: int = 6) -> bool:
    """Law 2, the other way round: what I am told I also see, or the event forgot its Secret. Returns as law 2 does.

    For games whose views remember everything that was told; one that forgets a public fact on purpose breaks it.
    """
    reached = False
    for what, here, there in _two_answers(game, notation, state, seat, seed, tries):
        if seen_by(game, notation, here.state, seat) != seen_by(game, notation, there.state, seat):
            continue
        reached = True
        told_here = [plain_event(event) for event in here.told]
        told_there = [plain_event(event) for event in there.told]
        _same(2, f"{what}, seat {seat + 1} sees the same and yet was told a difference", told_here, told_there)
    return reached


def log_replays(record: Record) -> None:
    """Law 3: the log leads to the same position, seen from every chair."""
    stage = stage_of(record.title, record.log.header, "log")
    state = None
    try:
        for moment in replay(stage, record.log, "log"):
            state = moment.state
    except WrongInput as wrong:
        raise LawBroken(f"law 3: the log does not replay: {wrong}") from None
    game, notation = record.title.game, record.notation
    _same(3, "a replayed log ends elsewhere", notation.position(record.state), notation.position(state))
    for seat in range(-1, len(record.log.header.seats)):
        here = seen_by(game, notation, record.state, seat)
        _same(3, "a replayed log looks different", here, seen_by(game, notation, state, seat))


def fork_goes_alike(game: GameAny, notation: NotationAny, state: Any, seats: int, seed: int) -> None:
    """Law 3, for a log that starts from a position: its line says all, so with the same picks both go on alike."""
    line = notation.write(state)
    fork = notation.read(line)
    try:
        game.settle(fork, StackedFate([]), None)
    except OutOfPicks:
        raise LawBroken(f"law 3: a position that waits for an answer takes picks when it is read: {line}") from None
    before = _everything(game, notation, state, seats)
    _same(3, "a position read from its line differs", before, _everything(game, notation, fork, seats))
    for ask in game.asks(state):
        for move in game.moves(state, ask.seat):
            here, there = (_after(game, one, ask.seat, move, seed, -1).state for one in (state, fork))
            what = f"{notation.text(int(move))} of seat {int(ask.seat) + 1} leads elsewhere when its position is read"
            _same(3, what, notation.position(here), notation.position(there))


def origin_untouched(game: GameAny, notation: NotationAny, state: Any, seats: int, fate: Fate) -> None:
    """Law 4: a step on a copy changes nothing in the position it came from."""
    before = _everything(game, notation, state, seats)
    for ask in game.asks(state):
        for move in game.moves(state, ask.seat):
            game.advance(state.copy(), ask.seat, move, fate, None)
            what = f"{notation.text(int(move))} of seat {int(ask.seat) + 1} on a copy changed its origin"
            _same(4, what, before, _everything(game, notation, state, seats))


def can_be_ended(game: GameAny, state: Any, seat: int, fate: Fate) -> int:
    """Law 5: an imagined world can be played to its end within the bound; returns how many answers it took."""
    world = game.imagine(game.view(state, seat), fate)
    answers = 0
    while asks := game.asks(world):
        if answers >= game.bound:
            raise LawBroken(f"law 5: not over after {answers} answers")
        if len(game.winners(world)) > 0:
            raise LawBroken(f"law 5: there are winners and still asks after {answers} answers")
        ask = asks[fate.pick(len(asks))]
        moves = game.moves(world, ask.seat)
        if len(moves) == 0:
            raise LawBroken(f"law 5: seat {int(ask.seat) + 1} is asked '{ask.kind}' and has no move")
        game.advance(world, ask.seat, moves[fate.pick(len(moves))], fate, None)
        answers += 1
    if len(game.winners(world)) == 0:
        raise LawBroken(f"law 5: no asks after {answers} answers and no winners: nobody knows that it is over")
    return answers


def ids_belong_to_one_ask(game: GameAny, state: Any, fate: Fate) -> None:
    """The contract of asks: an id never comes again, nor passes to another seat or kind, while a game is played on."""
    world = state.copy()
    owners: dict[int, tuple[int, str]] = {}
    closed: set[int] = set()
    while asks := game.asks(world):
        for ask in asks:
            number, owner = int(ask.id), (int(ask.seat) + 1, ask.kind)
            if number in closed:
                raise LawBroken(f"an ask's id: {number} was closed and is open again")
            if owners.setdefault(number, owner) != owner:
                raise LawBroken(f"an ask's id: {number} is of seat and kind {owners[number]} and of {owner}")
        ask = asks[fate.pick(len(asks))]
        moves = game.moves(world, ask.seat)
        game.advance(world, ask.seat, moves[fate.pick(len(moves))], fate, None)
        closed = owners.keys() - {int(ask.id) for ask in game.asks(world)}


def nothing_lost(census: Census[Any], state: Any) -> None:
    """Law 6: cards, tokens, figures and money are all there."""
    fault = census.fault(state)
    if fault:
        raise LawBroken(f"law 6: {fault}")


@dataclass(frozen=True, slots=True)
class _After:
    """What a chair was told when a seat answered, and the position after it."""

    told: list[Any]
    state: Any


def _two_answers(
    game: GameAny, notation: NotationAny, state: Any, seat: int, seed: int, tries: int
) -> Iterator[tuple[str, _After, _After]]:
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
        what = f"seat {int(ask.seat) + 1} answered {notation.text(int(one))} or {notation.text(int(other))}"
        after_one = _after(game, state, ask.seat, one, seed + attempt, seat)
        yield what, after_one, _after(game, world, ask.seat, other, seed + attempt, seat)


def _after(game: GameAny, origin: Any, seat: int, move: int, seed: int, chair: int) -> _After:
    state = origin.copy()
    tell = Tell()
    game.advance(state, seat, move, FastFate(seed), tell)
    reader = None if chair < 0 else chair
    return _After([redact(event, reader) for event in tell.events], state)


def _everything(game: GameAny, notation: NotationAny, state: Any, seats: int) -> Plain:
    return [notation.position(state), *(seen_by(game, notation, state, seat) for seat in range(-1, seats))]


def _same(law: int, what: str, one: Plain, other: Plain) -> None:
    if one != other:
        raise LawBroken(f"law {law}: {what}: {_difference(one, other)}")


def _difference(one: Plain, other: Plain, path: str = "") -> str:
    """Where two plain values part, for a message that can be acted upon."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _difference(left, right, f"{path}[{number}]")
    return f"{path or 'value'} is {one!r} in one and {other!r} in the other"
