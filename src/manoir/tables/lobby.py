"""All tables of a house: made, taken up from the store when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from manoir.kernel.log import Log
from manoir.kernel.plain import Plain
from manoir.kernel.registry import package_of
from manoir.kernel.wrong import WrongInput
from manoir.store.rows import OPEN, FinishedRow, ReviewRow, TableRow
from manoir.store.trouble import Trouble
from manoir.tables.answers import carry_on, ring, set_clock
from manoir.tables.archive.finished import finish, log_and_stage, position_at
from manoir.tables.archive.origin import GoneSeen
from manoir.tables.archive.reviews import Reviews
from manoir.tables.document import Place, Settings, TableDocument, read_document
from manoir.tables.game.journal import Damaged, read_journal
from manoir.tables.game.recording import save, table_row
from manoir.tables.game.resume import resumed
from manoir.tables.house import House
from manoir.tables.leases import Elsewhere, Leases
from manoir.tables.messages import Dismissed
from manoir.tables.people.claims import void_old_invitation
from manoir.tables.people.presence import awake
from manoir.tables.people.seat_secrets import fits, hashed, new_secret, new_table_id
from manoir.tables.table import Stuck, Table
from manoir.tables.verdict import Denied

log = logging.getLogger("manoir.tables")

DAY = 86_400.0
CLOSED = Dismissed("closed")
FULL = 60  # seconds after which a full house may have room


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a house holds, and for how long."""

    tables: int = 2_000  # live at once
    idle: float = 300.0  # seconds after which a table where nobody is listens no more
    antechamber: float = DAY  # until a table that never started is forgotten
    playing: float = 30 * DAY
    over: float = DAY  # until the table of a finished game is forgotten; the game itself is kept
    finished: float = 3650 * DAY
    brought: float = 30 * DAY  # until a finished game that was brought, and that nobody looks at, is forgotten


@dataclass(slots=True, eq=False)
class Lobby:
    """Finds a table for whoever asks."""

    house: House
    limits: Limits = field(default_factory=Limits)
    new_key: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    leases: Leases = field(default=None)  # type: ignore[assignment]  # of the house itself, unless workers share it
    tables: dict[str, Table] = field(default_factory=dict)
    reviews: Reviews = field(init=False)
    _opening: dict[str, asyncio.Future[Table]] = field(default_factory=dict)
    _empty_since: dict[str, float] = field(default_factory=dict)
    _leaving: set[str] = field(default_factory=set)
    _coming: int = 0  # new tables that are not live yet, and have their place

    def __post_init__(self) -> None:
        self.leases = self.leases or Leases(self.house.store)
        self.reviews = Reviews(self.house)

    async def create(
        self,
        game: str,
        seats: int,
        edition: str | None = None,
        options: dict[str, Plain] | None = None,
        settings: Settings | None = None,
        one_screen: bool = False,
        *,
        caller: str = "",
    ) -> tuple[Table, str]:
        """A new table with open seats, and the secret of its host."""
        secret = new_secret()
        document = TableDocument(game, hashed(secret), [Place() for _ in range(seats)], edition, options or {})
        document.settings, document.one_screen = settings or Settings(), one_screen
        self.house.bot(document.settings.stand_in, game)
        title, box = self.house.title(game), self.house.box(document)
        title.table(box, seats, document.options)
        return await self.add(document, caller), secret

    async def add(self, document: TableDocument, caller: str = "") -> Table:
        """A table for a document."""
        if not await self._room():
            raise Denied("house-full", wait=FULL)
        title = self.house.title(document.game)
        document.package, document.title = package_of(title), dict(title.rulebook.title)
        now = self.house.now()
        table = Table(new_table_id(), document, self.new_key(), now, self.house, ring, caller=caller)
        self._coming += 1
        try:
            await self.house.store.add_table(replace(table_row(table), owner=self.leases.me))
            table.code = await self.house.codes.draw("table", table.id)
        finally:
            self._coming -= 1
        self._run(table)
        return table

    async def find(self, id: str, secret: str | None = None) -> Table:
        """A table by its id, taken up from the store if it is not live; Denied if there is none, or Elsewhere.

        A full house takes up no more, except for those whom a secret lets in: they were here before.
        """
        table = self.tables.get(id)
        if table is not None and not table.stopped:
            return table
        if id not in self._opening:
            if not await self._room() and not await self._knows(id, secret):
                raise Denied("house-full", wait=FULL)
            table = self.tables.get(id)
            if table is not None and not table.stopped:  # somebody took it up while we made room
                return table
        # Two who come at once must find the same table: the second waits for the first one's opening.
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.ensure_future(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def by_code(self, code: str) -> str:
        """The id of the open table of a code; Denied if there is none."""
        id = await self.house.codes.find(code, "table")
        row = None if id is None else await self.house.store.table(id)
        if row is None or row.stage not in OPEN:
            raise Denied("no-code")
        return row.id

    async def _room(self) -> bool:
        """Whether one more table may be live; a table where nobody is, and nothing happens, makes room for it."""
        while len(self.tables) + len(self._opening) + self._coming >= self.limits.tables:
            empty = [id for id, table in self.tables.items() if not table.audience.chairs and not awake(table)]
            empty = [id for id in empty if id not in self._leaving]
            if not empty:
                return False
            first = min(empty, key=lambda id: self._empty_since.get(id, float("inf")))
            await self._let_go(first, self.tables[first])
        return True

    async def _knows(self, id: str, secret: str | None) -> bool:
        """Whether a secret holds a seat of a table that is not live, or is its host's."""
        row = await self.house.store.table(id) if secret is not None else None
        if row is None or secret is None:
            return False
        document = read_document(row.doc)
        held = [document.host, *(hash for place in document.places for hash in (place.hash, place.guest))]
        return True in [fits(secret, hash) for hash in held]  # all are compared, so that time tells nothing

    async def forget_table(self, id: str, reason: Dismissed) -> None:
        """Forget a table at once; whoever is there is told why."""
        table = self.tables.get(id)
        if table is not None:
            await self._let_go(id, table, reason)
        await self._forget([id])

    async def _let_go(self, id: str, table: Table, reason: Dismissed = CLOSED) -> None:
        """Let a table go where nobody is; whoever comes takes it up again."""
        self._leaving.add(id)
        try:
            await table.stop(reason)
            self.house.thinks.forget(id)
            self.tables.pop(id, None)
            self._empty_since.pop(id, None)
            await self.house.store.let_table_go(id, table.fence)
        finally:
            self._leaving.discard(id)

    async def _open(self, id: str) -> Table:
        row = await self.leases.take(id)
        document = read_document(row.doc)
        if document.stage == "playing":
            for place in document.places:
                void_old_invitation(place)
        table = Table(id, document, row.key, row.created, self.house, ring, row.fence)
        if document.stage in OPEN:
            table.code = await self.house.codes.of("table", id)
        if (gone := self.house.gone(document)) is not None:
            await self._wait_for(table, gone)
        elif document.stage in ("playing", "over"):
            await self._take_up(table)
        self._run(table)
        set_clock(table)
        if table.play is not None and table.play.over and document.stage == "playing":
            await table.do(finish)  # the house fell between the last answer and this
        await table.do(carry_on)
        return table

    async def _wait_for(self, table: Table, gone: GoneSeen) -> None:
        """A table whose game was uninstalled: all that it has is kept, and it goes on once the game is back."""
        why = f"the package {gone.package} is not installed: install it, and open the house again"
        if table.document.stage == "over":
            raise Denied("package-gone", why)
        table.stuck = Stuck("rules-gone", why)
        table.written = len(await self.house.store.journal(table.id))
        log.warning("table cannot go on", extra={"table": table.id, "reason": why})

    async def _take_up(self, table: Table) -> None:
        rows = await self.house.store.journal(table.id)
        snapshot = await self.house.store.snapshot(table.id)
        title = self.house.title(table.document.game)
        try:
            table.play = await asyncio.to_thread(resumed, title, read_journal(rows), table.key, snapshot)
        except WrongInput as wrong:  # the rules have moved on: the journal is kept, the table cannot go on
            if table.document.stage == "over":
                raise Denied("rules-moved-on", str(wrong)) from None
            table.stuck = Stuck("rules-gone", str(wrong))
        except Damaged as wrong:
            if table.document.stage == "over":
                raise Denied("damaged", str(wrong)) from None
            table.stuck = Stuck("damaged", str(wrong))
        if table.stuck is not None:
            log.warning("table cannot go on", extra={"table": table.id, "reason": table.stuck.why})
        table.written = len(rows)
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
            raise Denied("deleted" if await self.house.store.deleted_of([id]) else "no-game")
        return row

    async def look_over(self, id: str, caller: str = "") -> ReviewRow:
        """The review of a finished game, begun if it was not; Denied for one that goes on."""
        if await self.house.store.finished(id) is None and await self.house.store.table(id) is not None:
            raise Denied("not-over")
        return await self.reviews.begin(await self.finished(id), caller)

    async def rematch(self, old: Table, caller: str = "", by: int | None = None) -> str:
        """Mail for a table that is over: the same people, bots and settings again, where every link works too.

        Where the host sat at a seat and has gone, whoever asks is the host, or nobody could give the start.
        """
        document = old.document
        if document.stage != "over":
            raise Denied("not-over")
        if document.rematch is None:
            places = [place.anew() for place in document.places]
            again = TableDocument(
                document.game, _next_host(old, by), places, document.edition, dict(document.options), document.settings
            )
            again.brought, again.position, again.one_screen = document.brought, document.position, document.one_screen
            again.source = document.source
            document.rematch = (await self.add(again, caller)).id
            await save(old)
        return document.rematch

    async def fork(self, row: FinishedRow, moment: int, caller: str = "") -> tuple[Table, str]:
        """A new table that starts from a moment of a finished game, with the secret of its host."""
        if row.game not in self.house.titles:
            raise Denied("package-gone")
        title = self.house.title(row.game)

        def look() -> tuple[Log, str]:
            log, stage = log_and_stage(title, row)
            return log, position_at(stage, log, moment)

        log, position = await asyncio.to_thread(look)
        secret = new_secret()
        header = log.header
        edition = next((file for file in title.editions if title.box(file).name == header.edition), None)
        document = TableDocument(
            row.game, hashed(secret), [Place() for _ in header.seats], edition, dict(header.options)
        )
        document.position = position
        document.source = (row.id, moment)
        document.brought = None if header.edition_data is None else dict(header.edition_data)
        return await self.add(document, caller), secret

    async def sweep(self) -> None:
        """Let tables go where nobody has been for a while, and forget what is too old."""
        now, store, limits = self.house.now(), self.house.store, self.limits
        busy = [id for id, table in self.tables.items() if table.audience.chairs and not table.stopped]
        await store.touch(busy, now)
        await self.house.codes.keep("table", busy)
        await self.house.codes.free_old()
        for id in busy:
            self._empty_since.pop(id, None)
        for id, table in list(self.tables.items()):
            if id in busy:
                continue
            since = self._empty_since.setdefault(id, now)
            going = awake(table) and table.play is not None  # bots alone play on for a while
            if table.stopped or (now - since >= limits.idle and not going):
                await self._let_go(id, table)
        for stage, age in (("antechamber", limits.antechamber), ("playing", limits.playing)):
            await self._forget(await store.untouched(stage, now - age))
        for stage in ("over", "closed"):
            await self._forget(await store.untouched(stage, now - limits.over))
        forgotten = await store.finished_ids(now - limits.finished)
        for id in [*forgotten, *await store.unlooked_ids(now - limits.brought)]:
            await store.drop_finished(id)
        await store.drop_deleted(now - limits.finished)
        await store.transfers.drop_old(now)

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
        await self.reviews.close()
        await asyncio.gather(*(table.stop(Dismissed("shutting down")) for table in self.tables.values()))
        self.tables.clear()
        try:
            await self.house.store.let_all_go(self.leases.me)
        except Trouble as trouble:  # whoever comes next sees that this worker is gone
            log.error("trouble", extra={"trouble": str(trouble)})


def _next_host(old: Table, by: int | None) -> str:
    """The hash of the secret that has the host's powers at a rematch that a seat asked for."""
    host, places = old.document.host, old.document.places
    here = any(chair.host for chair in old.audience.chairs)
    seated = any(place.hash == host for place in places)  # a screen in the room sits nowhere, and comes by itself
    asker = None if by is None or here or not seated else places[by].hash
    return asker or host
