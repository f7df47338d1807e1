"""The laws that every game keeps, as plain functions: each raises LawBroken, or returns when the law holds.

Tests call them on positions reached by chance; `docs/explanation/laws.md` says what each is for. Law 7, on what may be
told, is in `secrecy.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from manoir.kernel.alike import after_answer, two_answers
from manoir.kernel.census import Census
from manoir.kernel.fate import FastFate, Fate, OutOfPicks, StackedFate
from manoir.kernel.plain import Plain
from manoir.kernel.play import Play
from manoir.kernel.record import replay, stage_of
from manoir.kernel.title import GameAny, NotationAny
from manoir.kernel.wrong import WrongInput

DRAWS = 24  # silences tried of one ask: of two moves as likely, all are alike once in eight million
OTHERS = 6  # moves that an answer is compared with


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
    same(1, "an imagined world differs", seen_by(game, notation, state, seat), seen_by(game, notation, world, seat))


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
    for what, here, there in two_answers(game, notation, state, seat, seed, tries):
        if here.events != there.events:
            continue
        reached = True
        seen_here = seen_by(game, notation, here.state, seat)
        seen_there = seen_by(game, notation, there.state, seat)
        same(2, f"{what}, seat {seat + 1} was told the same and yet sees a difference", seen_here, seen_there)
    return reached


def log_replays(play: Play) -> None:
    """Law 3: the log leads to the same position, seen from every chair."""
    stage = stage_of(play.title, play.log.header, "log")
    state = None
    try:
        for moment in replay(stage, play.log, "log"):
            state = moment.state
    except WrongInput as wrong:
        raise LawBroken(f"law 3: the log does not replay: {wrong}") from None
    game, notation = play.title.game, play.notation
    same(3, "a replayed log ends elsewhere", notation.position(play.state), notation.position(state))
    for seat in range(-1, len(play.log.header.seats)):
        here = seen_by(game, notation, play.state, seat)
        same(3, "a replayed log looks different", here, seen_by(game, notation, state, seat))


def fork_goes_alike(game: GameAny, notation: NotationAny, state: Any, seats: int, seed: int) -> None:
    """Law 3, for a log that starts from a position: its line says all, so with the same picks both go on alike."""
    line = notation.write(state)
    fork = notation.read(line)
    try:
        game.settle(fork, StackedFate([]), None)
    except OutOfPicks:
        raise LawBroken(f"law 3: a position that waits for an answer takes picks when it is read: {line}") from None
    before = _everything(game, notation, state, seats)
    same(3, "a position read from its line differs", before, _everything(game, notation, fork, seats))
    for ask in game.asks(state):
        for move in game.moves(state, ask.seat):
            here, there = (after_answer(game, one, ask.seat, move, FastFate(seed), -1).state for one in (state, fork))
            what = f"{notation.text(int(move))} of seat {int(ask.seat) + 1} leads elsewhere when its position is read"
            same(3, what, notation.position(here), notation.position(there))


def origin_untouched(game: GameAny, notation: NotationAny, state: Any, seats: int, fate: Fate) -> None:
    """Law 4: a step on a copy changes nothing in the position it came from."""
    before = _everything(game, notation, state, seats)
    for ask in game.asks(state):
        for move in game.moves(state, ask.seat):
            game.advance(state.copy(), ask.seat, move, fate, None)
            what = f"{notation.text(int(move))} of seat {int(ask.seat) + 1} on a copy changed its origin"
            same(4, what, before, _everything(game, notation, state, seats))


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
    before: set[int] = set()
    while asks := game.asks(world):
        for ask in asks:
            number, owner = int(ask.id), (int(ask.seat) + 1, ask.kind)
            if number in closed:
                raise LawBroken(f"an ask's id: {number} was closed and is open again")
            if owners.setdefault(number, owner) != owner:
                raise LawBroken(f"an ask's id: {number} is of seat and kind {owners[number]} and of {owner}")
        now = {int(ask.id) for ask in asks}
        closed |= before - now
        before = now
        ask = asks[fate.pick(len(asks))]
        moves = game.moves(world, ask.seat)
        game.advance(world, ask.seat, moves[fate.pick(len(moves))], fate, None)


def nothing_lost(census: Census[Any], state: Any) -> None:
    """Law 6: cards, tokens, figures and money are all there."""
    fault = census.fault(state)
    if fault:
        raise LawBroken(f"law 6: {fault}")


def silence_tells_nothing(game: GameAny, notation: NotationAny, state: Any, seats: int, seed: int) -> int:
    """Law 8: silence means a move that follows from what its seat sees, drawn where others may not know the choice.

    A choice is secret if some other answer would have been told alike to another chair. Returns how many were.
    """
    found = 0
    for ask in game.asks(state):
        seat = int(ask.seat)
        who = f"the silence of seat {seat + 1}"
        moves = [int(move) for move in game.moves(state, seat)]
        world = game.imagine(game.view(state, seat), FastFate(seed))
        drawn, there = (
            [int(game.lapse(one, seat, FastFate(seed + number))) for number in range(DRAWS)] for one in (state, world)
        )
        for move in drawn:
            if move not in moves:
                raise LawBroken(f"law 8: {who} plays {notation.text(move)}, which is not among its moves")
        same(8, f"{who} depends on what the seat cannot see", drawn, there)
        known = drawn[0]
        if _is_secret(game, state, seat, known, moves, seats, seed):
            found += 1
            if len(set(drawn)) == 1:
                raise LawBroken(f"law 8: {who} always plays {notation.text(known)}, which others may not know")
    return found


def _is_secret(game: GameAny, state: Any, seat: int, move: int, moves: list[int], seats: int, seed: int) -> bool:
    """Whether another chair would be told the same of some other answer of a seat."""
    others = [other for other in moves if other != move][:OTHERS]
    for chair in range(-1, seats):
        if chair != seat:
            events = after_answer(game, state, seat, move, FastFate(seed), chair).events
            if any(after_answer(game, state, seat, other, FastFate(seed), chair).events == events for other in others):
                return True
    return False


def _everything(game: GameAny, notation: NotationAny, state: Any, seats: int) -> Plain:
    return [notation.position(state), *(seen_by(game, notation, state, seat) for seat in range(-1, seats))]


def same(law: int, what: str, one: Plain, other: Plain) -> None:
    """Break a law where two plain values differ."""
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
