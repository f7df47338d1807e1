"""One table: a task that owns it, and a mailbox through which everything else reaches it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple

from manoir.kernel.play import Play
from manoir.kernel.wrong import WrongInput
from manoir.store.trouble import Trouble
from manoir.tables.audience import Audience
from manoir.tables.clocks.clock import Clock, Key
from manoir.tables.clocks.credit import Credit
from manoir.tables.clocks.pacing import Pacing
from manoir.tables.document import TableDocument
from manoir.tables.house import House
from manoir.tables.mailbox import Mailbox, Reply, refuse
from manoir.tables.messages import Dismissed
from manoir.tables.people.absence import Absence
from manoir.tables.people.proposals import Proposal
from manoir.tables.scenes.scene import StuckKind
from manoir.tables.verdict import Denied

T = TypeVar("T")
Given = TypeVarTuple("Given")

log = logging.getLogger("manoir.tables")


class TableStopped(Exception):
    """The table is no longer run here; ask the lobby for it again."""


class Mistake(Exception):
    """Our code broke its contract: the table stopped and keeps its log."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """Why a game cannot go on here, although it is not over."""

    how: StuckKind
    why: str


@dataclass(slots=True, eq=False)
class Table:
    """A live table. Only functions that it was sent as mail may change it; but devices set caller and credit."""

    id: str
    document: TableDocument
    key: bytes
    created: float
    house: House
    ring: Callable[[Table, Key], Awaitable[None]]  # the mail that a clock sends when the time of an ask is over
    fence: int = 1  # as it was when this worker took the table
    caller: str = ""  # on whose behalf it is live: whoever made it or came first; never kept
    code: str | None = None  # to be typed in place of its link; None: nobody needs it any more, or there was none free
    alone_until: float = 0.0  # by the house's ticks: how long bots play on without anybody who watches
    play: Play | None = None
    stuck: Stuck | None = None
    written: int = 0  # entries of the journal that are stored
    snapshot: int = 0  # the last of them that a snapshot includes
    audience: Audience = field(default_factory=Audience)
    proposal: Proposal | None = None
    thinking: set[Key] = field(default_factory=set)
    stopped: bool = False
    proposals: int = 0
    emoted: dict[int, float] = field(default_factory=dict)
    pacing: Pacing = field(default_factory=Pacing)
    clock: Clock = field(init=False)
    credit: Credit = field(init=False)
    absences: dict[int, Absence] = field(default_factory=dict)  # of people who are not here, while others play
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _mailbox: Mailbox = field(default_factory=Mailbox)
    _owner: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.clock = Clock(lambda key: self.post(self.ring, key), self.house.ticks)
        self.credit = Credit(self.house.ticks)

    # The mailbox.

    def run(self) -> None:
        """Begin to read mail."""
        self._owner = asyncio.get_running_loop().create_task(self._own(), name=f"table {self.id}")

    async def do(self, work: Callable[[Table, *Given], Awaitable[T]], *given: *Given) -> T:
        """Send the table a piece of work and wait for what becomes of it."""
        if self.stopped:
            raise TableStopped
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._mailbox.put((work, given, reply))
        return await reply

    def post(self, work: Callable[[Table, *Given], Awaitable[Any]], *given: *Given) -> None:
        """Send the table a piece of work that nobody waits for."""
        if not self.stopped:
            self._mailbox.put((work, given, None))

    def aside(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that takes its time beside the table, such as a bot's thought; ends with the table."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self, reason: Dismissed) -> None:
        """Read the mail that has arrived, then let everybody go."""
        if self.stopped or self._owner is None:
            return
        self._mailbox.put(None)
        await self._owner
        self._let_go(reason)

    async def _own(self) -> None:
        while (mail := await self._mailbox.next()) is not None:
            work, given, reply = mail
            try:
                result = await work(self, *given)
            except (Denied, WrongInput) as refused:  # a person's doing: nothing has changed
                refuse(reply, refused)
            except Exception as wrong:
                self._fail(reply, wrong)
                return
            else:
                if reply is not None and not reply.done():
                    reply.set_result(result)
        self.stopped = True
        self._mailbox.refuse_rest(TableStopped)

    def _fail(self, reply: Reply, wrong: Exception) -> None:
        """Stop: what is stored is the truth, and whoever comes next takes it up from there."""
        if isinstance(wrong, Trouble):
            log.error("trouble", extra={"table": self.id, "trouble": str(wrong)})
        else:
            self.house.mistakes += 1
            log.error("mistake", extra={"table": self.id}, exc_info=wrong)
        refuse(reply, wrong if isinstance(wrong, Trouble) else Mistake())
        self._let_go(Dismissed("trouble"))

    def _let_go(self, reason: Dismissed) -> None:
        self.stopped = True
        self._mailbox.refuse_rest(TableStopped)
        self.clock.stop()
        self.pacing.stop()
        self.credit.stop()
        for absence in self.absences.values():
            absence.end()
        for task in self.tasks:
            task.cancel()
        self.audience.stop()
        self.audience.dismiss(reason)

    def play_now(self) -> Play:
        """The game, once it has begun."""
        if self.stuck is not None:
            raise Denied(self.stuck.how, self.stuck.why)
        if self.play is None:
            raise Denied("not-started")
        return self.play
