"""When the core is compiled, and why it is not."""

from __future__ import annotations

from pathlib import Path

import core
import pytest


def test_without_a_compiler_nothing_is_tried_and_the_reason_is_given(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert core.why_not("linux") == "no C compiler was found"
    assert core.why_not("win32") is None, "setuptools finds the compiler of Windows, which is not on the path"


def test_without_the_headers_of_python_nothing_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cc").write_text("#!/bin/sh\n", encoding="utf-8")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert "headers" in str(core.why_not("linux"))
    (tmp_path / "Python.h").write_text("", encoding="utf-8")
    assert core.why_not("linux") is None


def test_extension_modules_are_found_by_the_names_of_every_system(tmp_path: Path) -> None:
    for name in ("a.cpython-311-x86_64-linux-gnu.so", "b.cp311-win_amd64.pyd", "c.cpython-311-darwin.so", "d.py"):
        (tmp_path / name).touch()
    assert [path.name[0] for path in core.modules(tmp_path)] == ["a", "b", "c"]
