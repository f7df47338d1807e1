"""What a clock tells of bots' hands at live tables: law 8, measured.

`python tools/clockreader.py [--game chasseurs] [--bots countess,countess] [--pace 0] [--load 0] [--answers 400]`

A house on the loopback, a table of bots, and a spectator who notes for every pass how long after its question it came.
On one half of the passes a threshold is learnt that tells those who could only pass from those who held a card; it is
tried on the other half. Exits with 1 when it reads more than `--at-most` of them (balanced: 0.5 is chance). `--load` is
a number of tables of Minuit beside it, with four countesses each; they think in the same processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from manoir.bots.registry import bot_named
from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.play import Play
from manoir.pure import form
from manoir.server.app import build, open_lobby
from manoir.server.loop import run
from manoir.server.run import server_of
from manoir.server.settings import ServerSettings
from manoir.store.migrate import migrate
from manoir.tables.document import Place, Settings, TableDocument
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL
from manoir.tables.people import hosting
from manoir.tables.people.seat_secrets import hashed, new_secret

WATCHED = {"chasseurs": ("action", "pass"), "macgregor": ("turn", "stop")}
"""The kind of question, and the answer to it that says nothing by itself."""
STARTS = {"chasseurs": "action"}
"""Games of which only a part is played: from the first question of a kind to the last before another is asked."""
QUIET = ("goblins",)  # kinds that come between questions of that part


@dataclass(frozen=True)
class Pass:
    """An answer that said nothing: after how many milliseconds, and whether its seat had something else to say."""

    wait: float
    choice: bool


class Truth:
    """How many moves a seat had and which it chose, which no spectator is told."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, str], tuple[int, str]] = {}

    @classmethod
    def watching(cls) -> Truth:
        """The truth of every answer that is given in this process from now on."""
        truth, take = cls(), Play.take

        def noted(play: Play, seat: int, move: int, lapse: str | None = None) -> Any:
            name = next(name for name, ask in play.asks() if ask.seat == seat)
            truth.known[id(play), f"{seat + 1} {name}"] = (len(play.moves(seat)), play.text(move))
            return take(play, seat, move, lapse)

        Play.take = noted  # type: ignore[method-assign]
        return truth


def starts(game: str, seats: int) -> Iterator[str | None]:
    """Positions from which tables play: of games that quick bots played, or the beginning."""
    title = title_of(game)
    options = title.table(title.box(), seats, {})
    seed = 0
    while True:
        seed += 1
        if game not in STARTS:
            yield None
            continue
        fate, before = FastFate(seed), ""
        state = title.game.setup(options, fate, None)
        bots = [bot_named("guest", title, FastFate(1000 * seed + seat)) for seat in range(seats)]
        while asks := title.game.asks(state):
            ask = asks[0]
            if ask.kind == STARTS[game] and before not in (STARTS[game], *QUIET):
                yield title.notation(options).write(state)
            before = ask.kind
            view, moves = title.game.view(state, ask.seat), title.game.moves(state, ask.seat)
            title.game.advance(state, ask.seat, bots[int(ask.seat)].answer(view, ask, moves, 0), fate, None)


async def opened(lobby: Lobby, game: str, bots: list[str], pace: int, position: str | None) -> Any:
    """A table of bots, which plays."""
    places = [Place("bot", f"{bot} {number + 1}", bot) for number, bot in enumerate(bots)]
    document = TableDocument(game, hashed(new_secret()), places, position=position, settings=Settings(pace=pace))
    table = await lobby.add(document)
    await table.do(hosting.start)
    return table


async def watched(address: str, table: Any, truth: Truth) -> AsyncIterator[Pass]:
    """The passes at a table as a spectator sees them, until the part of its game is over."""
    game = table.document.game
    kind, text = WATCHED[game]
    part = (STARTS[game], *QUIET) if game in STARTS else None
    open: dict[str, float] = {}
    async with connect(f"ws://{address}/api/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table.id}))
        async for data in socket:
            now, told = monotonic(), json.loads(data)
            scene = told.get("scene")
            if scene is None:
                continue
            asked = {f"{ask['seat']} {ask['id']}": ask["kind"] for ask in scene["asks"]}
            for name in [name for name in open if name not in asked]:
                since = open.pop(name)
                moves, said = truth.known.pop((id(table.play), name))
                if said == text and since > 0:
                    yield Pass((now - since) * 1000, moves > 1)
            for name, what in asked.items():
                if what == kind and name not in open:
                    open[name] = now if told["type"] == "moment" else 0.0  # what was open when I came does not count
            if scene["end"] is not None or (part is not None and not set(asked.values()) & set(part)):
                return


async def heard(args: argparse.Namespace) -> list[Pass]:
    """As many passes as are wanted."""
    truth = Truth.watching()
    bots = args.bots.split(",")
    positions = starts(args.game, len(bots))
    found: list[Pass] = []
    with tempfile.TemporaryDirectory(prefix="manoir-clock-") as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'house.db'}"
        await migrate(database)
        settings = ServerSettings(port=0, database=database, requests=0, log_level="error", bots_alone=86_400.0)
        lobby = open_lobby(settings)

        server = server_of(build(settings, lobby), settings)

        async def play(address: str) -> None:
            while len(found) < args.answers and not server.should_exit:
                table = await opened(lobby, args.game, bots, args.pace, next(positions))
                async for one in watched(address, table, truth):
                    found.append(one)
                    if sys.stderr.isatty():
                        print(f"\r{len(found)} passes", end="", file=sys.stderr)
                await table.do(hosting.close)

        async def busy() -> None:
            while True:
                table = await opened(lobby, "minuit", ["countess"] * 4, 0, None)
                while table.document.stage == "playing":
                    await asyncio.sleep(1)

        async with serving(server) as address:
            load = [asyncio.create_task(busy()) for _ in range(args.load)]
            await asyncio.sleep(5 if load else 0)
            await play(address)
            for task in load:
                task.cancel()
    return found[: args.answers]


@asynccontextmanager
async def serving(server: uvicorn.Server) -> AsyncIterator[str]:
    """A server on the loopback."""
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


def share_read(passes: list[Pass], threshold: float, above: bool) -> float:
    """How many of each sort a threshold reads rightly, the mean of both shares."""
    shares = []
    for choice in (False, True):
        of_sort = [(one.wait > threshold) == (choice == above) for one in passes if one.choice == choice]
        shares.append(sum(of_sort) / max(1, len(of_sort)))
    return sum(shares) / 2


def learnt(passes: list[Pass]) -> tuple[float, bool]:
    """The threshold that reads most, and whether those with a choice are above it."""
    tries = [(one.wait, above) for one in passes for above in (True, False)]
    return max(tries, key=lambda tried: share_read(passes, *tried))


def spread(waits: list[float]) -> str:
    """The least, the median, nine in ten and the most."""
    if len(waits) < 2:
        return "too few"
    return f"{min(waits):.0f} / {median(waits):.0f} / {quantiles(waits, n=10)[-1]:.0f} / {max(waits):.0f}"


def main() -> int:
    """Measure, print a row of the table in the docs, and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=sorted(WATCHED), default="chasseurs")
    parser.add_argument("--bots", default="countess,countess")
    parser.add_argument("--pace", type=int, default=0)
    parser.add_argument("--load", type=int, default=0)
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--at-most", type=float, default=0.6)
    args = parser.parse_args()
    passes = run(heard(args))
    half = len(passes) // 2
    threshold = learnt(passes[:half])
    read = share_read(passes[half:], *threshold)
    chosen = [[one.wait for one in passes if one.choice == choice] for choice in (False, True)]
    cells = [
        args.game,
        args.bots.replace(",", ", "),
        str(args.pace),
        f"{args.load} tables" if args.load else "idle",
        f"{len(chosen[0])}: {spread(chosen[0])}",
        f"{len(chosen[1])}: {spread(chosen[1])}",
        f"{share_read(passes[:half], *threshold):.0%}",
        f"**{read:.0%}**",
    ]
    print(f"{form()}, {os.cpu_count()} cores, load average {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
    print("| " + " | ".join(cells) + " |")
    return 1 if read > args.at_most else 0


if __name__ == "__main__":
    sys.exit(main())
