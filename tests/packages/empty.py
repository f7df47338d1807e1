"""An empty environment: a Python of its own that has nothing but a package and what the package's metadata asks for.

What it asks for is linked from the environment of the tests instead of being fetched again: the same files, no network.
So a dependency that the metadata forgot is missing here, although the tests have it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent
KEPT = ("PATH", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "CI")


class Empty:
    """A virtual environment with one package in it, and a home in which nothing is yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        venv.create(folder / "env", with_pip=False, symlinks=os.name != "nt")
        paths = {"base": str(folder / "env"), "platbase": str(folder / "env")}
        self.scripts = Path(sysconfig.get_path("scripts", "venv", paths))
        self.site = Path(sysconfig.get_path("purelib", "venv", paths))

    def pip(self, *words: str, **given: str) -> None:
        """Run the pip of the tests on this environment, without the network."""
        command = [sys.executable, "-m", "pip", "--python", str(self.python), *words]
        command += ["-q", "--no-deps", "--no-index", "--disable-pip-version-check"]
        environment = self.environment(**given)
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.home, env=environment, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def install(self, wheel: Path, extra: str = "") -> None:
        """Install a wheel, then link what its metadata asks for, with one of its extras."""
        self.pip("install", str(wheel))
        (info,) = self.site.glob("manoir-*.dist-info")
        self.link(PathDistribution(info).requires or (), extra)

    def link(self, requirements: Iterable[str], extra: str = "") -> None:
        """Link what was asked for, and what that asks for, from the environment of the tests."""
        for found in _closure(requirements, {}, extra).values():
            for name in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
                there = Path(str(found.locate_file(name)))
                if not (self.site / name).exists() and there.exists():
                    (self.site / name).symlink_to(there)

    @property
    def python(self) -> Path:
        return self.scripts / ("python.exe" if os.name == "nt" else "python")

    def environment(self, **given: str) -> dict[str, str]:
        """Variables that know nothing of a repository."""
        return {
            **{name: os.environ[name] for name in KEPT if name in os.environ},
            "HOME": str(self.home),
            "USERPROFILE": str(self.home),
            "PYTHONUTF8": "1",
            "PYTHONDONTWRITEBYTECODE": "1",  # what is linked stays as it is
            **given,
        }

    def run(self, *command: str, **given: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment in its home; what it wrote is in the answer."""
        return subprocess.run(
            [str(self.scripts / command[0]), *command[1:]],
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.home,
            env=self.environment(**given),
            timeout=120,
            check=False,
        )


def _closure(
    requirements: Iterable[str], found: dict[tuple[str, str], Distribution], extra: str = ""
) -> dict[tuple[str, str], Distribution]:
    """The packages of the test's environment that requirements name, with all that they need in turn."""
    for need in map(Requirement, requirements):
        if need.marker is not None and not need.marker.evaluate({"extra": extra}):
            continue
        for wanted in ("", *need.extras):
            if (need.name, wanted) not in found:
                found[need.name, wanted] = distribution(need.name)
                _closure(found[need.name, wanted].requires or (), found, wanted)
    return found


class House:
    """A house of an environment, opened by a command and closed by a signal; what it said is filled in then."""

    def __init__(
        self, empty: Empty, command: tuple[str, ...], port: int, before: tuple[str, ...] = (), **given: str
    ) -> None:
        self.port = port
        self.said: list[str] = []
        self.end = signal.SIGTERM
        self.process = subprocess.Popen(
            [*before, str(empty.scripts / command[0]), *command[1:]],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            cwd=empty.home,
            env=empty.environment(**{"MANOIR_HOST": "127.0.0.1", "MANOIR_PORT": str(port), **given}),
        )

    def __enter__(self) -> list[str]:
        for _ in range(600):
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health") as answer:
                    assert answer.status == 200
                return self.said
            except URLError:
                assert self.process.poll() is None, self.process.communicate()[0]
                sleep(0.1)
        raise AssertionError("the house did not open")

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(self.end)
        self.said.append(self.process.communicate(timeout=60)[0])
        assert self.process.returncode == 0, self.said
