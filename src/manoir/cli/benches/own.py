"""Our own games, measured in a process of their own, in either form.

`python -m manoir.cli.benches.own FORM` reads lines such as `playouts GAME SEATS SECONDS -1`, and answers each
with a line of JSON. A game of a package outside may be interpreted while the house is compiled: its name says so.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from manoir.cli.benches.rate import Rate, Stopwatch


class EngineProcess:
    """A process in which one form of the core runs."""

    def __init__(self, form: str) -> None:
        self.form = form
        command = [sys.executable, "-m", "manoir.cli.benches.own", form]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.running = self.ask("form")["form"]

    def ask(self, line: str) -> dict[str, float | str]:
        """One request and its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer: dict[str, float | str] = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


class Own:
    """One of our games at one number of seats, in one form."""

    def __init__(self, worker: EngineProcess, game: str, seats: int, peer: int = -1, called: str = "") -> None:
        """With a peer, of those that the game names by number: that table, called as the peer is."""
        self.worker = worker
        self.game = game
        self.seats = seats
        self.peer = peer
        self.group = f"manoir, {worker.form}"
        alone = worker.form == "compiled" and worker.ask(f"form {game}")["form"] == "uncompiled"
        self.name = f"{game}, {called or f'{seats} seats'}{', interpreted' if alone else ''}"

    def measure(self, seconds: float) -> Rate:
        found = self.worker.ask(f"playouts {self.game} {self.seats} {seconds} {self.peer}")
        return Rate(float(found["choices"]), float(found["single"]), float(found["seconds"]))

    def state(self) -> dict[str, float]:
        """What a state costs: microseconds to copy, bytes to keep."""
        found = self.worker.ask(f"state {self.game} {self.seats} 0")
        return {key: float(value) for key, value in found.items()}


def _table(game: str, seats: int, peer: int) -> Any:
    from manoir.games import title_of

    title = title_of(game)
    if peer < 0:
        return title.table(title.box(), seats, title.bounded)
    named = title.part("peers").PEERS[peer]
    return title.table(title.box(named.edition), named.seats, named.choices)


def _form(game: str) -> str:
    from manoir.games import title_of

    rules = sys.modules[type(title_of(game).game).__module__]
    return "uncompiled" if str(rules.__file__).endswith(".py") else "compiled"


def _playouts(game: str, seats: int, seconds: float, peer: int) -> dict[str, float]:
    from manoir.games import title_of
    from manoir.kernel.fate import FastFate
    from manoir.kernel.playout import Count, playouts

    title = title_of(game)
    options = _table(game, seats, peer)
    fate = FastFate(seats)
    count = Count()
    batch = 1
    clock = Stopwatch()
    while clock.seconds < seconds:
        # From the set-up on, as the peers do: a new deal every few games, its cost included.
        playouts(title.game, title.game.setup(options, fate, None), batch, fate, count)
        batch = min(batch * 2, 64)
    return {"choices": float(count.choices), "single": float(count.single), "seconds": clock.seconds}


def _state(game: str, seats: int) -> dict[str, float]:
    import tracemalloc

    from manoir.games import title_of
    from manoir.kernel.fate import FastFate
    from manoir.kernel.playout import copies

    title = title_of(game)
    fate = FastFate(7)
    state = title.game.setup(title.table(title.box(), seats), fate, None)
    for _ in range(40):  # into the middle of a game
        asks = title.game.asks(state)
        if not asks:
            break
        moves = title.game.moves(state, asks[0].seat)
        title.game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)
    times = 20_000
    micro = min(_seconds(copies, state, times) for _ in range(20)) / times * 1e6  # the least disturbed of twenty
    tracemalloc.start()
    kept = [None] * 2000
    before = tracemalloc.get_traced_memory()[0]
    kept[:] = [state.copy() for _ in range(2000)]
    size = (tracemalloc.get_traced_memory()[0] - before) / 2000
    tracemalloc.stop()
    return {"copy": micro, "bytes": size}


def _seconds(work: Callable[..., object], *arguments: object) -> float:
    clock = Stopwatch()
    work(*arguments)
    return clock.seconds


def serve() -> None:
    """Answer requests until there are no more."""
    if sys.argv[1] == "uncompiled":
        from manoir.pure import run_uncompiled

        run_uncompiled(*{re.split("[.:]", point.value)[0] for point in entry_points(group="manoir.games")})
    from manoir.pure import form

    for line in sys.stdin:
        words = line.split()
        if words[0] == "form":
            answer: dict[str, float] | dict[str, str] = {"form": _form(words[1]) if words[1:] else form()}
        elif words[0] == "state":
            answer = _state(words[1], int(words[2]))
        else:
            answer = _playouts(words[1], int(words[2]), float(words[3]), int(words[4]))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
