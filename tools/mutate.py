"""Break logs, positions and editions at random and see that nothing but a clear answer comes of it.

`python tools/mutate.py [COUNT] [GAME ...]`: COUNT changes for each game (10,000 unless told). Every fault is printed
with the seed by which it can be found again; exits with 1 if there is one.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from mutations import GAMES, broken, judged  # noqa: E402


def where(fault: BaseException) -> str:
    """The last line of ours on the way to a fault."""
    frames = [frame for frame in traceback.extract_tb(fault.__traceback__) if "manoir" in frame.filename]
    last = frames[-1] if frames else traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} at {Path(last.filename).parent.name}/{Path(last.filename).name}:{last.lineno}"


def main() -> int:
    """The faults, each kind once with its first seed, and how much was refused and taken."""
    given = sys.argv[1:]
    count = int(given.pop(0)) if given and given[0].isdecimal() else 10_000
    faults: Counter[str] = Counter()
    for game in given or GAMES:
        answers: Counter[str] = Counter()
        for seed in range(count):
            found = broken(game, seed)
            try:
                said = judged(found)
            except Exception as fault:  # whatever it is, it is what we look for
                kind = f"{game} {found.kind}: {where(fault)}"
                faults[kind] += 1
                if faults[kind] == 1:
                    print(f"seed {seed}: {kind}: {str(fault)[:200]}", flush=True)
                continue
            answers[f"{found.kind} {'taken' if said is None else 'refused'}"] += 1
        print(f"{game}: {count} changes, {', '.join(f'{n} {kind}' for kind, n in sorted(answers.items()))}", flush=True)
    for kind, times in faults.most_common():
        print(f"{times:6d}  {kind}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
