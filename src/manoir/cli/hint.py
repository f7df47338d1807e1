"""`manoir hint`: what the search thinks of each move of a seat, by what that seat knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from manoir.bots.advice import Opinion, advice
from manoir.cli.given import console, seat_given, words_for
from manoir.cli.logs import opened
from manoir.kernel.plain import Plain
from manoir.kernel.record import Stage, replay
from manoir.kernel.told import plain_event
from manoir.kernel.wrong import WrongInput, shown


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

    Nothing is looked at but what the seat itself can see.

    Parameters
    ----------
    seat: whose question, from 1; without it, the first seat that is asked
    entry: the position after this entry of the log; without it, the last
    simulations: how long to think
    milliseconds: think no longer than that; 0: no such bound
    seed: of the search's own chance
    """
    if simulations < 1:
        raise WrongInput("--simulations", shown(simulations), "a whole number from 1")
    log, stage = opened(file)
    chair = seat_given(seat, len(log.header.seats), "--seat")
    state = None
    for moment in replay(stage, log, str(file)):
        state = moment.state
        if moment.entry.number == entry:
            break
    else:
        if entry is not None:
            raise WrongInput("--entry", shown(entry), f"an entry from 0 to {len(log.entries) - 1}")
    game, words = stage.title.game, words_for(lang)
    open = game.asks(state)
    if not open:
        raise WrongInput("--entry", "the end of the game", "an earlier entry, at which somebody is asked")
    asked = [ask for ask in open if chair is None or ask.seat == chair]
    if not asked:
        who = ", ".join(str(int(ask.seat) + 1) for ask in open)
        raise WrongInput("--seat", shown(seat), f"a seat that is asked there: {who}")
    ask = asked[0]
    moves = game.moves(state, ask.seat)
    found = advice(stage.title, game.view(state, ask.seat), ask, moves, simulations, milliseconds, seed)
    if as_json:
        print(json.dumps([_data(stage, one) for one in found.opinions], ensure_ascii=False))
        return
    out = console()
    out.print(words.say("hint-heading", seat=int(ask.seat) + 1, simulations=found.simulations))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key, side in (("hint-move", "left"), ("hint-value", "right"), ("hint-visits", "right"), ("hint-line", "left")):
        table.add_column(words.say(key), justify="right" if side == "right" else "left", no_wrap=key != "hint-line")
    for one in found.opinions:
        said = [words.told(stage.title.name, plain_event(event), log.header.seats) for event in one.line]
        table.add_row(
            stage.notation.text(one.move), f"{one.value:+.3f}", str(one.visits), Text(" ".join(said), style="dim")
        )
    out.print(table)


def _data(stage: Stage, one: Opinion) -> dict[str, Plain]:
    return {
        "move": stage.notation.text(one.move),
        "value": one.value,
        "visits": one.visits,
        "line": [plain_event(event) for event in one.line],
    }
