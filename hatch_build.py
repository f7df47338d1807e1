"""The build hook: a wheel carries the page, and the compiled core when that is asked for; it says so when it cannot."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class HouseHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page with Node, and compiles kernel, games and search with mypyc when MANOIR_COMPILE is 1."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "tools"))
        self._page(root, build_data)
        if os.environ.get("MANOIR_COMPILE") == "1":
            self._core(root, build_data)

    def _page(self, root: Path, build_data: dict[str, Any]) -> None:
        from web import ASSETS, NoPage, build

        try:
            build(root)
        except NoPage as why:
            self.app.display_warning(f"manoir: the page could not be built ({why}); there is the terminal")
        if (root / ASSETS / "index.html").is_file():
            build_data["force_include"][str(root / ASSETS)] = "manoir/server/assets"

    def _core(self, root: Path, build_data: dict[str, Any]) -> None:
        try:
            from core import compile_core

            built = compile_core(root / "build" / "core", root)
        except SystemExit as error:  # how mypyc and setuptools report what stopped them
            self.app.display_warning(f"manoir: the core could not be compiled ({error}); the house runs uncompiled")
            return
        except Exception as error:
            self.app.display_warning(f"manoir: the core could not be compiled ({error}); the house runs uncompiled")
            return
        for path in built:
            build_data["force_include"][str(root / "build" / "core" / "lib" / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
