"""Puzzles for one, of the games that have them (their part `puzzles`)."""

from __future__ import annotations

import asyncio

from manoir.kernel.puzzles import NoPuzzle, Puzzles
from manoir.protocol.http_types import PuzzleAnswers, PuzzleHint, PuzzleSeen, RefusalSeen
from manoir.protocol.reasons import words_of
from manoir.protocol.request import Request
from manoir.tables.lobby import Lobby
from manoir.tables.scenes.scene import MoveSeen
from manoir.tables.verdict import Denied


async def puzzle(request: Request, game: str, name: str) -> PuzzleSeen:
    """A puzzle of a game by its name: a day such as `2026-11-15`, or another name that the game knows."""
    return await asyncio.to_thread(_seen, request.lobby, game, name, [])


async def answer(request: Request, game: str, name: str, data: PuzzleAnswers) -> PuzzleSeen:
    """The same puzzle after some answers, with what the last of them led to."""
    return await asyncio.to_thread(_seen, request.lobby, game, name, data.answers)


async def hint(request: Request, game: str, name: str, data: PuzzleAnswers) -> PuzzleHint:
    """What leads on after some answers."""
    try:
        found = await asyncio.to_thread(_puzzles(request.lobby, game).hint, name, data.answers)
    except NoPuzzle:
        raise Denied("not-found") from None
    if found is None:
        raise Denied("not-asked")
    return PuzzleHint(found.move, found.reasons)


def _puzzles(lobby: Lobby, game: str) -> Puzzles:
    title = lobby.house.titles.get(game)
    part: Puzzles | None = None if title is None else title.part("puzzles")
    if part is None:
        raise Denied("not-found")
    return part


def _seen(lobby: Lobby, game: str, name: str, answers: list[str]) -> PuzzleSeen:
    try:
        found = _puzzles(lobby, game).shown(name, answers)
    except NoPuzzle:
        raise Denied("not-found") from None
    refused = None if found.refused is None else f"{game}:{found.refused}"
    return PuzzleSeen(
        name=name,
        rating=found.rating,
        points=found.points,
        view=found.view,
        moves=[MoveSeen(text, data) for text, data in found.moves],
        events=found.events,
        over=found.over,
        refused=None if refused is None else RefusalSeen(refused, words_of(refused)),
        solution=found.solution,
    )
