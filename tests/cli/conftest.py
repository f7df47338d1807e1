"""The command line as a person calls it: what it prints, what it complains of, how it exits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from manoir.cli import main


@dataclass(frozen=True)
class Ran:
    """One call of the command."""

    code: int
    out: str
    err: str


@pytest.fixture
def manoir(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Call `manoir` with these words, in English unless they say otherwise."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def call(*words: object) -> Ran:
        capsys.readouterr()
        code = 0
        try:
            main([str(word) for word in words])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        seen = capsys.readouterr()
        assert "Traceback" not in seen.err + seen.out
        return Ran(code, seen.out, seen.err)

    return call
