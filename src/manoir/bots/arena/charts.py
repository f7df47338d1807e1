"""Small charts as SVG, drawn by hand: bars with their intervals, dots with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite

WIDTH = 720
LEFT = 170
RIGHT = 90
ROW = 34


@dataclass(frozen=True, slots=True)
class Mark:
    """One row of a chart: a value between two bounds."""

    label: str
    value: float
    low: float
    high: float
    said: str  # the value in figures


def chart(title: str, marks: Sequence[Mark], line: float | None = None, bars: bool = True) -> str:
    """Rows of bars or dots, each with its interval, and perhaps a line to compare them with."""
    ends = [end for mark in marks for end in (mark.low, mark.high, mark.value) if isfinite(end)]
    low = min([*ends, 0.0] if bars else ends)
    high = max([*ends, line or low])
    span = (high - low) or 1.0
    if not bars:
        low, span = low - 0.05 * span, 1.1 * span

    def across(value: float) -> float:
        inside = min(max(value, low), low + span)
        return LEFT + (inside - low) / span * (WIDTH - LEFT - RIGHT)

    height = 40 + ROW * len(marks) + 8
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">',
        f'<text x="0" y="18" class="heading">{escape(title)}</text>',
    ]
    if line is not None:
        at = across(line)
        parts.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="30" y2="{height - 8}" class="fair"/>')
    for number, mark in enumerate(marks):
        middle = 40 + ROW * number + ROW / 2
        start, end, point = across(mark.low), across(mark.high), across(mark.value)
        parts.append(f'<text x="{LEFT - 10}" y="{middle + 5:.1f}" text-anchor="end">{escape(mark.label)}</text>')
        if bars:
            zero = across(0.0)
            box = f'x="{min(zero, point):.1f}" y="{middle - 9:.1f}" width="{abs(point - zero):.1f}"'
            parts.append(f'<rect {box} height="18" class="bar"/>')
        else:
            parts.append(f'<circle cx="{point:.1f}" cy="{middle:.1f}" r="5" class="dot"/>')
        parts.append(f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{middle:.1f}" y2="{middle:.1f}" class="reach"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5:.1f}">{escape(mark.said)}</text>')
    parts.append("</svg>")
    return "\n".join(parts)
