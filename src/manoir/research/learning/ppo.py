"""One round of learning: what went better than expected is made likelier, a little at a time (PPO)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from manoir.research.learning.network import Network, offered, shares_of
from manoir.research.learning.window import Window


@dataclass(frozen=True, slots=True)
class Rates:
    """How boldly it learns; the first and the last value of what falls over the whole training."""

    rate: tuple[float, float] = (6e-4, 4e-5)
    entropy: tuple[float, float] = (0.012, 0.001)
    trust: float = 0.98  # in what really came, beyond the next question
    clip: float = 0.2
    norm: float = 0.5
    worth: float = 0.5
    passes: int = 2
    batch: int = 1 << 16

    def at(self, part: float) -> tuple[float, float]:
        """Rate and entropy after so much of the training."""
        rate = self.rate[0] * (self.rate[1] / self.rate[0]) ** part
        entropy = self.entropy[0] + (self.entropy[1] - self.entropy[0]) * part
        return rate, entropy


@dataclass(frozen=True, slots=True)
class Round:
    """What a round of learning came to."""

    decisions: int  # with a choice
    entropy: float
    surprise: float  # the cross-entropy of who won, in nats
    changed: float  # the mean distance from the policy that played


def learn(network: Network, optimiser: torch.optim.Optimizer, window: Window, rates: Rates, part: float) -> Round:
    """Learn from a window."""
    rate, entropy = rates.at(part)
    for group in optimiser.param_groups:
        group["lr"] = rate
    worths = window.returns(rates.trust)
    seat = window.seat[:-1].unsqueeze(2)
    gains = (worths.gather(2, seat) - window.shares[:-1].gather(2, seat)).reshape(-1)
    chosen = (window.masks[:-1].sum(2) > 1).reshape(-1).nonzero().squeeze(1)
    gains = (gains - gains[chosen].mean()) / (gains[chosen].std() + 1e-6)
    cells, masks = window.cells.flatten(0, 1), window.masks.flatten(0, 1)
    flat = (window.action.flatten(), window.chance.flatten(), window.seat.flatten(), worths.flatten(0, 1))
    count = window.sizes.shape[0]
    tally = torch.zeros(4, device=window.device)
    for _ in range(rates.passes):
        order = chosen[torch.randperm(len(chosen), device=window.device)]
        for some in torch.split(order, min(rates.batch, len(order))):
            if len(some) < rates.batch // 2 < len(order):
                continue
            policy, worth = network(cells[some])
            loss, told = judged(
                policy,
                worth,
                masks[some],
                [one[some] for one in flat],
                gains[some],
                window.sizes[some % count],
                rates,
                entropy,
            )
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), rates.norm)
            optimiser.step()
            tally += told
    mean = (tally / tally[3]).tolist()
    return Round(len(chosen), mean[0], mean[1], mean[2])


def judged(
    policy: Tensor,
    worth: Tensor,
    masks: Tensor,
    flat: list[Tensor],
    gain: Tensor,
    sizes: Tensor,
    rates: Rates,
    entropy: float,
) -> tuple[Tensor, Tensor]:
    """The loss of some decisions, and what is told of it."""
    action, chance, seat, worths = flat
    chances = offered(policy, masks)
    ratio = (chances.gather(1, action.unsqueeze(1)).squeeze(1) - chance).exp()
    bound = ratio.clamp(1 - rates.clip, 1 + rates.clip)
    better = torch.minimum(ratio * gain, bound * gain).mean()
    spread = -(chances.exp() * chances.masked_fill(~masks, 0.0)).sum(1).mean()
    numbers = torch.arange(worths.shape[1], device=worths.device).unsqueeze(0)
    absolute = (numbers + seat.unsqueeze(1)) % sizes.unsqueeze(1)  # from the seat that looks
    target = torch.where(numbers < sizes.unsqueeze(1), worths.gather(1, absolute), 0.0)
    surprise = -(target * shares_of(worth, sizes).clamp(min=-30)).sum(1).mean()
    loss = -better + rates.worth * surprise - entropy * spread
    return loss, torch.stack([spread, surprise, (ratio - 1).abs().mean(), torch.ones_like(spread)]).detach()
