"""Follow one answer through the house: `python tools/walk.py [GAME ...]` lists the forms that one fact takes.

A form is another type, or another encoding, of the same fact. What is looked at are the arguments, the locals and the
results of every function of the house, uncompiled, from the socket message to the stored row and to each chair's bytes,
then to a bot's process and in it. The move is known by its text, by its named data, by its number where it is called
`move`, and by what the rules tell of it; a position by being the game's own, and by what `view`, `seen` and `pack` make
of it. What the browser makes of a message is not run, but read in its source, where each form is looked for. Lists and
tuples, which only carry, are not counted. `--write` draws what was found into `docs/explanation/one-answer.md`.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import sqlite3
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
import one_answer  # noqa: E402

from manoir.bots.bot_process import Chairs  # noqa: E402
from manoir.bots.bot_processes import BotProcesses  # noqa: E402
from manoir.bots.runner import PackedThinks  # noqa: E402
from manoir.bots.simple import RandomBot  # noqa: E402
from manoir.bots.threads import ThreadThinks  # noqa: E402
from manoir.games import TITLES  # noqa: E402
from manoir.kernel.fate import FastFate  # noqa: E402
from manoir.kernel.plain import Named  # noqa: E402
from manoir.kernel.play import NumberedEvent, Play  # noqa: E402
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
MAKERS = {  # what they give is the position in another form, and what that is called
    "view": "",
    "seen": "named data",
    "view_for": "data less board",
    "pack": "packed list",
    "unpack": "unpacked",
    "loads": "parsed",
}
ROOT = SOURCES.parent
Met = tuple[str, str, str]  # a form: what it is called, where it is met, and what that source says of it
TAP: tuple[Met, ...] = (
    ("MoveSeen", "lib/sitting.svelte.ts", "get mine(): MoveSeen[]"),
    ("text", "lib/sitting.svelte.ts", "choose(move: string)"),
    ("message", "lib/sitting.svelte.ts", "type: 'answer'"),
)  # then it is JSON
SCREEN: tuple[Met, ...] = (
    ("message", "lib/table_socket.svelte.ts", "JSON.parse(event.data as string)"),
    ("whole message", "lib/whole.ts", "whole(board, scene.view)"),
    ("Picture", "lib/sitting.svelte.ts", "kit.pictureOf(scene.view"),
    ("page", "lib/stage.svelte.ts", "this.picture = picture"),
)


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
            maker = MAKERS.get(self.known.get(id(value), ""), "")
            self.forms.setdefault(form_of(value) + (f", {maker}" if maker else ""), where)

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
    if is_event(value):
        return "event"
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


def is_event(value: Any) -> bool:
    """Whether the rules of a game tell this."""
    return type(value).__module__.startswith("manoir.games.") and type(value).__module__.endswith(".events")


def walk_of_move(play: Play, number: int) -> Walk:
    """The way of a move."""
    text, data = play.text(number), play.notation.structure(number)

    def is_it(name: str, value: Any) -> bool:
        if isinstance(value, str):
            return text in value
        if isinstance(value, bytes):
            return text.encode() in value
        if isinstance(value, dict):
            return value == data
        return is_event(value) or (type(value) is int and value == number and name == "move")

    def carries(name: str, value: Any) -> bool:
        return not isinstance(value, (list, tuple, NumberedEvent)) and made_of(is_it, name, value, 2)

    return Walk(carries)


def walk_of_position(play: Play) -> Walk:
    """The way of a position, from the truth to what a chair or a bot is told."""

    def is_it(_: str, value: Any) -> bool:
        if isinstance(value, (bytes, str)):
            return (b'"view":' if isinstance(value, bytes) else '"view":') in value
        return value is play.state or type(value).__name__ == "EventSeen" or id(value) in walk.known

    def carries(name: str, value: Any) -> bool:
        if isinstance(value, (Play, NumberedEvent)) or (
            isinstance(value, (list, tuple)) and id(value) not in walk.known
        ):
            return False
        return made_of(is_it, name, value, 2)

    walk = Walk(carries)
    return walk


def in_browser(forms: tuple[Met, ...]) -> dict[str, str]:
    """Forms that the page makes, each found in its source."""
    for name, file, said in forms:
        if said not in (ROOT / "web" / "src" / file).read_text(encoding="utf-8"):
            raise SystemExit(f"{file} no longer says `{said}`: where is a {name} made now?")
    return {f"{name} (browser)": f"web/src/{file}" for name, file, _ in forms}


def stored(database: Path, text: str) -> dict[str, str]:
    """The last row of the journal, read with nothing of the house's."""
    with sqlite3.connect(database) as there:
        (body,) = there.execute("SELECT body FROM entries ORDER BY number DESC LIMIT 1").fetchone()
    if text not in body:
        raise SystemExit("the last row is not the answer's")
    return {"row": "the database"}


class Here:
    """A bot's process, in this one."""

    def __init__(self, tracer: Tracer) -> None:
        self.chairs = Chairs()
        self.tracer = tracer

    async def ask(self, line: bytes) -> Named:
        asked: Named = json.loads(line)
        for walk in self.tracer.walks:
            walk.keep(asked, "loads")
        return self.chairs.answer(asked)


@dataclass(frozen=True, slots=True)
class Followed:
    """What was found on the way of one answer."""

    game: str
    move: str
    legs: tuple[dict[str, str], ...]  # as one_answer.LEGS names them
    calls: int
    functions: int
    modules: int


async def followed(game: str, folder: str) -> Followed:
    """Play to the middle of a round, then follow one answer, and the question that it puts to a bot."""
    tracer = Tracer()
    threading.setprofile(tracer.hook)
    url = f"sqlite+aiosqlite:///{folder}/house.db"
    await migrate(url)
    workers = BotProcesses(1)
    workers.pool[0] = Here(tracer)  # type: ignore[call-overload]
    threads = ThreadThinks(("random",), lambda _, __, fate: RandomBot(fate))
    thinks = PackedThinks(threads, (), workers)
    lobby = Lobby(House(Store(url), TITLES, thinks), new_key=lambda: KEY)
    await lobby.house.store.open()
    table, host = await lobby.create(game, CHAIRS, settings=Settings(stand_in="random"))
    held = [(await table.do(seats.sit, n, f"P{n + 1}", None if n else host))[1] for n in range(CHAIRS)]
    told: list[bytes] = []
    conversations = [Conversation(lobby, told.append, lambda: None, RateLimit(0, 0)) for _ in held]
    for conversation, secret in zip(conversations, held, strict=True):
        await conversation.hear(
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
        up, down = walk_of_move(play, move), walk_of_position(play)
        text = play.text(move)
        if last:
            tracer.walks, tracer.on = [up, down], True
            sys.setprofile(tracer.hook)
        await conversations[seat].hear(said)
    tracer.on = False
    sys.setprofile(None)
    calls, functions, modules = tracer.calls, len(tracer.functions), len(tracer.modules)
    tracer.walks = [to_bot := walk_of_position(play)]
    tracer.on = True
    sys.setprofile(tracer.hook)
    await thinks.think(Question.put(table.id, play, play.asks()[0][1], "random", 1000))
    tracer.on = False
    sys.setprofile(None)
    await lobby.close()
    await lobby.house.store.close()
    threads.close()
    up.forms = in_browser(TAP) | up.forms | stored(Path(folder) / "house.db", text)
    event = next(form for form in down.forms if form.endswith(".EventSeen"))  # told beside the scene, in one message
    last = [(form, down.forms.pop(form)) for form in (event, *list(down.forms)[-2:])]
    down.forms |= dict(last) | in_browser(SCREEN)
    return Followed(game, text, (up.forms, down.forms, to_bot.forms), calls, functions, modules)


def follow(game: str) -> Followed:
    """One answer of a game, in a house of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(followed(game, folder))


def show(found: Followed) -> None:
    """Print the forms in the order in which they were met."""
    print(f"\n{found.game}: `{found.move}`, {CHAIRS} chairs")
    for leg, forms, hand in zip(one_answer.LEGS, found.legs, one_answer.BY_HAND, strict=True):
        print(f"  {leg}: {len(forms)} forms; {hand} by hand on b446c09")
        for name, where in forms.items():
            print(f"    {name:45} {where}")
    print(f"  {found.calls} calls of {found.functions} functions in {found.modules} modules")


if __name__ == "__main__":
    ways = [follow(game) for game in [name for name in sys.argv[1:] if name != "--write"] or BEFORE]
    for found in ways:
        show(found)
    if "--write" in sys.argv:
        one_answer.write(ways)
