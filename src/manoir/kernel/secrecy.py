"""Law 7, nothing is told that may not be known: each function raises LawBroken, or returns when the law holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from manoir.kernel.alike import After, one_thing_otherwise, set_up, two_answers, went_on_twice
from manoir.kernel.event import Secret, parts_of, plain_event
from manoir.kernel.fate import FastFate, OnePickOtherwise
from manoir.kernel.laws import LawBroken, same, seen_by
from manoir.kernel.memory import Fact, Memory, faded
from manoir.kernel.plain import Plain
from manoir.kernel.play import Play
from manoir.kernel.record import Stage, replay


def nothing_leaked(stage: Stage, state: Any, seat: int, seed: int, tries: int = 6) -> bool:
    """What I am told I also see, or it is over with the telling and the title says so.

    Returns whether any two positions looked alike.
    """
    reached = False
    for what, here, there in two_answers(stage.title.game, stage.notation, state, seat, seed, tries):
        reached = _told_as_seen(stage, seat, what, here, there) or reached
    return reached


def set_up_leaks_nothing(stage: Stage, seat: int, seed: int, tries: int = 12) -> bool:
    """The same of a set-up: one that differs in a pick and looks alike to me was told alike. Returns as above."""
    reached = False
    fate = FastFate(seed)
    chance = OnePickOtherwise(seed)
    here = set_up(stage.title.game, stage.options, seat, chance)
    for _ in range(tries):
        there = set_up(stage.title.game, stage.options, seat, chance.otherwise(fate))
        reached = _told_as_seen(stage, seat, "two set-ups differ in one pick", here, there) or reached
    return reached


def still_seen(stage: Stage, state: Any, seat: int, seed: int, tries: int = 6) -> bool:
    """The same from then on: a game goes on twice for a few answers, and where it looks alike it was told alike.

    One pick falls otherwise. Returns whether two positions that differ came to look alike.
    """
    game, notation = stage.title.game, stage.notation
    reached = False
    for attempt in range(tries):
        for what, here, there in went_on_twice(game, notation, state, seat, seed + attempt, answers=8):
            if notation.position(here.state) != notation.position(there.state):
                reached = _told_as_seen(stage, seat, what, here, there) or reached
    return reached


def over_is_over(stage: Stage, state: Any, seat: int, seed: int, tries: int = 12) -> bool:
    """Whatever a title declares: what I was told and do not see has left no difference behind.

    The worlds differ in one thing only (a pick of their imagining, a pick of the answer, or the answer), so whatever
    differs afterwards is what was told, and it is still hidden. Returns whether any two positions looked alike.
    """
    game, notation = stage.title.game, stage.notation
    reached = False
    for what, here, there in one_thing_otherwise(game, notation, state, seat, seed, tries):
        if not _look_alike(stage, seat, here, there):
            continue
        reached = True
        if _plain(here.events) != _plain(there.events):
            fault = f"{what}, seat {seat + 1} was told what it does not see and what is not over"
            same(7, fault, notation.position(here.state), notation.position(there.state))
    return reached


def secrets_stay_secret(play: Play) -> int:
    """A field that is a Secret in one telling is one in all, or the title names the clause that opens it.

    Returns how many were told in the log.
    """
    secret: set[tuple[str, str]] = set()
    told: set[tuple[str, str]] = set()
    found = 0
    for moment in replay(play.stage, play.log, "log"):
        for event in moment.events:
            for name, hidden in _fields_told(event):
                if hidden:
                    secret.add(name)
                    found += 1
                else:
                    told.add(name)
    named = {(fact.event.__name__, field) for fact in play.title.opens for field in fact.fields}
    for kind, field in sorted((secret & told) - named):
        raise LawBroken(f"law 7: {kind}.{field} is a Secret in one telling and open in another, and no clause opens it")
    return found


def nothing_recalled(stage: Stage, state: Any, seat: int, seed: int, tries: int = 6) -> bool:
    """Where people must remember alone, looking back tells no more than a screen shows now.

    A game goes on twice for a few answers, and one pick falls otherwise. Returns whether two screens came to be alike.
    """
    game, notation, memory = stage.title.game, stage.notation, stage.title.memory
    if memory is None:
        return False
    reached = False
    for attempt in range(tries):
        for what, here, there in went_on_twice(game, notation, state, seat, seed + attempt):
            if notation.position(here.state) == notation.position(there.state):
                continue
            if _screen(stage, memory, here.state, seat) == _screen(stage, memory, there.state, seat):
                reached = True
                fault = f"{what}, seat {seat + 1} has one screen and two pasts"
                same(7, fault, _plain(here.events, memory.facts), _plain(there.events, memory.facts))
    return reached


def _told_as_seen(stage: Stage, seat: int, what: str, here: After, there: After) -> bool:
    """Whether two positions look alike to a chair; then what it was told differs in nothing but what is over."""
    if not _look_alike(stage, seat, here, there):
        return False
    told_here, told_there = _plain(here.events, stage.title.forgets), _plain(there.events, stage.title.forgets)
    # Where the truth itself is the same nothing is hidden any more: a game that plays in the open declares nothing.
    if told_here != told_there and stage.notation.position(here.state) != stage.notation.position(there.state):
        same(7, f"{what}, seat {seat + 1} sees the same and yet was told a difference", told_here, told_there)
    return True


def _look_alike(stage: Stage, seat: int, here: After, there: After) -> bool:
    game, notation = stage.title.game, stage.notation
    seen_here: Plain = seen_by(game, notation, here.state, seat)
    return bool(seen_here == seen_by(game, notation, there.state, seat))


def _plain(events: Sequence[Any], facts: Sequence[Fact] = ()) -> list[Plain]:
    """Events as named data without some facts, in an order of their own: what came first is nobody's secret.

    An event that is all fact is left out, however often it was told.
    """
    whole = {fact.event for fact in facts if len(fact.fields) == len(parts_of(fact.event) or ())}
    return sorted((faded(plain_event(event), facts) for event in events if type(event) not in whole), key=repr)


def _fields_told(event: Any) -> Iterator[tuple[tuple[str, str], bool]]:
    """Every field of an event by name, and whether this telling keeps it secret."""
    inner = event.fact if isinstance(event, Secret) else event
    for name, _ in parts_of(type(inner)) or ():
        yield (type(inner).__name__, name), isinstance(event, Secret) or isinstance(getattr(inner, name), Secret)


def _screen(stage: Stage, memory: Memory, state: Any, seat: int) -> Plain:
    """What the screen of a chair shows where people must remember alone."""
    view = stage.title.game.view(state, seat)
    memory.screen(view)
    return stage.notation.seen(view)
