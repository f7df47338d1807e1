"""The notebook of the docs: every cell runs, on games that it simulates itself, and three plots are drawn."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")
matplotlib = pytest.importorskip("matplotlib")

NOTEBOOK = Path(__file__).parent.parent.parent / "docs" / "examples" / "decisions.ipynb"
PICTURES = os.environ.get("MANOIR_PICTURES")  # a folder in which to leave the plots, for whoever wants to see them


@pytest.mark.once
def test_the_notebook_reads_the_decisions_and_draws_three_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matplotlib.use("Agg")
    from matplotlib import pyplot

    monkeypatch.chdir(tmp_path)
    drawn: list[Any] = []
    monkeypatch.setattr(pyplot, "show", lambda: drawn.append(pyplot.gcf()))
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells):
        assert cell["outputs"] == [], "outputs are not kept: clear them before a commit"
        exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
    assert names["table"].num_rows > 1000
    assert len(drawn) == 3
    for number, figure in enumerate(drawn):
        (axes,) = figure.axes
        assert axes.get_xlabel() or axes.get_xticklabels()
        assert axes.has_data()
        if PICTURES:
            figure.savefig(Path(PICTURES) / f"decisions-{number + 1}.png", dpi=80)
    pyplot.close("all")
