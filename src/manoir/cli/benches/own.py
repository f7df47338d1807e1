"""Our own games, measured in a process of their own, in either form.

`python -m manoir.cli.benches.own FORM` reads lines `game seats seconds` and answers each with a line of JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

from manoir.cli.benches.rate import Clock, Rate


class Worker:
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

    def __init__(self, worker: Worker, game: str, seats: int) -> None:
        self.worker = worker
        self.game = game
        self.seats = seats
        self.group = f"manoir, {worker.form}"
        self.name = f"{game}, {seats} seats"

    def measure(self, seconds: float) -> Rate:
        found = self.worker.ask(f"playouts {self.game} {self.seats} {seconds}")
        return Rate(float(found["choices"]), float(found["single"]), float(found["seconds"]))

    def state(self) -> dict[str, float]:
        """What a state costs: microseconds to copy, bytes to keep."""
        found = self.worker.ask(f"state {self.game} {self.seats} 0")
        return {key: float(value) for key, value in found.items()}


def _playouts(game: str, seats: int, seconds: float) -> dict[str, float]:
    from manoir.games import title_of
    from manoir.kernel.fate import FastFate
    from manoir.kernel.playout import Count, playouts

    title = title_of(game)
    options = title.table(title.box(), seats)
    fate = FastFate(seats)
    count = Count()
    batch = 1
    clock = Clock()
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
    clock = Clock()
    work(*arguments)
    return clock.seconds


def serve() -> None:
    """Answer requests until there are no more."""
    if sys.argv[1] == "uncompiled":
        from manoir.pure import run_uncompiled

        run_uncompiled()
    from manoir.pure import form

    for line in sys.stdin:
        words = line.split()
        if words[0] == "form":
            answer: dict[str, float] | dict[str, str] = {"form": form()}
        elif words[0] == "state":
            answer = _state(words[1], int(words[2]))
        else:
            answer = _playouts(words[1], int(words[2]), float(words[3]))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
