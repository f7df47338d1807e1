"""Write the drawn examples of the rulebooks: for each chapter a moment of a golden game, for the boards to draw.

`python tools/examples.py` writes board/examples.json of every game that names some in board/examples.toml: the
position, what happened, and from which chair. The sentence under it is told by the page, in the reader's language, as
a journal would tell it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from manoir.games import TITLES
from manoir.kernel.log import log_of
from manoir.kernel.record import stage_of
from manoir.kernel.usual import whole
from manoir.tables.archive.finished import Excerpt, moments

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Zoé", "Papi", "Lucie", "Nils")


@dataclass(frozen=True, slots=True)
class Example:
    """A moment of a golden game: the one in which something happens for the so manieth time."""

    event: str
    time: int = 1  # the first, the second; -1: the last
    chair: int | None = None  # whose hand is seen, from 1
    players: int = 4
    before: bool = False  # the position that it happened in, not the one that it led to


def examples_in(file: Path) -> dict[str, Example]:
    """The examples that a game names, by chapter."""
    return {chapter: Example(**one) for chapter, one in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def drawn(game: str, example: Example) -> dict[str, Any]:
    """What the page needs to draw and to tell an example."""
    title = TITLES[game]
    log = log_of((ROOT / "tests" / "golden" / game / f"{example.players}-players.log").read_text(), "golden")
    stage = stage_of(title, log.header, "golden")
    look = None if example.chair is None else example.chair - 1
    looked = moments(stage, log, Excerpt(look, count=len(log.entries)), {}, live=False)
    seen = looked.moments
    told = [(moment, one) for moment in seen for one in moment.events if one["event"] == example.event]
    moment, event = told[example.time - 1 if example.time > 0 else example.time]
    shown = seen[moment.moment - 1] if example.before else moment
    names = list(NAMES[: example.players])
    return {"view": whole(looked.board, shown.view), "event": event, "chair": example.chair, "names": names}


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Every example of every game."""
    for game, title in TITLES.items():
        named = title.folder / "board" / "examples.toml"
        if not named.is_file():
            continue
        found = {chapter: drawn(game, example) for chapter, example in examples_in(named).items()}
        lines = ",\n".join(f' "{chapter}": {_line(one)}' for chapter, one in found.items())
        named.with_suffix(".json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
