"""A race at a live table, by a simulated clock: when bots speak, how long a claimant may take, and no hints."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simulated import SimulatedThinks, settled, simulate, simulated_lobby

from live import Ear
from manoir.games.booo.state import goal
from manoir.games.booo.workshop.solver import Solver, owned_by
from manoir.kernel.question import Question, Thought
from manoir.kernel.wrong import WrongInput
from manoir.store.memory import MemoryStore
from manoir.tables import answers, hints
from manoir.tables.document import Settings
from manoir.tables.lobby import Lobby
from manoir.tables.messages import Dismissed, Happened, TableTold, Welcome
from manoir.tables.people import hosting, seats
from manoir.tables.scenes.public import table_seen
from manoir.tables.table import Table
from manoir.tables.verdict import Denied, Word

SEED = 7


class Diary:
    """A device that notes when it was told what."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[tuple[float, dict[str, Any]]] = []
        self.last: Any = None

    def send(self, frame: TableTold | Dismissed) -> None:
        if isinstance(frame, (Happened, Welcome)):
            now = self.table.house.ticks()
            self.lines += [(now, told.event) for told in frame.events]
            self.last = frame.scene or self.last

    def of(self, kind: str, seat: int | None = None) -> list[float]:
        """When something was told."""
        return [at for at, event in self.lines if event["event"] == kind and seat in (None, event.get("seat"))]

    def due(self) -> int | None:
        """What is left of the clock of the first ask, in milliseconds, when the scene was told."""
        return self.last.asks[0].due  # type: ignore[no-any-return]


class Race:
    """A table of Booo! with people who are there and bots, begun."""

    def __init__(self, lobby: Lobby, table: Table, held: list[str]) -> None:
        self.lobby = lobby
        self.table = table
        self.held = held
        self.diary = Diary(table)

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def come(self, seat: int = 0) -> None:
        """Somebody's device connects."""
        await self.table.do(seats.arrive, self.diary if seat == 0 else Ear(), self.held[seat], None)

    async def say(self, seat: int, text: str) -> None:
        """A person answers."""
        play = self.table.play_now()
        name = next(name for name, ask in play.asks() if ask.seat == seat)
        verdict = await self.table.do(answers.answer, seat, name, text)
        assert verdict.word is Word.TAKEN, verdict

    async def claim(self, seat: int, steps: int = 0) -> list[str]:
        """A person calls a way that is right and shows some of it; returns the rest."""
        play = self.table.play_now()
        state = play.state
        ways = Solver(state.castle).ways(state.ghost, goal(state), owned_by(state.tokens, seat))
        way = max(ways, key=lambda one: len(one.steps))
        colour = state.board.edition.colours[way.colour]
        await self.say(seat, f"claim {colour}")
        texts = [play.text(int(step)) for step in way.steps]
        for text in texts[:steps]:
            await self.say(seat, text)
        return texts[steps:]


async def race(
    people: int = 1,
    bots: tuple[str, ...] = (),
    store: MemoryStore | None = None,
    thinks: Any = None,
    **more: Any,
) -> Race:
    lobby = simulated_lobby(store or MemoryStore(), thinks)
    lobby.new_key = lambda: SEED.to_bytes(32, "big")
    table, host = await lobby.create("booo", people + len(bots), options={"bound": 0}, settings=Settings(**more))
    held = [(await table.do(seats.sit, seat, f"P{seat}", None if seat else host))[1] for seat in range(people)]
    for seat, bot in enumerate(bots, people):
        await table.do(hosting.seat_bot, seat, bot, "")
    found = Race(lobby, table, held)
    for seat in range(people):
        await found.come(seat)
    await table.do(hosting.start)
    return found


# When bots speak.


def first_call(**more: Any) -> float:
    """When a bot first calls, at one table."""

    async def work() -> float:
        one = await race(bots=("regular",) * 3, **more)
        await settled(lambda: bool(one.diary.of("Called")))
        await one.lobby.close()
        return one.diary.of("Called")[0]

    return simulate(work())


def test_a_table_stretches_the_time_of_its_bots() -> None:
    usual = first_call()
    assert usual > 8
    assert first_call(bot_time=200) == pytest.approx(2 * usual, abs=0.01)
    assert first_call(bot_time=50) == pytest.approx(usual / 2, abs=0.01)


def test_bots_that_see_nothing_follow_the_hand_of_a_person() -> None:
    class Blind(SimulatedThinks):
        """Bots with every wall before them."""

        async def consider(self, question: Question) -> Thought:
            tokens = question.view.tokens[:]
            for colour in range(6):
                tokens[colour] = question.seat
            question.view.tokens = tokens
            return await super().consider(question)

    async def work() -> None:
        one = await race(bots=("countess", "regular", "butler"), thinks=Blind())
        await asyncio.sleep(6)
        assert not one.diary.of("HandRaised")
        await one.say(0, "raise")
        at = one.now
        await settled(lambda: bool(one.diary.of("GivenUp")))
        assert 2 < one.diary.of("GivenUp")[0] - at < 10
        # Nobody says a word: they give up all the same, in their own time, and so to the end of the pile.
        await settled(lambda: one.table.document.stage == "over")
        lines = [event["event"] for _, event in one.diary.lines]
        assert lines.count("HandRaised") == 3 * lines.count("GivenUp"), "a hand that is up is raised once"
        await one.lobby.close()

    simulate(work())


def test_a_false_call_of_a_person_costs_a_bot_no_time_and_gives_it_none() -> None:
    async def work(broken_off: bool) -> float:
        one = await race(people=2, bots=("regular",))
        await asyncio.sleep(5)
        spent = 0.0
        if broken_off:
            await one.claim(1)
            await asyncio.sleep(12)
            await one.say(1, "stop")
            spent = 12.0
        await settled(lambda: bool(one.diary.of("Called", 3)))
        await one.lobby.close()
        return one.diary.of("Called", 3)[0] - spent

    assert simulate(work(True)) == pytest.approx(simulate(work(False)), abs=0.2)


def test_what_happens_while_a_bot_thinks_is_thought_over_again() -> None:
    seen: list[int] = []

    class Slow(SimulatedThinks):
        """Bots that are told late what they would say, and so say it of another moment."""

        async def consider(self, question: Question) -> Thought:
            seen.append(int(question.view.hands))
            thought = await super().consider(question)
            await asyncio.sleep(3)
            return thought

    async def work() -> None:
        one = await race(people=2, bots=("countess",), thinks=Slow())
        await asyncio.sleep(1)
        await one.say(0, "raise")
        await settled(lambda: bool(one.diary.of("Called")))
        assert seen[:2] == [0, 1]
        await one.lobby.close()

    simulate(work())


def test_time_in_a_pause_is_not_spent() -> None:
    async def work(paused: float) -> float:
        one = await race(bots=("regular",))
        await asyncio.sleep(5)
        if paused:
            await one.table.do(hosting.pause, True)
            await asyncio.sleep(paused)
            assert not one.diary.of("Called")
            await one.table.do(hosting.pause, False)
        await settled(lambda: bool(one.diary.of("Called")))
        await one.lobby.close()
        return one.diary.of("Called")[0] - paused

    assert simulate(work(500)) == pytest.approx(simulate(work(0)), abs=0.2)


def test_whoever_plays_for_one_who_left_takes_a_persons_time() -> None:
    async def work() -> None:
        one = await race(people=2, grace=1)
        chair = next(chair for chair in one.table.audience.chairs if chair.seat == 1)
        await one.table.do(seats.depart, chair)
        await settled(lambda: bool(one.diary.of("Called")))
        assert one.table.document.settings.stand_in == "greedy"
        assert one.diary.of("Called")[0] > 8
        await one.lobby.close()

    simulate(work())


def test_a_bot_without_a_pace_does_not_sit_down_to_a_race() -> None:
    async def work() -> None:
        one = await race(people=2)
        assert "random" not in one.lobby.house.bots("booo")
        assert "random" in one.lobby.house.bots("minuit")
        with pytest.raises(WrongInput, match="one of greedy, child"):
            await one.table.do(hosting.seat_bot, 1, "random", "")
        with pytest.raises(WrongInput, match="random"):
            await one.table.do(hosting.change_settings, Settings(stand_in="random"))
        with pytest.raises(WrongInput, match="random"):
            await one.lobby.create("booo", 2, settings=Settings(stand_in="random"))
        await one.lobby.close()

    simulate(work())


def test_a_bot_that_fails_lets_a_race_go_on_and_does_not_fill_its_log() -> None:
    class Broken(SimulatedThinks):
        async def consider(self, question: Question) -> Thought:
            raise RuntimeError("the bot died")

    async def work() -> None:
        one = await race(people=2, bots=("regular",), thinks=Broken())
        await asyncio.sleep(605)
        assert len(one.diary.of("house:Lapsed")) == 60
        await one.claim(1)
        await one.lobby.close()

    simulate(work())


# How long a claimant may take.


def test_a_silent_claimant_blocks_nobody_at_a_table_without_a_clock() -> None:
    async def work() -> None:
        one = await race(people=2)
        assert one.diary.due() is None
        await asyncio.sleep(100)
        begun = one.now
        rest = await one.claim(0, 1)
        assert rest
        assert one.diary.due() == 30_000
        await settled(lambda: bool(one.diary.of("Failed")))
        assert one.diary.of("Failed")[0] - begun == pytest.approx(30, abs=0.01)
        lapsed = next(event for _, event in one.diary.lines if event["event"] == "house:Lapsed")
        failed = next(event for _, event in one.diary.lines if event["event"] == "Failed")
        assert (lapsed["seat"], lapsed["because"]) == (1, "clock")
        assert failed["clause"] == "claim.in-one-go"
        assert one.diary.due() is None
        await one.claim(1)
        await one.lobby.close()

    simulate(work())


def test_the_time_is_for_the_whole_path_not_for_each_step() -> None:
    async def work() -> None:
        one = await race(people=2)
        begun = one.now
        rest = await one.claim(0)
        for text in rest[:2]:
            await asyncio.sleep(12)
            await one.say(0, text)
        assert one.diary.due() == 6_000
        await settled(lambda: bool(one.diary.of("Failed")))
        assert one.diary.of("Failed")[0] - begun == pytest.approx(30, abs=0.01)
        # The next claim has all of its time, the same player's too.
        await one.claim(0)
        assert one.diary.due() == 30_000
        await one.lobby.close()

    simulate(work())


@pytest.mark.parametrize(
    ("settings", "seconds"),
    [({"claim_time": 8}, 8), ({"clock": 20}, 20), ({"clock": "relaxed"}, 30), ({"clock": 20, "claim_time": 9}, 9)],
)
def test_a_table_sets_the_time_and_its_clock_for_each_answer_holds_too(settings: Any, seconds: float) -> None:
    async def work() -> None:
        one = await race(people=2, **settings)
        begun = one.now
        await one.claim(0)
        await settled(lambda: bool(one.diary.of("Failed")))
        assert one.diary.of("Failed")[0] - begun == pytest.approx(seconds, abs=0.01)
        await one.lobby.close()

    simulate(work())


def test_a_pause_stops_the_time_of_a_claimant() -> None:
    async def work() -> None:
        one = await race(people=2)
        await one.claim(0, 1)
        await asyncio.sleep(10)
        await one.table.do(hosting.pause, True)
        await asyncio.sleep(1000)
        assert not one.diary.of("Failed")
        await one.table.do(hosting.pause, False)
        begun = one.now
        await settled(lambda: bool(one.diary.of("Failed")))
        assert one.diary.of("Failed")[0] - begun == pytest.approx(20, abs=0.01)
        await one.lobby.close()

    simulate(work())


def test_after_a_restart_of_the_house_a_claimant_has_the_time_once_more() -> None:
    async def work() -> None:
        store = MemoryStore()
        one = await race(people=2, store=store)
        await one.claim(0, 1)
        await asyncio.sleep(25)
        await one.lobby.close()
        lobby = simulated_lobby(store)
        two = Race(lobby, await lobby.find(one.table.id), one.held)
        await two.come()
        begun = two.now
        await two.come(1)
        await settled(lambda: bool(two.diary.of("Failed")))
        assert two.diary.of("Failed")[0] - begun == pytest.approx(30, abs=0.01)
        await lobby.close()

    simulate(work())


def test_a_bot_that_shows_a_path_has_no_clock() -> None:
    async def work() -> None:
        one = await race(bots=("countess",), claim_time=5, pace=4_000)
        await settled(lambda: bool(one.diary.of("Took")))
        called, took = one.diary.of("Called")[0], one.diary.of("Took")[0]
        assert took - called > 5
        assert not one.diary.of("house:Lapsed")
        await one.lobby.close()

    simulate(work())


# No hints.


def test_there_are_no_hints_in_a_race_not_for_one_among_bots_either() -> None:
    async def work() -> None:
        for people, bots in ((2, ()), (1, ("child",))):
            one = await race(people=people, bots=bots)
            assert not table_seen(one.table).hints
            with pytest.raises(Denied) as denied:
                await hints.hint(one.table, 0)
            assert denied.value.reason == "booo:machine.solvable"
            await one.claim(0)
            with pytest.raises(Denied):
                await hints.hint(one.table, 0)
            assert not one.diary.of("house:HintGiven")
            await one.lobby.close()
        table, _ = await one.lobby.create("minuit", 2)
        assert table_seen(table).hints

    simulate(work())
