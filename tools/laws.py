"""The long form of the laws, for every game and every number of seats; prints the table that stands in the docs.

`python tools/laws.py [GAME ...]`: 200 examples a law and number of seats, and 10,000 games with the census taken at
every step. MANOIR_EXAMPLES and MANOIR_GAMES make it shorter or longer. Exits with 1 when a law is broken.
"""

from __future__ import annotations

import os
import sys
from collections import Counter

from manoir.games import TITLES, title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.playout import counted_playout
from manoir.pure import form
from manoir.testing.trials import TIMES, TRIALS, TrialResult

EXAMPLES = int(os.environ.get("MANOIR_EXAMPLES", "200"))
GAMES = int(os.environ.get("MANOIR_GAMES", "10000"))
SILENCE = "8 silence tells nothing"
LAWS = {**TRIALS, SILENCE: TIMES[SILENCE]}  # the others of law 8 play whole tables: the tests try those


def whole_games(name: str, edition: str, seats: int) -> str:
    """Random games to their end with law 6 at every step: how many answers they took."""
    title = title_of(name)
    options = title.table(title.box(edition), seats, title.bounded)
    fate = FastFate(seats)
    answers = longest = 0
    cut_short = getattr(title.part("measures"), "cut_short", None)  # by an option, which random play runs into
    cut: Counter[str] = Counter()
    for _ in range(GAMES):
        state = title.game.setup(options, fate, None)
        taken = int(counted_playout(title.game, title.census, state, fate))
        answers += taken
        longest = max(longest, taken)
        if cut_short is not None and (how := cut_short(state)):
            cut[how] += 1
    bounded = "".join(f", {count / GAMES:.1%} {how}" for how, count in cut.items())
    plan = f"{edition}: " if len(title.editions) > 1 else ""
    return f"{plan}{GAMES} games, {answers / GAMES:.0f} answers each, {longest} in the longest{bounded}"


def main(names: list[str]) -> int:
    """Every law of every game; the exit code."""
    broken = 0
    print(f"Made by `make laws`, {form()}: {EXAMPLES} examples a law and number of seats.\n")
    print("| game | seats | " + " | ".join(law for law in LAWS) + " | whole games, law 6 at every step |")
    print("| --- | ---: |" + " ---: |" * len(LAWS) + " --- |")
    for name in names:
        title = title_of(name)
        low, high = title.box().players
        for seats in range(low, high + 1):
            cells = []
            for law, trial in LAWS.items():
                try:
                    cells.append(str(trial(TrialResult(title, seats, EXAMPLES))))
                except AssertionError as wrong:
                    broken += 1
                    cells.append("BROKEN")
                    print(f"{name}, {seats} seats, law {law}: {wrong}", file=sys.stderr)
            whole = "; ".join(whole_games(name, edition, seats) for edition in title.editions)
            print(f"| {name} | {seats} | " + " | ".join(cells) + f" | {whole} |", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(TITLES)))
