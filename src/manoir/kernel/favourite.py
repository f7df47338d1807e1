"""The greatest of several weights."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.fate import Fate


def favourite(weights: vec[i64], fate: Fate) -> i64:
    """The number of the greatest weight; among equals, any."""
    best: i64 = -1
    chosen: i64 = 0
    equals: i64 = 0
    number: i64 = 0
    for weight in weights:
        if weight > best:
            best = weight
            equals = 0
        if weight == best:
            equals += 1
            if fate.pick(equals) == 0:  # each of the equals seen so far is as likely to be the one
                chosen = number
        number += 1
    return chosen
