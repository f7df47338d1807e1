"""Games of every title, the same whichever Python plays them: each prints a digest of all that was seen and searched.

Run by this machine's Python and by a browser's; below GOLDEN lie finished games that must replay.
"""

from __future__ import annotations

import random
import sys
from hashlib import sha256
from pathlib import Path

import manoir
from manoir.bots.registry import bot_named
from manoir.games import TITLES, title_of
from manoir.kernel import laws, secrecy
from manoir.kernel.fate import FastFate
from manoir.kernel.log import position_digest, read_log
from manoir.kernel.play import Play
from manoir.kernel.record import replay, stage_of

MOST = 60  # answers of a game


def played(name: str, seats: int, seed: int) -> str:
    """A game at random, with every view of every seat, and the laws kept on the way."""
    found = sha256()
    game, rng = manoir.play(name, seats=seats, seed=seed), random.Random(seed)
    rules, notation = game.play.title.game, game.play.notation
    searcher = bot_named("search@30", game.play.title, FastFate(seed))
    for number in range(MOST):
        if game.over:
            break
        state, seat = game.play.state, min(game.asks)
        for chair in range(-1, seats):
            found.update(repr(laws.seen_by(rules, notation, state, chair)).encode())
        if number % 20 == 0:
            keep_the_laws(game.play, seat - 1, number)
            found.update(str(laws.can_be_ended(rules, state, seat - 1, FastFate(number))).encode())
            ask = next(ask for ask in rules.asks(state) if int(ask.seat) == seat - 1)
            moves = rules.moves(state, ask.seat)
            thought = searcher.answer(rules.view(state, ask.seat), ask, moves, 0)
            found.update(notation.text(int(thought)).encode())
        game.answer(rng.choice(game.moves(seat)), seat)
    laws.log_replays(game.play)
    found.update(game.log.encode())
    return found.hexdigest()[:16]


def keep_the_laws(record: Play, seat: int, number: int) -> None:
    """Those that need no part of a game which a tab has not: 1, 2, 4, 6, 7 and 8, and 3 for a position."""
    rules, notation, state = record.title.game, record.notation, record.state
    seats = len(record.log.header.seats)
    laws.my_chair(rules, notation, state, seat, FastFate(number))
    laws.nothing_untold(rules, notation, state, seat, number)
    laws.origin_untouched(rules, notation, state, seats, FastFate(number))
    laws.fork_goes_alike(rules, notation, state, seats, number)
    laws.nothing_lost(record.title.census, state)
    laws.silence_tells_nothing(rules, notation, state, seats, number)
    laws.ids_belong_to_one_ask(rules, state, FastFate(number))
    secrecy.nothing_leaked(record.stage, state, seat, number)
    secrecy.over_is_over(record.stage, state, seat, number)


def replayed(name: str, folder: Path) -> str:
    """The golden logs of a game, each to its end."""
    found = sha256()
    for path in sorted(folder.glob("*.log")):
        log = read_log(path)
        stage = stage_of(title_of(name, log.header.rules), log.header, path.name)
        *_, last = replay(stage, log, path.name)
        found.update(position_digest(stage.notation, last.state).encode())
    return found.hexdigest()[:16]


def main(golden: Path, names: list[str]) -> None:
    for name in names:
        low, _ = TITLES[name].box().players
        print(name, played(name, low, 5), replayed(name, golden / name))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
