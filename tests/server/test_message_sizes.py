"""How much is sent after each answer, in bytes of plain JSON: a budget for each game."""

from __future__ import annotations

import itertools
from pathlib import Path
from statistics import median

import pytest

from live import ALL, lobby_in, run
from manoir.bots.registry import bot_named
from manoir.kernel.fate import FastFate
from manoir.protocol.codec import encoder
from manoir.protocol.conversation import Conversation
from manoir.protocol.rate_limit import RateLimit
from manoir.tables import answers
from manoir.tables.document import Settings
from manoir.tables.messages import PROTOCOL
from manoir.tables.people import hosting, seats
from manoir.tables.table import Table

CHAIRS = 4
KEY = b"the same game whenever it is run"
ROOT = Path(__file__).resolve().parents[2]
MEASURED: dict[str, float] = {}  # of each game, once it was played
BUDGET = {"minuit": 900, "chasseurs": 2500, "macgregor": 1600, "booo": 900}  # bytes of the median `moment`


async def answered(table: Table) -> None:
    """Bots answer for everybody until the game is over, without their pauses."""
    play = table.play_now()
    bots = [bot_named("greedy", play.stage.title, FastFate(seat)) for seat in range(CHAIRS)]
    fate = FastFate(7)
    while not play.over:
        asks = play.asks()
        name, ask = asks[fate.pick(len(asks))]  # in a race nobody is always first
        seat = int(ask.seat)
        view, moves = play.game.view(play.state, seat), play.game.moves(play.state, seat)
        verdict = await table.do(answers.answer, seat, name, play.text(int(bots[seat].answer(view, ask, moves, 0))))
        assert verdict.word.value == "taken"


async def played(folder: Path, game: str) -> dict[int, list[bytes]]:
    """All that each chair was sent in a whole game of bots."""
    heard: dict[int, list[bytes]] = {seat: [] for seat in range(CHAIRS)}
    leap = itertools.count(step=10)  # seconds: every ask is open as soon as it is asked
    async with lobby_in(folder, ticks=lambda: float(next(leap))) as lobby:
        lobby.new_key = lambda: KEY
        table, host = await lobby.create(game, CHAIRS, settings=Settings(stand_in="random"))
        held = [(await table.do(seats.sit, n, f"P{n + 1}", None if n else host))[1] for n in range(CHAIRS)]
        await table.do(hosting.start)
        for seat, secret in enumerate(held):
            conversation = Conversation(lobby, heard[seat].append, lambda: None, RateLimit(0, 0))
            hello = {"type": "hello", "protocol": PROTOCOL, "table": table.id, "secret": secret}
            await conversation.hear(encoder.encode(hello))
        await answered(table)
    return heard


async def measured(folder: Path, game: str) -> float:
    """The bytes of the median `moment`, found out once."""
    if game not in MEASURED:
        heard = await played(folder, game)
        moments = [data for told in heard.values() for data in told if data.startswith(b'{"type":"moment"')]
        assert len(moments) > 4 * 30, "that was no whole game"
        MEASURED[game] = median(len(data) for data in moments)
    return MEASURED[game]


@pytest.mark.parametrize("game", sorted(BUDGET))
def test_what_a_chair_is_told_of_an_answer_keeps_to_the_budget(quick_path: Path, game: str) -> None:
    found = run(measured(quick_path, game))
    assert found <= BUDGET[game], f"a moment of {game} has {found} bytes"


def test_the_pages_name_the_sizes_that_are_measured_and_the_budgets_that_are_held(quick_path: Path) -> None:
    sizes = {game: f"{run(measured(quick_path / game, game)) / 1000:.1f}" for game in BUDGET}
    span = f"{min(sizes.values())} to {max(sizes.values())} kB"
    least = {game: f"{most / 1000:.1f} kB" for game, most in BUDGET.items()}
    assert least["minuit"] == least["booo"]
    held = f"at most {least['minuit']} (Minuit, Booo!), {least['macgregor']} (Mac Gregor) or {least['chasseurs']} (Chas"
    row = " | ".join(f"{sizes[game]} kB" for game in ("minuit", "chasseurs", "macgregor", "booo"))
    for page, said in (
        ("docs/reference/protocol.md", held),
        ("docs/explanation/scale.md", f"a scene is {span} by game"),
        ("docs/explanation/scale.md", f"20,000 × 4 × {max(sizes.values())} kB"),
        ("docs/explanation/one-answer.md", f"| now | {row} |"),
        ("docs/reference/server-speed.md", f"some {sizes['minuit']} kB"),
        ("src/manoir/server/run.py", f"a scene is {span}:"),
    ):
        assert said in " ".join((ROOT / page).read_text(encoding="utf-8").split()), page


def test_every_game_of_the_house_has_a_budget() -> None:
    assert set(BUDGET) == {name for name, title in ALL.items() if title.package.startswith("manoir.games.")}
