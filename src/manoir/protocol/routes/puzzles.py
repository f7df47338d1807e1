"""Puzzles for one, of the games that have them: their own, or moments of games of bots."""

from __future__ import annotations

import asyncio

from manoir.kernel.puzzles import NoPuzzle, Puzzles
from manoir.protocol.http_types import LadderSeen, PuzzleAnswers, PuzzleHint, PuzzleSeen
from manoir.protocol.puzzle_seen import puzzle_seen
from manoir.protocol.request import Request
from manoir.tables.lobby import Lobby
from manoir.tables.puzzles.moments import puzzles_of
from manoir.tables.verdict import Denied


async def ladders(request: Request, game: str) -> list[LadderSeen]:
    """The ladders of a game, the easiest first; beside them it has a puzzle for each day."""
    found = await asyncio.to_thread(lambda: _puzzles(request.lobby, game).ladders())
    return [LadderSeen(rating, rungs) for rating, rungs in found.items()]


async def puzzle(request: Request, game: str, name: str) -> PuzzleSeen:
    """A puzzle of a game by its name: a day such as `2026-11-15`, or a rung such as `easy-3`."""
    return await asyncio.to_thread(_seen, request.lobby, game, name, [])


async def answer(request: Request, game: str, name: str, data: PuzzleAnswers) -> PuzzleSeen:
    """The same puzzle after some answers, with what the last of them led to."""
    return await asyncio.to_thread(_seen, request.lobby, game, name, data.answers)


async def hint(request: Request, game: str, name: str, data: PuzzleAnswers) -> PuzzleHint:
    """What leads on after some answers."""
    try:
        found = await asyncio.to_thread(lambda: _puzzles(request.lobby, game).hint(name, data.answers))
    except NoPuzzle:
        raise Denied("not-found") from None
    if found is None:
        raise Denied("not-asked")
    return PuzzleHint(found.move, found.reasons)


def _puzzles(lobby: Lobby, game: str) -> Puzzles:
    title = lobby.house.titles.get(game)
    found = None if title is None else puzzles_of(title)
    if found is None:
        raise Denied("not-found")
    return found


def _seen(lobby: Lobby, game: str, name: str, answers: list[str]) -> PuzzleSeen:
    try:
        found = _puzzles(lobby, game).shown(name, answers)
    except NoPuzzle:
        raise Denied("not-found") from None
    return puzzle_seen(game, name, found)
