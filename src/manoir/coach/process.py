"""A bot's process that looks finished games over as well: `python -m manoir.coach.process`."""

from __future__ import annotations

from manoir.bots.bot_process import Chairs, serve
from manoir.coach.slices import Slices


def chairs() -> Chairs:
    """Its bots, and whoever looks games over; a worker of a browser's tab has them too."""
    return Chairs(Slices().go_on)


if __name__ == "__main__":
    serve(chairs())
