"""Manoir: a house with four haunted games in it, to play and to study.

>>> import manoir
>>> game = manoir.play("minuit", seats=3, seed=7)

`play` gives one object to hold: what is asked, the moves as text, views, events, the log (see `manoir.playing`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoir.playing import Playing, Refused, play, take_up

__version__ = "0.1.0"
__all__ = ["Playing", "Refused", "__version__", "play", "take_up"]


def __getattr__(name: str) -> Any:
    """The front door, opened when somebody comes to it: a command that needs none of it starts sooner."""
    if name not in __all__:
        raise AttributeError(f"module 'manoir' has no attribute {name!r}")
    from manoir import playing

    return getattr(playing, name)
