"""From what instinct feels to shares of the victory: a scale learned from games that instinct plays with itself."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from manoir.kernel.game import Game
from manoir.kernel.instincts import Instincts

SIZE: Final[i64] = 4  # facts that are weighed for each seat
ROUNDS: Final[i64] = 8  # of Newton's method; it settles in five or six
RIDGE: Final = 1.0  # what keeps a weight small where the games say nothing of it


class Scale:
    """Weighs, for each seat, what instinct says and the lead in points, both also by how far the game has come."""

    __slots__ = ("length", "spread", "weights")

    def __init__(self, weights: list[float], spread: float, length: float) -> None:
        self.weights = weights
        self.spread = spread  # the usual lead in points at an end
        self.length = length  # the usual sum of all points at an end

    def facts(self, game: Game[Any, Any, Any], instincts: Instincts[Any], state: Any, seats: i64) -> list[float]:
        """What is weighed: so many numbers for each seat, one seat after another."""
        points = game.scores(state)
        aim = float(game.aim)
        sum = 0.0
        size = 0.0
        for one in points:
            sum += float(one)
            size += abs(float(one))
        far = min(1.0, size / self.length) if self.length > 0.0 else 0.0
        found: list[float] = []
        seat: i64 = 0
        while seat < seats:
            own = float(points[seat])
            lead = aim * (own - (sum - own) / float(max(1, seats - 1))) / self.spread
            felt = instincts.value(state, seat)
            found.append(felt)
            found.append(lead)
            found.append(felt * far)
            found.append(lead * far)
            seat += 1
        return found

    def shares(self, facts: list[float], seats: i64) -> list[float]:
        """The share of each seat, by the facts; together they are 1."""
        weights = self.weights
        sums: list[float] = []
        top = -1e9
        seat: i64 = 0
        while seat < seats:
            sum = 0.0
            number: i64 = 0
            while number < SIZE:
                sum += weights[number] * facts[seat * SIZE + number]
                number += 1
            sums.append(sum)
            top = max(top, sum)
            seat += 1
        all = 0.0
        for sum in sums:
            all += exp(sum - top)
        return [exp(sum - top) / all for sum in sums]


def weighed(scale: Scale, examples: list[list[float]], results: list[list[float]], seats: i64) -> Scale:
    """The scale with the weights that make what happened most likely."""
    done: i64 = 0
    while done < ROUNDS:
        slope = [-RIDGE * weight for weight in scale.weights]
        bend = [[RIDGE if row == column else 0.0 for column in range(SIZE)] for row in range(SIZE)]
        for number in range(len(examples)):
            _lean_on(scale, examples[number], results[number], seats, slope, bend)
        step = _solved(bend, slope)
        scale = Scale([scale.weights[row] + step[row] for row in range(SIZE)], scale.spread, scale.length)
        done += 1
    return scale


def _lean_on(
    scale: Scale, facts: list[float], result: list[float], seats: i64, slope: list[float], bend: list[list[float]]
) -> None:
    """Add what one example says to the slope of the likelihood and to how it bends."""
    shares = scale.shares(facts, seats)
    middle = [0.0, 0.0, 0.0, 0.0]
    row: i64 = 0
    column: i64 = 0
    seat: i64 = 0
    while seat < seats:
        row = 0
        while row < SIZE:
            fact = facts[seat * SIZE + row]
            middle[row] += shares[seat] * fact
            slope[row] += (result[seat] - shares[seat]) * fact
            line = bend[row]
            column = 0
            while column < SIZE:
                line[column] += shares[seat] * fact * facts[seat * SIZE + column]
                column += 1
            row += 1
        seat += 1
    row = 0
    while row < SIZE:
        line = bend[row]
        column = 0
        while column < SIZE:
            line[column] -= middle[row] * middle[column]
            column += 1
        row += 1


def _solved(bend: list[list[float]], slope: list[float]) -> list[float]:
    """The step for which bend times step is slope (Gauss; the ridge keeps every pivot above zero)."""
    size = len(slope)
    rows = [[*bend[row], slope[row]] for row in range(size)]
    for pivot in range(size):
        for other in range(pivot + 1, size):
            factor = rows[other][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[other][column] -= factor * rows[pivot][column]
    step = [0.0] * size
    for row in range(size - 1, -1, -1):
        left = rows[row][size]
        for column in range(row + 1, size):
            left -= rows[row][column] * step[column]
        step[row] = left / rows[row][row]
    return step
