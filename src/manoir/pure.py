"""The uncompiled form on demand: the same sources, with every extension module of the house passed over."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of the house in their sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("manoir.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if found is not None:
                return found
        return None


def run_uncompiled() -> None:
    """From here on the house is imported uncompiled; call it before anything of the house is."""
    sys.meta_path.insert(0, SourceFinder())


def form() -> str:
    """Which form of the core is running: `compiled` or `uncompiled`."""
    from manoir.kernel import playout

    return "uncompiled" if str(playout.__file__).endswith(".py") else "compiled"
