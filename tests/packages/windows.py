"""`python windows.py COMMAND...`: `manoir` as if on Windows, as far as our own code goes.

The standard library and the frameworks are imported first, as what they are; then this is Windows: no uvloop, no
fcntl, no resource, no SO_REUSEPORT, letters of its own, and locks as msvcrt has them.
"""

from __future__ import annotations

import asyncio
import fcntl
import importlib
import multiprocessing.connection
import os
import socket
import sys
import types
import webbrowser

FRAMEWORKS = "alembic.command aiosqlite cyclopts litestar.app rich.console sqlalchemy.ext.asyncio uvicorn"
LACKING = ("fcntl", "grp", "pwd", "resource", "termios", "uvloop")


def locking(number: int, _mode: int, count: int) -> None:
    """As msvcrt does it: some bytes where the file stands, for one process."""
    fcntl.lockf(number, fcntl.LOCK_EX | fcntl.LOCK_NB, count, os.lseek(number, 0, os.SEEK_CUR))


def no_handler(*_: object) -> None:
    """As the loops of Windows do it."""
    raise NotImplementedError


for name in (*FRAMEWORKS.split(), "subprocess", "tempfile"):
    importlib.import_module(name)
for name in LACKING:
    sys.modules[name] = None  # type: ignore[assignment]
sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2)  # type: ignore[assignment]
setattr(multiprocessing.connection, "PipeConnection", multiprocessing.connection.Connection)  # noqa: B010
asyncio.SelectorEventLoop.add_signal_handler = no_handler  # type: ignore[method-assign, assignment]
for name in ("fork", "geteuid", "getuid", "sysconf", "killpg", "setsid"):
    delattr(os, name)
delattr(socket, "SO_REUSEPORT")
webbrowser.open = lambda address: print(f"A browser shows {address}", flush=True)  # type: ignore[assignment]
setattr(sys, "platform", "win32")  # noqa: B010  # a type checker would call the rest unreachable

from manoir.cli import main  # noqa: E402

main(sys.argv[1:])
