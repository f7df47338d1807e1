"""A bar on the screen while something takes long; nothing where errors go elsewhere than to a screen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn


class Bar:
    """How far the work has come."""

    __slots__ = ("progress", "task")

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self.progress = progress
        self.task = task

    def advance(self, more: int = 1) -> None:
        """So much more is done."""
        self.progress.advance(self.task, more)

    def reach(self, done: int, total: int) -> None:
        """So much is done, of so much."""
        self.progress.update(self.task, completed=done, total=total)


@contextmanager
def bar(label: str, total: int | None = None) -> Iterator[Bar]:
    """A bar that is gone when the work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not os.isatty(2)) as progress:
        yield Bar(progress, progress.add_task(label, total=total))
