"""A process in which bots think: `python -m manoir.bots.worker`.

It says `ready` first. Each line of input is one request, as JSON; each gets one line of output. All that a request
holds is public (the game, its edition and options, the ask) or the asked seat's own (its packed view, its moves): see
`workers.request`.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.bot import Bot
from manoir.bots.pace import pause_of
from manoir.bots.parcel import unpack
from manoir.bots.table import bot_named
from manoir.bots.venue import options_at
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.plain import Plain

MOST_CHAIRS = 64  # bots kept, each with what it remembers of its game; the longest unused is forgotten first


class Chairs:
    """The bots of this process, one for each chair that was ever asked."""

    def __init__(self) -> None:
        self.sitting: dict[str, Bot[Any]] = {}

    def answer(self, wanted: dict[str, Plain]) -> dict[str, Plain]:
        """What the bot of a chair answers, and how long it means to take over it."""
        title = title_of(wanted["game"], wanted["rules"])
        bot = self.sitting.pop(wanted["chair"], None)
        if bot is None or bot.name != wanted["bot"]:
            # Chairs of one house must not dream alike: each has a fate of its own.
            bot = bot_named(wanted["bot"], title, FastFate(wanted["seed"] + (crc32(wanted["chair"].encode()) << 20)))
        self.sitting[wanted["chair"]] = bot
        if len(self.sitting) > MOST_CHAIRS:
            del self.sitting[next(iter(self.sitting))]
        ask = Ask(*wanted["ask"])
        view = unpack(wanted["view"].encode(), title.game, options_at(wanted["venue"]), int(ask.seat))
        moves = vec[i64](wanted["moves"])
        pause = pause_of(bot, view, ask, moves)
        return {"pause": int(pause), "move": int(bot.answer(view, ask, moves, wanted["budget"]))}


def serve() -> None:
    """Answer requests until there are no more."""
    chairs = Chairs()
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a bot prints goes to standard error: the answers stay clean
    out.write("ready\n")
    out.flush()
    for line in sys.stdin:
        wanted = json.loads(line)
        try:
            answer: dict[str, Plain] = {"id": wanted["id"], **chairs.answer(wanted)}
        except Exception as error:  # reported to the table, which plays what silence means
            answer = {"id": wanted["id"], "error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(answer) + "\n")
        out.flush()


if __name__ == "__main__":
    serve()
