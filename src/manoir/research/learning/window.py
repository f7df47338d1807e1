"""So many steps of all games, kept where the net learns."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from manoir.research.learning.halves import HALVES, Halves
from manoir.research.learning.layout import Layout
from manoir.research.learning.network import Network, inputs_of, offered, shares_of


class Window:
    """What was seen, answered and expected at each step, and what came of it."""

    def __init__(self, halves: Halves, layout: Layout, length: int, device: torch.device) -> None:
        plan = halves.plan
        self.halves = halves
        self.layout = layout
        self.length = length
        self.rows = plan.rows
        self.device = device
        count = HALVES * plan.rows
        most = layout.seats
        wide = inputs_of(layout)

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(length + 1, count, *shape, dtype=kind, device=device)

        self.cells = room(wide, kind=torch.int16)
        self.masks = room(len(layout.moves), kind=torch.bool)
        self.seat = room(kind=torch.int64)
        self.action = room(kind=torch.int64)
        self.chance = room()  # the log of the chance with which it was answered
        self.shares = room(most)  # of the victory, as expected before the answer, by seat
        self.over = room(kind=torch.bool)
        self.rewards = room(most)
        self.stretches = []
        self.sizes = torch.zeros(count, dtype=torch.int64, device=device)
        self.local = torch.zeros(plan.rows, len(layout.moves), dtype=torch.int64, device=device)
        for stretch, spaces in zip(plan.stretches(), halves.tables, strict=True):
            places = torch.tensor(layout.places(spaces), device=device)
            answers = torch.tensor(layout.answers(spaces), device=device)
            self.stretches.append((stretch, places, answers))
            own = torch.zeros(len(layout.moves), dtype=torch.int64, device=device)
            own[answers] = torch.arange(len(answers), device=device)
            self.local[stretch.first : stretch.last] = own
            for half in range(HALVES):
                rows = slice(half * plan.rows + stretch.first, half * plan.rows + stretch.last)
                self.sizes[rows] = stretch.seats
                self.cells[:, rows, layout.cells + stretch.seats] = 1
        self.fair = 1.0 / self.sizes.float()
        self.began = False
        if device.type == "cuda":
            self.pin()

    def pin(self) -> None:
        """Let the GPU read what the processes write, without a copy between."""
        for half in self.halves.board.halves:
            for name, array in half.items():
                if name != "actions":
                    size = (array.nbytes + 4095) // 4096 * 4096
                    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, size, 0)

    def bring(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self.device, non_blocking=True)

    def look(self, half: int, step: int) -> None:
        """Keep what a half shows; what its last answers brought belongs to the step before."""
        shown = self.halves.wait(half)
        base = half * self.rows
        rows = slice(base, base + self.rows)
        if step > 0:
            self.over[step - 1, rows] = self.bring(shown["over"])
            self.rewards[step - 1, rows] = self.bring(shown["rewards"])
        cells, masks = self.cells[step], self.masks[step]
        for stretch, places, answers in self.stretches:
            own = slice(base + stretch.first, base + stretch.last)
            cells[own].index_copy_(1, places, self.bring(shown[f"cells {stretch.seats}"]))
            masks[own].index_copy_(1, answers, self.bring(shown[f"masks {stretch.seats}"]))
        seat = self.bring(shown["seats"])
        self.seat[step, rows] = seat
        place = self.layout.cells + self.layout.seats + 1
        cells[rows, place:] = 0
        cells[rows].scatter_(1, (place + seat).unsqueeze(1), 1)

    @torch.no_grad()
    def answer(self, network: Network, half: int, step: int) -> None:
        """Answer every question of a half by the net's chances, and let the processes go on."""
        rows = slice(half * self.rows, (half + 1) * self.rows)
        policy, worth = network(self.cells[step, rows])
        chances = offered(policy, self.masks[step, rows])
        self.expect(worth, step, rows)
        lot = torch.rand_like(chances).clamp_(1e-20, 1 - 1e-7)
        action = (chances - torch.log(-torch.log(lot))).argmax(1)
        self.action[step, rows] = action
        self.chance[step, rows] = chances.gather(1, action.unsqueeze(1)).squeeze(1)
        given = self.local.gather(1, action.unsqueeze(1)).squeeze(1)
        np.copyto(self.halves.board.halves[half]["actions"], given.cpu().numpy())
        self.halves.go(half)

    def expect(self, worth: Tensor, step: int, rows: slice) -> None:
        """Shares as the seat that is asked expects them, turned so that they stand by seat."""
        sizes = self.sizes[rows].unsqueeze(1)
        shares = shares_of(worth, self.sizes[rows]).exp()
        numbers = torch.arange(shares.shape[1], device=self.device).unsqueeze(0)
        relative = (numbers - self.seat[step, rows].unsqueeze(1)) % sizes
        self.shares[step, rows] = torch.where(numbers < sizes, shares.gather(1, relative), 0.0)

    def play(self, network: Network) -> None:
        """Fill the window; its end is looked at and answered only when the next begins."""
        last = self.length
        for half in range(HALVES):
            if self.began:
                for kept in (self.cells, self.masks, self.seat):
                    rows = slice(half * self.rows, (half + 1) * self.rows)
                    kept[0, rows] = kept[last, rows]
            else:
                self.look(half, 0)
            self.answer(network, half, 0)
        self.began = True
        for step in range(1, last + 1):
            for half in range(HALVES):
                self.look(half, step)
                if step < last:
                    self.answer(network, half, step)
                else:
                    self.foresee(network, half)

    @torch.no_grad()
    def foresee(self, network: Network, half: int) -> None:
        """What is expected at the end of the window."""
        rows = slice(half * self.rows, (half + 1) * self.rows)
        self.expect(network(self.cells[self.length, rows])[1], self.length, rows)

    def returns(self, trust: float) -> Tensor:
        """What each step was worth to every seat: the end of its game where that was near, and expectation beyond."""
        found = torch.empty_like(self.shares[:-1])
        following = self.shares[self.length]
        none = (self.rewards.sum(2) == 0).unsqueeze(2)
        numbers = torch.arange(self.layout.seats, device=self.device)
        even = torch.where(numbers < self.sizes.unsqueeze(1), self.fair.unsqueeze(1), 0.0)
        for step in range(self.length - 1, -1, -1):
            beyond = (1 - trust) * self.shares[step + 1] + trust * following
            end = torch.where(none[step], even, self.rewards[step])
            following = torch.where(self.over[step].unsqueeze(1), end, beyond)
            found[step] = following
        return found
