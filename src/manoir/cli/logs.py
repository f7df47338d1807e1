"""Logs read back: shown as sentences or as data, as anybody saw them, and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from manoir.cli.arguments import console, seat_given
from manoir.games import title_of
from manoir.kernel.audit import audited
from manoir.kernel.event import HIDDEN, plain_event, reveal
from manoir.kernel.fair import SILENT
from manoir.kernel.log import Log, read_log
from manoir.kernel.plain import Plain
from manoir.kernel.record import Moment, Stage, replay, stage_of
from manoir.kernel.wrong import WrongInput
from manoir.tables.scenes.per_chair import event_of, view_of
from manoir.words import words_for
from manoir.words.vocabulary import vocabulary_of


def opened(file: Path) -> tuple[Log, Stage]:
    """A log and the game that it is of."""
    log = read_log(file)
    try:
        title = title_of(log.header.game)
    except WrongInput as wrong:
        raise wrong.within(f"{file}: line 1") from None
    return log, stage_of(title, log.header, str(file))


def show(
    file: Path,
    *,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    seat: int | None = None,
    lang: str | None = None,
) -> None:
    """Print a game move by move.

    Parameters
    ----------
    as_json: one JSON object an entry: the move, the picks, the events, the asks before it, the position after it
    seat: only what this seat (from 1) could know: its own moves, its view, events redacted for it
    """
    log, stage = opened(file)
    chair = seat_given(seat, len(log.header.seats), "--seat")
    words = words_for(lang)
    vocabulary = vocabulary_of(stage.title.name, words.language)
    out = console()
    moments = list(replay(stage, log, str(file)))
    over = not stage.title.game.asks(moments[-1].state)
    for moment in moments:
        if as_json:
            print(json.dumps(moment_data(stage, moment, chair, over), ensure_ascii=False))
            continue
        entry = moment.entry
        if entry.seat is not None:
            who = log.header.seats[entry.seat]
            said = vocabulary.beside(entry.move or "") if chair in (None, entry.seat) else HIDDEN
            out.print(
                Text.assemble((f"{entry.number:4d}  ", "dim"), (f"{words.say('list-head', head=who)} {said}", "bold"))
            )
        for event in moment.events:
            read = event_data(stage, event, chair, over)
            out.print(Text(f"      {words.told(stage.title.name, read, log.header.seats)}"))
    if log.cut is not None:
        out.print(Text(f"manoir: {file}: {log.cut}", style="yellow"), soft_wrap=True)


def event_data(stage: Stage, event: Any, chair: int | None, over: bool) -> dict[str, Plain]:
    """An event as data: whole, or as a chair reads it; while a game is open, without what people must remember."""
    if chair is None:
        return plain_event(reveal(event))
    return event_of(stage, event, chair, past=not over)


def moment_data(stage: Stage, moment: Moment, chair: int | None, over: bool) -> dict[str, Plain]:
    """An entry as data; for a chair, nothing that the chair could not know.

    The picks of a shuffle and the answer of another seat (a sealed card, say) may be secrets, so a chair reads of them
    only what the events tell.
    """
    notation, entry = stage.notation, moment.entry
    mine = chair is None or entry.seat == chair
    move = None if entry.move is None else notation.move(entry.move)
    data: dict[str, Plain] = {
        "n": entry.number,
        "seat": None if entry.seat is None else entry.seat + 1,
        "move": entry.move if mine else HIDDEN,
        "data": (None if move is None else notation.structure(move)) if mine else HIDDEN,
        "picks": list(entry.picks) if chair is None else HIDDEN,
        "events": [event_data(stage, event, chair, over) for event in moment.events],
        "asks": [
            {**ask.plain(), "moves": [notation.text(one) for one in moves] if chair in (None, ask.seat) else HIDDEN}
            for ask, moves in moment.asks
        ],
    }
    if chair is None:
        data["state"] = notation.position(moment.state)
    else:
        data["view"] = view_of(stage, moment.state, chair, past=True, over=over)
    return data


def check(file: Path, *, fair: bool = False, commitment: str | None = None, lang: str | None = None) -> None:
    """Replay a log and say whether it holds: every move allowed, every pick used, every digest equal.

    Parameters
    ----------
    fair: recompute every pick from the secret and the shares that the log reveals
    commitment: what the table showed before the game began; the log must carry the same. Implies --fair
    """
    log, stage = opened(file)
    last: Any = None
    picks = 0
    dice = fair or commitment is not None
    for moment in audited(stage, log, str(file), commitment) if dice else replay(stage, log, str(file)):
        last = moment
        picks += len(moment.entry.picks)
    words = words_for(lang)
    if log.cut is not None:
        console().print(f"manoir: {file}: {log.cut}", soft_wrap=True)
    over = not stage.title.game.asks(last.state)
    state = words.say("log-over" if over else "log-open")
    console().print(
        words.say("log-holds", file=str(file), game=stage.title.name, moves=len(log.entries) - 1, state=state)
    )
    if dice:
        assert log.header.fair is not None
        given = sum(share != SILENT for share in log.header.fair.shares)
        console().print(
            words.say("log-fair", picks=picks, shares=given, commitment=log.header.fair.commitment), soft_wrap=True
        )
        if not over:  # whoever cuts a log can write that into it too, so nobody is told that all of it holds
            console().print(words.say("log-fair-given-up", entry=last.entry.number), soft_wrap=True)
            raise SystemExit(1)
