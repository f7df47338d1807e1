"""From the net that learned to the file that plays: weights as small whole numbers."""

from __future__ import annotations

import math
from array import array
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from manoir.bots.net import TOP, UNIT
from manoir.bots.net_file import BOUND, About, Weights, written
from manoir.games import title_of
from manoir.kernel.plain import Named
from manoir.research.batch import Batch
from manoir.research.learning.layout import Layout
from manoir.research.learning.network import Network, offered
from manoir.research.spaces import spaces_for

Floats = NDArray[np.float64]
GAMES, STEPS = 64, 400  # played to see how large cells and hidden units become


def exported(network: Network, layout: Layout, training: Named) -> bytes:
    """The file of a net."""
    network = network.to("cpu").eval()
    seen = sample(network, layout)
    network.double()
    spread, mean = (getattr(network, name).double().numpy() for name in ("spread", "mean"))
    first = network.inward.weight.detach().numpy().T / spread[:, None]
    clips = np.ceil(np.log2(np.abs(seen).max(0) * 1.5 + 1.01)).clip(1, 15).astype(int)  # bits of the most that counts
    middle = network.middle.weight.detach().numpy().T
    outward = np.concatenate([network.policy.weight.detach().numpy(), network.worth.weight.detach().numpy()])
    last = np.concatenate([network.policy.bias.detach().numpy(), network.worth.bias.detach().numpy()])
    bias = network.inward.bias.detach().numpy() - mean @ first
    hidden = np.maximum(seen @ first + bias, 0)
    above = np.maximum(hidden @ middle + network.middle.bias.detach().numpy(), 0)

    fine = 14
    while True:
        shifts, small = shifted(first, fine)
        heavy = (np.abs(small) << shifts[:, None]) * ((1 << clips) - 1)[:, None]
        if heavy.sum(0).max() + np.abs(bias).max() * 2**fine < BOUND // 2:
            break
        fine -= 1
    rounded = (small << shifts[:, None]) / 2.0**fine
    bias = network.inward.bias.detach().numpy() - mean @ rounded  # so that the usual cell still counts for nothing
    units = scale_of(hidden)
    tops = scale_of(above)
    second = scale_within(middle, BOUND // 2 / TOP)
    third = min(14, math.floor(math.log2(32767 / max(1e-9, np.abs(outward).max()))))
    unit = int(math.log2(int(UNIT)))
    about = About(
        game=layout.game,
        rules=title_of(layout.game).game.version,
        catalogue=layout.versions[0],
        lens=layout.versions[1],
        sizes=list(layout.sizes),
        parts=[(part.name, part.size) for part in layout.parts],
        moves=list(layout.moves),
        width=int(middle.shape[0]),
        downs=(fine - units, units + second - tops, tops + third - unit),
        training=dict(training),
    )
    return written(
        about,
        Weights(
            bytes(int(shift) + 16 * int(clip) for shift, clip in zip(shifts, clips, strict=True)),
            whole("b", small),
            whole("i", np.round(bias * 2.0**fine)),
            whole("h", np.round(middle * 2.0**second)),
            whole("i", np.round(network.middle.bias.detach().numpy() * 2.0 ** (units + second))),
            whole("h", np.round(outward * 2.0**third)),
            whole("i", np.round(last * 2.0 ** (tops + third))),
        ),
    )


def whole(kind: str, numbers: Any) -> array[int]:
    """Numbers as they are written."""
    return array(kind, [int(number) for number in np.asarray(numbers).ravel()])


def shifted(first: Floats, fine: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Weights of an input as bytes, and by how much they are shifted: so that the largest fits."""
    most = np.abs(first).max(1) * 2.0**fine
    shifts = np.ceil(np.log2(np.maximum(most, 1e-9) / 127)).clip(0, 15).astype(np.int64)
    small = np.round(first * 2.0**fine / (1 << shifts)[:, None]).clip(-127, 127).astype(np.int64)
    return shifts, small


def scale_of(units: Floats) -> int:
    """The bits of a fraction with which what a layer becomes still fits."""
    return min(12, math.floor(math.log2(int(TOP) / max(1e-6, float(np.quantile(units, 0.99999)) * 1.05))))


def scale_within(weights: Floats, most: float) -> int:
    """The bits of a fraction with which the weights of a layer, and their sums, still fit."""
    largest = max(np.abs(weights).sum(0).max() / most, np.abs(weights).max() / 32767, 1e-9)
    return min(14, math.floor(-math.log2(largest)))


def sample(network: Network, layout: Layout) -> NDArray[np.int64]:
    """What the net sees when it plays, from the beginning of games to their ends."""
    found = []
    torch.manual_seed(1)
    torch.set_num_threads(1)  # on small arrays several hinder each other
    place = layout.cells + layout.seats + 1
    for seats in layout.sizes:
        batch = Batch(layout.game, GAMES, seats, seed=1)
        spaces = spaces_for(title_of(layout.game), seats)
        places, answers = layout.places(spaces), layout.answers(spaces)
        for step in range(STEPS):
            cells = np.zeros((GAMES, network.inward.in_features), np.int64)
            cells[:, places] = batch.observations
            cells[:, layout.cells + seats] = 1
            cells[np.arange(GAMES), place + batch.seats] = 1
            masks = np.zeros((GAMES, len(layout.moves)), np.bool_)
            masks[:, answers] = batch.masks
            with torch.no_grad():
                chances = offered(network(torch.from_numpy(cells))[0], torch.from_numpy(masks))
            chosen = torch.distributions.Categorical(logits=chances).sample().numpy()
            index = {answer: number for number, answer in enumerate(answers)}
            batch.step([index[int(one)] for one in chosen])
            if step % 16 == 0:
                found.append(cells)
    return np.concatenate(found)
