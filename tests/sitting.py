"""Tables for tests: made, seated and started in one line, without a wire."""

from __future__ import annotations

from live import ALL, SHORT, Ear
from manoir.kernel.fate import KeyedFate
from manoir.kernel.play import Play
from manoir.kernel.record import stage_for
from manoir.tables import answers
from manoir.tables.document import Settings
from manoir.tables.game.changes import begin, new_play
from manoir.tables.game.journal import JournalEntry
from manoir.tables.lobby import Lobby
from manoir.tables.people import hosting, seats
from manoir.tables.people.presence import played_by_bot
from manoir.tables.table import Table
from manoir.tables.verdict import Verdict

KEY = b"a key of thirty-two bytes, or so"


class Sitting:
    """A table with a device on every seat that a person holds."""

    def __init__(self, lobby: Lobby, table: Table, host: str, held: list[str]) -> None:
        self.lobby = lobby
        self.table = table
        self.host = host
        self.held = held
        self.ears: list[Ear] = []

    async def come(self, seat: int | None, have: int | None = None) -> Ear:
        """A device connects, to a seat or to watch."""
        ear = Ear()
        secret = None if seat is None else self.held[seat]
        await self.table.do(seats.arrive, ear, secret, have)
        return ear

    async def leave(self, ear: Ear) -> None:
        """A device is gone."""
        chair = next(chair for chair in self.table.audience.chairs if chair.listener is ear)
        await self.table.do(seats.depart, chair)

    def asked(self) -> tuple[int, str, str]:
        """The first open ask: its seat, its name and a move."""
        assert self.table.play is not None
        name, ask = self.table.play.asks()[0]
        seat = int(ask.seat)
        return seat, name, self.table.play.notation.text(self.table.play.moves(seat)[0])

    async def answer(self) -> Verdict:
        """Answer the first open ask."""
        return await self.table.do(answers.answer, *self.asked())

    async def play_on(self) -> None:
        """Answer for every person until the game is over, and wait for the bots."""
        ear = self.ears[0]
        while self.table.document.stage == "playing":
            play = self.table.play_now()
            if play.over or played_by_bot(self.table, self.asked()[0]) is not None:
                moment = ear.scene.moment
                await ear.until(lambda moment=moment: ear.scene.moment > moment or ear.scene.end is not None)  # type: ignore[misc]
                await self.table.do(answers.carry_on)
            else:
                await self.answer()


async def sitting(
    lobby: Lobby,
    game: str = "minuit",
    people: int = 2,
    bots: tuple[str, ...] = (),
    settings: Settings | None = None,
    start: bool = True,
) -> Sitting:
    """A table with people and bots, a device for each person, started."""
    chosen = settings or Settings(stand_in="random")
    table, host = await lobby.create(game, people + len(bots), options=SHORT.get(game), settings=chosen)
    held = [(await table.do(seats.sit, n, f"P{n + 1}", None if n else host))[1] for n in range(people)]
    for number, bot in enumerate(bots, people):
        await table.do(hosting.seat_bot, number, bot, "")
    sat = Sitting(lobby, table, host, held)
    sat.ears = [await sat.come(seat) for seat in range(people)]
    if start:
        await table.do(hosting.start)
    return sat


def begun(name: str, seats: int | None = None, key: bytes = KEY) -> tuple[Play, list[JournalEntry]]:
    title = ALL[name]
    box = title.box()
    seats = seats or max(box.players[0], min(3, box.players[1]))
    stage = stage_for(title, box, seats, {})
    play = new_play(stage, tuple(f"P{n}" for n in range(seats)), {}, KeyedFate(key))
    return play, [begin(play, None)]


def first(play: Play) -> tuple[str, int, int]:
    name, ask = play.asks()[0]
    seat = int(ask.seat)
    return name, seat, play.moves(seat)[0]
