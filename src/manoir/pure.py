"""The uncompiled form on demand: the same sources, with every extension module of the house passed over."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

NOTE = Path(__file__).parent / "uncompiled.txt"  # left by a build without the compiled core: why it has none


class SourceFinder(MetaPathFinder):
    """Finds the modules of the house, and of packages named with it, in their sources only."""

    def __init__(self, packages: tuple[str, ...]) -> None:
        self.packages = packages

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or fullname.partition(".")[0] not in self.packages:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if found is not None:
                return found
        return None


def run_uncompiled(*packages: str) -> None:
    """From here on the house and these packages are imported uncompiled; call it before anything of them is."""
    sys.meta_path.insert(0, SourceFinder(("manoir", *packages)))


def form() -> str:
    """Which form of the core is running: `compiled` or `uncompiled`."""
    from manoir.kernel import playout

    return "uncompiled" if str(playout.__file__).endswith((".py", ".pyc")) else "compiled"


def why_uncompiled() -> str:
    """What the build noted when it could not compile the core."""
    return NOTE.read_text(encoding="utf-8").strip() if NOTE.is_file() else "it is run from its sources"
