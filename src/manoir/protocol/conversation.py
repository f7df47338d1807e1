"""One device's conversation with a table, free of the transport: bytes in, bytes out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import time

from manoir.kernel.title import Title
from manoir.protocol import codec, messages
from manoir.protocol.probe import Prober
from manoir.protocol.rate_limit import RateLimit
from manoir.protocol.reasons import words_of
from manoir.store.trouble import Trouble
from manoir.tables import answers, hints
from manoir.tables.audience import Chair
from manoir.tables.lobby import Lobby
from manoir.tables.messages import PROTOCOL, Dismissed, Happened, TableTold, Welcome
from manoir.tables.people import seats, throwing
from manoir.tables.table import Mistake, Table, TableStopped
from manoir.tables.verdict import Denied, Verdict

log = logging.getLogger("manoir.server")

STRIKES = 20  # malformed or too many messages until the socket is closed


@dataclass(slots=True, eq=False)
class Conversation:
    """What a device says is heard one message after the other; what it is told may come at any time."""

    lobby: Lobby
    out: Callable[[bytes], None]  # never waits
    hang_up: Callable[[], None]
    pace: RateLimit
    caller: str = ""  # on whose behalf
    crowded: bool = False  # so many are here that only those who hold a seat are let in
    table: Table | None = None
    chair: Chair | None = None
    prober: Prober | None = None
    strikes: int = 0
    done: bool = False
    answering: bool = False  # an answer was taken in at once, and its receipt has not been told

    def hear_at_once(self, data: bytes) -> bool:
        """Leave an answer to its table, which tells the receipt; False: nothing was done, and `hear` has to."""
        table, chair = self.table, self.chair
        if table is None or chair is None or self.answering or self.done:
            return False
        if table.stopped or table.document.settings.credit:
            return False
        try:
            said = codec.read(data)
        except codec.Malformed:
            return False
        if chair.seat is None or not isinstance(said, messages.Answer):
            return False
        if self.keeps_pace():
            self.answering = True
            table.post(answers.answer, chair.seat, said.ask, said.move, lambda verdict: self._receipt(said, verdict))
        return True

    async def hear(self, data: bytes) -> None:
        """Take in one message and answer it."""
        if not self.keeps_pace():
            return
        try:
            said = codec.read(data)
        except codec.Malformed as wrong:
            self._strike("house:malformed", str(wrong))
            return
        id = None if isinstance(said, messages.Hello) else said.id
        try:
            await self._answer(said)
        except Denied as denied:
            self._deny(denied.reason, denied.detail, id)
            if self.chair is None:
                self._bye(denied.reason)
        except (Trouble, Mistake, TableStopped):
            self._deny("house:trouble", None, id)
            self._bye("house:trouble")

    @property
    def came(self) -> bool:
        """Whether it has said hello to a table."""
        return self.chair is not None

    def give_up(self) -> None:
        """The way to the table is cut: the device may come back at once."""
        self._bye("house:trouble")

    def close(self) -> None:
        """The house closes: the device may come back in a moment."""
        self._bye("house:shutting-down")

    async def leave(self) -> None:
        """The device is gone."""
        self.done = True
        if self.table is not None and self.chair is not None:
            try:
                await self.table.do(seats.depart, self.chair)
            except (TableStopped, Trouble, Mistake):
                log.debug("left a table that had stopped")

    def send(self, message: TableTold | Dismissed) -> None:
        """A message from the table."""
        if self.done:
            return
        if isinstance(message, Dismissed):
            self._bye(f"house:{message.reason.replace(' ', '-')}")
            return
        self.out(_pen.write(message))
        if isinstance(message, (Happened, Welcome)):
            self._probe()

    def _probe(self) -> None:
        """Measure the line now and then, where the table makes up for delays."""
        table, chair = self.table, self.chair
        if table is not None and chair is not None and chair.seat is not None and table.document.settings.credit:
            self.prober = self.prober or Prober(table.house.ticks)
            number = self.prober.due()
            if number is not None:
                self.out(codec.write(messages.Probe(number)))

    def _echoed(self, said: messages.Echo) -> None:
        if self.table is not None and self.chair is not None and self.chair.seat is not None and self.prober:
            trip = self.prober.echoed(said.probe)
            if trip is not None:
                self.table.credit.measured(self.chair.seat, trip)

    async def _answer(self, said: messages.Said) -> None:
        if isinstance(said, messages.Ping):
            self.out(codec.write(messages.Pong(round(time() * 1000), said.id)))
        elif isinstance(said, messages.Echo):
            self._echoed(said)
        elif isinstance(said, messages.Hello):
            await self._greet(said)
        elif self.table is None or self.chair is None:
            raise Denied("hello-first")
        elif self.chair.seat is None:
            raise Denied("not-seated")
        else:
            await self._at_table(self.table, self.chair, self.chair.seat, said)

    async def _greet(self, said: messages.Hello) -> None:
        if self.chair is not None:
            raise Denied("hello-twice")
        if said.protocol != PROTOCOL:
            raise Denied("other-protocol")
        if self.crowded and said.secret is None:
            raise Denied("house-full")
        for attempt in (1, 2):  # a table may stop between being found and being asked
            self.table = await self.lobby.find(said.table, said.secret)
            self.table.caller = self.table.caller or self.caller
            try:
                self.chair, _ = await self.table.do(seats.arrive, self, said.secret, said.have)
                self._probe()
                return
            except TableStopped:
                if attempt == 2:
                    raise

    async def _at_table(self, table: Table, chair: Chair, seat: int, said: messages.Said) -> None:
        if isinstance(said, messages.Answer):
            await answers.arrived(table, seat, said.ask, said.move, lambda verdict: self._receipt(said, verdict))
            return
        if isinstance(said, messages.Hint):
            self.out(codec.write(_hinted(said, await hints.hint(table, seat))))
            return
        if isinstance(said, messages.TakeBack):
            await table.do(answers.take_back, seat, said.ask)
        elif isinstance(said, messages.Propose):
            await table.do(seats.propose, seat, said.what, said.moment, chair.host)
        elif isinstance(said, messages.Agree):
            await table.do(seats.agree, seat, said.proposal, said.yes)
        elif isinstance(said, messages.Return):
            await table.do(seats.come_back, seat)
        elif isinstance(said, messages.Emote):
            await table.do(seats.emote, seat, said.emote)
        elif isinstance(said, messages.Throws):
            await table.do(throwing.throws, chair, said.by_hand)
        elif isinstance(said, messages.Hold):
            await table.do(throwing.hold, chair, said.event)
        elif isinstance(said, messages.Throw):
            await table.do(throwing.throw, chair, said.event)
        elif isinstance(said, messages.Prefer):
            await table.do(seats.prefer, seat, said.confirm)
        assert not isinstance(said, messages.Hello)
        self.out(codec.write(messages.Done(said.id)))

    def _receipt(self, said: messages.Answer, verdict: Verdict) -> None:
        """What became of an answer."""
        self.answering = False
        self.out(codec.write(_answered(said, verdict, self.lobby.house.titles)))

    def keeps_pace(self) -> bool:
        """Whether the device may say one thing more now; if not, it is told so."""
        if self.pace.allows():
            return True
        self._strike("house:too-fast", None)
        return False

    def _strike(self, reason: str, detail: str | None) -> None:
        self.strikes += 1
        self._deny(reason, detail, None)
        if self.strikes >= STRIKES:
            self._bye(reason)

    def _deny(self, reason: str, detail: str | None, id: int | None) -> None:
        self.out(codec.write(messages.DeniedWish(reason, words_of(reason), detail, id)))

    def _bye(self, reason: str) -> None:
        if not self.done:
            self.done = True
            self.out(codec.write(messages.Bye(reason, words_of(reason))))
            self.hang_up()


def _answered(said: messages.Answer, verdict: Verdict, titles: Mapping[str, Title]) -> messages.Answered:
    words = None if verdict.reason is None else words_of(verdict.reason, titles)
    return messages.Answered(
        said.ask, verdict.word.value, verdict.reason, words, verdict.detail, verdict.wait, verdict.again, said.id
    )


def _hinted(said: messages.Hint, found: hints.Advised) -> messages.HintTold:
    compared = found.compared
    reasons = [reason.plain() for reason in found.reasons]
    return messages.HintTold(
        found.move,
        found.other,
        compared.verdict,
        compared.size,
        compared.unit,
        compared.trials,
        reasons,
        found.then,
        found.apart,
        said.id,
    )


class MessageWriter:
    """Writes messages: chairs that are told the same are sent the very same message, which is written once."""

    def __init__(self) -> None:
        self.last: list[tuple[TableTold, bytes]] = []  # two: between those who are told the same, one may have its own

    def write(self, message: TableTold) -> bytes:
        """A message as bytes."""
        for known, written in self.last:
            if known is message:
                return written
        written = codec.write(message)
        self.last = [(message, written), *self.last[:1]]
        return written


_pen = MessageWriter()
