"""`manoir bench batch`: steps a second of batches on one core, in turns with environments of the peers."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter

from manoir.cli.arguments import console
from manoir.cli.bench import as_markdown_rows, measured
from manoir.cli.benches.peers import PETTINGZOO, PettingZoo
from manoir.cli.benches.rate import Contender, Rate, Stopwatch, middle
from manoir.games import TITLES, title_of
from manoir.kernel.wrong import WrongInput, shown

SIZES = (1, 64, 1024, 16384)


class Stepped:
    """A batch stepped by NumPy with random actions of its masks, observations and masks written at every step."""

    def __init__(self, game: str, seats: int, games: int, observe: bool) -> None:
        import numpy as np

        from manoir.research import Batch

        self.group = "manoir, observations and masks" if observe else "manoir, masks alone"
        self.name = f"{game}, {seats} seats, {games} games"
        self.numpy: Any = np
        self.rng = np.random.default_rng(1)
        self.batch = Batch(game, games, seats, 1, observe=observe)

    def measure(self, seconds: float) -> Rate:
        steps = 0
        batch = self.batch
        clock = Stopwatch()
        while clock.seconds < seconds:
            masks = batch.masks
            batch.step(self.numpy.argmax(masks * self.rng.random(masks.shape, self.numpy.float32), axis=1))
            steps += batch.games
        return Rate(steps, 0, clock.seconds)


def batch(
    *,
    game: str | None = None,
    seats: int = 4,
    games: tuple[int, ...] = SIZES,
    seconds: float = 0.5,
    rounds: int = 5,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Steps a second of batches, the choice of actions by NumPy counted in, beside PettingZoo's own games.

    Parameters
    ----------
    game: only this game; without it, all
    games: the sizes of the batches
    seconds: how long each contender plays in a round
    rounds: how many rounds; the median is printed
    """
    if not 0.01 <= seconds <= 60:
        raise WrongInput("--seconds", shown(seconds), "a number from 0.01 to 60")
    names = [title_of(game).name] if game else list(TITLES)
    contenders: list[Contender] = [
        Stepped(name, seats, size, observe) for name in names for size in games for observe in (True, False)
    ]
    missing = []
    for name in PETTINGZOO:
        try:
            contenders.append(PettingZoo(name))
        except Exception as error:  # a peer that is not there or breaks is named, and the others are measured
            missing.append(f"{name} is left out: {error}")
    rates = measured(contenders, seconds, rounds)
    rows = [
        {"group": one.group, "name": one.name, "steps_per_second": middle(rates[number])}
        for number, one in enumerate(contenders)
    ]
    if as_json:
        print(json.dumps({"rates": rows, "missing": missing}, indent=1))
        return
    out = console()
    for line in as_markdown_rows(
        ["form", "game", "k steps/s"],
        [[str(row["group"]), str(row["name"]), f"{float(str(row['steps_per_second'])) / 1e3:.1f}"] for row in rows],
    ):
        out.print(line, soft_wrap=True, markup=False)
    for line in missing:
        out.print(line, soft_wrap=True, markup=False)
