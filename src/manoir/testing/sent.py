"""Whether what is sent of a game is what its schema declares: views, moves and events, from a position to the end."""

from __future__ import annotations

from typing import Any

from manoir.kernel.event import Tell
from manoir.kernel.laws import LawBroken
from manoir.protocol.game_schema import Declared
from manoir.tables.scenes.per_chair import event_of, offer_of, view_of
from manoir.testing.chance import Position


def sent_as_declared(declared: Declared, at: Position) -> int:
    """How much was looked at: the view and the moves here and at the end, and every event between, for some chairs."""
    game, state, looked = at.game, at.state.copy(), _scene(declared, at, at.state, over=False)
    while asks := game.asks(state):
        ask = asks[at.fate.pick(len(asks))]
        moves = game.moves(state, ask.seat)
        tell = Tell()
        game.advance(state, ask.seat, moves[at.fate.pick(len(moves))], at.fate, tell)
        for event in tell.taken():
            for past in (False, True):
                for chair in (None, int(ask.seat), max(0, at.seat)):
                    kept(declared.event_fault(event_of(at.play.stage, event, chair, past=past)))
                    looked += 1
    return looked + _scene(declared, at, state, over=True)


def _scene(declared: Declared, at: Position, state: Any, *, over: bool) -> int:
    stage, looked = at.play.stage, 0
    for chair in (None, *range(at.seats)):
        for past in (False, True):
            kept(declared.view_fault(view_of(stage, state, chair, past=past, over=over)))
            looked += 1
    for ask in at.game.asks(state):
        view = at.game.view(state, ask.seat)
        for move in at.game.moves(state, ask.seat):
            said = offer_of(stage, view, int(move))
            kept(declared.move_fault(ask.kind, stage.notation.text(int(move)), said))
            looked += 1
    return looked


def kept(fault: str | None) -> None:
    """Nothing is wrong, or the law is broken."""
    if fault is not None:
        raise LawBroken(f"schema: {fault}")
