"""Moments of one's own games, tried again: what the review says of them is told to whoever has answered."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from manoir.kernel.puzzles import PuzzleShown, Weighed
from manoir.kernel.record import replay
from manoir.kernel.wrong import WrongInput
from manoir.protocol.http_types import PracticeSeen, PracticesSeen, PuzzleAnswers, PuzzleSeen
from manoir.protocol.puzzle_seen import puzzle_seen
from manoir.protocol.request import Request, TableId
from manoir.protocol.review_types import LossSeen, ReviewDocument
from manoir.store.rows import FinishedRow, ReviewRow
from manoir.tables.archive.finished import log_and_stage
from manoir.tables.lobby import Lobby
from manoir.tables.puzzles.question import QuestionAgain
from manoir.tables.verdict import Denied

_decoder = msgspec.json.Decoder(ReviewDocument)

EntryNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


async def practices(request: Request, id: TableId) -> PracticesSeen:
    """Which moments of a finished game may be tried again: where it turned, by its review; no answer is among them."""
    row = await _finished(request.lobby, id)
    return _seen(row, await request.lobby.house.store.reviews.find(id))


async def prepare(request: Request, id: TableId) -> PracticesSeen:
    """The same; where the game has not been looked over, that is begun."""
    row = await _finished(request.lobby, id)
    return _seen(row, await request.lobby.look_over(id, request.caller))


async def ask(request: Request, id: TableId, entry: EntryNumber) -> PuzzleSeen:
    """One of those moments as its seat saw it, and what it could answer."""
    return await _puzzle(request.lobby, id, entry, [])


async def answer(request: Request, id: TableId, entry: EntryNumber, data: PuzzleAnswers) -> PuzzleSeen:
    """The same after an answer, beside what was answered then and what the coach held to be best."""
    return await _puzzle(request.lobby, id, entry, data.answers)


async def _finished(lobby: Lobby, id: str) -> FinishedRow:
    row = await lobby.house.store.finished(id)
    if row is None:
        raise Denied("not-found")
    return row


def _seen(row: FinishedRow, review: ReviewRow | None) -> PracticesSeen:
    if review is None:
        return PracticesSeen(row.game, 0, 0, None)
    found = [PracticeSeen(one.entry, one.seat) for one in _turning(review)] if review.body else None
    return PracticesSeen(row.game, review.done, review.total, found)


def _turning(review: ReviewRow) -> list[LossSeen]:
    document = _decoder.decode(review.body)
    return sorted((one for one in document.losses if one.entry in document.turning), key=lambda one: one.entry)


async def _puzzle(lobby: Lobby, id: str, entry: int, answers: list[str]) -> PuzzleSeen:
    row = await _finished(lobby, id)
    review = await lobby.house.store.reviews.find(id)
    turning = _turning(review) if review is not None and review.body else []
    loss = next((one for one in turning if one.entry == entry), None)
    if loss is None:
        raise Denied("not-found")
    found = await asyncio.to_thread(_shown, lobby, row, loss, answers)
    return puzzle_seen(row.game, str(entry), found)


def _shown(lobby: Lobby, row: FinishedRow, loss: LossSeen, answers: list[str]) -> PuzzleShown:
    if row.game not in lobby.house.titles:
        raise Denied("package-gone")
    try:
        log, stage = log_and_stage(lobby.house.title(row.game), row)
        log.entries = log.entries[: loss.entry]
        moments = list(replay(stage, log, "log"))
    except WrongInput as wrong:
        raise Denied("rules-moved-on", str(wrong)) from None
    question = QuestionAgain(stage, moments, loss.seat - 1, log.header.seats)
    if not answers:
        return question.shown("", 0)
    if len(answers) > 1:
        raise WrongInput("answers", f"{len(answers)} of them", "one answer")
    best = Weighed((loss.best.text, loss.best.data), loss.before, 0.0, 0.0)
    then = Weighed((loss.given.text, loss.given.data), loss.after, loss.cost.value, loss.cost.error)
    return question.shown("", 0, question.judge(answers[0], [best, then]))
