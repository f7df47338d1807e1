"""How much of the house one caller may have: tables made and open, bots alone, games that are brought, wrong codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from manoir.protocol.quotas import Quotas
from manoir.server.callers import Callers
from manoir.server.settings import ServerSettings
from manoir.server.usage import Usage
from manoir.tables.lobby import Lobby
from manoir.tables.people.presence import expected
from manoir.tables.table import Table
from manoir.tables.verdict import Denied

HOUR = 3600.0
DAY = 24 * HOUR
SOON = 60  # seconds after which a table may have ended: nobody knows


class CountedQuotas(Quotas):
    """What each caller had of this process, counted in memory: no address is ever written down."""

    def __init__(self, settings: ServerSettings, lobby: Lobby, clock: Callable[[], float] = monotonic) -> None:
        self.settings = settings
        self.lobby = lobby
        self.made = Callers(lambda: Usage(settings.tables_hour, HOUR, clock))
        self.brought = Callers(lambda: Usage(settings.upload_bytes, DAY, clock))
        self.guessed = Callers(lambda: Usage(settings.wrong_codes, HOUR, clock))
        self.making: Counter[str] = Counter()  # tables on their way

    @contextmanager
    def make(self, caller: str, alone: bool = False) -> Iterator[None]:
        """One more table, perhaps of bots alone; Denied if that is too many."""
        made = self.made.of(caller)
        wait = made.wait()
        if wait > 0:
            raise Denied("tables-made", wait=ceil(wait))
        most = self.settings.tables_each
        if 0 < most <= len(self._open(caller)) + self.making[caller]:
            raise Denied("tables-open", wait=SOON)
        if alone:
            self._may_play_alone(caller, self.making[caller])
        made.add()
        self.making[caller] += 1
        try:
            yield
        finally:
            self.making[caller] -= 1
            if not self.making[caller]:
                del self.making[caller]

    def start(self, caller: str, table: Table) -> None:
        """The game of a table is about to start; Denied if bots would play alone at too many."""
        table.caller = table.caller or caller  # it was taken up since it was made
        if not expected(table):
            self._may_play_alone(table.caller, 0, table)

    def bring(self, caller: str, size: int) -> None:
        """So many bytes of a game that is brought; Denied if that is too much for a day."""
        tally = self.brought.of(caller)
        wait = tally.wait(size)
        if wait > 0:
            raise Denied("brought-too-much", wait=ceil(wait))
        tally.add(size)

    @contextmanager
    def guess(self, caller: str) -> Iterator[None]:
        """A code is looked up; Denied if too many of them were wrong lately, for then this one may be a guess too."""
        guessed = self.guessed.of(caller)
        wait = guessed.wait()
        if wait > 0:
            raise Denied("codes-tried", wait=ceil(wait))
        guessed.add()  # before it is known: a thousand guesses at once are a thousand guesses
        wrong = False
        try:
            yield
        except Denied:
            wrong = True
            raise
        finally:
            if not wrong:
                guessed.add(-1)

    def _may_play_alone(self, caller: str, more: int, but: Table | None = None) -> None:
        alone = [table for table in self._open(caller) if not expected(table) and table is not but]
        if 0 < self.settings.bot_tables_each <= len(alone) + more:
            raise Denied("bots-alone", wait=SOON)

    def _open(self, caller: str) -> list[Table]:
        """The tables of a caller whose game is not over."""
        return [
            table
            for table in self.lobby.tables.values()
            if table.caller == caller and not table.stopped and table.document.stage in ("antechamber", "playing")
        ]
