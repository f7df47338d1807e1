"""A PostgreSQL and a Redis of one's own: on a free port of the loopback, in a folder that is gone afterwards."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

DEBIAN = Path("/usr/lib/postgresql")  # where Debian keeps PostgreSQL's programs: on nobody's PATH
HOW = "apt-get install -y postgresql redis-server"  # as `make services` does
OPENING = 60.0


class Missing(Exception):
    """The machine has no such program; says how to get it."""


def found(program: str) -> str:
    """A program on the PATH or in Debian's own folders; Missing if there is none."""
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda path: float(path.parent.name))
    path = shutil.which(program) or shutil.which(program, path=os.pathsep.join(map(str, reversed(versions))))
    if path is None:
        raise Missing(f"{program} is not installed (on Debian: {HOW})")
    return path


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if sys.platform == "win32":  # which knows one way only
    AT_ONCE = WITH_ALL = signal.SIGTERM
else:
    AT_ONCE, WITH_ALL = signal.SIGKILL, signal.SIGQUIT


class Service(ABC):
    """A server in a process and a folder of its own, stopped and started again at will."""

    user: str | None = None  # under which it runs, if we are root
    now = AT_ONCE

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="manoir-service-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if (user := self._user()) is not None:
            shutil.chown(self.folder, user)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.stop(self.now)  # nothing in it is needed any more
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=log, stderr=log, user=self._user(), start_new_session=True
            )
        since = monotonic()
        while not self.answers():
            if self.process.poll() is not None or monotonic() - since > OPENING:
                raise RuntimeError(f"{self.command()[0]}: {(self.folder / 'log.txt').read_text()[-2000:]}")
            sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, and wait until it is gone."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(OPENING)

    @abstractmethod
    def command(self) -> list[str]:
        """How it is started."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it takes requests."""

    def _user(self) -> str | None:
        return self.user if sys.platform != "win32" and os.geteuid() == 0 else None

    def _run(self, *command: str) -> bytes:
        done = subprocess.run(command, cwd=self.folder, capture_output=True, user=self._user(), check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr.decode(errors='replace')[-2000:]}")
        return done.stdout


class Postgres(Service):
    """A PostgreSQL that syncs to the disk, as it comes."""

    user = "postgres"  # it refuses to run as root
    now = WITH_ALL  # it has processes of its own, which are to end with it

    def __init__(self) -> None:
        self.programs = {name: found(name) for name in ("initdb", "postgres", "psql", "pg_isready")}
        super().__init__()
        self.databases = 0
        self._run(self.programs["initdb"], "-D", "data", "-U", "manoir", "--auth=trust", "--no-sync", "-E", "UTF8")

    def command(self) -> list[str]:
        options = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder), "port": self.port}
        return [
            self.programs["postgres"],
            "-D",
            str(self.folder / "data"),
            *(f"--{name}={value}" for name, value in options.items()),
        ]

    def answers(self) -> bool:
        ready = [self.programs["pg_isready"], "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def tell(self, statement: str) -> str:
        """Run a statement as the one who may do everything."""
        address = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "manoir", "-d", "postgres"]
        return self._run(self.programs["psql"], *address, "-Atqc", statement).decode().strip()

    def new_url(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        self.tell(f"CREATE DATABASE house{self.databases}")
        return f"postgresql+asyncpg://manoir@127.0.0.1:{self.port}/house{self.databases}"


class Redis(Service):
    """A Redis that keeps nothing: stopped and started again it is empty."""

    def __init__(self) -> None:
        self.program = found("redis-server")
        super().__init__()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            return self._said("PING").startswith(b"+PONG")
        except OSError:
            return False

    def carried(self) -> int:
        """Bytes that it was ever sent."""
        found = re.search(rb"total_net_input_bytes:(\d+)", self._said("INFO stats"))
        return int(found.group(1)) if found else 0

    def _said(self, command: str) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(f"{command}\r\nQUIT\r\n".encode())
            parts = []
            while part := line.recv(65_536):
                parts.append(part)
            return b"".join(parts)
