"""`manoir hint`: what the search thinks of each move of a seat, by what that seat knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from manoir.bots.advice import Opinion, advice
from manoir.bots.comparison import SIMULATIONS, compared
from manoir.cli.arguments import DAY, SEEDS, check_bounds, console, seat_given
from manoir.cli.logs import opened
from manoir.games import title_of
from manoir.kernel.event import plain_event
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.log import Log
from manoir.kernel.plain import Plain
from manoir.kernel.reason import apart_told, next_told, reasons_for
from manoir.kernel.record import Stage, replay
from manoir.kernel.wrong import WrongInput, quoted
from manoir.tables.scenes.per_chair import memory_of
from manoir.words import Words, words_for
from manoir.words.vocabulary import vocabulary_of


def hint(
    file: Path,
    *,
    seat: int | None = None,
    entry: int | None = None,
    simulations: int = 2000,
    milliseconds: int = 0,
    seed: int = 1,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    lang: str | None = None,
) -> None:
    """Say what the search thinks of each move of a seat in a position of a log: its value, its tries, a line in words.

    Nothing is looked at but what the seat itself can see, nor what its table has people remember by themselves. Of a
    race that is not over nothing is said.

    Parameters
    ----------
    seat: whose question, from 1; without it, the first seat that is asked
    entry: the position after this entry of the log; without it, the last
    simulations: how long to think
    milliseconds: think no longer than that; 0: no such bound
    seed: of the search's own chance
    """
    check_bounds("--simulations", simulations, 1, 1_000_000_000)
    check_bounds("--milliseconds", milliseconds, 0, DAY)
    check_bounds("--seed", seed, 0, SEEDS - 1)
    log, stage = opened(file)
    race = title_of(stage.title.name).race
    if race is not None and not is_over(stage, log, file):
        clause = stage.title.rulebook.clause(race.no_hint)
        because = f"{clause.words[words_for(lang).language]} [{clause.name}]"
        raise WrongInput(str(file), f"a game that goes on. {because}", "a game that is over, and --entry")
    chair = seat_given(seat, len(log.header.seats), "--seat")
    state = None
    for moment in replay(stage, log, str(file)):
        state = moment.state
        if moment.entry.number == entry:
            break
    else:
        if entry is not None:
            raise WrongInput("--entry", quoted(entry), f"an entry from 0 to {len(log.entries) - 1}")
    game, words = stage.title.game, words_for(lang)
    open = game.asks(state)
    if not open:
        raise WrongInput("--entry", "the end of the game", "an earlier entry, at which somebody is asked")
    asked = [ask for ask in open if chair is None or ask.seat == chair]
    if not asked:
        who = ", ".join(str(int(ask.seat) + 1) for ask in open)
        raise WrongInput("--seat", quoted(seat), f"a seat that is asked there: {who}")
    ask = asked[0]
    moves = game.moves(state, ask.seat)
    view = game.view(state, ask.seat)
    memory = memory_of(stage)
    if memory is not None:  # a hint is for a person, and may not remember for them
        memory.screen(view)
    found = advice(stage.title, view, ask, moves, simulations, milliseconds, seed)
    if as_json:
        print(json.dumps([_data(stage, one) for one in found.opinions], ensure_ascii=False))
        return
    out = console()
    best = sentence(stage, words, log.header.seats, view, ask, moves, milliseconds, simulations, seed)
    out.print(Text(best, style="bold"))
    out.print(words.say("hint-heading", seat=int(ask.seat) + 1, simulations=found.simulations))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key, side in (("hint-move", "left"), ("hint-value", "right"), ("hint-visits", "right"), ("hint-line", "left")):
        table.add_column(words.say(key), justify="right" if side == "right" else "left", no_wrap=key != "hint-line")
    vocabulary = vocabulary_of(stage.title.name, words.language)
    for one in found.opinions:
        said = [words.told(stage.title.name, plain_event(event), log.header.seats) for event in one.line]
        move = Text(vocabulary.beside(stage.notation.text(one.move)))
        table.add_row(move, f"{one.value:+.3f}", str(one.visits), Text(" ".join(said), style="dim"))
    out.print(table)


def sentence(
    stage: Stage,
    words: Words,
    players: Sequence[str],
    view: Any,
    ask: Ask,
    moves: Any,
    milliseconds: int = 0,
    simulations: int = SIMULATIONS,
    seed: int = 1,
) -> str:
    """The best move of a seat, what speaks for it by what the seat knows, and how it compares with the next best."""
    title, vocabulary = stage.title, vocabulary_of(stage.title.name, words.language)
    found = compared(title, view, ask, moves, milliseconds, simulations, seed)
    world = title.game.imagine(view, FastFate(0))
    told: dict[str, Plain] = {
        "reasons": [reason.plain() for reason in reasons_for(title.reasons, view, world, int(ask.seat), found)],
        "verdict": found.verdict,
        "gain": found.size,
        "unit": found.unit,
        "trials": found.trials,
        "then": next_told(stage.notation.structure, found),
        "apart": apart_told(found),
    }
    phrases = [
        "" if move is None else vocabulary.phrase(stage.notation.text(move)) for move in (found.move, found.other)
    ]
    return words.hint(title.name, told, phrases[0], phrases[1], players)


def is_over(stage: Stage, log: Log, file: Path) -> bool:
    """Whether a log goes to the end of its game: a race may be looked into once it is over."""
    *_, last = replay(stage, log, str(file))
    return not stage.title.game.asks(last.state)


def _data(stage: Stage, one: Opinion) -> dict[str, Plain]:
    return {
        "move": stage.notation.text(one.move),
        "value": one.value,
        "visits": one.visits,
        "line": [plain_event(event) for event in one.line],
    }
