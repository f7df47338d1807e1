"""A house hired for a measurement: a server in a process of its own, with a database on the disk, and what it costs."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

OPENING = 300.0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class OneWorker:
    """A server on the loopback, without limits, gone when the measurement is over."""

    def __init__(self, python: str | None = None) -> None:
        """With another environment's python, the server of that environment."""
        self.python = python
        self.folder = tempfile.TemporaryDirectory(prefix="manoir-bench-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{probe.getsockname()[1]}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        many = str(100_000)
        limits = {"MANOIR_MESSAGES": "0", "MANOIR_REQUESTS": "0", "MANOIR_TABLES": many, "MANOIR_SOCKETS": many}
        limits |= {f"MANOIR_{name}": "0" for name in ("TABLES_EACH", "TABLES_HOUR", "BOT_TABLES_EACH", "CONNECTIONS")}
        limits |= {"MANOIR_CONNECTIONS_EACH": "0"}
        limits |= {"MANOIR_SOCKETS_EACH": many, "MANOIR_LOG_LEVEL": "warning", "MANOIR_HELLO": "600"}
        command = [self.python or sys.executable, "-c", "from manoir.cli import main; main()", *self.command()]
        asked = {name: value for name, value in os.environ.items() if self.python is None or name != "PYTHONPATH"}
        self.process = subprocess.Popen(command, env=asked | limits, stdout=subprocess.DEVNULL)
        since = monotonic()
        while monotonic() - since < OPENING:
            try:
                self.read("/health")
                return self
            except OSError:
                sleep(0.05)
        self.__exit__(None, None, None)
        raise RuntimeError("the house did not open")

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
        self.folder.cleanup()

    def command(self) -> list[str]:
        """How it is served."""
        database = f"sqlite+aiosqlite:///{Path(self.folder.name) / 'house.db'}"
        return ["serve", "--port", self.address.split(":")[1], "--database", database]

    def read(self, path: str) -> str:
        """What the house answers."""
        with urllib.request.urlopen(f"http://{self.address}{path}", timeout=30) as answer:
            return str(answer.read().decode())

    def measure(self, name: str) -> float:
        """A count of the house."""
        found = re.search(rf"^{name} (\S+)$", self.read("/metrics"), re.MULTILINE)
        return float(found.group(1)) if found else 0.0

    def cpu(self) -> float:
        """Seconds of processor that the server has used; 0 where that cannot be known."""
        return 0.0 if self.process is None else processor(self.process.pid)

    def memory(self) -> int:
        """Bytes that the server holds; 0 where that cannot be known."""
        fields = self._proc("statm").split()
        return int(fields[1]) * PAGE if fields else 0

    def _proc(self, file: str) -> str:
        if self.process is None:
            return ""
        path = Path(f"/proc/{self.process.pid}/{file}")
        return path.read_text(encoding="utf-8") if path.exists() else ""


def processor(pid: int) -> float:
    """Seconds of processor that a process has used; 0 where that cannot be known."""
    path = Path(f"/proc/{pid}/stat")
    fields = path.read_text(encoding="utf-8").rpartition(")")[2].split() if path.exists() else []
    return (int(fields[11]) + int(fields[12])) / TICK if fields else 0.0
