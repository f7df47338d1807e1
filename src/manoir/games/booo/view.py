"""What a chair sees of Booo!: everything on the table, for nothing is hidden; a type of its own all the same.

The rooms of the visitors still in the pile are not on it: their backs are turned. Nor is any way through the walls.
"""

from __future__ import annotations

from manoir.games.booo.state import Public, State


class View(Public):
    """All that anybody can know."""

    __slots__ = ()


def view_of(state: State) -> View:
    """The view of any seat, or of a spectator."""
    view = View(state.board, state.castle, state.tokens, state.visitors, state.open)
    view.take(state)
    return view


def imagine_state(view: View) -> State:
    """The one world that looks like this view."""
    state = State(view.board, view.castle, view.tokens, view.visitors, view.open)
    state.take(view)
    return state
