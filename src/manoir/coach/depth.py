"""How thoroughly a game is looked over, and how large a loss must be to have a name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Label = Literal["fine", "inexact", "mistake", "turning"]
LABELS: tuple[Label, ...] = ("fine", "inexact", "mistake", "turning")

SURE = 2.58  # standard errors: a difference smaller than that is chance in ninety-nine cases of a hundred
LEAST = 0.01  # of the victory: a loss that nobody would feel has no name
MISTAKE = 0.05
TURNING = 0.12


@dataclass(frozen=True, slots=True)
class Depth:
    """All that decides how long a review takes; the same depth and seed give the same review everywhere."""

    games: int = 600  # played to take the measure of the table
    search: int = 600  # simulations that leave the first sixteen of a question with many answers
    glances: int = 60  # worlds in which the other answers are tried first, if there are more than the rivals
    rivals: int = 3  # other answers, those that did best there, that are tried beside the one given
    looks: int = 400  # worlds in which they are tried to find the best
    trials: int = 2400  # at the most: other worlds, in which the best is tried against the one given
    openly: int = 1200  # ways on from every position, with all cards open

    def times(self, factor: float) -> Depth:
        """The same depth with so many times the simulations, never fewer than say anything."""
        return replace(
            self,
            games=min(self.games, max(100, round(self.games * factor))),  # a hundred move a share by some 0.015
            search=max(30, round(self.search * factor)),
            glances=max(5, round(self.glances * factor)),
            looks=max(20, round(self.looks * factor)),
            trials=max(40, round(self.trials * factor)),
            openly=max(20, round(self.openly * factor)),
        )


USUAL = Depth()


def part_of(trials: int) -> int:
    """How many trials these are beside those of the usual depth, in hundredths: one at the least."""
    return max(1, round(100 * trials / USUAL.trials))


def label_of(cost: float, error: float) -> Label:
    """What a loss is called: by how large it is at the least, as surely as the trials say."""
    least = cost - SURE * error
    if least <= LEAST:
        return "fine"
    return "turning" if least > TURNING else "mistake" if least > MISTAKE else "inexact"
