"""Hugo's captures: onto the stairs, then into the cellar."""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.minuit.events import Captured, RoomsFull
from manoir.games.minuit.state import CELLAR, ROOM, STEP, State
from manoir.kernel.event import Seat, Tell


def capture_at(state: State, space: i64, tell: Tell | None) -> None:
    """capture.same-space: everybody on one space goes together on the first empty step, or into the cellar."""
    board = state.board
    in_cellar = state.trapped >= board.steps
    target = CELLAR if in_cellar else STEP + state.trapped
    caught = owners(state, space) if tell is not None else ()
    figures = state.figures
    anybody = False
    figure: i64 = 0
    for where in figures:
        if where == space:
            figures[figure] = target
            anybody = True
        figure += 1
    if not anybody:
        return
    if not in_cellar:
        state.trapped += 1
    if tell is not None:
        step = None if in_cellar else int(board.step_worth[target - STEP])
        fright = int(board.cellar_worth) if step is None else step
        tell.add(Captured(int(space) + 1, caught, step, fright))


def sweep_gallery(state: State, tell: Tell | None) -> None:
    """round.end-no-room: no way to hide is left, so those on the gallery go into the cellar, past any empty step."""
    swept: list[Seat] = []
    figure: i64 = 0
    for where in state.figures:
        if where < ROOM:
            state.figures[figure] = CELLAR
            swept.append(Seat(int(figure // state.board.figures)))
        figure += 1
    if tell is not None:
        tell.add(RoomsFull(tuple(swept), int(state.board.cellar_worth)))


def owners(state: State, place: i64) -> tuple[Seat, ...]:
    """Whose figures are at a place, a seat once for each."""
    found: list[Seat] = []
    figure: i64 = 0
    for where in state.figures:
        if where == place:
            found.append(Seat(int(figure // state.board.figures)))
        figure += 1
    return tuple(found)
