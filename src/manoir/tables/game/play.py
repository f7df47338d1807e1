"""The game of a table: its position, its log, its numbered events. Pure: no clock, no task, nothing stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from manoir.kernel.event import Seat, Tell, holds_secret
from manoir.kernel.fair import Fair
from manoir.kernel.fate import Fate, RecordedFate, ReplayedFate
from manoir.kernel.game import Ask
from manoir.kernel.log import Header, header_of
from manoir.kernel.plain import Plain
from manoir.kernel.record import Record, Stage
from manoir.kernel.wrong import WrongInput
from manoir.tables.game import journal, notices
from manoir.tables.game.history import History
from manoir.tables.game.journal import AnswerEntry, HintEntry, JournalEntry, StartEntry, TakeBackEntry, UndoEntry
from manoir.tables.game.notices import HintGiven, Lapsed, TakenBack, Undone
from manoir.tables.game.undo import UndoStep, is_sealed, showed_hidden
from manoir.tables.verdict import NOT_ASKED, TAKEN, TOO_LATE, Denied, Verdict, Word

LONGEST_UNDO = 100
TAIL = 2000  # events kept at hand for those who come back; older ones are sent as a fresh view


@dataclass(slots=True)
class NumberedEvent:
    """One event with its number and the moment (entry of the log) at which it was told."""

    number: int
    moment: int
    event: Any
    open: bool  # every chair may read all of it
    shown: Any = field(default=None, compare=False)  # an open event as it is sent, made once for all chairs


class Play(Record):
    """One game in progress at a table: asks by names that never come again, numbered events, a way back."""

    def __init__(self, stage: Stage, header: Header, fate: Fate) -> None:
        super().__init__(stage, header, fate)
        self.seats = len(header.seats)
        self.line = History(self.log.entries)
        self.number = 0  # of the last event
        self.told: deque[NumberedEvent] = deque(maxlen=TAIL)
        self.epochs = [0] * self.seats  # raised when a seat's asks may come again: an ask's name never does
        self.opened: set[tuple[int, str]] = set()  # every ask so far, by seat and name
        self.past: list[UndoStep] = []  # since the last pick
        self._asked: tuple[tuple[str, Ask], ...] | None = None  # in this position, found when first looked for
        self._moves: dict[int, list[int]] = {}
        self._texts: dict[int, str] = {}  # a game has few moves, and says each of them often

    def take_up(self, state: Any, number: int, epochs: list[int], opened: set[tuple[int, str]]) -> None:
        """Go on from a snapshot."""
        self.state, self.number, self.epochs, self.opened = state, number, epochs, opened
        self._changed()

    # What can be read.

    @property
    def moment(self) -> int:
        """The number of the last entry of the log."""
        return len(self.log.entries) - 1

    @property
    def over(self) -> bool:
        return not self.asks()

    def asks(self) -> tuple[tuple[str, Ask], ...]:
        """The open asks, with their names on the wire."""
        if self._asked is None:
            self._asked = tuple((self.name_of(ask), ask) for ask in self.game.asks(self.state))
        return self._asked

    def name_of(self, ask: Ask) -> str:
        """An ask's name on the wire: how often its seat went back, and the game's own number."""
        return f"{self.epochs[int(ask.seat)]}.{int(ask.id)}"

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
            asked = seat in [ask.seat for _, ask in self.asks()]
            moves = [int(move) for move in self.game.moves(self.state, seat)] if asked else []
            self._moves[seat] = moves
        return moves

    def text(self, move: int) -> str:
        """A move in notation."""
        text = self._texts.get(move)
        if text is None:
            text = self._texts[move] = self.notation.text(move)
        return text

    def since(self, number: int) -> list[NumberedEvent] | None:
        """The events after a number, or None if they are no longer at hand."""
        first = self.told[0].number if self.told else self.number + 1
        if number > self.number or number + 1 < first:
            return None
        latest = list(islice(reversed(self.told), self.number - number))
        latest.reverse()
        return latest

    def judge(self, seat: int, name: str, move: str | Mapping[str, Plain]) -> tuple[Verdict, int]:
        """What becomes of an answer, and the move it names (-1 unless it is taken)."""
        if (seat, name) in self.line.answers:
            same = self._same_move(self.line.answers[seat, name], move)
            return (Verdict(Word.TAKEN, again=True) if same else TOO_LATE), -1
        if self.ask_named(name, seat) is None:
            return (TOO_LATE if (seat, name) in self.opened else NOT_ASKED), -1
        try:
            number = self._read_move(move)
        except WrongInput as wrong:
            return Verdict(Word.REFUSED, "house:no-such-move", str(wrong)), -1
        if number not in self.moves(seat):
            return Verdict(Word.REFUSED, f"{self.stage.title.name}:{self.game.why(self.state, seat, number)}"), -1
        return TAKEN, number

    # What changes it, each with its entry for the journal.

    def begin(self, position: str | None) -> StartEntry:
        """Set the game up, or start from a position in notation."""
        events = self.set_up(position)
        self._changed()
        self.line.name("")
        self._tell(events)
        entry = self.log.entries[-1]
        return StartEntry(self.log.header.plain(), entry.picks, entry.digest or "", position)

    def take(self, seat: int, name: str, move: int, lapse: str | None = None) -> AnswerEntry:
        """Take an answer that was judged well."""
        before = self.state.copy()
        events = self.answer(seat, move)
        self._changed()
        entry = self.log.entries[-1]
        self.line.name(name)
        if entry.picks:
            self.past.clear()
        else:
            sealed = lapse is None and is_sealed(self.game, before, self.seats, seat, move, events)
            self.past.append(UndoStep(seat, name, move, before, events, sealed))
            del self.past[:-LONGEST_UNDO]
        self._tell([Lapsed(Seat(seat), lapse), *events] if lapse else events)
        return AnswerEntry(seat, name, self.text(move), entry.picks, entry.digest, lapse)

    def undo(self, kept: int) -> UndoEntry:
        """Go back as agreed; `deny_undo` has been asked before."""
        steps = len(self.log.entries) - kept
        self.state = self.past[-steps].before.copy()
        del self.past[-steps:]
        self.line.cut(kept)
        self.epochs = [epoch + 1 for epoch in self.epochs]
        self._changed()
        self._tell([Undone(kept - 1)])
        return UndoEntry(kept)

    def take_back(self, seat: int, name: str) -> TakeBackEntry:
        """Take a sealed answer back: the game goes on as if it had not been given."""
        index = self._sealed_at(seat, name)
        before = self._open()
        state = self.past[index].before.copy()
        later: list[UndoStep] = []
        for past in self.past[index + 1 :]:
            asked = any(ask.seat == past.seat for ask in self.game.asks(state))
            if not asked or past.move not in [int(move) for move in self.game.moves(state, past.seat)]:
                raise Denied("cannot-take-back")
            tell = Tell()
            origin = state.copy()
            self.game.advance(state, past.seat, past.move, ReplayedFate([]), tell)
            later.append(UndoStep(past.seat, past.ask, past.move, origin, tell.taken(), True))
        self.state = state
        self._changed()
        self.past[index:] = later
        self.line.drop(seat, name)
        gone = before - self._open()
        self.epochs[seat] += 1
        for other, _ in gone:
            self.epochs[other] += other != seat
        self._changed()
        self._tell([TakenBack(Seat(seat))])
        return TakeBackEntry(seat, name)

    def hint(self, seat: int) -> HintEntry:
        """Mark in the journal that a seat asked for a hint."""
        self._tell([HintGiven(Seat(seat))])
        return HintEntry(seat)

    def change_seat(self, entry: journal.SeatEntry) -> journal.SeatEntry:
        """Tell what changed about a seat; the game itself does not."""
        change = notices.SeatChanged(Seat(entry.seat), entry.change, entry.who, entry.to, entry.minutes)
        self._tell([change])
        return entry

    def redo(self, entry: JournalEntry) -> None:
        """Apply an entry of the journal again."""
        if isinstance(entry, StartEntry | AnswerEntry):
            self._redo(entry)
        elif isinstance(entry, UndoEntry):
            self.undo(entry.kept)
        elif isinstance(entry, TakeBackEntry):
            self.take_back(entry.seat, entry.ask)
        elif isinstance(entry, HintEntry):
            self.hint(entry.seat)
        else:
            self.change_seat(entry)

    # What may be undone.

    def kept_before(self, seat: int) -> int:
        """How many entries are left when a seat's last answer is undone."""
        for entry in reversed(self.log.entries):
            if entry.seat == seat:
                return entry.number
        raise Denied("nothing-to-undo")

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

    def _changed(self) -> None:
        """Another position, or other names: what is asked must be found anew."""
        self._asked = None
        self._moves.clear()

    def _redo(self, entry: StartEntry | AnswerEntry) -> None:
        """Begin or answer again, with the picks that were drawn then."""
        fate, live = ReplayedFate(list(entry.picks)), self.fate
        self.fate = RecordedFate(fate)
        if isinstance(entry, StartEntry):
            again: StartEntry | AnswerEntry = self.begin(entry.position)
        else:
            again = self.take(entry.seat, entry.ask, self.notation.move(entry.move), entry.lapse)
        fate.finish()
        self.fate = live
        if again.digest != entry.digest:
            raise AssertionError(f"the journal leads elsewhere at moment {self.moment}")

    def _tell(self, events: Sequence[Any]) -> None:
        for event in events:
            self.number += 1
            self.told.append(NumberedEvent(self.number, self.moment, event, not holds_secret(event)))
        self.opened |= self._open()

    def _open(self) -> set[tuple[int, str]]:
        return {(int(ask.seat), name) for name, ask in self.asks()}

    def _sealed_at(self, seat: int, name: str) -> int:
        for index in range(len(self.past) - 1, -1, -1):
            if not self.past[index].sealed:
                break
            if self.past[index].seat == seat:
                if self.past[index].ask == name:
                    return index
                break
        raise Denied("cannot-take-back")

    def _read_move(self, move: str | Mapping[str, Plain]) -> int:
        return self.notation.move(move) if isinstance(move, str) else self.notation.unstructure(dict(move))

    def _same_move(self, taken: str, move: str | Mapping[str, Plain]) -> bool:
        try:
            return self.text(self._read_move(move)) == taken
        except WrongInput:
            return False


def new_play(
    stage: Stage, seats: tuple[str, ...], choices: Mapping[str, Plain], fate: Fate, fair: Fair | None = None
) -> Play:
    """A game about to begin."""
    return Play(stage, header_of(stage.title, stage.box, choices, seats, fair), fate)
