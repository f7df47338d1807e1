"""Luck and skill, counted with all cards open: by how much every entry of a log changed every seat's share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from manoir.bots.foresight import Foresight
from manoir.coach.estimate import NOTHING, Estimate, mean_difference
from manoir.coach.stepwise import Steps, finish
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.record import Moment, Stage

Samples = list[list[float]]
"""Shares of every seat, one way on after another."""

AWAY = 1 << 24  # seeds of one entry


@dataclass(frozen=True, slots=True)
class Swing:
    """What one entry did to the share of each seat: by the answer itself, and by the chance that followed it."""

    entry: int
    seat: int | None  # who answered; None: the set-up
    shares: tuple[float, ...]  # of every seat, after it
    decision: tuple[Estimate, ...]
    chance: tuple[Estimate, ...]

    def plain(self) -> dict[str, Plain]:
        """As it is written; seats count from 1 there."""
        return {
            "entry": self.entry,
            "seat": None if self.seat is None else self.seat + 1,
            "shares": [round(share, 5) for share in self.shares],
            "decision": [one.plain() for one in self.decision],
            "chance": [one.plain() for one in self.chance],
        }


@dataclass(frozen=True, slots=True)
class Ledger:
    """A whole game: what each seat could hope for before the first card was dealt, and every swing since."""

    start: tuple[float, ...]
    swings: list[Swing]
    result: tuple[float, ...]


def ledger_of(stage: Stage, foresight: Foresight, moments: Sequence[Moment], count: int, seed: int) -> Ledger:
    """The ledger of a finished game, from so many ways on out of every position."""
    return finish(entered(stage, foresight, moments, count, seed))


def entered(stage: Stage, foresight: Foresight, moments: Sequence[Moment], count: int, seed: int) -> Steps[Ledger]:
    """The same entry by entry.

    What an answer promised is the mean over dice thrown anew; what chance did is how far the dice that fell lie from
    it. Both are drawn from the same rules, so the luck of every seat is nothing on the mean, whoever plays.
    """
    swings: list[Swing] = []
    before: Samples = []
    start: tuple[float, ...] = ()
    for number, moment in enumerate(moments):
        seeds = range(seed * AWAY + number * count, seed * AWAY + (number + 1) * count)
        by_chance = any(size > 1 for size in moment.sizes)
        if not by_chance and number > 0 and _forced(moment):
            after = promised = before
        else:
            after = _onward(stage, foresight, moment, seeds)
            promised = _promised(stage, foresight, moments, number, seeds) if by_chance else after
        if number == 0:
            before = promised
            start = means(promised)
        swings.append(
            Swing(
                number,
                moment.entry.seat,
                means(after),
                _apart(promised, before),
                _apart(after, promised),
            )
        )
        before = after
        yield 1
    return Ledger(start, swings, swings[-1].shares)


def means(samples: Samples) -> tuple[float, ...]:
    """The mean share of each seat."""
    return tuple(sum(shares) / len(samples) for shares in zip(*samples, strict=True))


def _onward(stage: Stage, foresight: Foresight, moment: Moment, seeds: range) -> Samples:
    if not stage.title.game.asks(moment.state):
        return [foresight.ended(moment.state)] * len(seeds)
    return [foresight.shares(moment.state.copy(), seed) for seed in seeds]


def _promised(stage: Stage, foresight: Foresight, moments: Sequence[Moment], number: int, seeds: range) -> Samples:
    """The shares after an entry whose dice are thrown anew: of the set-up, or of the answer that was given."""
    game, entry = stage.title.game, moments[number].entry
    if entry.seat is None:
        if entry.position is not None:  # it starts there, whatever the position asked of chance
            return [_settled(stage, foresight, entry.position, seed) for seed in seeds]
        return [foresight.shares(game.setup(stage.options, FastFate(~seed), None), seed) for seed in seeds]
    state, move = moments[number - 1].state, stage.notation.move(entry.move or "")
    return [foresight.shares_after(state.copy(), entry.seat, move, seed, ~seed) for seed in seeds]


def _settled(stage: Stage, foresight: Foresight, position: str, seed: int) -> list[float]:
    state = stage.notation.read(position)
    stage.title.game.settle(state, FastFate(~seed), None)
    return foresight.shares(state, seed)


def _forced(moment: Moment) -> bool:
    """Whether whoever answered had nothing to choose."""
    return all(len(moves) == 1 for ask, moves in moment.asks if ask.seat == moment.entry.seat)


def _apart(ones: Samples, others: Samples) -> tuple[Estimate, ...]:
    """By how much the ones lie above the others, seat by seat."""
    if ones is others:
        return (NOTHING,) * len(ones[0])
    pairs = zip(zip(*ones, strict=True), zip(*others, strict=True), strict=True)
    return tuple(mean_difference(one, other) for one, other in pairs)
