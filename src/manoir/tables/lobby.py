"""All tables of a house: made, taken up from the store when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from manoir.kernel.log import Log
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import FinishedRow, TableRow
from manoir.store.trouble import Trouble
from manoir.tables.course import carry_on, set_clock
from manoir.tables.finished import finish, log_and_stage, position_at
from manoir.tables.frames import Dismissed
from manoir.tables.house import House
from manoir.tables.journal import read_entry
from manoir.tables.kept import Kept, Place, Settings, read_kept
from manoir.tables.leases import Elsewhere, Leases
from manoir.tables.links import hashed, new_secret, new_table_id
from manoir.tables.resume import resumed
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.tables")

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a house holds, and for how long."""

    tables: int = 2_000  # live at once
    idle: float = 300.0  # seconds after which a table where nobody is listens no more
    antechamber: float = DAY  # until a table that never started is forgotten
    playing: float = 30 * DAY
    over: float = DAY  # until the table of a finished game is forgotten; the game itself is kept
    finished: float = 3650 * DAY


@dataclass(slots=True, eq=False)
class Lobby:
    """Finds a table for whoever asks."""

    house: House
    limits: Limits = field(default_factory=Limits)
    new_key: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    leases: Leases = field(default=None)  # type: ignore[assignment]  # of the house itself, unless workers share it
    tables: dict[str, Table] = field(default_factory=dict)
    _opening: dict[str, asyncio.Future[Table]] = field(default_factory=dict)
    _empty_since: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.leases = self.leases or Leases(self.house.store)

    async def create(
        self,
        game: str,
        seats: int,
        edition: str | None = None,
        options: dict[str, Plain] | None = None,
        settings: Settings | None = None,
    ) -> tuple[Table, str]:
        """A new table with open seats, and the secret of its host."""
        secret = new_secret()
        kept = Kept(game, hashed(secret), [Place() for _ in range(seats)], edition, options or {})
        kept.settings = settings or Settings()
        self.house.bot(kept.settings.stand_in)
        title, box = self.house.title(game), self.house.box(kept)
        title.table(box, seats, kept.options)
        return await self.add(kept), secret

    async def add(self, kept: Kept) -> Table:
        """A table for a document."""
        if len(self.tables) >= self.limits.tables:
            raise Denied("house-full")
        now = self.house.now()
        table = Table(new_table_id(), kept, self.new_key(), now, self.house)
        await self.house.store.add_table(replace(table.row(), owner=self.leases.me))
        self._run(table)
        return table

    async def find(self, id: str) -> Table:
        """A table by its id, taken up from the store if it is not live; Denied if there is none, or Elsewhere."""
        table = self.tables.get(id)
        if table is not None and not table.stopped:
            return table
        # Two who come at once must find the same table: the second waits for the first one's opening.
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.ensure_future(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Table:
        if len(self.tables) >= self.limits.tables:
            raise Denied("house-full")
        row = await self.leases.take(id)
        kept = read_kept(row.doc)
        table = Table(id, kept, row.key, row.created, self.house, row.fence)
        if kept.stage in ("playing", "over"):
            await self._take_up(table)
        self._run(table)
        set_clock(table)
        if table.play is not None and table.play.over and kept.stage == "playing":
            await table.do(finish)  # the house fell between the last answer and this
        await table.do(carry_on)
        return table

    async def _take_up(self, table: Table) -> None:
        journal = [read_entry(row.body) for row in await self.house.store.journal(table.id)]
        snapshot = await self.house.store.snapshot(table.id)
        title = self.house.title(table.kept.game)
        try:
            table.play = await asyncio.to_thread(resumed, title, journal, table.key, snapshot)
        except WrongInput as wrong:  # the rules have moved on: the journal is kept, the table cannot go on
            log.warning("table cannot go on", extra={"table": table.id, "reason": str(wrong)})
            if table.kept.stage == "over":
                raise Denied("rules-moved-on", str(wrong)) from None
            table.stuck = str(wrong)
        table.written = len(journal)
        table.snapshot = 0 if snapshot is None else snapshot.number

    def _run(self, table: Table) -> None:
        self.tables[table.id] = table
        table.run()

    async def listed(self, limit: int = 100) -> list[TableRow]:
        """The tables that their hosts chose to show."""
        return await self.house.store.listed(limit)

    async def finished(self, id: str) -> FinishedRow:
        """A finished game; Denied if there is none of that id."""
        row = await self.house.store.finished(id)
        if row is None:
            raise Denied("no-game")
        return row

    async def rematch(self, old: Table) -> str:
        """Mail for a table that is over: the same people, bots and settings again, where every link works too."""
        kept = old.kept
        if kept.stage != "over":
            raise Denied("not-over")
        if kept.rematch is None:
            places = [Place(place.kind, place.name, place.bot, place.hash) for place in kept.places]
            again = Kept(kept.game, kept.host, places, kept.edition, dict(kept.options), kept.settings)
            again.brought, again.position = kept.brought, kept.position
            kept.rematch = (await self.add(again)).id
            await old.save()
        return kept.rematch

    async def fork(self, row: FinishedRow, moment: int) -> tuple[Table, str]:
        """A new table that starts from a moment of a finished game, with the secret of its host."""
        title = self.house.title(row.game)

        def look() -> tuple[Log, str]:
            log, stage = log_and_stage(title, row)
            return log, position_at(stage, log, moment)

        log, position = await asyncio.to_thread(look)
        secret = new_secret()
        header = log.header
        edition = next((file for file in title.editions if title.box(file).name == header.edition), None)
        kept = Kept(row.game, hashed(secret), [Place() for _ in header.seats], edition, dict(header.options))
        kept.position = position
        kept.brought = None if header.edition_data is None else dict(header.edition_data)
        return await self.add(kept), secret

    async def sweep(self) -> None:
        """Let tables go where nobody has been for a while, and forget what is too old."""
        now, store, limits = self.house.now(), self.house.store, self.limits
        busy = [id for id, table in self.tables.items() if table.audience.chairs and not table.stopped]
        await store.touch(busy, now)
        for id in busy:
            self._empty_since.pop(id, None)
        for id, table in list(self.tables.items()):
            if id in busy:
                continue
            since = self._empty_since.setdefault(id, now)
            going = table.awake and table.play is not None  # bots alone play on
            if table.stopped or (now - since >= limits.idle and not going):
                await table.stop(Dismissed("closed"))
                self.tables.pop(id, None)
                self._empty_since.pop(id, None)
                await store.let_table_go(id, table.fence)
        for stage, age in (("antechamber", limits.antechamber), ("playing", limits.playing)):
            await self._forget(await store.untouched(stage, now - age))
        for stage in ("over", "closed"):
            await self._forget(await store.untouched(stage, now - limits.over))
        for id in await store.finished_ids(now - limits.finished):
            await store.drop_finished(id)

    async def _forget(self, ids: list[str]) -> None:
        for id in ids:
            if id in self.tables:
                continue
            try:
                await self.leases.take(id)
            except (Elsewhere, Denied):  # it lives at another worker, or another worker forgot it
                continue
            await self.house.store.drop_table(id)

    async def recheck(self) -> None:
        """Stop running tables that another worker took while this one was thought to be dead."""
        mine = dict(self.tables)  # before we ask: what is added meanwhile is not in the answer
        held = await self.house.store.held(self.leases.me)
        for id, table in mine.items():
            if held.get(id) != table.fence and not table.stopped:
                log.warning("lease lost", extra={"table": id})
                await table.stop(Dismissed("trouble"))

    async def close(self) -> None:
        """Let every table finish what it is doing, and everybody go."""
        await asyncio.gather(*(table.stop(Dismissed("shutting down")) for table in self.tables.values()))
        self.tables.clear()
        try:
            await self.house.store.let_all_go(self.leases.me)
        except Trouble as trouble:  # whoever comes next sees that this worker is gone
            log.error("trouble", extra={"trouble": str(trouble)})
