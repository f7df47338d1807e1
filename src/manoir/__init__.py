"""Manoir: a house with four haunted games in it, to play and to study.

>>> import manoir
>>> game = manoir.play("minuit", seats=3, seed=7)

`play` gives one object to hold: what is asked, the moves as text, views, events, the log (see `manoir.playing`).
`review` looks the log of a finished game over (see `manoir.coach.review`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoir.coach.review import Review, review
    from manoir.playing import Playing, Refused, play, take_up

__version__ = "0.1.0"
__all__ = ["Playing", "Refused", "Review", "__version__", "play", "review", "take_up"]


def __getattr__(name: str) -> Any:
    """The front door, opened when somebody comes to it: a command that needs none of it starts sooner."""
    if name not in __all__:
        raise AttributeError(f"module 'manoir' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("manoir.coach.review" if name in ("Review", "review") else "manoir.playing"), name)
