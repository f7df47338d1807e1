"""Follow one answer through the house: `python tools/walk.py [GAME ...]` lists the forms that one fact takes.

A form is another type, or another encoding, of the same fact. What is looked at are the arguments, the locals and the
results of every function of the house, uncompiled, from the socket message to the stored row and to each chair's bytes,
then to a bot's process. The move is known by its text (or by its number, where it is called `move`), a position by what
`view`, `seen` and `pack` make of it. The browser's own forms are not counted, nor lists and tuples: they only carry.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

os.environ["MANOIR_FORM"] = "uncompiled"
SOURCES = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCES))
from manoir.pure import run_uncompiled  # noqa: E402

run_uncompiled()

import msgspec  # noqa: E402

from manoir.bots.bot_process import Chairs  # noqa: E402
from manoir.bots.bot_processes import BotProcesses  # noqa: E402
from manoir.bots.runner import PackedThinks  # noqa: E402
from manoir.bots.simple import RandomBot  # noqa: E402
from manoir.bots.threads import ThreadThinks  # noqa: E402
from manoir.games import TITLES  # noqa: E402
from manoir.kernel.fate import FastFate  # noqa: E402
from manoir.kernel.plain import Named  # noqa: E402
from manoir.kernel.question import Question  # noqa: E402
from manoir.protocol.conversation import Conversation  # noqa: E402
from manoir.protocol.rate_limit import RateLimit  # noqa: E402
from manoir.store.migrate import migrate  # noqa: E402
from manoir.store.store import Store  # noqa: E402
from manoir.tables.document import Settings  # noqa: E402
from manoir.tables.house import House  # noqa: E402
from manoir.tables.lobby import Lobby  # noqa: E402
from manoir.tables.messages import PROTOCOL  # noqa: E402
from manoir.tables.people import hosting, seats  # noqa: E402

CHAIRS = 4
KEY = b"one answer, followed everywhere."
BEFORE = {"chasseurs": 60, "minuit": 40}  # answers until the one that is followed: the middle of a first round
MAKERS = {
    "view",
    "imagine",
    "seen",
    "view_for",
    "pack",
    "unpack",
}  # what they give is the position in another form


@dataclass
class Walk:
    """What was met on the way of one fact."""

    carries: Callable[[str, Any], bool]
    forms: dict[str, str] = field(default_factory=dict)  # by name: where it was met first
    kept: list[Any] = field(default_factory=list)  # so that no other object can have the id of a form
    known: dict[int, str] = field(default_factory=dict)  # what made it

    def look(self, name: str, value: Any, where: str) -> None:
        """See whether a value is a form of the fact."""
        if self.carries(name, value):
            maker = self.known.get(id(value)) if isinstance(value, (dict, list)) else None
            self.forms.setdefault(form_of(value) + (f" of {maker}" if maker else ""), where)

    def keep(self, value: Any, maker: str) -> None:
        """A value that is the fact in another form, whatever it looks like."""
        self.kept.append(value)
        self.known.setdefault(id(value), maker)


class Tracer:
    """Counts calls and shows every value that passes to the walks."""

    def __init__(self) -> None:
        self.walks: list[Walk] = []
        self.calls = 0
        self.functions: set[str] = set()
        self.modules: set[str] = set()
        self.on = False

    def hook(self, frame: FrameType, event: str, result: Any) -> None:
        """What the interpreter calls."""
        code = frame.f_code
        if not self.on or event not in ("call", "return"):
            return
        if not code.co_filename.startswith(str(SOURCES)):
            made = frame.f_locals.get("self") if code.co_name == "__init__" and event == "return" else None
            for walk in self.walks if type(made).__module__.startswith("manoir.") else ():  # a dataclass is made
                walk.look("", made, f"{type(made).__module__.removeprefix('manoir.').replace('.', '/')}.py:__init__")
            return
        where = f"{Path(code.co_filename).relative_to(SOURCES / 'manoir')}:{code.co_name}"
        if event == "call":
            self.calls += 1
            self.functions.add(where)
            self.modules.add(where.partition(":")[0])
        for walk in self.walks:
            if event == "return" and code.co_name in MAKERS and result is not None:
                walk.keep(result, code.co_name)
            for name, value in frame.f_locals.items():
                walk.look(name, value, where)
            if event == "return":
                walk.look(code.co_name, result, where)


def form_of(value: Any) -> str:
    """What a form is called."""
    kind = type(value)
    if kind in (str, bytes):
        return f"{'JSON' if value[:1] in ('{', b'{') else 'text'} ({kind.__name__})"
    return f"{kind.__module__}.{kind.__name__}".removeprefix("manoir.").removeprefix("builtins.")


def inside(value: Any) -> Iterator[tuple[str, Any]]:
    """What a value is made of, by name."""
    if isinstance(value, dict):
        yield from ((str(name), part) for name, part in value.items())
    elif isinstance(value, (list, tuple)) and len(value) < 40:
        yield from (("", part) for part in value)
    elif isinstance(value, msgspec.Struct):
        yield from ((name, getattr(value, name, None)) for name in value.__struct_fields__)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield from ((one.name, getattr(value, one.name, None)) for one in dataclasses.fields(value))


def made_of(is_it: Callable[[str, Any], bool], name: str, value: Any, depth: int) -> bool:
    """Whether something is the fact, or holds it."""
    if is_it(name, value):
        return True
    return depth > 0 and any(made_of(is_it, name, part, depth - 1) for name, part in inside(value))


def walk_of_move(text: str, number: int) -> Walk:
    """The way of a move."""

    def is_it(name: str, value: Any) -> bool:
        if isinstance(value, str):
            return text in value
        if isinstance(value, bytes):
            return text.encode() in value
        return type(value) is int and value == number and name == "move"

    def carries(name: str, value: Any) -> bool:
        return not isinstance(value, (list, tuple)) and made_of(is_it, name, value, 2)

    return Walk(carries)


def walk_of_position(state: type) -> Walk:
    """The way of a position, from the truth to what a chair or a bot is told."""

    def is_it(_: str, value: Any) -> bool:
        if isinstance(value, (bytes, str)):
            return (b'"view":' if isinstance(value, bytes) else '"view":') in value
        return isinstance(value, state) or id(value) in walk.known

    def carries(name: str, value: Any) -> bool:
        if isinstance(value, (list, tuple)) and id(value) not in walk.known:
            return False
        return made_of(is_it, name, value, 2)

    walk = Walk(carries)
    return walk


class Here:
    """A bot's process, in this one."""

    def __init__(self) -> None:
        self.chairs = Chairs()

    async def ask(self, line: bytes) -> Named:
        return self.chairs.answer(json.loads(line))


async def followed(game: str, folder: str) -> None:
    """Play to the middle of a round, then follow one answer, and the question that it puts to a bot."""
    tracer = Tracer()
    threading.setprofile(tracer.hook)
    url = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(url)
    workers = BotProcesses(1)
    workers.pool[0] = Here()  # type: ignore[call-overload]
    threads = ThreadThinks(("random",), lambda _, __, fate: RandomBot(fate))
    thinks = PackedThinks(threads, (), workers)
    lobby = Lobby(House(Store(url), TITLES, thinks), new_key=lambda: KEY)
    await lobby.house.store.open()
    table, host = await lobby.create(game, CHAIRS, settings=Settings(stand_in="random"))
    held = [(await table.do(seats.sit, n, f"P{n + 1}", None if n else host))[1] for n in range(CHAIRS)]
    told: list[bytes] = []
    visits = [Conversation(lobby, told.append, lambda: None, RateLimit(0, 0)) for _ in held]
    for visit, secret in zip(visits, held, strict=True):
        await visit.hear(
            msgspec.json.encode({"type": "hello", "table": table.id, "secret": secret, "protocol": PROTOCOL})
        )
    await table.do(hosting.start)
    fate = FastFate(7)
    for answered in range(BEFORE[game] + 1):
        play = table.play_now()
        name, ask = play.asks()[0]
        seat = int(ask.seat)
        moves = play.moves(seat)
        last = answered == BEFORE[game]
        move = max(moves, key=lambda move: len(play.text(move))) if last else moves[fate.pick(len(moves))]
        said = msgspec.json.encode({"type": "answer", "ask": name, "move": play.text(move), "id": 1})
        up, down = walk_of_move(play.text(move), move), walk_of_position(type(play.state))
        if last:
            tracer.walks, tracer.on = [up, down], True
            sys.setprofile(tracer.hook)
        await visits[seat].hear(said)
    tracer.on = False
    sys.setprofile(None)
    print(f"\n{game}: `{play.text(move)}`, {CHAIRS} chairs")
    counted = f"{tracer.calls} calls of {len(tracer.functions)} functions in {len(tracer.modules)} modules"
    show("from the message to the row", up)
    show("from the position to each chair's bytes", down)
    tracer.walks = [to_bot := walk_of_position(type(play.state))]
    tracer.on = True
    sys.setprofile(tracer.hook)
    await thinks.think(Question.put(table.id, play, play.asks()[0][1], "random", 1000))
    tracer.on = False
    sys.setprofile(None)
    show("from the position to a bot's process", to_bot)
    print(f"  {counted}")
    await lobby.close()
    await lobby.house.store.close()
    threads.close()


def show(what: str, walk: Walk) -> None:
    """Print the forms of a walk in the order in which they were met."""
    print(f"  {what}: {len(walk.forms)} forms")
    for name, where in walk.forms.items():
        print(f"    {name:36} {where}")


if __name__ == "__main__":
    for game in sys.argv[1:] or BEFORE:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(followed(game, folder))
