"""Who is ahead, by the aim of a game."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from manoir.kernel.leaders import leaders


@pytest.mark.parametrize(
    ("scores", "aim", "ahead"),
    [
        ([3, 7, 5], 1, [1]),
        ([3, 7, 5], -1, [0]),
        ([4, 9, 4, 9], 1, [1, 3]),
        ([4, 9, 4, 9], -1, [0, 2]),
        ([-5, -2], 1, [1]),
        ([-5, -2], -1, [0]),
        ([0, 0, 0], 1, [0, 1, 2]),
        ([], 1, []),
    ],
)
def test_the_most_or_the_fewest_points_lead_and_those_who_tie_lead_together(
    scores: list[int], aim: int, ahead: list[int]
) -> None:
    assert list(leaders(scores, aim)) == ahead
    assert list(leaders(vec[i64](scores), aim)) == ahead
