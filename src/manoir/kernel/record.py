"""What a game is played with, and its log replayed entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from manoir.kernel.edition import Sheet, sheet_digest
from manoir.kernel.event import Tell
from manoir.kernel.fate import OutOfPicks, ReplayedFate, WrongPick
from manoir.kernel.game import Ask
from manoir.kernel.log import Entry, Header, Log, position_digest
from manoir.kernel.plain import Plain
from manoir.kernel.title import Box, NotationAny, Title
from manoir.kernel.wrong import WrongInput, quoted


@dataclass(frozen=True, slots=True)
class Stage:
    """A game on one edition with the options of one table: all that its log does not say again."""

    title: Title
    box: Box
    seats: int
    choices: Mapping[str, Plain]
    options: Any  # what the game made of box, seats and choices
    notation: NotationAny


def stage_for(title: Title, box: Box, seats: int, choices: Mapping[str, Plain]) -> Stage:
    """The stage of a table, or WrongInput that says which number or choice does not fit."""
    options = title.table(box, seats, choices)
    return Stage(title, box, seats, choices, options, title.notation(options))


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry of a replayed log: what was asked before it, what it told, and the position after it."""

    entry: Entry
    asks: list[tuple[Ask, list[int]]]  # as they stood before the entry, each with its moves
    events: list[Any]
    state: Any  # a state of its own: a later moment does not change it
    sizes: tuple[int, ...]  # among how many each of the entry's picks was chosen


def stage_of(title: Title, header: Header, place: str) -> Stage:
    """The game, edition and options that a header names, or WrongInput that says which differs."""
    if header.game != title.name:
        raise WrongInput(f"{place}: line 1: game", quoted(header.game), f"'{title.name}'")
    begun = title.under(header.rules)
    if begun is None:
        known = " or ".join(str(one.game.version) for one in (title, *title.before))
        expected = f"{known}, the version that this house plays"
        raise WrongInput(f"{place}: line 1: rules", f"version {header.rules} of the rules of {title.name}", expected)
    title = begun
    if header.edition_data is not None:
        sheet = Sheet(dict(header.edition_data), f"{place}: line 1: edition.data")
        box = Box(sheet, title.open_sheet(sheet), False)
    else:
        named = title.box_named(header.edition)
        if named is None:
            known = ", ".join(title.box(file).name for file in title.editions)
            raise WrongInput(f"{place}: line 1: edition.name", quoted(header.edition), f"one of {known}")
        box = named
    if sheet_digest(box.sheet) != header.edition_digest:
        found = f"digest {header.edition_digest[:12]}"
        raise WrongInput(f"{place}: line 1: edition.digest", found, f"{box.digest[:12]}, the edition of this house")
    try:
        return stage_for(title, box, len(header.seats), header.options)
    except WrongInput as wrong:
        raise wrong.within(f"{place}: line 1") from None


def replay(stage: Stage, log: Log, place: str) -> Iterator[Moment]:
    """The moments of a log, or WrongInput that names the entry that does not fit."""
    game = stage.title.game
    state: Any = None
    for entry in log.entries:
        where = f"{place}: entry {entry.number}"
        fate = ReplayedFate(list(entry.picks))
        tell = Tell()
        asks: list[tuple[Ask, list[int]]] = []
        try:
            if entry.number == 0 and entry.position is not None:
                state = stage.notation.read(entry.position)
                game.settle(state, fate, tell)
            elif entry.number == 0:
                state = game.setup(stage.options, fate, tell)
            else:
                asks = [(ask, [int(move) for move in game.moves(state, ask.seat)]) for ask in game.asks(state)]
                state = state.copy()
                game.advance(state, _seat(entry, asks, where), _move(stage, entry, asks, where), fate, tell)
            fate.finish()
        except (WrongPick, OutOfPicks) as misfit:  # compiled, a name keeps one type in a function: not `wrong` again
            raise WrongInput(f"{where}: picks", str(misfit), "the picks that the rules took") from None
        except WrongInput as wrong:
            raise (wrong if wrong.place.startswith(where) else wrong.within(where)) from None
        sizes = tuple(fate.sizes)
        if entry.sizes is not None and entry.sizes != sizes:
            raise WrongInput(f"{where}: of", quoted(list(entry.sizes)), f"{list(sizes)}, as the rules chose")
        if entry.digest is not None and entry.digest != position_digest(stage.notation, state):
            found = f"digest {entry.digest[:12]}"
            here = position_digest(stage.notation, state)[:12]
            raise WrongInput(f"{where}: digest", found, f"{here}, the position that the moves lead to")
        yield Moment(entry, asks, tell.taken(), state, sizes)


def _seat(entry: Entry, asks: list[tuple[Ask, list[int]]], where: str) -> int:
    asked = sorted(int(ask.seat) for ask, _ in asks)
    if entry.seat not in asked:
        seats = ", ".join(str(seat + 1) for seat in asked) or "no seat: the game is over"
        raise WrongInput(f"{where}: seat", str((entry.seat or 0) + 1), f"a seat that is asked: {seats}")
    return entry.seat


def _move(stage: Stage, entry: Entry, asks: list[tuple[Ask, list[int]]], where: str) -> int:
    move = stage.notation.move(entry.move or "")
    moves = next(moves for ask, moves in asks if ask.seat == entry.seat)
    if move not in moves:
        known = ", ".join(stage.notation.text(one) for one in moves[:8])
        raise WrongInput(f"{where}: move", quoted(entry.move), f"one of {known}{', ...' if len(moves) > 8 else ''}")
    return move
