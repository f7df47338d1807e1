"""Seconds an answer, level by level: the same program for the Python of this machine and for that of a browser."""

from __future__ import annotations

import json
import random
import sys
import time

import manoir
from manoir.bots.registry import by_simulations, search_of
from manoir.games import TITLES
from manoir.kernel.fate import FastFate
from manoir.kernel.levels import LEVELS

POSITIONS = 8  # of a game, some answers apart


def answer_times(name: str) -> dict[str, list[float]]:
    """By level, the median and the longest of some answers in seconds, and how many simulations a second they made."""
    return {level: timed(name, level) for level in LEVELS}


def timed(name: str, level: str) -> list[float]:
    """One level, at the same positions of the same game."""
    low, high = TITLES[name].box().players
    game, chance = manoir.play(name, seats=max(low, min(4, high)), seed=2), random.Random(2)
    bot = by_simulations(level, TITLES[name], FastFate(2))
    search = search_of(bot)
    seconds: list[float] = []
    simulations = 0
    for number in range(POSITIONS * 10):
        if game.over:
            break
        seat = min(game.asks)
        if number % 10 == 5:
            rules, state = game.play.title.game, game.play.state
            ask = next(ask for ask in rules.asks(state) if int(ask.seat) == seat - 1)
            view, moves = rules.view(state, ask.seat), rules.moves(state, ask.seat)
            if search is not None:
                search.simulations = 0
            begun = time.perf_counter()
            bot.answer(view, ask, moves, 0)
            seconds.append(time.perf_counter() - begun)
            simulations += 0 if search is None else int(search.simulations)
        game.answer(chance.choice(game.moves(seat)), seat)
    seconds.sort()
    whole = sum(seconds)  # a browser rounds its clock: what takes no time at all has none
    return [seconds[len(seconds) // 2], seconds[-1], simulations / whole if whole else 0.0]


if __name__ == "__main__":
    print(json.dumps(answer_times(sys.argv[1])))
