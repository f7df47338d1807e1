"""A small net that teaches itself a game on a batch, and meets others in the arena. NumPy is all that it needs.

python train.py minuit --seats 4 --rounds 60
PYTHONPATH=. manoir arena minuit --seats 4 --bots train:make,random,random,random --games 2000
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.game import Ask
from manoir.kernel.title import Title
from manoir.research import Batch, spaces_for

Floats = NDArray[np.float32]
WEIGHTS = Path(os.environ.get("WEIGHTS", "weights.npz"))  # where training leaves them and the arena looks
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3


class Net:
    """One hidden layer that a policy and a value share."""

    def __init__(self, parts: dict[str, Floats]) -> None:
        self.parts = parts
        self.steps = 0
        self.means = {name: np.zeros_like(part) for name, part in parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in parts.items()}

    @classmethod
    def blank(cls, cells: int, actions: int, seen: NDArray[np.int16], hidden: int = 96) -> Net:
        """A net that knows nothing, but how large the cells of its game usually are."""
        rng = np.random.default_rng(1)
        inward = rng.normal(0, cells**-0.5, (cells, hidden)).astype(np.float32)
        outward = rng.normal(0, 0.01 * hidden**-0.5, (hidden, actions + 1)).astype(np.float32)
        scale = np.stack([seen.mean(0), 1 / (seen.std(0) + 0.1)]).astype(np.float32)
        return cls({"scale": scale, "in": inward, "out": outward, "bias": np.zeros(hidden, np.float32)})

    def look(self, seen: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """What went in and came out of the hidden layer, the chances of each action, and what the game is worth."""
        middle, scale = self.parts["scale"]
        given = np.clip((seen - middle) * scale, -5, 5).astype(np.float32)
        hidden = np.maximum(given @ self.parts["in"] + self.parts["bias"], 0)
        out = hidden @ self.parts["out"]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return given, hidden, chances / chances.sum(1, keepdims=True), out[:, -1]

    def learn(self, seen: NDArray[np.int16], masks: NDArray[np.bool_], actions: Any, before: Any, worth: Any) -> None:
        """One step of PPO: what went better than expected is made likelier, by a fifth at the most."""
        given, hidden, chances, value = self.look(seen, masks)
        rows = np.arange(len(actions))
        better = worth - value
        gain = (better - better.mean()) / (better.std() + 1e-6)
        ratio = chances[rows, actions] / before
        pull = np.where((ratio - 1) * np.sign(gain) < CLIP, -gain * ratio, 0)
        slope = np.zeros((len(actions), chances.shape[1] + 1), np.float32)
        slope[:, :-1] = -chances * pull[:, None]
        slope[rows, actions] += pull
        logs = np.log(np.maximum(chances, 1e-8))
        slope[:, :-1] += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        slope[:, -1] = -better
        slope /= len(actions)
        back = (slope @ self.parts["out"].T) * (hidden > 0)
        self.adam({"out": hidden.T @ slope, "in": given.T @ back, "bias": back.sum(0)})

    def adam(self, slopes: dict[str, Any]) -> None:
        """Move every weight against its slope."""
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            size = np.sqrt(self.squares[name] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[name] -= RATE * self.means[name] / (1 - 0.9**self.steps) / size


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    found: NDArray[np.int64] = (chances.cumsum(1) > rng.random((len(chances), 1)) * 0.999999).argmax(1)
    return found


def window(batch: Batch, net: Net, length: int, rng: np.random.Generator) -> Iterator[tuple[Any, ...]]:
    """Play a batch for a while; every decision whose game came to an end, with what that was worth to its seat."""
    rows = np.arange(batch.games)
    steps: list[tuple[Any, ...]] = []
    for _ in range(length):
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        chances = net.look(seen, masks)[2]
        actions = drawn(chances, rng)
        batch.step(actions)
        steps.append((seen, masks, seats, actions, chances[rows, actions], batch.over.copy(), batch.rewards.copy()))
    worth, known = np.zeros(batch.rewards.shape, np.float32), np.zeros(batch.games, np.bool_)
    for seen, masks, seats, actions, before, over, rewards in reversed(steps):
        worth[over], known = rewards[over], known | over
        yield seen[known], masks[known], actions[known], before[known], worth[rows, seats][known]


def train(game: str, seats: int, rounds: int, games: int = 256, length: int = 200, reward: str = "rank") -> Net:
    """Play against oneself and learn from it, so many times; all seats are one net."""
    rng = np.random.default_rng(1)
    batch = Batch(game, games, seats, seed=1, reward=reward)
    first = []
    for _ in range(length):
        first.append(batch.observations.copy())
        batch.step(drawn(batch.masks / batch.masks.sum(1, keepdims=True), rng))
    net = Net.blank(batch.spaces.size, len(batch.spaces.moves), np.concatenate(first))
    for _ in track(range(rounds), "training"):
        parts = [np.concatenate(part) for part in zip(*window(batch, net, length, rng), strict=True)]
        order = rng.permutation(len(parts[0]))
        for start in range(0, len(order) - 2048, 2048):
            net.learn(*(part[order[start : start + 2048]] for part in parts))
    return net


def save(game: str, seats: int, net: Net) -> None:
    """Leave the weights where the arena looks, with the spaces that they are for."""
    parts: dict[str, Any] = {**net.parts, "seats": seats, "digest": spaces_for(title_of(game), seats).digest}
    np.savez(WEIGHTS, **parts)


class Learned:
    """Plays by the net alone, the likeliest action of each moment."""

    def __init__(self, title: Title, path: Path) -> None:
        self.name = "learned"
        with np.load(path) as held:
            self.net = Net({name: held[name] for name in ("scale", "in", "out", "bias")})
            self.spaces = spaces_for(title, int(held["seats"]))
            if str(held["digest"]) != self.spaces.digest:
                raise SystemExit(f"{path}: weights of other spaces than those of {title.name} here: train again")

    def answer(self, view: Any, ask: Ask, moves: Any, budget: int) -> int:
        """The move that the net likes best; it is shown what the seat sees, and nothing else."""
        seen = np.array(self.spaces.observe(view, int(ask.seat)), np.int16)
        mask = np.zeros(len(self.spaces.moves), np.bool_)
        mask[[self.spaces.actions[int(move)] for move in moves]] = True
        return self.spaces.moves[int(self.net.look(seen[None], mask[None])[2].argmax())]


def make(title: Title, fate: FastFate) -> Learned:
    """What the arena asks for: a bot for one seat of a game."""
    del fate  # the net leaves nothing to chance
    return Learned(title, WEIGHTS)


def main() -> None:
    """Train, and leave the weights where the arena looks."""
    words = argparse.ArgumentParser(description="Trains a small net by self-play.")
    words.add_argument("game", nargs="?", default="minuit")
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--rounds", type=int, default=60)
    given = words.parse_args()
    save(given.game, given.seats, train(given.game, given.seats, given.rounds))


if __name__ == "__main__":
    main()
