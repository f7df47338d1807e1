"""Squared paper for boards in a terminal: boxes whose lines join, and words in them."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The line for each sum of the four directions in which it leaves a point."""


class Canvas:
    """Characters with a style each, addressed by column and row."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.lines = [[0] * width for _ in range(height)]  # directions, for the lines of boxes
        self.letters = [[""] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """The outline of a box, its lines included in width and height."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x, right):
            for row in (y, bottom):
                self.lines[row][column] |= RIGHT
                self.lines[row][column + 1] |= LEFT
        for row in range(y, bottom):
            for column in (x, right):
                self.lines[row][column] |= DOWN
                self.lines[row + 1][column] |= UP

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """A text from a point to the right; what does not fit on the paper is left out."""
        for column, letter in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self.letters[y][column] = letter
                self.styles[y][column] = style

    def text(self, line: str = "") -> Text:
        """The whole drawing; `line` is the style of the boxes."""
        drawn = Text(no_wrap=True, overflow="crop")
        for row in range(self.height):
            points = [self._point(row, column, line) for column in range(self.width)]
            for style, run in groupby(points, lambda point: point[1]):
                drawn.append("".join(letter for letter, _ in run), style)
            drawn.append("\n" if row + 1 < self.height else "")
        return drawn

    def _point(self, row: int, column: int, line: str) -> tuple[str, str]:
        """A letter, or else where lines meet; with its style."""
        letter = self.letters[row][column]
        return (letter, self.styles[row][column]) if letter else (JOINTS[self.lines[row][column]], line)
