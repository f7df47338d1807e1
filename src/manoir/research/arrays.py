"""Rows of the compiled core as NumPy arrays, in place."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from manoir.kernel.wrong import WrongInput


def looked_at(cells: Any, kind: Any) -> NDArray[Any]:
    """A row as an array over the same memory; read-only where the row is."""
    return np.frombuffer(cells, kind)


def action_a_game(actions: ArrayLike, games: int) -> NDArray[Any]:
    """What was handed in for a step as a row of whole numbers, or WrongInput."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise WrongInput("actions", "rows of several lengths", f"the shape ({games},): one action a game") from None
    if isinstance(actions, list | tuple) and any(isinstance(action, bool) for action in actions):
        raise WrongInput("actions", "an array of bool", "whole numbers")  # NumPy takes a truth among numbers for one
    if given.dtype.kind not in "iu":
        raise WrongInput("actions", f"an array of {given.dtype}", "whole numbers")
    if given.shape != (games,):
        raise WrongInput("actions", f"the shape {given.shape}", f"({games},): one action a game")
    return given
