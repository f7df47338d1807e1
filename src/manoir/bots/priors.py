"""What instinct makes of moves: priors for a tree, answers for a rollout."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.kernel.instincts import Instincts


def priors_of(instincts: Instincts[Any], state: Any, seat: i64, moves: vec[i64], power: i64) -> vec[float]:
    """How much each move appeals, as weights to a power, summing to 1; a power of 0 finds all alike."""
    size: i64 = len(moves)
    priors = vec[float](capacity=size)
    number: i64 = 0
    if power == 0:
        while number < size:
            priors = append(priors, 1.0 / float(size))
            number += 1
        return priors
    sum = 0.0
    for weight in instincts.lean(state, seat, moves):
        one = float(max(1, weight))
        appeal = one
        again: i64 = 1
        while again < power:
            appeal *= one
            again += 1
        priors = append(priors, appeal)
        sum += appeal
    while number < size:
        priors[number] = priors[number] / sum
        number += 1
    return priors
