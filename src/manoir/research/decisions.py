"""Games as rows, one a decision, for Parquet: what was asked, seen, offered and answered, and what it was worth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from manoir.kernel.play import Play
from manoir.kernel.record import replay
from manoir.kernel.wrong import WrongInput
from manoir.research.rewards import VICTORY, rewards_of
from manoir.research.spaces import Spaces, spaces_of

AT_ONCE = 4096  # rows written together


def decisions_of(play: Play, seed: int, arrays: Spaces | None) -> Iterator[dict[str, Any]]:
    """The rows of a finished game."""
    stage = play.stage
    game = stage.title.game
    scores = [int(score) for score in game.scores(play.state)]
    rewards = rewards_of(game, play.state, VICTORY)
    before: Any = None
    for moment in replay(stage, play.log, f"seed {seed}"):
        entry = moment.entry
        if entry.seat is not None:
            ask, offered = next(pair for pair in moment.asks if pair[0].seat == entry.seat)
            row: dict[str, Any] = {
                "game": stage.title.name,
                "seed": seed,
                "seats": stage.seats,
                "number": entry.number,
                "seat": entry.seat + 1,
                "player": play.log.header.seats[entry.seat],
                "ask": ask.kind,
                "move": entry.move,
                "moves": [stage.notation.text(move) for move in offered],
                "picks": list(entry.picks),
                "score": scores[entry.seat],
                "reward": rewards[entry.seat],
            }
            if arrays is not None:
                view = game.view(before, entry.seat)
                row["action"] = arrays.actions[stage.notation.move(entry.move or "")]
                row["legal"] = [arrays.actions[move] for move in offered]
                row["observation"] = [int(cell) for cell in arrays.observe(view, entry.seat)]
            yield row
        before = moment.state


class Decisions:
    """A Parquet file that is written as games come in; whole or not at all."""

    def __init__(self, path: Path, arrays: bool) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise WrongInput("--out", "no pyarrow here", "the extra: pip install 'manoir[parquet]'") from None
        if path.exists() and not path.is_file():  # a whole file takes its place, which a device would not outlive
            raise WrongInput("--out", str(path), "a file of its own")
        self.arrow: Any = pyarrow
        self.path = path
        self.scratch = path.with_name(path.name + ".part")
        self.arrays = arrays
        self.spaces: Spaces | None = None
        self.rows: list[dict[str, Any]] = []
        columns = {
            "game": pyarrow.string(),
            "seed": pyarrow.int64(),
            "seats": pyarrow.int8(),
            "number": pyarrow.int32(),
            "seat": pyarrow.int8(),
            "player": pyarrow.string(),
            "ask": pyarrow.string(),
            "move": pyarrow.string(),
            "moves": pyarrow.list_(pyarrow.string()),
            "picks": pyarrow.list_(pyarrow.int32()),
            "score": pyarrow.int32(),
            "reward": pyarrow.float64(),
        }
        if arrays:
            columns["action"] = pyarrow.int32()
            columns["legal"] = pyarrow.list_(pyarrow.int32())
            columns["observation"] = pyarrow.list_(pyarrow.int16())
        self.schema: Any = pyarrow.schema(list(columns.items()))
        try:
            self.writer: Any = parquet.ParquetWriter(self.scratch, self.schema)
        except OSError as trouble:
            raise WrongInput("--out", f"{path} ({trouble.strerror})", "a file that can be written to") from None

    def add(self, play: Play, seed: int) -> None:
        """The decisions of one game."""
        if self.arrays and self.spaces is None:
            self.spaces = spaces_of(play.stage)
        self.rows += decisions_of(play, seed, self.spaces)
        if len(self.rows) >= AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what has come in."""
        if self.rows:
            self.writer.write_table(self.arrow.Table.from_pylist(self.rows, schema=self.schema))
            self.rows = []

    def close(self) -> None:
        """The file is whole."""
        self.flush()
        self.writer.close()
        self.scratch.replace(self.path)
