"""The file of an SQLite database: whether it is still the one that was opened, and whether another house has it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from manoir.store.trouble import Trouble

Identity = tuple[int, int] | None
BEHIND = 2**30


class OpenedFiles:
    """The database and its journal as they were when a connection began to write.

    A file that was deleted or replaced while it is open is still written to, and all of it is gone when the house
    closes: nothing may be acknowledged into such a file.
    """

    def __init__(self, path: str) -> None:
        self.paths = (path, f"{os.path.realpath(path)}-wal")  # SQLite follows links, and writes beside the file itself
        self.found: list[Identity] = [None, None]

    def check(self) -> None:
        """Trouble, unless both files stand where they did; noted when they are first seen."""
        for number, path in enumerate(self.paths):
            now = _identity(path)
            if now is None:
                raise Trouble(f"{path} is gone: what is written would be lost")
            if self.found[number] not in (None, now):
                raise Trouble(f"{path} is another file than the one that was opened")
            self.found[number] = now


def _identity(path: str) -> Identity:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def held_alone(path: str | None) -> Iterator[None]:
    """Hold an SQLite file for one house, or Trouble if another house has it; the lock ends with its process."""
    if path is None:
        yield
        return
    lock = Path(f"{os.path.realpath(path)}.lock")  # by whatever link it was found, it is one file
    try:
        file = lock.open("a+", encoding="utf-8")
    except OSError as wrong:
        raise Trouble(f"{lock} cannot be written: {wrong.strerror}") from wrong
    with file:
        try:
            _lock(file.fileno())
        except OSError:
            file.seek(0)
            by = file.read().strip() or "unknown"
            raise Trouble(f"{path} is open in another house (process {by}); a house has its file to itself") from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _lock(number: int) -> None:
    """Lock an open file, or OSError; not the database itself, whose own locks would be let go."""
    if sys.platform == "win32":
        import msvcrt

        # What is locked there cannot be read by others, and the lock begins where the file stands: a byte far behind
        # what is written, the same for every house.
        os.lseek(number, BEHIND, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
