"""`manoir review`: finished games looked over, for people and for machines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from manoir.cli.arguments import check_bounds, check_processes, check_writable, console
from manoir.cli.bar import bar
from manoir.coach.depth import USUAL
from manoir.coach.many import Wish, reviews
from manoir.coach.pace import depth_within
from manoir.coach.page import page
from manoir.coach.review import Review, finished, seat_of
from manoir.coach.review import review as look_over
from manoir.coach.sentences import account, losses, summary
from manoir.kernel.log import read_log
from manoir.kernel.wrong import WrongInput
from manoir.words import Words, words_for


def review(
    *files: Path,
    seat: int | None = None,
    seconds: float | None = None,
    seed: int = 1,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    html: Path | None = None,
    processes: int | None = None,
    dask: str | None = None,
    lang: str | None = None,
) -> None:
    """Look a finished game over: what each decision cost by what its seat knew, and what luck did.

    Several logs are looked over side by side, and printed as one JSON object a line.

    Parameters
    ----------
    files: the logs
    seat: only the decisions of this seat, from 1
    seconds: about how long one core may compute for one log; without it, the usual depth and the same review anywhere
    as_json: print the review as one JSON object a line
    html: write it to this file as a page of its own
    processes: for several logs, how many at once; without it, as many as there are cores
    dask: the address of a Dask scheduler to look them over on instead
    """
    if not files:
        raise WrongInput("review", "no file", "the log of a finished game")
    if seconds is not None:
        check_bounds("--seconds", float(seconds), 0.1, 86400)
    check_bounds("--seed", seed, 0, 2**20 - 1)
    check_processes(processes)
    check_writable("--html", html)
    words = words_for(lang)
    if len(files) > 1 or dask is not None:
        if html is not None or seconds is not None:
            name = "--html" if html is not None else "--seconds"
            where = f"{len(files)} logs" if len(files) > 1 else "--dask"
            raise WrongInput(name, where, "one log, looked over here")
        _many(files, seat, seed, processes, dask, words)
        return
    found = _one(files[0], seat, seconds, seed, words)
    if html is not None:
        html.write_text(page(found, words), encoding="utf-8")
    if as_json:
        print(json.dumps(found.plain(), ensure_ascii=False))
    elif html is None:
        show(found, words)


def _one(file: Path, seat: int | None, seconds: float | None, seed: int, words: Words) -> Review:
    log = read_log(file)
    depth = USUAL
    if seat is not None:
        seat_of(seat, len(log.header.seats), "--seat")
    if seconds is not None:
        stage, moments = finished(log, str(file))
        seats = range(stage.seats) if seat is None else [seat - 1]
        depth = depth_within(stage, moments, seats, seconds)
    with bar(words.say("coach-working")) as shown:
        return look_over(log, seat, depth=depth, seed=seed, place=str(file), tick=shown.reach)


def _many(
    files: tuple[Path, ...], seat: int | None, seed: int, processes: int | None, dask: str | None, words: Words
) -> None:
    from manoir.cli.arena import executor

    wishes = []
    for file in files:
        log = read_log(file)
        if log.cut is not None:
            raise WrongInput(str(file), log.cut, "a whole log")
        if seat is not None:
            seat_of(seat, len(log.header.seats), "--seat")
        wishes.append(Wish(log.text(), str(file), seat, USUAL, seed))
    with executor(processes, dask) as pool, bar(words.say("coach-working")) as shown:
        for number, (file, found) in enumerate(zip(files, reviews(wishes, pool), strict=True), 1):
            print(json.dumps({"log": str(file), **found}, ensure_ascii=False))
            shown.reach(number, len(files))


def show(found: Review, words: Words) -> None:
    """A review in the terminal."""
    out = console()
    for line in summary(found, words):
        out.print(Text(line), soft_wrap=True)
    if found.sightings is not None:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("entry", "seat", "label", "given", "best", "share", "cost"):
        table.add_column(words.say(f"coach-{key}"), justify="right" if key in ("entry", "cost", "share") else "left")
    for one in losses(found, words):
        share = words.say("coach-from-to", before=one.before, after=one.after)
        table.add_row(*map(Text, (str(one.entry), one.player, one.label, one.given, one.best, share, one.cost)))
    if table.row_count:
        out.print(table)
        for one in losses(found, words):
            out.print(Text(f"{one.entry:4d}  {one.sentence}"), soft_wrap=True)
    else:
        out.print(words.say("coach-no-loss"))
    sums = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    rows = account(found, words)
    for number, name in enumerate(rows[0]):
        sums.add_column(name, justify="left" if number == 0 else "right")
    for row in rows[1:]:
        sums.add_row(*map(Text, row))
    out.print(sums)
    out.print(words.say("coach-sum"), soft_wrap=True)
