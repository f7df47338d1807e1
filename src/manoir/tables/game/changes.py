"""What becomes of an answer at a table, and each change of its game with its entry for the journal."""

from __future__ import annotations

from collections.abc import Mapping

from manoir.kernel.event import Seat
from manoir.kernel.fair import Fair
from manoir.kernel.fate import Fate, RecordedFate, ReplayedFate
from manoir.kernel.log import header_of
from manoir.kernel.notices import HintGiven, SeatChanged
from manoir.kernel.plain import Plain
from manoir.kernel.play import Play
from manoir.kernel.record import Stage
from manoir.kernel.wrong import WrongInput
from manoir.tables.game.journal import (
    AnswerEntry,
    HintEntry,
    JournalEntry,
    SeatEntry,
    StartEntry,
    TakeBackEntry,
    UndoEntry,
)
from manoir.tables.verdict import NOT_ASKED, TAKEN, TOO_LATE, Denied, Verdict, Word

TAIL = 2000  # events kept at hand for those who come back; older ones are sent as a fresh view


def new_play(
    stage: Stage, seats: tuple[str, ...], choices: Mapping[str, Plain], fate: Fate, fair: Fair | None = None
) -> Play:
    """A game about to begin."""
    return Play(stage, header_of(stage.title, stage.box, choices, seats, fair), fate, TAIL)


def judge(play: Play, seat: int, name: str, move: str | Mapping[str, Plain]) -> tuple[Verdict, int]:
    """What becomes of an answer, and the move it names (-1 unless it is taken)."""
    if (seat, name) in play.history.answers:
        same = _same_move(play, play.history.answers[seat, name], move)
        return (Verdict(Word.TAKEN, again=True) if same else TOO_LATE), -1
    if play.ask_named(name, seat) is None:
        return (TOO_LATE if (seat, name) in play.opened else NOT_ASKED), -1
    try:
        number = _read_move(play, move)
    except WrongInput as wrong:
        return Verdict(Word.REFUSED, "house:no-such-move", str(wrong)), -1
    refusal = play.refusal(seat, number)
    return (TAKEN, number) if refusal is None else (Verdict(Word.REFUSED, refusal.clause), -1)


def begin(play: Play, position: str | None) -> StartEntry:
    """Set the game up, or start from a position in notation."""
    play.begin(position)
    entry = play.log.entries[0]
    return StartEntry(play.log.header.plain(), entry.picks, entry.digest or "", position)


def take(play: Play, seat: int, name: str, move: int, lapse: str | None = None) -> AnswerEntry:
    """Take an answer that was judged well."""
    entry = play.take(seat, move, lapse)
    return AnswerEntry(seat, name, entry.move or "", entry.picks, entry.digest, lapse)


def undo(play: Play, kept: int) -> UndoEntry:
    """Go back as agreed."""
    play.undo(kept)
    return UndoEntry(kept)


def take_back(play: Play, seat: int, name: str) -> TakeBackEntry:
    """Take a sealed answer back, or Denied."""
    if not play.take_back(seat, name):
        raise Denied("cannot-take-back")
    return TakeBackEntry(seat, name)


def hint(play: Play, seat: int) -> HintEntry:
    """A seat asked for a hint."""
    play.tell([HintGiven(Seat(seat))])
    return HintEntry(seat)


def change_seat(play: Play, entry: SeatEntry) -> SeatEntry:
    """Tell what changed about a seat; the game itself does not."""
    play.tell([SeatChanged(Seat(entry.seat), entry.change, entry.who, entry.to, entry.minutes)])
    return entry


def redo(play: Play, entry: JournalEntry) -> None:
    """Apply an entry of the journal again."""
    if isinstance(entry, StartEntry | AnswerEntry):
        _redo(play, entry)
    elif isinstance(entry, UndoEntry):
        undo(play, entry.kept)
    elif isinstance(entry, TakeBackEntry):
        take_back(play, entry.seat, entry.ask)
    elif isinstance(entry, HintEntry):
        hint(play, entry.seat)
    else:
        change_seat(play, entry)


def _redo(play: Play, entry: StartEntry | AnswerEntry) -> None:
    """Begin or answer again, with the picks that were drawn then."""
    fate, live = ReplayedFate(list(entry.picks)), play.fate
    play.fate = RecordedFate(fate)
    if isinstance(entry, StartEntry):
        again: StartEntry | AnswerEntry = begin(play, entry.position)
    else:
        again = take(play, entry.seat, entry.ask, play.move(entry.move), entry.lapse)
    fate.finish()
    play.fate = live
    if again.digest != entry.digest:
        raise AssertionError(f"the journal leads elsewhere at moment {play.moment}")


def _read_move(play: Play, move: str | Mapping[str, Plain]) -> int:
    return play.move(move) if isinstance(move, str) else play.notation.unstructure(dict(move))


def _same_move(play: Play, taken: str, move: str | Mapping[str, Plain]) -> bool:
    try:
        return play.text(_read_move(play, move)) == taken
    except WrongInput:
        return False
