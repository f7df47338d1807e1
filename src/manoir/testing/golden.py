"""Golden logs: finished games that are kept as files, and must replay to their end for ever."""

from __future__ import annotations

from pathlib import Path

from manoir.bots.registry import bot_named
from manoir.kernel.fate import FastFate, KeyedFate
from manoir.kernel.log import Log, read_log
from manoir.kernel.play import begin
from manoir.kernel.record import replay, stage_of
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput


def golden_name(seats: int, version: int) -> str:
    """The file of a golden log, in the folder of its game."""
    return f"{seats}-players.log" if version == 1 else f"{seats}-players-v{version}.log"


def golden_log(title: Title, seats: int, bot: str | None = None) -> Log:
    """A finished game from a fixed seed; with a bot, three answers in four are the bot's, the others chance's."""
    chooser = FastFate(1989 + seats)
    names = tuple(f"Player {number + 1}" for number in range(seats))
    fate = KeyedFate(f"golden {title.name} {seats}".encode())
    play, _ = begin(title, title.box(), names, title.bounded, fate)
    game = title.game
    while asks := game.asks(play.state):
        ask = asks[chooser.pick(len(asks))]
        moves = game.moves(play.state, ask.seat)
        move = moves[chooser.pick(len(moves))]
        if bot is not None and chooser.pick(4) > 0:
            view = game.view(play.state, ask.seat)
            move = bot_named(bot, title, chooser).answer(view, ask, moves, 0)
        play.answer(int(ask.seat), int(move))
    return play.log


def write_golden(title: Title, folder: Path, bot: str | None = None) -> list[Path]:
    """One finished game for each number of players, where there is none yet: what was written once stays as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    low, high = title.box().players
    written = []
    for seats in range(low, high + 1):
        path = folder / golden_name(seats, title.game.version)
        if not path.exists():
            golden_log(title, seats, bot).save(path)
            written.append(path)
    return written


def check_golden(title: Title, folder: Path) -> int:
    """Every log of a folder replays to its end, and each number of players has one under each version of the rules.

    Returns how many there are; raises AssertionError that names the log, or what is missing.
    """
    wrong = golden_faults(title, folder)
    if wrong:
        raise AssertionError("\n".join(wrong))
    return len(list(folder.glob("*.log")))


def golden_faults(title: Title, folder: Path) -> list[str]:
    """What is wrong with the golden logs of a game, all of it at once."""
    wrong: list[str] = []
    found: set[tuple[int, int]] = set()
    for path in sorted(folder.glob("*.log")):
        try:
            log = read_log(path)
            found.add((log.header.rules, len(log.header.seats)))
            fault = _fault(title, log, path.name)
        except WrongInput as misfit:
            fault = str(misfit)
        wrong += [f"{path}: {fault}"] if fault else []
    low, high = title.box().players
    for version in (title, *title.before):
        number = version.game.version
        wrong += [
            f"{folder}: no golden log for {seats} players under version {number} of the rules"
            for seats in range(low, high + 1)
            if (number, seats) not in found
        ]
    return wrong


def _fault(title: Title, log: Log, place: str) -> str:
    stage = stage_of(title, log.header, place)
    *_, last = replay(stage, log, place)
    if log.cut is not None:
        return log.cut
    if stage.title.game.asks(last.state) or len(stage.title.game.winners(last.state)) == 0:
        return "the game is not over at its end"
    return "" if last.entry.digest is not None else "its last entry has no digest of the position"
