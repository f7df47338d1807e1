"""A QR code for the terminal."""

from __future__ import annotations

import segno

QUIET = 2  # light squares around the code: two are enough for a camera that sees a dark terminal
HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # light above and below, dark below, dark above, dark


def drawn(text: str) -> str:
    """A code in half blocks, two rows a line; on a dark terminal its light squares are lit."""
    code = segno.make_qr(text, error="m")
    rows = [[int(dark) for dark in row] for row in code.matrix_iter(border=QUIET)]
    rows += [[0] * len(rows)] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(HALVES[pair] for pair in zip(top, bottom, strict=True)) for top, bottom in pairs)
