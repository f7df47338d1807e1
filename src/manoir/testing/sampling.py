"""A few random games of a title: what they ask, answer and tell, and whatever stops them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from manoir.kernel.fate import FastFate
from manoir.kernel.play import Play, begin
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, brief

GAMES = 6  # for each number of players


@dataclass(slots=True)
class Sample:
    """What random games of a title came to."""

    slugs: set[str]  # the clauses of the rulebook
    asks: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)  # in notation
    events: dict[str, list[Any]] = field(default_factory=dict)  # by their names
    seats: int = 0  # the most that sat there
    faults: dict[str, None] = field(default_factory=dict)  # each once, in the order in which they came


def sampled(title: Title, slugs: set[str]) -> Sample:
    """Random games for each number of players on every edition; what is refused must name one of these clauses."""
    found = Sample(slugs)
    for edition in title.editions:
        low, high = title.box(edition).players
        found.seats = max(found.seats, high)
        for seats in range(low, high + 1):
            for seed in range(GAMES):
                try:
                    _play(title, edition, seats, seed, found)
                except Exception as error:  # a stranger's code: whatever it raises is a finding
                    said = f"{type(error).__name__}: {brief(str(error))}"
                    found.faults[f"a random game of {seats} players stops ({said})"] = None
    return found


def _play(title: Title, edition: str, seats: int, seed: int, found: Sample) -> None:
    fate = FastFate(seed)
    names = tuple(f"Player {number + 1}" for number in range(seats))
    play, events = begin(title, title.box(edition), names, title.bounded, fate)
    for answers in range(title.game.bound + 1):
        _keep(found, events)
        asks = title.game.asks(play.state)
        if not asks:
            break
        ask = asks[fate.pick(len(asks))]
        found.asks.add(ask.kind)
        moves = [int(move) for move in title.game.moves(play.state, ask.seat)]
        move = moves[fate.pick(len(moves))]
        if answers < 20:  # enough to see that they can be written and refused
            _said(play, moves, found)
            _refused(play, int(ask.seat), moves, found)
        events = play.answer(int(ask.seat), move)
    else:
        found.faults[f"a random game of {seats} players is not over after {title.game.bound} answers"] = None


def _keep(found: Sample, events: list[Any]) -> None:
    for event in events:
        kept = found.events.setdefault(type(event).__name__, [])
        if len(kept) < 20:
            kept.append(event)


def _said(play: Play, moves: list[int], found: Sample) -> None:
    """Every move has a text and a structure, both ways."""
    notation = play.notation
    for move in moves:
        text = notation.text(move)
        found.moves.add(text)
        try:
            if notation.move(text) != move or notation.unstructure(notation.structure(move)) != move:
                found.faults[f"the move {text} is not read as it is written"] = None
        except WrongInput as wrong:
            found.faults[f"the move {text} is not read as it is written ({wrong})"] = None


def _refused(play: Play, seat: int, moves: list[int], found: Sample) -> None:
    """A move that was offered once and is not now is refused by a clause of the rulebook."""
    for text in sorted(found.moves):
        try:
            move = play.notation.move(text)
        except WrongInput:  # it was read on another edition
            continue
        if move not in moves:
            slug = play.title.game.why(play.state, seat, move)
            if slug not in found.slugs:
                found.faults[f"{text} is refused by {slug}, which is no clause of the rulebook"] = None
