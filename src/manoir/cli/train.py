"""`manoir train`: a net that teaches itself a game."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from manoir.games import title_of
from manoir.kernel.numeral import is_numeral
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted

if TYPE_CHECKING:
    from manoir.research.learning.ppo import Round
    from manoir.research.learning.training import Headway, Training


def train(
    game: str,
    *,
    seats: str | None = None,
    minutes: float = 10.0,
    stop_after: float | None = None,
    out: Path | None = None,
    resume: bool = False,
    processes: int | None = None,
    games: int = 512,
    window: int = 128,
    width: int = 128,
    seed: int = 1,
    device: str | None = None,
) -> None:
    """Let a net teach itself a game against itself, from nothing; needs PyTorch (`pip install manoir[train]`).

    It leaves `net.bin`, which plays, `checkpoint.pt`, to go on from, and `rounds.jsonl`, a line a round, in a folder.

    Parameters
    ----------
    seats: the sizes of table that it learns, as 4 or 2-6; without it all that the game has: one net serves them
    minutes: how long the whole training is; rates of learning fall over that time
    stop_after: minutes after which this run stops; `--resume` goes on
    out: the folder; without it build/train/GAME
    resume: go on from the checkpoint in the folder
    processes: how many play; without it, as many as there are cores but one
    games: that each of them plays side by side, twice: while the net looks at one half, the other goes on
    window: steps of all games between two rounds of learning
    width: of the hidden layers
    device: cuda, cuda:1, cpu; without it a GPU where there is one
    """
    title = title_of(game)
    sizes = sizes_given(title, seats)
    for name, value, low, high in (
        ("--minutes", minutes, 0.01, 100_000),
        ("--stop-after", minutes if stop_after is None else stop_after, 0.01, 100_000),
        ("--processes", processes or 1, 1, 512),
        ("--games", games, 1, 1 << 16),
        ("--window", window, 2, 10_000),
        ("--width", width, 8, 256),
    ):
        if not low <= value <= high:
            raise WrongInput(name, quoted(value), f"a number from {low:g} to {high:g}")
    if width % 2:
        raise WrongInput("--width", quoted(width), "an even number")
    if not 0 <= seed < 2**31:
        raise WrongInput("--seed", quoted(seed), f"a whole number from 0 to {2**31 - 1}")
    try:
        import numpy  # noqa: F401
        import torch
    except ModuleNotFoundError as missing:
        raise WrongInput("train", f"no {missing.name}", "PyTorch and NumPy: pip install 'manoir[train]'") from None
    from manoir.research.learning.training import Curriculum, begun, resumed

    place = device_given(device, torch.cuda.is_available())
    folder = out or Path("build/train") / game
    wanted = Curriculum(
        game,
        sizes,
        60 * minutes,
        width,
        games,
        window,
        processes or max(1, (os.cpu_count() or 2) - 1),
        300,
        seed,
        place,
    )
    if resume:
        changes = {name: getattr(wanted, name) for name in ("seconds", "games", "length", "processes", "device")}
        training = resumed(title, folder / "checkpoint.pt", changes)
    else:
        training = begun(title, wanted)
    fits(training)
    if place == "cpu":
        print(
            "manoir: no GPU is used: expect some thirty times as long as on one for the same strength", file=sys.stderr
        )
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "rounds.jsonl").open("a" if resume else "w", encoding="utf-8") as lines:
        training.run(folder, 60 * (stop_after or minutes), Teller(training.progress, lines).tell)
    from manoir.research.learning.export import exported

    (folder / "net.bin").write_bytes(exported(training.network, training.layout, training.said))


class Teller:
    """Writes a line a round, and tells of one now and then."""

    def __init__(self, progress: Headway, lines: object) -> None:
        self.before = replace(progress)
        self.lines = lines

    def tell(self, progress: Headway, told: Round) -> None:
        from manoir.research.learning.training import as_line

        rate = (progress.decisions - self.before.decisions) / max(0.001, progress.seconds - self.before.seconds)
        line = json.dumps(as_line(progress, told, rate))
        print(line, file=self.lines, flush=True)  # type: ignore[call-overload]
        if progress.rounds < 5 or progress.rounds % 10 == 0:
            print(line, flush=True)
        self.before = replace(progress)


def sizes_given(title: Title, text: str | None) -> tuple[int, ...]:
    """The numbers of seats, from `4`, `2-6` or nothing."""
    low, high = title.box().players
    if text is None:
        return tuple(range(low, high + 1))
    first, _, last = text.partition("-")
    last = last or first
    if is_numeral(first) and is_numeral(last) and low <= int(first) <= int(last) <= high:
        return tuple(range(int(first), int(last) + 1))
    raise WrongInput("--seats", quoted(text), f"numbers from {low} to {high}, as {high} or {low}-{high}")


def device_given(device: str | None, gpu: bool) -> str:
    """Where the net learns."""
    import torch

    try:
        found = torch.device(device or ("cuda" if gpu else "cpu"))
    except RuntimeError:
        raise WrongInput("--device", quoted(device), "cuda, cuda:1 or cpu") from None
    if found.type == "cuda" and not gpu:
        raise WrongInput("--device", "cuda, and no GPU that PyTorch can use", "cpu")
    return str(found)


def fits(training: Training) -> None:
    """Say what memory is wanted where it is not there."""
    import torch

    from manoir.research.learning.training import memory_of

    needed = memory_of(training.wanted, training.layout)
    if training.device.type == "cuda":
        free = torch.cuda.mem_get_info(training.device)[0]
    else:
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else needed
    if needed > free:
        asked = f"{needed / 1e9:.1f} GB for a window, of {free / 1e9:.1f} GB that are free"
        raise WrongInput("--games", asked, "fewer --games or a shorter --window")
