"""`manoir simulate --out`: every decision of every game, as a table."""

from __future__ import annotations

from pathlib import Path

import pytest

parquet = pytest.importorskip("pyarrow.parquet")

from manoir.cli.simulate import simulate
from manoir.games import title_of
from manoir.research import spaces_for

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "research.md"


def test_a_row_a_decision_with_what_was_seen_offered_and_answered(tmp_path: Path) -> None:
    simulate("minuit", seats=3, games=2, seed=4, option=("rounds=1",), out=tmp_path / "games.parquet", arrays=True)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert {row["seed"] for row in rows} == {4, 5}
    spaces = spaces_for(title_of("minuit"), 3, {"rounds": 1})
    for row in rows:
        assert row["move"] in row["moves"]
        assert spaces.text(row["action"]) == row["move"]
        assert sorted(spaces.text(action) for action in row["legal"]) == sorted(row["moves"])
        assert len(row["observation"]) == spaces.size
    by_seat = {row["seat"]: row["reward"] for row in rows if row["seed"] == 4}
    assert sum(by_seat.values()) == pytest.approx(1)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_every_column_is_in_the_docs(tmp_path: Path) -> None:
    simulate("chasseurs", games=1, out=tmp_path / "games.parquet", arrays=True)
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in parquet.read_schema(tmp_path / "games.parquet").names if f"`{name}`" not in page] == []
