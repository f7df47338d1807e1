"""Finished games looked over: one review a game, made once, little by little, where the bots of the house think."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import dataclass, field

from manoir.kernel.question import PastGame
from manoir.kernel.record import replay
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import FinishedRow, ReviewRow
from manoir.store.trouble import Trouble
from manoir.tables.archive.finished import log_and_stage
from manoir.tables.house import House
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.tables")

MOST = 16  # on their way at once at one worker,
MOST_EACH = 2  # and of them on behalf of one caller
SOON = 30  # seconds after which one of them may be made
SLICE = 200  # milliseconds for which one is gone on with before others have their turn
SAVED = 1.0  # seconds between two notes of how far one has come
IDLE = 60.0  # seconds after which whoever made one is thought to be gone


@dataclass(slots=True, eq=False)
class Reviews:
    """The reviews that this worker is making."""

    house: House
    making: dict[str, tuple[str, asyncio.Task[None]]] = field(default_factory=dict)  # on whose behalf, by game

    async def begin(self, row: FinishedRow, caller: str) -> ReviewRow:
        """The review of a finished game: made, on its way, or begun now; Denied if there can be none."""
        store, now = self.house.store.reviews, self.house.now()
        found = await store.find(row.id)
        if found is not None and (found.body or found.at >= now - IDLE):
            return found
        if len(self.making) >= MOST or sum(whose == caller for whose, _ in self.making.values()) >= MOST_EACH:
            raise Denied("reviews-made", wait=SOON)
        if row.game not in self.house.titles:
            raise Denied("package-gone")
        total = await asyncio.to_thread(_checked, self.house.title(row.game), row)
        begun = ReviewRow(row.id, 0, total, now)
        if row.id not in self.making and await store.begin(begun, now - IDLE):
            self.making[row.id] = (caller, asyncio.create_task(self._make(row, begun, caller), name=f"review {row.id}"))
        return await store.find(row.id) or begun

    async def _make(self, row: FinishedRow, begun: ReviewRow, caller: str) -> None:
        house, kept = self.house, self.house.now()
        try:
            while True:
                told = await house.thinks.review(PastGame(row.id, row.log, SLICE, caller))
                now, made = house.now(), told["review"]
                body = "" if made is None else json.dumps(made, separators=(",", ":"), ensure_ascii=False)
                if made is not None or now - kept >= SAVED:
                    kept = now
                    if not await house.store.reviews.save(ReviewRow(row.id, told["done"], told["total"], now, body)):
                        return  # its game was deleted, or another worker makes it
                if made is not None:
                    return
        except Exception as wrong:
            log.warning("no review", extra={"table": row.id}, exc_info=wrong)
            await self._drop(row.id)
        finally:
            self.making.pop(row.id, None)

    async def _drop(self, id: str) -> None:
        with suppress(Trouble):
            await self.house.store.reviews.drop(id)

    async def close(self) -> None:
        """Make no more of any of them; whoever asks again begins anew."""
        making = {id: task for id, (_, task) in self.making.items()}
        for task in making.values():
            task.cancel()
        await asyncio.gather(*making.values(), return_exceptions=True)
        for id in making:
            await self._drop(id)


def _checked(title: Title, row: FinishedRow) -> int:
    """How many moments a game has; Denied if it is not over, or no longer replays."""
    try:
        log, stage = log_and_stage(title, row)
        *_, last = moments = list(replay(stage, log, "log"))
    except WrongInput as wrong:
        raise Denied("rules-moved-on", str(wrong)) from None
    if log.cut is not None or stage.title.game.asks(last.state):
        raise Denied("log-unfinished")
    return len(moments)
