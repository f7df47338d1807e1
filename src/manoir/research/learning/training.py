"""A training: rounds of play and learning, told as they go, kept so that they can go on another day."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from pickle import UnpicklingError
from time import monotonic
from typing import Any

import torch

from manoir.kernel.plain import Named
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.learning.halves import HALVES, Halves, plan_of
from manoir.research.learning.layout import Layout, layout_of
from manoir.research.learning.network import Network, inputs_of
from manoir.research.learning.ppo import Rates, Round, learn
from manoir.research.learning.window import Window
from manoir.research.spaces import spaces_for

KEPT = 1  # the version of a checkpoint


@dataclass(frozen=True, slots=True)
class Curriculum:
    """What is trained, and with what."""

    game: str
    sizes: tuple[int, ...]
    seconds: float  # of the whole training
    width: int = 128
    games: int = 512  # of a process and half
    length: int = 128  # steps of a window
    processes: int = 2
    stagger: int = 300
    seed: int = 1
    device: str = "cpu"


@dataclass(slots=True)
class Headway:
    """How far a training has come."""

    seconds: float = 0.0
    rounds: int = 0
    decisions: int = 0
    games: int = 0


class Training:
    """One net that learns one game."""

    def __init__(self, wanted: Curriculum, layout: Layout) -> None:
        torch.manual_seed(wanted.seed)
        self.wanted = wanted
        self.layout = layout
        self.device = torch.device(wanted.device)
        self.network = Network(layout, wanted.width).to(self.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=1e-3, eps=1e-5)
        self.progress = Headway()
        self.rates = Rates()

    def run(self, folder: Path, until: float, tell: Callable[[Headway, Round], None], every: float = 60.0) -> None:
        """Train until so many seconds are spent in this run or in all, and keep what came of it now and then."""
        wanted = self.wanted
        plan = plan_of(wanted.game, wanted.sizes, wanted.processes, wanted.games, wanted.seed, wanted.stagger)
        halves = Halves(plan)
        try:
            window = Window(halves, self.layout, wanted.length, self.device)
            begun = monotonic()
            before = self.progress.seconds
            kept = 0.0
            while True:
                window.play(self.network)
                if self.progress.rounds == 0:
                    self.network.measure(window.cells[:-1].flatten(0, 1)[::17])
                    self.progress.rounds = 1  # what a blank net played teaches only how large cells are
                    continue
                told = learn(self.network, self.optimiser, window, self.rates, self.progress.seconds / wanted.seconds)
                self.progress.rounds += 1
                self.progress.decisions += told.decisions
                self.progress.games += int(window.over[:-1].sum())
                spent = monotonic() - begun
                self.progress.seconds = before + spent
                tell(self.progress, told)
                over = spent >= until or self.progress.seconds >= wanted.seconds
                if over or spent - kept >= every:
                    kept = spent
                    self.keep(folder)
                if over:
                    return
        finally:
            halves.close()

    @property
    def said(self) -> Named:
        """What the file of the net says of its training."""
        wanted, progress = self.wanted, self.progress
        return {
            "seconds": round(progress.seconds),
            "rounds": progress.rounds,
            "decisions": progress.decisions,
            "games": progress.games,
            "seed": wanted.seed,
            "processes": wanted.processes,
            "device": torch.cuda.get_device_name() if wanted.device.startswith("cuda") else "a processor",
        }

    def keep(self, folder: Path) -> None:
        """Write the checkpoint, whole or not at all."""
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / "checkpoint.draft"
        torch.save(
            {
                "kept": KEPT,
                "wanted": asdict(self.wanted),
                "layout": [self.layout.game, list(self.layout.versions), list(self.layout.moves)],
                "progress": asdict(self.progress),
                "network": self.network.state_dict(),
                "optimiser": self.optimiser.state_dict(),
            },
            draft,
        )
        os.replace(draft, folder / "checkpoint.pt")


def begun(title: Title, wanted: Curriculum) -> Training:
    """A training from nothing."""
    return Training(wanted, layout_of([spaces_for(title, seats) for seats in wanted.sizes]))


def resumed(title: Title, path: Path, changes: dict[str, Any]) -> Training:
    """A training from its checkpoint, or WrongInput where that is of something else."""
    try:
        held = torch.load(path, map_location="cpu", weights_only=True)
        wanted = Curriculum(**{**held["wanted"], "sizes": tuple(held["wanted"]["sizes"]), **changes})
        network = held["network"]
    except (OSError, RuntimeError, KeyError, TypeError, ValueError, EOFError, UnpicklingError) as trouble:
        raise WrongInput("--resume", quoted(str(path)), f"a checkpoint of manoir train ({trouble})") from None
    if held.get("kept") != KEPT or wanted.game != title.name:
        raise WrongInput("--resume", f"a checkpoint of {quoted(wanted.game)}", f"one of {title.name}, version {KEPT}")
    training = begun(title, wanted)
    layout = training.layout
    if held["layout"] != [layout.game, list(layout.versions), list(layout.moves)]:
        raise WrongInput("--resume", "a checkpoint of another catalogue or lens", f"one of {title.name} as it is here")
    training.network.load_state_dict(network)
    training.optimiser.load_state_dict(held["optimiser"])
    training.progress = Headway(**held["progress"])
    return training


def memory_of(wanted: Curriculum, layout: Layout) -> int:
    """Bytes that a window and a step of learning take where the net learns."""
    units = max(wanted.processes, len(wanted.sizes))
    steps = (wanted.length + 1) * HALVES * units * wanted.games
    one = 2 * inputs_of(layout) + len(layout.moves) + 8 * 4 + 4 * 4 * layout.seats
    some = Rates().batch * (4 * 4 * inputs_of(layout) + 8 * 4 * (len(layout.moves) + wanted.width))
    return steps * one + some


def as_line(progress: Headway, told: Round, rate: float) -> Named:
    """What is told of a round."""
    return {
        "round": progress.rounds,
        "seconds": round(progress.seconds, 1),
        "decisions": progress.decisions,
        "games": progress.games,
        "decisions a second": round(rate),
        "entropy": round(told.entropy, 4),
        "surprise": round(told.surprise, 4),
        "changed": round(told.changed, 4),
    }
