"""How a search goes about it; every number was chosen by measurement (docs/decisions/0004-search.md)."""

from __future__ import annotations

from mypy_extensions import i64


class SearchSettings:
    """The character of a search."""

    __slots__ = ("cut", "doubt", "explore", "guided", "horizon", "keep", "patience", "sharpness", "victory", "worlds")

    def __init__(
        self,
        horizon: i64 = -1,
        guided: i64 = 0,
        sharpness: i64 = 1,
        explore: float = 1.0,
        victory: float = 0.5,
        worlds: i64 = 0,
        keep: bool = True,
        patience: i64 = 0,
        doubt: float = 0.0,
        cut: bool = False,
    ) -> None:
        self.horizon = (
            horizon  # answers of a rollout until instinct judges the next quiet position; -1: to the end of the game
        )
        self.guided = guided  # of a hundred answers of a rollout, how many follow instinct; the others are any
        self.sharpness = sharpness  # priors go with the weights of instinct to this power; 0: all moves alike
        self.explore = explore
        self.victory = victory  # how much winning counts beside the margin of points, from 0 to 1
        self.worlds = worlds  # 0: a new world for every simulation; else so many, each with a tree of its own
        self.keep = keep  # whether a tree is kept from one answer to the next
        self.patience = patience  # simulations of a question after which it is thought about anew, patiently; 0: never
        self.doubt = doubt  # of what a net finds likely, how much is spread evenly over all moves
        self.cut = cut  # whether a simulation ends at the first new question, judged by the net; else rollouts judge
