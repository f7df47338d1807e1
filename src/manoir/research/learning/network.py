"""The net while it learns: two hidden layers that a policy and a value of every seat share."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from manoir.research.learning.layout import Layout

NEVER = -1e9


class Network(nn.Module):
    """Cells of a layout in; a logit for each move and for each seat's victory out, seats from the one that looks.

    Beyond the cells it is told how many seats there are and which is its own: some moves name a seat.
    """

    def __init__(self, layout: Layout, width: int) -> None:
        super().__init__()
        self.inward = nn.Linear(layout.cells + 2 * (layout.seats + 1), width)
        self.middle = nn.Linear(width, width)
        self.policy = nn.Linear(width, len(layout.moves))
        self.worth = nn.Linear(width, layout.seats)
        for last in (self.policy, self.worth):
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)
        self.mean: Tensor
        self.spread: Tensor
        self.register_buffer("mean", torch.zeros(self.inward.in_features))
        self.register_buffer("spread", torch.ones(self.inward.in_features))

    def measure(self, cells: Tensor) -> None:
        """Learn how large the cells of the game usually are."""
        seen = cells.float()
        self.mean.copy_(seen.mean(0))
        self.spread.copy_(seen.std(0).clamp(min=0.2))

    def forward(self, cells: Tensor) -> tuple[Tensor, Tensor]:
        given = (cells.float() - self.mean) / self.spread
        with torch.autocast(cells.device.type, torch.bfloat16, enabled=cells.is_cuda):
            hidden = functional.relu(self.inward(given))
            hidden = functional.relu(self.middle(hidden))
            policy, worth = self.policy(hidden), self.worth(hidden)
        return policy.float(), worth.float()


def inputs_of(layout: Layout) -> int:
    """Cells, one for each number of seats, one for each seat."""
    return layout.cells + 2 * (layout.seats + 1)


def shares_of(worth: Tensor, seats: Tensor) -> Tensor:
    """The log of each seat's share of the victory, where `seats` says how many there are."""
    there = torch.arange(worth.shape[-1], device=worth.device) < seats.unsqueeze(-1)
    return functional.log_softmax(worth.masked_fill(~there, NEVER), -1)


def offered(policy: Tensor, masks: Tensor) -> Tensor:
    """The log of the chance of each move, none for those that are not offered."""
    return functional.log_softmax(policy.masked_fill(~masks, NEVER), -1)


def state_of(network: Network) -> dict[str, Any]:
    """The weights, on the processor."""
    return {name: value.detach().cpu() for name, value in network.state_dict().items()}
