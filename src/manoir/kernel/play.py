"""One game in progress: what a terminal, a table, an arena and a program hold. No clock, no task, nothing stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from manoir.kernel.event import Seat, Tell, holds_secret
from manoir.kernel.fate import Fate, RecordedFate, ReplayedFate
from manoir.kernel.game import Ask
from manoir.kernel.history import History
from manoir.kernel.log import Entry, Header, Log, digest_due, header_of, position_digest
from manoir.kernel.notices import Lapsed, TakenBack, Undone
from manoir.kernel.plain import Plain
from manoir.kernel.record import Stage, replay, stage_for
from manoir.kernel.rulebook import Refusal
from manoir.kernel.title import Box, Title
from manoir.kernel.undo import UndoStep, is_sealed, showed_hidden

LONGEST_UNDO = 100


@dataclass(slots=True)
class NumberedEvent:
    """One event with its number and the moment (entry of the log) at which it was told."""

    number: int
    moment: int
    event: Any
    open: bool  # every chair may read all of it
    sent: Any = field(default=None, compare=False)  # an open event as it is sent, made once for all chairs


class Play:
    """Position, log, numbered events and a way back: whoever holds it can save, go on or go back at any moment."""

    def __init__(self, stage: Stage, header: Header, fate: Fate, tail: int | None = None) -> None:
        self.stage = stage
        self.title = stage.title
        self.game = stage.title.game
        self.notation = stage.notation
        self.seats = len(header.seats)
        self.log = Log(header)
        self.fate = RecordedFate(fate)
        self.state: Any = None
        self.history = History(self.log.entries)
        self.number = 0  # of the last event
        self.told: deque[NumberedEvent] = deque(maxlen=tail)  # the latest, or all of them
        self.epochs = [0] * self.seats  # raised when a seat's asks may come again: an ask's name never does
        self.opened: set[tuple[int, str]] = set()  # every ask so far, by seat and name
        self.past: list[UndoStep] = []  # since the last pick
        self._asked: tuple[tuple[str, Ask], ...] | None = None  # in this position, found when first looked for
        self._board: dict[str, Plain] | None = None
        self._moves: dict[int, list[int]] = {}
        self._texts: dict[int, str] = {}  # a game has few moves, and says each of them often
        self._named: dict[str, int] = {}  # the same the other way round

    def copy(self) -> Play:
        """The same game once more, to try something out: chance would fall alike in both."""
        twin = Play(self.stage, self.log.header, deepcopy(self.fate.inner), self.told.maxlen)
        twin.history.entries += self.log.entries
        twin.history.asks += self.history.asks
        twin.history.answers.update(self.history.answers)
        twin.told.extend(self.told)
        twin.past += self.past
        twin.take_up(self.state.copy(), self.number, list(self.epochs), set(self.opened))
        return twin

    def take_up(self, state: Any, number: int, epochs: list[int], opened: set[tuple[int, str]]) -> None:
        """Go on from a position, with what cannot be had from it."""
        self.state, self.number, self.epochs, self.opened = state, number, epochs, opened
        self._changed()

    # What can be read.

    @property
    def moment(self) -> int:
        """The number of the last entry of the log."""
        return len(self.log.entries) - 1

    @property
    def board(self) -> dict[str, Plain]:
        """What every chair's view of this game is unless it says otherwise: the same in every position."""
        if self._board is None:
            self._board = self.title.board(self.notation, self.game.view(self.state, -1))
        return self._board

    @property
    def over(self) -> bool:
        return not self.asks()

    def asks(self) -> tuple[tuple[str, Ask], ...]:
        """The open asks, each with a name that never comes again, whatever is undone."""
        if self._asked is None:
            self._asked = tuple((self.name_of(ask), ask) for ask in self.game.asks(self.state))
        return self._asked

    def name_of(self, ask: Ask) -> str:
        """An ask's name: how often its seat went back, and the game's own number."""
        return f"{self.epochs[int(ask.seat)]}.{int(ask.id)}"

    def ask_of(self, seat: int) -> Ask | None:
        """The open ask of a seat."""
        return next((ask for _, ask in self.asks() if ask.seat == seat), None)

    def ask_named(self, name: str, seat: int) -> Ask | None:
        """An open ask of a seat, by its name."""
        for named, ask in self.asks():
            if named == name and ask.seat == seat:
                return ask
        return None

    def moves(self, seat: int) -> Sequence[int]:
        """What a seat may answer, if it is asked."""
        moves = self._moves.get(seat)
        if moves is None:
            asked = self.ask_of(seat) is not None
            moves = self._moves[seat] = [int(move) for move in self.game.moves(self.state, seat)] if asked else []
        return moves

    def text(self, move: int) -> str:
        """A move in notation."""
        text = self._texts.get(move)
        if text is None:
            text = self._texts[move] = self.notation.text(move)
            self._named[text] = move
        return text

    def move(self, text: str) -> int:
        """A move by its text, or WrongInput; one that was offered is known by it."""
        move = self._named.get(text)
        return self.notation.move(text) if move is None else move

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why an answer cannot be taken, or None when it can."""
        if move in self.moves(seat):
            return None
        return Refusal(f"{self.title.name}:{self.game.why(self.state, seat, move)}")

    def since(self, number: int) -> list[NumberedEvent] | None:
        """The events after a number, or None if they are no longer at hand."""
        first = self.told[0].number if self.told else self.number + 1
        if number > self.number or number + 1 < first:
            return None
        latest = list(islice(reversed(self.told), self.number - number))
        latest.reverse()
        return latest

    # What changes it.

    def begin(self, position: str | None = None) -> list[Any]:
        """Set the game up, or start from a position in notation as forks and tests do; returns the events of it."""
        tell = Tell()
        if position is None:
            self.state = self.game.setup(self.stage.options, self.fate, tell)
        else:
            self.state = self.notation.read(position)
            self.game.settle(self.state, self.fate, tell)
        self._changed()
        digest = position_digest(self.notation, self.state)
        self.history.add(Entry(0, None, None, tuple(self.fate.taken()), position, digest), "")
        return self.tell(tell.taken())

    def answer(self, seat: int, move: int) -> list[Any]:
        """Take an answer that is among the moves, for good, and return the events it led to."""
        return self.tell(self._advance(seat, move))

    def take(self, seat: int, move: int, lapse: str | None = None) -> Entry:
        """Take an answer that is among the moves, so that it may be undone; and say if it was played for the seat."""
        before = self.state.copy()
        events = self._advance(seat, move)
        entry, name = self.log.entries[-1], self.history.asks[-1]
        if entry.picks:
            self.past.clear()
        else:
            sealed = lapse is None and is_sealed(self.game, before, self.seats, seat, move, events)
            self.past.append(UndoStep(seat, name, move, before, events, sealed))
            del self.past[:-LONGEST_UNDO]
        self.tell([Lapsed(Seat(seat), lapse), *events] if lapse else events)
        return entry

    def undo(self, kept: int) -> None:
        """Go back as agreed; `deny_undo` has been asked before."""
        steps = len(self.log.entries) - kept
        self.state = self.past[-steps].before.copy()
        del self.past[-steps:]
        self.history.cut(kept)
        self.epochs = [epoch + 1 for epoch in self.epochs]
        self._changed()
        self.tell([Undone(kept - 1)])

    def take_back(self, seat: int, name: str) -> bool:
        """Take a sealed answer back: the game goes on as if it had not been given. False if it cannot be."""
        index = self._sealed_at(seat, name)
        if index is None:
            return False
        before = self._open()
        state = self.past[index].before.copy()
        later: list[UndoStep] = []
        for past in self.past[index + 1 :]:
            asked = any(ask.seat == past.seat for ask in self.game.asks(state))
            if not asked or past.move not in [int(move) for move in self.game.moves(state, past.seat)]:
                return False
            tell = Tell()
            origin = state.copy()
            self.game.advance(state, past.seat, past.move, ReplayedFate([]), tell)
            later.append(UndoStep(past.seat, past.ask, past.move, origin, tell.taken(), True))
        self.state = state
        self._changed()
        self.past[index:] = later
        self.history.drop(seat, name)
        gone = before - self._open()
        self.epochs[seat] += 1
        for other, _ in gone:
            self.epochs[other] += other != seat
        self._changed()
        self.tell([TakenBack(Seat(seat))])
        return True

    def tell(self, events: list[Any]) -> list[Any]:
        """Number what happened, in the game or around it."""
        for event in events:
            self.number += 1
            self.told.append(NumberedEvent(self.number, self.moment, event, not holds_secret(event)))
        self.opened |= self._open()
        return events

    # What may be undone.

    def kept_before(self, seat: int) -> int | None:
        """How many entries are left when a seat's last answer is undone; None if it gave none."""
        return next((entry.number for entry in reversed(self.log.entries) if entry.seat == seat), None)

    def deny_undo(self, kept: int, seed: int) -> str | None:
        """Why the game cannot go back that far, or None when it can; tries other worlds, so it takes its time."""
        steps = len(self.log.entries) - kept
        if kept < 1 or steps < 1:
            return "house:nothing-to-undo"
        if steps > len(self.past):
            return "house:undo-past-pick"
        for past in self.past[-steps:]:
            if showed_hidden(self.game, past, self.seats, seed):
                return "house:undo-past-shown"
        return None

    def may_take_back(self, seat: int) -> str | None:
        """The ask whose sealed answer a seat may still take back."""
        for past in reversed(self.past):
            if not past.sealed:
                return None
            if past.seat == seat:
                return past.ask
        return None

    # Inside.

    def _advance(self, seat: int, move: int) -> list[Any]:
        """Let the rules take an answer, and log it."""
        name = next(name for name, ask in self.asks() if ask.seat == seat)
        tell = Tell()
        self.game.advance(self.state, seat, move, self.fate, tell)
        self._changed()
        number = len(self.log.entries)
        digest = position_digest(self.notation, self.state) if digest_due(number, self.over) else None
        self.history.add(Entry(number, seat, self.text(move), tuple(self.fate.taken()), None, digest), name)
        return tell.taken()

    def _changed(self) -> None:
        """Another position, or other names: what is asked must be found anew."""
        self._asked = None
        self._moves.clear()

    def _open(self) -> set[tuple[int, str]]:
        return {(int(ask.seat), name) for name, ask in self.asks()}

    def _sealed_at(self, seat: int, name: str) -> int | None:
        for index in range(len(self.past) - 1, -1, -1):
            if not self.past[index].sealed:
                break
            if self.past[index].seat == seat:
                return index if self.past[index].ask == name else None
        return None


def begin(
    title: Title,
    box: Box,
    seats: tuple[str, ...],
    choices: Mapping[str, Plain],
    fate: Fate,
    position: str | None = None,
) -> tuple[Play, list[Any]]:
    """A new game, or one that starts from a position in notation; and the events of its set-up."""
    play = Play(stage_for(title, box, len(seats), choices), header_of(title, box, choices, seats), fate)
    return play, play.begin(position)


def resume(stage: Stage, log: Log, place: str, fate: Fate) -> Play:
    """A game taken up where its log ends."""
    play = Play(stage, log.header, fate)
    for moment in replay(stage, log, place):
        ask = next((ask for ask, _ in moment.asks if ask.seat == moment.entry.seat), None)
        play.history.add(moment.entry, "" if ask is None else play.name_of(ask))
        play.state = moment.state
        play._changed()
        play.tell(moment.events)
    return play
