"""Long work says how far it is, on a screen only."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "manoir", "statistics", "minuit", "--games", "3", "--seats", "2", "--lang", "en"]


@pytest.mark.once
@pytest.mark.skipif(os.name == "nt", reason="a screen of its own is made otherwise there")
def test_statistics_shows_a_bar_on_a_screen_and_none_elsewhere() -> None:
    screen, end = os.openpty()
    shown = subprocess.run(COMMAND, stdout=subprocess.PIPE, stderr=end, text=True, timeout=120, check=True)
    os.close(end)
    drawn = os.read(screen, 65536).decode()
    os.close(screen)
    assert "6/6" in drawn  # three games at random and three greedy ones
    silent = subprocess.run(COMMAND, capture_output=True, text=True, timeout=120, check=True)
    assert silent.stderr == ""
    assert silent.stdout == shown.stdout
    assert silent.stdout.startswith("| 3 games | random 2 | greedy 2 |")
