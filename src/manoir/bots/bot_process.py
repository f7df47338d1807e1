"""A process in which bots think: `python -m manoir.bots.bot_process`.

It says `ready` first. Each line of input is one request, as JSON (see `request.py`); each gets one line of output.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import astuple
from typing import Any
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.comparison import ADVISER, compared
from manoir.bots.delays import pace_of
from manoir.bots.here import Answers, Reviewer, SeatsBots
from manoir.bots.registry import bot_named, search_of
from manoir.bots.request import stage_at
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.plain import Named, Plain
from manoir.kernel.title import Title

MOST_CHAIRS = 64  # bots kept, each with what it remembers of its game; the longest unused is forgotten first


class Chairs:
    """The bots of this process, one for each chair that was ever asked."""

    def __init__(self, reviewer: Reviewer | None = None, seat: SeatsBots = bot_named) -> None:
        self.reviewer = reviewer
        self.seat = seat
        self.sitting: dict[str, Answers] = {}

    def answer(self, wanted: Named) -> dict[str, Plain]:
        """What the bot of a chair answers, and how long it means to take over it; or a review, a little further on."""
        if "log" in wanted:
            assert self.reviewer is not None, "this process looks no games over"
            return self.reviewer(wanted["table"], wanted["log"], wanted["milliseconds"])
        stage = stage_at(wanted["table"])
        view = stage.title.views.unpack(stage.options, wanted["view"])
        if wanted["bot"] == ADVISER:
            return advised(stage.title, view, wanted)
        bot: Any = self.sitting.pop(wanted["chair"], None)
        if bot is None or bot.name != wanted["bot"]:
            bot = self.seat(wanted["bot"], stage.title, fate_of(wanted))
        self.sitting[wanted["chair"]] = bot
        if len(self.sitting) > MOST_CHAIRS:
            del self.sitting[next(iter(self.sitting))]
        ask = Ask(*wanted["ask"])
        moves = vec[i64](wanted["moves"])
        pace = pace_of(bot, view, ask, moves)
        search = search_of(bot)
        if search is not None:
            search.simulations = 0
        move = bot.answer(view, ask, moves, wanted["budget"])
        simulations = 0 if search is None else int(search.simulations)
        return {"pause": int(pace.pause), "matter": int(pace.matter), "move": int(move), "simulations": simulations}

    def reply(self, line: str | bytes) -> str:
        """One line for one line, whatever is in it."""
        wanted = json.loads(line)
        try:
            answer: dict[str, Plain] = {"id": wanted["id"], **self.answer(wanted)}
        except Exception as error:  # reported to the table, which plays what silence means
            answer = {"id": wanted["id"], "error": f"{type(error).__name__}: {error}"}
        return json.dumps(answer)


def fate_of(wanted: Named) -> FastFate:
    """Chairs of one house must not dream alike: each has a fate of its own."""
    return FastFate(wanted["seed"] + (crc32(wanted["chair"].encode()) << 20))


def advised(title: Title, view: Any, wanted: Named) -> dict[str, Plain]:
    """The best move and the next best, by one who remembers nothing of the game."""
    ask = Ask(*wanted["ask"])
    found = compared(title, view, ask, vec[i64](wanted["moves"]), wanted["budget"], seed=wanted["seed"])
    return {
        "pause": 0,
        "matter": 0,
        "move": found.move,
        "simulations": found.trials,
        "comparison": list(astuple(found)),
    }


def serve(chairs: Chairs) -> None:
    """Answer requests until there are no more."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a bot prints goes to standard error: the answers stay clean
    out.write("ready\n")
    out.flush()
    for line in sys.stdin.buffer:  # UTF-8, whatever letters the system has
        out.write(chairs.reply(line) + "\n")
        out.flush()


if __name__ == "__main__":
    serve(Chairs())
